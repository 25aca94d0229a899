import { NgTemplateOutlet } from '@angular/common';
import {
  Component,
  computed,
  type ElementRef,
  inject,
  input,
  linkedSignal,
  output,
  signal,
  viewChild,
} from '@angular/core';
import {
  shownDayCount,
  type CalendarView,
  type ViewTimeSpan,
} from 'ng-event-calendar/core/internal';
import type { LocaleTextKey } from 'ng-event-calendar/defaults';
import { Icon } from '../icon/icon';
import { part } from '../parts/part';
import { PartOutlet } from '../parts/part-outlet';
import { menuItems } from '../preferences-menu/menu-items';
import { MINI_CALENDAR } from '../side-panel/side-panel-parts';
import { GestureRules } from '../store/gesture-rules';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarRoom } from '../store/calendar-room';
import { Columns } from '../store/columns';
import { CalendarSettings } from '../store/calendar-settings';
import { Navigation } from '../store/navigation';
import { CreateButton } from './create-button';
import type { PageStep } from './page-step';

const TIME_SPANS: Readonly<Record<ViewTimeSpan, LocaleTextKey>> = {
  day: 'timeSpanDay',
  week: 'timeSpanWeek',
  month: 'timeSpanMonth',
  days: 'timeSpanAgenda',
};

const PARTS = {
  datePicker: part(
    async () => {
      const [chunk] = await Promise.all([
        import('../popover/date-picker-popover'),
        MINI_CALENDAR.load(),
      ]);
      return chunk;
    },
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
  imports: [CreateButton, Icon, NgTemplateOutlet, PartOutlet],
  templateUrl: './toolbar.html',
  styleUrl: './toolbar.scss',
  host: {
    role: 'group',
    '[attr.aria-label]': 'text()("toolbarAriaLabel")',
    '[attr.data-layout]': 'settings.layout()',
    '[attr.data-narrow]': 'settings.isNarrow() ? "" : null',
    '[class.ec-small]': 'room.isTitleSmall()',
  },
})
export class Toolbar {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #columns = inject(Columns);
  protected readonly settings = inject(CalendarSettings);
  protected readonly room = inject(CalendarRoom);
  protected readonly navigation = inject(Navigation);
  private readonly panelButton = viewChild.required<ElementRef<HTMLElement>>('panelButton');

  /** id of the side panel, for the button that opens it. */
  readonly panelId = input.required<string>();
  readonly panelToggled = output();
  /** A date is to be chosen in the side panel. */
  readonly dateWanted = output();

  readonly #rules = inject(GestureRules);
  /** The side panel has it while it is open, and on a phone it floats over the view. */
  protected readonly hasCreateButton = computed(
    () =>
      this.#rules.hasCreateButton() && !this.settings.isMobile() && !this.settings.wantsSidePanel(),
  );

  protected readonly start = this.#inputs.toolbarStartTemplate;
  protected readonly end = this.#inputs.toolbarEndTemplate;
  protected readonly parts = PARTS;
  protected readonly text = this.settings.text;
  /** Where the side panel shows a mini calendar beside the view, the title leads there: it opens no twin of it. */
  protected readonly hasCalendarBeside = computed(
    () => this.room.isSidePanelOpen() && !this.settings.isMobile(),
  );
  protected readonly isPickingDate = linkedSignal({
    source: this.hasCalendarBeside,
    computation: () => false,
  });
  protected readonly isPreferring = signal(false);
  protected readonly preferenceItems = computed(() =>
    menuItems(
      this.#inputs.preferencesMenuConfig(),
      this.navigation.viewDefinition().surface,
      this.#columns.isChoice(),
    ),
  );

  protected readonly title = computed(() =>
    this.settings.isMobile() ? this.navigation.shortTitle() : this.navigation.title(),
  );
  /** Why nothing before the first date or after the last one is shown. */
  readonly #reasons = computed(() => {
    const { first, last } = this.settings.bounds() ?? {};
    return {
      first: this.text()('minDateError', this.#date(first)),
      last: this.text()('maxDateError', this.#date(last)),
    };
  });
  /** The ways to the pages before and after. */
  protected readonly steps = computed<readonly PageStep[]>(() => {
    const text = this.text();
    const { navigation } = this;
    const timeSpan = navigation.viewDefinition().timeSpan(navigation.dayRules());
    const values = { timeSpan: text(TIME_SPANS[timeSpan]) };
    const [isFirst, isLast] = [navigation.previous() === null, navigation.next() === null];
    const { first, last } = this.#reasons();
    return [
      {
        icon: 'previous',
        direction: -1,
        label: text('previousTimeSpan', values),
        isOff: isFirst,
        reason: isFirst ? first : '',
      },
      {
        icon: 'next',
        direction: 1,
        label: text('nextTimeSpan', values),
        isOff: isLast,
        reason: isLast ? last : '',
      },
    ];
  });
  /** Those two around "today", which is null here; on a phone the menu has them. */
  protected readonly row = computed(() => {
    const [previous, next] = this.steps();
    return this.settings.isNarrow() ? [null] : [previous, null, next];
  });
  protected readonly todayHint = computed(() => {
    const today = this.navigation.today();
    if (this.navigation.todayOffered() !== null) return this.#date(today).date;
    return today < this.settings.bounds()!.first ? this.#reasons().first : this.#reasons().last;
  });
  protected readonly todayNumber = computed(() =>
    this.settings.formats().dayNumber(this.navigation.today()),
  );
  protected readonly menuLabel = computed(() =>
    this.text()(this.settings.isNarrow() ? 'moreOptions' : 'preferencesMenu'),
  );

  protected chooseDate(): void {
    if (this.hasCalendarBeside()) this.dateWanted.emit();
    else this.isPickingDate.set(!this.isPickingDate());
  }

  /** Puts focus back on the button that opens the side panel. */
  focusPanelButton(): void {
    this.panelButton().nativeElement.focus();
  }

  #date(day = 0): { readonly date: string } {
    return { date: Number.isFinite(day) ? this.settings.formats().fullDate(day) : '' };
  }

  /** What a view shows where that isn't what it is called: on a phone a week has three days. */
  protected nameOf(view: CalendarView): string {
    const rules = this.navigation.dayRules();
    const { compactDays } = rules;
    const dayCount = shownDayCount(rules);
    const count = view === 'week' ? compactDays : view === 'days' ? dayCount : undefined;
    const isTwin =
      view === 'week' && count === dayCount && this.navigation.views().includes('days');
    const isSaid = count !== undefined && this.settings.isMobile() && !isTwin;
    return isSaid ? this.settings.formats().dayCount(count) : this.text()(view);
  }

  protected choose(select: EventTarget | null): void {
    this.navigation.show((select as HTMLSelectElement).value as CalendarView);
  }
}
