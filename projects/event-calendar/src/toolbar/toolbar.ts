import { NgTemplateOutlet } from '@angular/common';
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
import type { CalendarView, ViewTimeSpan } from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { part } from '../parts/part';
import { PartOutlet } from '../parts/part-outlet';
import { menuItems } from '../preferences-menu/menu-items';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { Columns } from '../store/columns';
import { CalendarSettings } from '../store/calendar-settings';
import { Navigation } from '../store/navigation';
import type { LocaleTextKey } from '../text/locale-text';

const TIME_SPANS: Readonly<Record<ViewTimeSpan, LocaleTextKey>> = {
  day: 'timeSpanDay',
  week: 'timeSpanWeek',
  month: 'timeSpanMonth',
  days: 'timeSpanAgenda',
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
  imports: [Icon, NgTemplateOutlet, PartOutlet],
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
  private readonly columns = inject(Columns);
  protected readonly settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  private readonly panelButton = viewChild.required<ElementRef<HTMLElement>>('panelButton');

  /** id of the side panel, for the button that opens it. */
  readonly panelId = input.required<string>();
  readonly panelToggled = output();

  protected readonly start = this.inputs.toolbarStartTemplate;
  protected readonly end = this.inputs.toolbarEndTemplate;
  protected readonly parts = PARTS;
  protected readonly text = this.settings.text;
  protected readonly isPickingDate = signal(false);
  protected readonly isPreferring = signal(false);
  protected readonly preferenceItems = computed(() =>
    menuItems(
      this.inputs.preferencesMenuConfig(),
      this.navigation.viewDefinition().surface,
      this.columns.isChoice(),
    ),
  );

  protected readonly previousLabel = computed(() =>
    this.text()('previousTimeSpan', this.timeSpan()),
  );
  protected readonly nextLabel = computed(() => this.text()('nextTimeSpan', this.timeSpan()));
  /** Why nothing before the first date or after the last one is shown. */
  protected readonly reasons = computed(() => {
    const { first, last } = this.settings.bounds() ?? {};
    return {
      first: this.text()('minDateError', this.date(first)),
      last: this.text()('maxDateError', this.date(last)),
    };
  });
  protected readonly todayHint = computed(() => {
    const today = this.navigation.today();
    if (this.navigation.todayOffered() !== null) return this.date(today).date;
    return today < this.settings.bounds()!.first ? this.reasons().first : this.reasons().last;
  });

  private readonly timeSpan = computed(() => {
    const timeSpan = this.navigation.viewDefinition().timeSpan(this.navigation.dayRules());
    return { timeSpan: this.text()(TIME_SPANS[timeSpan]) };
  });

  /** Puts focus back on the button that opens the side panel. */
  focusPanelButton(): void {
    this.panelButton().nativeElement.focus();
  }

  private date(day = 0): { readonly date: string } {
    return { date: Number.isFinite(day) ? this.settings.formats().fullDate(day) : '' };
  }

  protected choose(select: EventTarget | null): void {
    this.navigation.show((select as HTMLSelectElement).value as CalendarView);
  }
}
