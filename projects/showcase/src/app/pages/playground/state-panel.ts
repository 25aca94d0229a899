import { Component, computed, inject } from '@angular/core';
import { JsonView } from '../../ui/json-view';
import { EventsState } from './events-state';
import { markupOf } from './markup';
import { type ModelName, PlaygroundProps } from './playground-props';
import { CopyButton } from '../../ui/copy-button';

/** Live values of every output and every model of the calendar. */
@Component({
  selector: 'sc-state-panel',
  imports: [CopyButton, EventsState, JsonView],
  templateUrl: './state-panel.html',
  styleUrl: './state-panel.scss',
})
export class StatePanel {
  protected readonly props = inject(PlaygroundProps);

  protected readonly small: readonly ModelName[] = ['view', 'visibleDate', 'displayTimezone'];
  protected readonly objects: readonly ModelName[] = ['preferences', 'visibleResources'];
  protected readonly markup = computed(() => markupOf(this.props));
  protected readonly lastAction = this.props.lastAction;
  protected readonly actionTime = computed(() => {
    const time = this.lastAction()?.event_timestamp;
    return time === undefined ? '' : new Date(time).toLocaleTimeString();
  });

  protected isBound(name: ModelName): boolean {
    return this.props.models[name]() !== undefined;
  }
}
