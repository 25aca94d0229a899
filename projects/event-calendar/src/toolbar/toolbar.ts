import {
  Component,
  computed,
  type ElementRef,
  inject,
  input,
  output,
  signal,
  viewChild,
} from '@angular/core';
import type { CalendarView } from 'ng-event-calendar/core';
import { Icon } from '../icon/icon';
import { part } from '../parts/part';
import { PartOutlet } from '../parts/part-outlet';
import { menuItems } from '../preferences-menu/menu-items';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { Navigation } from '../store/navigation';
import type { LocaleTextKey } from '../text/locale-text';

const TIME_SPANS: Readonly<Record<CalendarView, LocaleTextKey>> = {
  day: 'timeSpanDay',
  week: 'timeSpanWeek',
  month: 'timeSpanMonth',
  agenda: 'timeSpanAgenda',
};

const PARTS = {
  datePicker: part(
    () => import('../popover/date-picker-popover'),
    (chunk) => chunk.DatePickerPopover,
  ),
  preferences: part(
    () => import('../preferences-menu/preferences-menu'),
    (chunk) => chunk.PreferencesMenu,
  ),
};

/** Says what is shown and leads elsewhere: dates, views, preferences, side panel. */
@Component({
  selector: 'ec-toolbar',
  imports: [Icon, PartOutlet],
  templateUrl: './toolbar.html',
  styleUrl: './toolbar.scss',
  host: {
    role: 'group',
    '[attr.aria-label]': 'text()("toolbarAriaLabel")',
    '[attr.data-layout]': 'settings.layout()',
  },
})
export class Toolbar {
  private readonly inputs = inject(CALENDAR_INPUTS);
  protected readonly settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  private readonly panelButton = viewChild.required<ElementRef<HTMLElement>>('panelButton');

  /** id of the side panel, for the button that opens it. */
  readonly panelId = input.required<string>();
  readonly panelToggled = output();

  protected readonly parts = PARTS;
  protected readonly text = this.settings.text;
  protected readonly isPickingDate = signal(false);
  protected readonly isPreferring = signal(false);
  protected readonly preferenceItems = computed(() =>
    menuItems(this.inputs.preferencesMenuConfig(), this.navigation.view()),
  );

  protected readonly previousLabel = computed(() =>
    this.text()('previousTimeSpan', this.timeSpan()),
  );
  protected readonly nextLabel = computed(() => this.text()('nextTimeSpan', this.timeSpan()));
  protected readonly todayDate = computed(() =>
    this.settings.formats().fullDate(this.navigation.today()),
  );

  private readonly timeSpan = computed(() => ({
    timeSpan: this.text()(TIME_SPANS[this.steppedView()]),
  }));
  /** The view that shows as much as a step leads over: a phone's week is some days, or one. */
  private readonly steppedView = computed<CalendarView>(() => {
    const view = this.navigation.view();
    const { compactDays } = this.navigation.dayRules();
    if (view !== 'week' || compactDays === undefined) return view;
    return compactDays === 1 ? 'day' : 'agenda';
  });

  /** Puts focus back on the button that opens the side panel. */
  focusPanelButton(): void {
    this.panelButton().nativeElement.focus();
  }

  protected choose(select: EventTarget | null): void {
    this.navigation.show((select as HTMLSelectElement).value as CalendarView);
  }
}
