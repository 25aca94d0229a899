import { Component, computed, inject } from '@angular/core';
import { studioEvents } from '../../../../data/studio-events';
import { PlaygroundProps } from '../playground-props';
import { PropChoice } from './prop-choice';

type DataSet = 'studio' | 'none';

/** `events`: the studio's, none at all, or not bound. */
@Component({
  selector: 'sc-events-props',
  imports: [PropChoice],
  template: `
    <sc-prop-choice
      name="events"
      [choices]="dataSets"
      [labels]="['the studio’s', 'empty list']"
      [value]="dataSet()"
      (valueChange)="choose($event)"
    />
  `,
})
export class EventsProps {
  private readonly props = inject(PlaygroundProps);

  protected readonly dataSets: readonly DataSet[] = ['studio', 'none'];
  protected readonly dataSet = computed<DataSet | undefined>(() => {
    const events = this.props.models.events();
    return events && (events.length > 0 ? 'studio' : 'none');
  });

  protected choose(dataSet: DataSet | undefined): void {
    const events = { studio: () => studioEvents(this.props.anchor), none: () => [] };
    this.props.provideEvents(dataSet && events[dataSet]());
  }
}
