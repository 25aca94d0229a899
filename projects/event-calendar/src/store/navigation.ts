import { computed, inject, Injectable, linkedSignal } from '@angular/core';
import {
  AGENDA_DAYS,
  AGENDA_HORIZON_DAYS,
  DAY_VIEW,
  dayOf,
  daysWithEvents,
  DEFAULT_VIEW,
  formatDay,
  instantOf,
  isDayShown,
  parseIso,
  viewDefinitionOf,
  VIEWS,
  wallAt,
  wallIn,
  type AgendaDays,
  type CalendarView,
  type DayRules,
} from 'ng-event-calendar/core';
import { FIRST_REACH } from './agenda-reach';
import { CALENDAR_INPUTS, type VisibleRange } from './calendar-inputs';
import { CalendarSettings } from './calendar-settings';
import { CalendarStore } from './calendar-store';
import { Clock } from './clock';
import { once } from './once';
import { Reports } from './reports';
import { SourceLink } from './source-link';
import { TimeScroll } from './time-scroll';

/** Narrowest day column of the phone's week view, in pixels. */
const COMPACT_DAY_WIDTH = 96;
const TIME_AXIS_WIDTH = 56;

/** Which view shows which days, and the ways to others. */
@Injectable()
export class Navigation {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly clock = inject(Clock);
  private readonly timeScroll = inject(TimeScroll);
  private readonly reports = inject(Reports);
  private readonly source = inject(SourceLink);

  /** Today's day number in the display zone. */
  readonly today = computed(() => dayOf(wallIn(this.clock.now(), this.settings.zone())));

  /** The views the user may choose from; all of them when the host names no known one. */
  readonly views = computed<readonly CalendarView[]>(
    () => {
      const asked: unknown = this.inputs.views();
      const given: readonly unknown[] = Array.isArray(asked) ? [...new Set<unknown>(asked)] : [];
      const known = given.filter(isView);
      const offered = known.length > 0 ? known : VIEWS;
      if (known.length === 0 || known.length < given.length) {
        this.reports.report(
          'unknown-views',
          `views ${JSON.stringify(asked)} is no list of views; ${offered.join(', ')} are offered. ` +
            `Bind some of ${VIEWS.join(', ')}.`,
        );
      }
      return offered;
    },
    { equal: sameItems },
  );

  private readonly initialView = once(() => this.inputs.defaultView());
  readonly view = computed<CalendarView>(() => {
    const bound = this.inputs.view() as CalendarView | undefined;
    const asked = bound ?? this.initialView();
    const offered = this.views();
    if (offered.includes(asked)) return asked;
    const first = offered[0]!;
    // Of the default's own default, for which nobody may have asked.
    if (bound !== undefined || asked !== DEFAULT_VIEW) {
      this.reports.report(
        'unknown-view',
        `${bound === undefined ? 'defaultView' : 'view'} ${JSON.stringify(asked)} is not one of the offered views (${offered.join(', ')}); ` +
          `${first} is shown. Bind one of them.`,
      );
    }
    return first;
  });
  /** What the calendar knows of the view that is shown. */
  readonly viewDefinition = computed(() => viewDefinitionOf(this.view()));
  /** Whether the view has an axis of time, rather than days that hold events of any time. */
  readonly isByTime = computed(() => this.viewDefinition().surface === 'time');

  private readonly initialDate = once(
    () => this.readDate(this.inputs.defaultVisibleDate(), 'defaultVisibleDate') ?? this.today(),
  );
  /** The visible date's day number in the display zone. */
  readonly date = computed(
    () =>
      this.readDate(this.inputs.visibleDate() as string | undefined, 'visibleDate') ??
      this.initialDate(),
  );

  /** How many days the week view of a narrow calendar shows. */
  private readonly compactDays = computed(() => {
    if (!this.settings.isMobile()) return undefined;
    const room = (this.settings.width() ?? 0) - TIME_AXIS_WIDTH;
    return Math.min(3, Math.max(1, Math.floor(room / COMPACT_DAY_WIDTH)));
  });
  readonly dayRules = computed<DayRules>(() => {
    const { weekStartsOn, showWeekends } = this.settings.preferences();
    return { weekStartsOn, showWeekends, compactDays: this.compactDays() };
  });

  /** The visible date, or the shown day that is nearest to it where that is hidden. */
  readonly shownDate = computed(() => {
    const [date, days] = [this.date(), this.days()];
    return days.find((day) => day >= date) ?? days.at(-1) ?? date;
  });

  /** Whether a day is one that the view shows when its page comes; a day by itself always is. */
  readonly isDayShown = computed<(day: number) => boolean>(() => {
    const rules = this.dayRules();
    const { showsHiddenDays } = this.viewDefinition();
    return (day) => showsHiddenDays || isDayShown(day, rules);
  });

  /** How many agenda pages are shown; "Show more" adds one, another date starts over. */
  readonly agendaPages = linkedSignal<number, number>({
    source: this.date,
    computation: () => 1,
  });
  /** Whether the view is an agenda that leaves empty days out. */
  readonly isSparse = computed(
    () =>
      this.viewDefinition().surface === 'list' &&
      !this.settings.preferences().showEmptyDaysInAgenda,
  );
  /** How many days an agenda without empty days looks through for as many as it shows. */
  readonly agendaHorizon = computed(() => this.agendaPages() * AGENDA_HORIZON_DAYS);
  /** How many of these days the event source was asked for; it gives them bit by bit. */
  readonly agendaReach = linkedSignal<number, number>({
    source: this.date,
    computation: () => FIRST_REACH,
  });
  /** Whether an agenda without empty days has found as many as it shows. */
  readonly isAgendaFull = computed(
    () => this.agenda().days.length >= this.agendaPages() * AGENDA_DAYS,
  );
  /** The days, and whether "Show more" brings others that hold events. */
  readonly agenda = computed<AgendaDays>(() => {
    const first = this.date();
    const rules = this.dayRules();
    if (!this.isSparse()) {
      return { days: this.viewDefinition().days(first, rules), hasMore: false };
    }
    const pages = this.agendaPages();
    const isOnDemand = this.source.isSet();
    const { days, hasMore } = daysWithEvents(
      this.store.index(),
      first,
      pages * AGENDA_DAYS,
      // What is known further on would stand behind a gap.
      isOnDemand ? this.agendaReach() : this.agendaHorizon(),
      this.settings.zone(),
      this.store.isShown(),
      (day) => isDayShown(day, rules),
    );
    // What a source has behind that nobody knows: one may always look further.
    const mayHaveMore = isOnDemand && (pages > 1 || this.source.isKnown());
    return { days, hasMore: hasMore || mayHaveMore };
  });

  /** The days that the current view shows, in order. */
  readonly days = computed<readonly number[]>(() => this.agenda().days, { equal: sameItems });

  readonly visibleRange = computed<VisibleRange>(
    () => {
      const days = this.days();
      const zone = this.settings.zone();
      const first = days[0] ?? this.date();
      const last = days.at(-1) ?? first;
      const iso = (day: number): string =>
        new Date(instantOf(wallAt(day), zone)).toISOString().replace('.000Z', 'Z');
      return { start: iso(first), end: iso(last + 1) };
    },
    { equal: (a, b) => a.start === b.start && a.end === b.end },
  );

  /** What the toolbar says is shown. */
  readonly title = computed(() => {
    const formats = this.settings.formats();
    const date = this.date();
    const days = this.days();
    switch (this.viewDefinition().title(this.dayRules())) {
      case 'day':
        return formats.dayTitle(date);
      case 'month':
        return formats.monthYear(date);
      case 'range':
        return formats.dateRangeTitle(days[0] ?? date, days.at(-1) ?? date);
    }
  });

  show(view: CalendarView): void {
    if (view !== this.view() && this.views().includes(view)) this.inputs.view.set(view);
  }

  goTo(day: number): void {
    if (day !== this.date()) this.inputs.visibleDate.set(formatDay(day));
  }

  /** Opens a day in the day view; does nothing where that isn't offered. */
  openDay(day: number): void {
    if (!this.canOpenDay()) return;
    this.goTo(day);
    this.show(DAY_VIEW);
  }

  readonly canOpenDay = computed(() => this.views().includes(DAY_VIEW));

  goToToday(): void {
    this.goTo(this.today());
    this.timeScroll.revealNow.set({});
  }

  step(direction: 1 | -1): void {
    const lastShown = this.days().at(-1);
    // A sparse agenda continues behind what it shows rather than twelve days on.
    this.goTo(
      this.isSparse() && direction === 1 && lastShown !== undefined
        ? lastShown + 1
        : this.viewDefinition().adjacent(this.date(), direction, this.dayRules()),
    );
  }

  showMoreAgenda(): void {
    if (this.source.isLoading()) return;
    this.agendaPages.update((pages) => pages + 1);
  }

  private readDate(value: string | undefined, field: string): number | null {
    if (value === undefined || value === null) return null;
    const time = parseIso(value);
    if (time === null) {
      this.reports.report(
        'invalid-date',
        `${field} ${JSON.stringify(value)} is not an ISO date; it is ignored. ` +
          `Write it as a string such as "2026-11-20".`,
      );
      return null;
    }
    if (time.form === 'utc' || time.form === 'offset') {
      return dayOf(wallIn(time.wall - time.offset, this.settings.zone()));
    }
    return dayOf(time.wall);
  }
}

function isView(value: unknown): value is CalendarView {
  return (VIEWS as readonly unknown[]).includes(value);
}

function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
