import { Component, DOCUMENT, inject, signal } from '@angular/core';
import { STUDIO_RESOURCES } from '../../../data/studio';
import { studioEvents } from '../../../data/studio-events';
import { Appearance } from '../../shell/appearance';
import { Icon } from '../../ui/icon';
import { type SegmentOption, Segmented } from '../../ui/segmented';
import { CalendarStage } from './calendar-stage';
import { ControlsPanel } from './controls-panel';
import { PlaygroundProps } from './playground-props';
import { applyQuery } from './query-presets';
import { StatePanel } from './state-panel';

/** Height that the top bar and the page's own bar leave, within limits. */
const STAGE_HEIGHT = 'clamp(560px, 100dvh - 148px, 960px)';

/** One large calendar with controls for every prop, and everything that it reports. */
@Component({
  selector: 'sc-playground',
  imports: [CalendarStage, ControlsPanel, Icon, Segmented, StatePanel],
  providers: [PlaygroundProps],
  templateUrl: './playground.html',
  styleUrl: './playground.scss',
  host: { '[class.is-bare]': 'isBare' },
})
export class Playground {
  private readonly query = new URLSearchParams(inject(DOCUMENT).location.search);
  private readonly props = inject(PlaygroundProps);

  protected readonly isBare = inject(Appearance).isBare;
  /** Closed at first if they would stand between the calendar and its state. */
  protected readonly areControlsOpen = signal(
    inject(DOCUMENT).defaultView?.matchMedia('(width >= 1100px)').matches ?? true,
  );
  protected readonly width = signal('100%');
  protected readonly widths: readonly SegmentOption<string>[] = [
    { value: '100%', label: 'Full' },
    { value: '768px', label: '768' },
    { value: '600px', label: '600' },
    { value: '360px', label: '360' },
  ];

  constructor() {
    this.reset();
    applyQuery(this.props, this.query);
  }

  /** Resets to a calendar with all models bound and only the inputs that the page needs. */
  protected reset(): void {
    const { props } = this;
    for (const prop of Object.values(props.inputs)) prop.set(undefined);
    const date = this.query.get('date')?.slice(0, 10);
    if (date !== undefined && !Number.isNaN(Date.parse(date))) props.anchor = date;
    props.provideEvents(studioEvents(props.anchor));
    props.models.view.set('week');
    props.models.visibleDate.set(props.anchor);
    props.models.preferences.set({});
    props.models.visibleResources.set({});
    props.inputs.resources.set(STUDIO_RESOURCES);
    props.inputs.height.set(this.isBare ? '100dvh' : STAGE_HEIGHT);
    props.locale.set('en-US');
    props.lastAction.set(undefined);
    props.remount();
  }
}
