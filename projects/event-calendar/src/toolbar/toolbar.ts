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
import { LazyOutlet } from '../lazy/lazy-outlet';
import { menuItems } from '../preferences-menu/menu-items';
import { SearchState } from '../store/events/search-state';
import { GestureRules } from '../store/events/gesture-rules';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { LayoutWidths } from '../store/layout/layout-widths';
import { Columns } from '../store/layout/columns';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Navigation } from '../store/dates/navigation';
import { TimelineSettings } from '../store/dates/timeline-settings';
import { TimeScroll } from '../store/dates/time-scroll';
import { CreateButton } from './create-button';
import type { PageStep } from './page-step';
import {
  BARE_MENU,
  BUTTONS_IN_MENU,
  ICONS,
  ONE_MENU,
  rowSqueeze,
  SHORT_TITLE,
  TODAY_IN_MENU,
  STEPS_IN_MENU,
  VIEW_MENU,
} from './row-squeeze';
import { DATE_PICKER, EVENT_SEARCH, PREFERENCES_MENU, PRESET_MENU } from '../lazy/lazy-parts';

const TIME_SPANS: Readonly<Record<ViewTimeSpan, LocaleTextKey>> = {
  day: 'timeSpanDay',
  week: 'timeSpanWeek',
  month: 'timeSpanMonth',
  days: 'timeSpanAgenda',
  weeks: 'timeSpanWeeks',
  year: 'timeSpanYear',
};

/** Pixels of a calendar in which the search field stands beside the title. */
const SEARCH_BESIDE = 1100;

/** Ending of the values of presets in the list of views, one of which has the name of a preset. */
const OF_TIMELINE = '-preset';

/** Shows the visible dates, and navigates: dates, views, preferences, side panel. */
@Component({
  selector: 'ec-toolbar',
  imports: [CreateButton, Icon, NgTemplateOutlet, LazyOutlet],
  templateUrl: './toolbar.html',
  styleUrl: './toolbar.scss',
  host: {
    role: 'group',
    '[attr.aria-label]': 'text()("toolbarAriaLabel")',
    '[attr.data-layout]': 'settings.layout()',
    '[attr.data-narrow]': 'isNarrow() ? "" : null',
    '[attr.data-searching]': 'isSearchOver() ? "" : null',
    '[class.ec-small]': 'room.isTitleSmall() || settings.isMobile()',
  },
})
export class Toolbar {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #columns = inject(Columns);
  readonly #timeScroll = inject(TimeScroll);
  readonly #timeline = inject(TimelineSettings);
  protected readonly preset = this.#timeline.preset;
  protected readonly settings = inject(CalendarSettings);
  protected readonly room = inject(LayoutWidths);
  protected readonly navigation = inject(Navigation);
  private readonly panelButton = viewChild.required<ElementRef<HTMLElement>>('panelButton');
  private readonly titleText = viewChild.required<ElementRef<HTMLElement>>('titleText');

  /** Id of the side panel, for the button that opens it. */
  readonly panelId = input.required<string>();
  readonly panelToggled = output();
  /** Emits when a date is to be chosen in the side panel. */
  readonly dateWanted = output();

  /** Emits when "Today" was pressed other than by a pointer. */
  readonly todayPressed = output();

  readonly #rules = inject(GestureRules);
  /**
   * Whether the button is in the toolbar: an open side panel has it instead, and on a phone it floats over the view.
   */
  protected readonly hasCreateButton = computed(
    () =>
      this.#rules.hasCreateButton() &&
      !this.settings.isMobile() &&
      (this.room.isPanelOver() || !this.room.isSidePanelOpen()),
  );

  protected readonly start = this.#inputs.toolbarStartTemplate;
  protected readonly end = this.#inputs.toolbarEndTemplate;
  protected readonly search = inject(SearchState);
  protected readonly searchPlace = computed(() => {
    if (this.settings.isMobile()) return 'phone';
    return this.room.toolbarWidth() >= SEARCH_BESIDE ? 'beside' : 'over';
  });
  /** Whether the search field stands in place of the title, or of the whole row, once it is loaded. */
  protected readonly isSearchOver = computed(
    () => this.search.isOpen() && this.search.matcher() !== null && this.searchPlace() !== 'beside',
  );
  protected readonly searchLabel = computed(() => {
    const label = this.text()('searchEvents');
    const query = this.search.text().trim();
    if (!this.search.isEffective()) return label;
    return `${label}, ${this.text()('searchFilterChip', { query })}`;
  });
  protected readonly EVENT_SEARCH = EVENT_SEARCH;
  protected readonly DATE_PICKER = DATE_PICKER;
  protected readonly PREFERENCES_MENU = PREFERENCES_MENU;
  protected readonly PRESET_MENU = PRESET_MENU;
  protected readonly text = this.settings.text;
  /** Whether the title leads to a mini calendar in the side panel beside the view, rather than opening another one. */
  protected readonly hasCalendarBeside = computed(
    () => this.room.isSidePanelOpen() && !this.room.isPanelOver(),
  );
  protected readonly isPickingDate = linkedSignal({
    source: this.hasCalendarBeside,
    computation: () => false,
  });
  protected readonly isPreferring = signal(false);
  protected readonly preferenceItems = computed(() =>
    menuItems(
      this.#inputs.preferencesMenuConfig(),
      this.navigation.layout(),
      this.#columns.isChoice(),
    ),
  );

  /** Presets from which the user may choose; none outside of the timeline, and where there is no choice. */
  protected readonly presets = computed(() => {
    const presets = this.#timeline.presets();
    return this.navigation.layout().hasPresets && presets.length > 1 ? presets : [];
  });
  /** Whether the presets end the list of views, as on a phone. */
  protected readonly hasPresetsInList = computed(
    () => this.settings.isMobile() && this.presets().length > 0,
  );

  /** Degree to which the toolbar is squeezed. */
  protected readonly squeeze = rowSqueeze({
    isPhone: this.settings.isMobile,
    width: this.room.toolbarWidth,
    shape: () => [
      this.room.toolbarWidth(),
      this.#inputs.localeText(),
      this.navigation.views(),
      this.presets(),
      this.isSearchOver(),
      this.search.isNeeded(),
      this.search.mode(),
      this.hasCreateButton(),
      this.start(),
      this.end(),
    ],
    title: () => this.title(),
    titleElement: () => this.titleText().nativeElement,
    isSearchOver: this.isSearchOver,
  });
  protected readonly OF_TIMELINE = OF_TIMELINE;
  protected readonly isTight = computed(() => this.squeeze() >= VIEW_MENU);
  /** Whether "New event" and Today are icons, and the title has no caret. */
  protected readonly areIcons = computed(() => this.squeeze() >= ICONS);
  /** Whether Today is in the menu, and the title as short as can be. */
  protected readonly isTodayInMenu = computed(
    () => this.squeeze() >= TODAY_IN_MENU && !this.settings.isMobile(),
  );
  /** Whether the steps are in the menu. */
  protected readonly isNarrow = computed(() => this.squeeze() >= STEPS_IN_MENU);
  /** Whether one menu has the views, and the preferences if there are any. */
  protected readonly isOneMenu = computed(
    () =>
      !this.settings.isMobile() &&
      this.squeeze() >= (this.preferenceItems() === null ? BUTTONS_IN_MENU : ONE_MENU) &&
      this.navigation.views().length > 1,
  );
  /** Whether that menu has the name of the view. */
  protected readonly hasName = computed(() => this.isOneMenu() && this.squeeze() < BARE_MENU);
  protected readonly hasMenu = computed(
    () => this.preferenceItems() !== null || this.isOneMenu() || this.squeeze() >= TODAY_IN_MENU,
  );
  /** Whether presets and "New event" are in the menu. */
  protected readonly areButtonsInMenu = computed(
    () => this.squeeze() >= BUTTONS_IN_MENU && this.hasMenu() && !this.settings.isMobile(),
  );
  /** Whether the menu has more than preferences. */
  protected readonly isMenuMixed = computed(
    () => this.isOneMenu() || this.squeeze() >= BUTTONS_IN_MENU,
  );
  protected readonly title = computed(() => {
    if (this.isTodayInMenu()) return this.navigation.shortestTitle();
    return this.squeeze() >= SHORT_TITLE ? this.navigation.shortTitle() : this.navigation.title();
  });
  /** Reasons why nothing before the first date or after the last one is shown. */
  readonly #reasons = computed(() => {
    const { first, last } = this.settings.bounds() ?? {};
    return {
      first: this.text()('minDateError', this.#date(first)),
      last: this.text()('maxDateError', this.#date(last)),
    };
  });
  /** Navigation to the previous and the next page. */
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
  /** Buttons of the navigation row; null marks the place of Today. */
  protected readonly row = computed(() => {
    const [previous, next] = this.isNarrow() ? [] : this.steps();
    return [previous, this.isTodayInMenu() ? undefined : null, next].filter(
      (step) => step !== undefined,
    );
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
    this.text()(this.isMenuMixed() ? 'moreOptions' : 'preferencesMenu'),
  );

  protected goToToday({ detail }: MouseEvent): void {
    this.navigation.goToToday();
    // By keys and screen readers the focus is to come along.
    if (detail === 0) this.todayPressed.emit();
  }

  protected chooseDate(): void {
    if (this.hasCalendarBeside()) this.dateWanted.emit();
    else this.isPickingDate.set(!this.isPickingDate());
  }

  /** Returns focus to the button that opens the side panel. */
  focusPanelButton(): void {
    this.panelButton().nativeElement.focus();
  }

  #date(day = 0): { readonly date: string } {
    return { date: Number.isFinite(day) ? this.settings.formats().fullDate(day) : '' };
  }

  /** Returns the name of a view, or its number of days where that differs from the name: a phone's week has three. */
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

  /** Shows a view, or a preset of the timeline, from the list of views. */
  protected choose(select: EventTarget | null): void {
    const list = select as HTMLSelectElement;
    const preset = this.presets().find((each) => each + OF_TIMELINE === list.value);
    if (preset === undefined) this.navigation.show(list.value as CalendarView);
    else {
      this.#timeScroll.preset.set(preset);
      list.value = this.navigation.view();
    }
  }
}
