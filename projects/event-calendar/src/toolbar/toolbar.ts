import { NgTemplateOutlet } from '@angular/common';
import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  effect,
  type ElementRef,
  inject,
  Injector,
  input,
  linkedSignal,
  output,
  signal,
  untracked,
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
import { GestureRules } from '../store/events/gesture-rules';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { LayoutWidths } from '../store/layout/layout-widths';
import { Columns } from '../store/layout/columns';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Navigation } from '../store/dates/navigation';
import { CreateButton } from './create-button';
import type { PageStep } from './page-step';
import { DATE_PICKER, PREFERENCES_MENU } from '../lazy/lazy-parts';

const TIME_SPANS: Readonly<Record<ViewTimeSpan, LocaleTextKey>> = {
  day: 'timeSpanDay',
  week: 'timeSpanWeek',
  month: 'timeSpanMonth',
  days: 'timeSpanAgenda',
  weeks: 'timeSpanWeeks',
  year: 'timeSpanYear',
};

/** Pixels that the toolbar of a phone needs to have the steps in its row. */
const STEPS_FIT = 480;

/**
 * How far the toolbar is squeezed into its row; each includes those before it. In one menu the views have the
 * preferences beneath them, in "icons" the button "New event" has no words, then the steps are in the menu. Last, what a
 * host adds has a row of its own.
 */
const SHORT_TITLE = 1;
const VIEW_MENU = 2;
const ONE_MENU = 3;
const ICONS = 4;
const STEPS_IN_MENU = 5;
const TWO_ROWS = 6;

/** Says what is shown and leads elsewhere: dates, views, preferences, side panel. */
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
    '[class.ec-rows]': 'squeeze() === TWO_ROWS',
    '[class.ec-small]': 'room.isTitleSmall()',
  },
})
export class Toolbar {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #columns = inject(Columns);
  protected readonly settings = inject(CalendarSettings);
  protected readonly room = inject(LayoutWidths);
  protected readonly navigation = inject(Navigation);
  private readonly panelButton = viewChild.required<ElementRef<HTMLElement>>('panelButton');
  private readonly titleText = viewChild.required<ElementRef<HTMLElement>>('titleText');

  /** id of the side panel, for the button that opens it. */
  readonly panelId = input.required<string>();
  readonly panelToggled = output();
  /** A date is to be chosen in the side panel. */
  readonly dateWanted = output();

  readonly #rules = inject(GestureRules);
  /** The side panel has it while it is open, and on a phone it floats over the view. */
  protected readonly hasCreateButton = computed(
    () =>
      this.#rules.hasCreateButton() &&
      !this.settings.isMobile() &&
      (this.room.isPanelOver() || !this.room.hasSidePanel()),
  );

  protected readonly start = this.#inputs.toolbarStartTemplate;
  protected readonly end = this.#inputs.toolbarEndTemplate;
  protected readonly DATE_PICKER = DATE_PICKER;
  protected readonly PREFERENCES_MENU = PREFERENCES_MENU;
  protected readonly text = this.settings.text;
  /** Where the side panel shows a mini calendar beside the view, the title leads there: it opens no twin of it. */
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
      this.navigation.viewDefinition().layout,
      this.#columns.isChoice(),
    ),
  );

  /** What its room depends on, but for the dates: a title that was too long is to stay short on the next page. */
  readonly #shape = computed(() => [
    this.room.toolbarWidth(),
    this.#inputs.localeText(),
    this.navigation.views(),
    this.hasCreateButton(),
    this.start(),
    this.end(),
  ]);
  readonly #squeezed = linkedSignal({ source: this.#shape, computation: () => 0 });
  /** How much shorter it is than it would be with all the room there is. */
  protected readonly squeeze = computed(() => {
    const squeezed = this.#squeezed();
    if (!this.settings.isMobile()) return squeezed;
    // Preferences have a menu of their own there, and the button isn't in the toolbar.
    const isShort = this.room.toolbarWidth() < STEPS_FIT || squeezed > VIEW_MENU;
    return Math.max(isShort ? STEPS_IN_MENU : VIEW_MENU, squeezed);
  });
  protected readonly ICONS = ICONS;
  protected readonly TWO_ROWS = TWO_ROWS;
  protected readonly isTight = computed(() => this.squeeze() >= VIEW_MENU);
  /** Whether the steps are in the menu. */
  protected readonly isNarrow = computed(() => this.squeeze() >= STEPS_IN_MENU);
  /** Whether one menu has the views and the preferences. */
  protected readonly isOneMenu = computed(
    () =>
      !this.settings.isMobile() &&
      this.squeeze() >= ONE_MENU &&
      this.navigation.views().length > 1 &&
      this.preferenceItems() !== null,
  );
  protected readonly title = computed(() =>
    this.squeeze() >= SHORT_TITLE ? this.navigation.shortTitle() : this.navigation.title(),
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
    return this.isNarrow() ? [null] : [previous, null, next];
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
    this.text()(this.isNarrow() || this.isOneMenu() ? 'moreOptions' : 'preferencesMenu'),
  );

  constructor() {
    const injector = inject(Injector);
    // How often the title's room has changed: a font may come late, and what a host adds may grow.
    const changes = signal(0);
    const sizes =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => changes.update((count) => count + 1));
    afterNextRender(() => sizes?.observe(this.titleText().nativeElement));
    inject(DestroyRef).onDestroy(() => sizes?.disconnect());
    effect(() => {
      const squeeze = this.squeeze();
      this.#shape();
      this.title();
      changes();
      const squeezeMore = (): void => {
        const { scrollWidth, clientWidth } = this.titleText().nativeElement;
        // Unless it is drawn otherwise by then.
        const isSame = squeeze === this.squeeze();
        if (isSame && squeeze < TWO_ROWS && scrollWidth > clientWidth) {
          this.#squeezed.set(squeeze + 1);
        }
      };
      // Once the calendar around it has been drawn too.
      untracked(() => afterNextRender({ read: squeezeMore }, { injector }));
    });
  }

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
