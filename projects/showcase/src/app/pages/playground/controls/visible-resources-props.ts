import { Component, computed, inject } from '@angular/core';
import { STUDIO_RESOURCES } from '../../../../data/studio';
import { PlaygroundProps } from '../playground-props';
import { PropChoice } from './prop-choice';

type State = 'all' | 'team' | 'custom';
type Resources = 'studio';

/** `resources`, and `visibleResources`: not bound, all shown, or only the practitioners. */
@Component({
  selector: 'sc-visible-resources-props',
  imports: [PropChoice],
  template: `
    <sc-prop-choice
      name="resources"
      unset="none"
      [choices]="sets"
      [labels]="['the studio’s']"
      [value]="resources()"
      (valueChange)="chooseResources($event)"
    />
    <sc-prop-choice
      name="visibleResources"
      [choices]="states()"
      [labels]="labels"
      [value]="state()"
      (valueChange)="choose($event)"
    />
  `,
})
export class VisibleResourcesProps {
  private readonly props = inject(PlaygroundProps);

  protected readonly sets = ['studio'] as const;
  protected readonly resources = computed<Resources | undefined>(() =>
    this.props.inputs.resources()?.length ? 'studio' : undefined,
  );
  protected readonly labels = ['{ } all shown', 'team only', 'as toggled'];
  protected readonly state = computed<State | undefined>(() => {
    const map = this.props.models.visibleResources();
    if (map === undefined || map === TEAM_ONLY) return map && 'team';
    return Object.values(map).every(Boolean) ? 'all' : 'custom';
  });
  protected readonly states = computed<readonly State[]>(() =>
    this.state() === 'custom' ? ['all', 'team', 'custom'] : ['all', 'team'],
  );

  protected choose(state: State | undefined): void {
    if (state === 'custom') return;
    this.props.models.visibleResources.set(state && { all: {}, team: TEAM_ONLY }[state]);
  }

  protected chooseResources(resources: Resources | undefined): void {
    this.props.inputs.resources.set(resources ? STUDIO_RESOURCES : undefined);
  }
}

const TEAM_ONLY = { rooms: false, house: false };
