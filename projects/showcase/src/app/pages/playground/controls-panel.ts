import { Component, inject } from '@angular/core';
import { CALENDAR_VIEWS, PALETTE, type EventSearch, type Resizable } from 'ng-event-calendar';
import { DISPLAY_ZONES } from '../../../data/zones';
import { CreationProps } from './controls/creation-props';
import { LocaleTextProps } from './controls/locale-text-props';
import { MenuConfigProps } from './controls/menu-config-props';
import { PreferencesProps } from './controls/preferences-props';
import { PropChoice } from './controls/prop-choice';
import { PropHeight } from './controls/prop-height';
import { PropHours } from './controls/prop-hours';
import { PropJson } from './controls/prop-json';
import { PropNumber } from './controls/prop-number';
import { PropSet } from './controls/prop-set';
import { PropText } from './controls/prop-text';
import { PropToggle } from './controls/prop-toggle';
import { ResourceColumnsProps } from './controls/resource-columns-props';
import { EventsProps } from './controls/events-props';
import { PlaygroundProps } from './playground-props';
import { PropGroup } from './prop-group';
import { VisibleResourcesProps } from './controls/visible-resources-props';

/** A control for every prop of the calendar. */
@Component({
  selector: 'sc-controls-panel',
  imports: [
    CreationProps,
    EventsProps,
    LocaleTextProps,
    MenuConfigProps,
    PreferencesProps,
    PropChoice,
    PropGroup,
    PropHeight,
    PropHours,
    PropJson,
    PropNumber,
    PropSet,
    PropText,
    PropToggle,
    ResourceColumnsProps,
    VisibleResourcesProps,
  ],
  templateUrl: './controls-panel.html',
  styles: `
    :host {
      display: block;
    }
  `,
})
export class ControlsPanel {
  private readonly props = inject(PlaygroundProps);

  protected readonly inputs = this.props.inputs;
  protected readonly models = this.props.models;
  protected readonly locale = this.props.locale;

  protected readonly views = CALENDAR_VIEWS;
  protected readonly palette = PALETTE;
  protected readonly zones = DISPLAY_ZONES;
  protected readonly edges: readonly Resizable[] = [true, false, 'start', 'end'];
  protected readonly heights = [24, 48, 72, 120, 'fit'] as const;
  protected readonly slots = [5, 10, 15, 20, 30, 60, 120];
  protected readonly required: readonly (boolean | readonly string[])[] = [true, false];
  protected readonly searches: readonly (boolean | EventSearch)[] = [false, true];
  protected readonly dialogs = ['drawer', 'dialog'] as const;
  protected readonly locales = ['en-US', 'en-GB', 'de', 'fr', 'sv', 'ja', 'he', 'ar-EG'];
}
