import {
  CdkMenu,
  CdkMenuGroup,
  CdkMenuItem,
  CdkMenuItemCheckbox,
  CdkMenuItemRadio,
} from '@angular/cdk/menu';
import { Component, computed, inject, input, output } from '@angular/core';
import type {
  CalendarPreferences,
  CalendarView,
  TimelinePreset,
  Weekday,
} from 'ng-event-calendar/core/internal';
import { Help } from '../feedback/help';
import { Icon } from '../icon/icon';
import { Popover } from '../popover/popover';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { GestureRules } from '../store/events/gesture-rules';
import { Navigation } from '../store/dates/navigation';
import { TimelineSettings } from '../store/dates/timeline-settings';
import { TimeScroll } from '../store/dates/time-scroll';
import { openFromButton } from '../toolbar/open-from-button';
import type { PageStep } from '../toolbar/page-step';
import { TODAY_IN_MENU, STEPS_IN_MENU } from '../toolbar/row-squeeze';
import type { MenuItems } from './menu-items';

/**
 * Menu of the preferences that the host lets users set, below whatever else the toolbar has no room for: on a phone the
 * navigation to other dates.
 */
@Component({
  selector: 'ec-preferences-menu',
  imports: [
    CdkMenu,
    CdkMenuGroup,
    CdkMenuItem,
    CdkMenuItemCheckbox,
    CdkMenuItemRadio,
    Icon,
    Popover,
  ],
  templateUrl: './preferences-menu.html',
  styleUrl: './preferences-menu.scss',
})
export class PreferencesMenu {
  readonly #settings = inject(CalendarSettings);
  readonly #help = inject(Help);

  readonly origin = input.required<HTMLElement>();
  readonly label = input.required<string>();
  /** Items of the menu; null where the host leaves no preference to set. */
  readonly items = input.required<MenuItems | null>();
  /** Navigation to other dates. */
  readonly steps = input.required<readonly PageStep[]>();
  /** Degree to which the toolbar is squeezed. */
  readonly degree = input.required<number>();
  /** Whether the views are among the items, as the toolbar has no room for a list of their own. */
  readonly hasViews = input(false);
  /** Whether presets and "New event" are among the items. */
  readonly hasButtons = input(false);
  readonly closed = output();

  protected readonly text = this.#settings.text;
  /** Whether the calendar is a phone's, where nobody presses keys. */
  protected readonly isMobile = this.#settings.isMobile;
  protected readonly navigation = inject(Navigation);
  readonly #timeline = inject(TimelineSettings);
  readonly #rules = inject(GestureRules);
  protected readonly preset = this.#timeline.preset;
  readonly #timeScroll = inject(TimeScroll);
  readonly #calendar = inject(BOUNDARY_INJECTOR);
  readonly #preferences = this.#settings.preferences;

  /** Steps that have no room in the toolbar. */
  protected readonly ownSteps = computed(() => {
    return this.degree() >= STEPS_IN_MENU ? this.steps() : [];
  });
  protected readonly hasToday = computed(() => this.degree() >= TODAY_IN_MENU && !this.isMobile());
  protected readonly hasCreate = computed(() => this.hasButtons() && this.#rules.hasCreateButton());
  protected readonly presets = computed(() => {
    const presets = this.#timeline.presets();
    const isChoice = this.navigation.layout().hasPresets && presets.length > 1;
    return this.hasButtons() && isChoice ? presets : [];
  });
  /** Whether there is something between the views and the preferences. */
  protected readonly hasActions = computed(
    () => this.ownSteps().length > 0 || this.hasToday() || this.hasCreate(),
  );

  protected readonly toggles = computed(() => {
    const preferences = this.#preferences();
    return (this.items()?.toggles ?? []).map((key) => ({
      change: { [key]: !preferences[key] },
      label: this.text()(key),
      isOn: preferences[key],
    }));
  });
  /** Preferences with several values, of which one is chosen. */
  protected readonly groups = computed(() => {
    const text = this.text();
    const items = this.items();
    return [
      ...(items?.clock
        ? [{ name: 'clock', label: text('timeFormat'), choices: this.#clocks() }]
        : []),
      ...(items?.weekStart
        ? [{ name: 'weekStart', label: text('startWeekOn'), choices: this.#weekStarts() }]
        : []),
    ];
  });
  readonly #clocks = computed(() => {
    const { ampm } = this.#preferences();
    return [
      { change: { ampm: true }, label: this.text()('amPm12h'), isOn: ampm },
      { change: { ampm: false }, label: this.text()('hour24h'), isOn: !ampm },
    ];
  });
  readonly #weekStarts = computed(() => {
    const { weekStartsOn } = this.#preferences();
    const formats = this.#settings.formats();
    const days: Weekday[] = [6, 0, 1];
    // A start that the menu doesn't offer was set by the host, and must be shown as chosen too.
    if (!days.includes(weekStartsOn)) days.push(weekStartsOn);
    return days.map((day) => ({
      change: { weekStartsOn: day },
      label: this.#weekdayName(day) ?? formats.weekdayLong(SUNDAY + day),
      isOn: weekStartsOn === day,
    }));
  });

  /** Opens the list of keys in place of the menu. */
  protected openShortcuts(): void {
    this.closed.emit();
    this.#help.beside.set(this.origin());
  }

  protected show(view: CalendarView): void {
    this.navigation.show(view);
    this.closed.emit();
  }

  protected choose(preset: TimelinePreset): void {
    this.#timeScroll.preset.set(preset);
    this.closed.emit();
  }

  protected create(): void {
    this.closed.emit();
    void openFromButton(this.#calendar);
  }

  protected prefer(change: CalendarPreferences): void {
    this.#settings.prefer(change);
  }

  #weekdayName(day: Weekday): string | undefined {
    if (day === 6) return this.text()('weekdaySaturday');
    if (day === 0) return this.text()('weekdaySunday');
    return day === 1 ? this.text()('weekdayMonday') : undefined;
  }
}

/** Day number of a Sunday, 4 January 1970. */
const SUNDAY = 3;
