import { computed, ElementRef, inject, Injectable, LOCALE_ID, signal } from '@angular/core';
import {
  areSameHours,
  DAY_COUNT,
  localZone,
  readVisibleHours,
  resolveZone,
  type CalendarPreferences,
  type DayRules,
  type PerPreset,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import { ɵEVENT_CALENDAR_CONFIG as EVENT_CALENDAR_CONFIG } from 'ng-event-calendar/defaults';
import { lazyTexts } from '../../lazy/lazy-texts';
import { createDateFormats } from '../../text/date-formats';
import { localeUsesAmpm, localeWeekStart } from '../../text/locale-conventions';
import { foreignLanguage } from '../../text/text-language';
import { createTranslator, usableTexts } from '../../text/translate';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { DEFAULT_SLOT, isHourHeight, isSlotLength } from './density';
import { initialValue } from './initial-value';
import { readBounds, readCount, readHiddenDays, type ReportValue } from './read-day-rules';
import { RECURRENCE } from '../events/recurrence';
import { Reports } from './reports';
import { sameValues } from '../same-values';
import { TimelineSettings } from '../dates/timeline-settings';

declare const ngDevMode: unknown;

/** Preferences with every default filled in. */
export interface ResolvedPreferences {
  readonly ampm: boolean;
  readonly weekStartsOn: Weekday;
  readonly showWeekends: boolean;
  readonly showResourceColumns: boolean;
  readonly showWeekNumber: boolean;
  readonly showEmptyDaysInAgenda: boolean;
}

let calendars = 0;

/** Pixels of the narrowest day column in a phone's week, and of the time axis beside it. */
const COMPACT_DAY_WIDTH = 96;
export const TIME_AXIS_WIDTH = 56;
/** Most days, and most weeks, that can be shown at once. */
const MOST_DAYS = 31;
const MOST_WEEKS = 12;

/**
 * Presentation of the calendar: language, formats, zone, preferences, layout.
 *
 * @internal
 */
@Injectable()
export class CalendarSettings {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #reports = inject(Reports);
  readonly #timeline = inject(TimelineSettings);
  readonly #recurrence = inject(RECURRENCE);

  readonly #config = inject(EVENT_CALENDAR_CONFIG);

  readonly locale = this.#config.locale ?? inject(LOCALE_ID);
  /** The browser's zone, in which wall times without a zone are read. */
  readonly localZone = localZone();

  /**
   * Identifies this calendar on the page. Its root carries the mark, and so do its overlays, which stand elsewhere in
   * browsers without popovers.
   */
  readonly mark = `${calendars++}`;

  /** Width of the calendar in pixels; null until it is measured. */
  readonly width = signal<number | null>(null);
  /** Size of letters relative to the default, as a user may have set the browser to larger ones. */
  readonly textScale = signal(1);
  readonly layout = computed(() => {
    const width = this.width();
    const least = this.#inputs.mobileBreakpoint() * this.textScale();
    return width !== null && width < least ? 'mobile' : 'wide';
  });
  readonly isMobile = computed(() => this.layout() === 'mobile');

  /** Zone in which times are shown. */
  readonly zone = computed(() => {
    const asked = this.#inputs.displayTimezone();
    const { zone, known } = resolveZone(asked);
    if (ngDevMode && !known) {
      this.#reports.report(
        'unknown-timezone',
        `displayTimezone ${JSON.stringify(asked)} is not a known IANA zone; the browser's zone is used. ` +
          `Use a name such as "Europe/Paris", "default", "locale" or "UTC".`,
      );
    }
    return zone;
  });

  readonly #initialPreferences = initialValue(() => this.#inputs.defaultPreferences());

  /** Preferences that host and user set, without defaults. */
  readonly #chosen = computed<CalendarPreferences>(() =>
    readPreferences({
      ...objectOrNone(this.#initialPreferences()),
      ...objectOrNone(this.#inputs.preferences()),
    }),
  );

  readonly preferences = computed<ResolvedPreferences>(
    () => {
      const chosen = this.#chosen();
      return {
        ampm: chosen.ampm ?? localeUsesAmpm(this.locale),
        weekStartsOn: chosen.weekStartsOn ?? localeWeekStart(this.locale),
        showWeekends: chosen.showWeekends ?? true,
        showResourceColumns: chosen.showResourceColumns ?? true,
        showWeekNumber: chosen.showWeekNumber ?? false,
        showEmptyDaysInAgenda: chosen.showEmptyDaysInAgenda ?? true,
      };
    },
    { equal: sameValues },
  );

  /** Number of days in the week of a narrow calendar; undefined in a wide one. */
  readonly #compactDays = computed(() => {
    if (!this.isMobile()) return undefined;
    const room = (this.width() ?? 0) / this.textScale() - TIME_AXIS_WIDTH;
    return Math.min(3, Math.max(1, Math.floor(room / COMPACT_DAY_WIDTH)));
  });
  /** Rules by which views choose their days. */
  readonly dayRules = computed<DayRules>(() => {
    const inputs = this.#inputs;
    const report = this.#reportValue;
    const { weekStartsOn, showWeekends } = this.preferences();
    const hiddenDays = readHiddenDays(inputs.hiddenDays(), report);
    const dayCount = readCount('dayCount', inputs.dayCount(), MOST_DAYS, report);
    return {
      weekStartsOn,
      // At least one day of a week is shown.
      showWeekends: showWeekends || new Set([0, 6, ...hiddenDays]).size === 7,
      hiddenDays,
      dayCount: this.#chosen().dayCount ?? dayCount ?? DAY_COUNT,
      dayStep: readCount('dayStep', inputs.dayStep(), MOST_DAYS, report),
      weekCount: readCount('weekCount', inputs.weekCount(), MOST_WEEKS, report),
      compactDays: this.#compactDays(),
      timeline: this.#timeline.page(),
      bounds: this.bounds(),
    };
  });
  /** First and last date that are offered; undefined without any bounds. */
  readonly bounds = computed(() =>
    readBounds(this.#inputs.minDate(), this.#inputs.maxDate(), this.#reportValue),
  );
  readonly #reportValue: ReportValue = (name, value, wanted) => {
    if (!ngDevMode) return;
    this.#reports.report(
      'invalid-value',
      `${name} ${JSON.stringify(value)} is not ${wanted}; it is ignored.`,
    );
  };

  /** Whether host or user pinned the side panel open (true) or shut (false); undefined for neither. */
  readonly #pinnedSidePanel = computed(() => this.#chosen().isSidePanelOpen);
  readonly #startedMobile = signal<boolean | undefined>(undefined);
  /** Whether the side panel closes by itself where it has no room. */
  readonly isSidePanelFree = computed(
    () => this.#pinnedSidePanel() === undefined && this.#inputs.responsiveSidePanel(),
  );
  /** Whether host and user want the side panel, where there is room for it. */
  readonly wantsSidePanel = computed(() =>
    this.isSidePanelFree() ? !this.#startedMobile() : this.#pinnedSidePanel() !== false,
  );

  /** Visible hours, in order and without overlaps; the hours between them are folded. */
  readonly hours = computed(() => readVisibleHours(this.#inputs.visibleHours()), {
    equal: areSameHours,
  });
  readonly #askedHeight = computed(() => {
    const asked = this.#inputs.hourHeight();
    return isHourHeight(asked) ? asked : undefined;
  });
  /** Least height of an hour in pixels, or `'fit'`; undefined where the style sheet sets it. */
  readonly hourHeight = computed(() => this.#chosen().hourHeight ?? this.#askedHeight());
  /** Whether the user may change the height of hours. */
  readonly canZoom = computed(() => this.#askedHeight() !== undefined);
  /** Length of a slot in minutes. */
  readonly slotMinutes = computed(() => {
    const asked = this.#inputs.slotMinutes();
    return isSlotLength(asked) ? asked : DEFAULT_SLOT;
  });

  /** Pixels of a cell of the timeline and of its titles, as the user wants them. */
  readonly timelineCellWidths = computed(() => this.#chosen().timelineCellWidths ?? {}, {
    equal: sameValues,
  });
  readonly timelineTitleWidth = computed(() => this.#chosen().timelineTitleWidth);

  readonly #ampm = computed(() => this.preferences().ampm);
  readonly formats = computed(() => createDateFormats(this.locale, this.#ampm()));
  /** Formats for times in the display zone. */
  readonly times = computed(() => this.formats().timesIn(this.zone()));
  readonly text = computed(() => {
    const report = (message: string): void => this.#reports.report('locale-text', message);
    const given = usableTexts(this.#config.localeText, report);
    const defaults = { ...lazyTexts(), ...this.#recurrence?.text(), ...given };
    return createTranslator(this.locale, this.#inputs.localeText(), report, defaults);
  });

  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef, { optional: true });
  /** Language of the texts where the page around the calendar has another one; else null. */
  readonly foreignLanguage = computed(() => {
    const hasGivenTexts = (this.#config.localeText ?? this.#inputs.localeText()) !== undefined;
    const page = this.#element?.nativeElement.parentElement?.closest('[lang]');
    return foreignLanguage(this.locale, hasGivenTexts, page?.getAttribute('lang') ?? null);
  });

  /** Sets the measured width of the calendar, in pixels, and the size of letters relative to the default. */
  measure(width: number, textScale = 1): void {
    this.width.set(width);
    this.textScale.set(textScale);
    if (this.#startedMobile() === undefined) this.#startedMobile.set(this.isMobile());
  }

  /** Writes one changed preference back; the others stay as host and user left them. */
  prefer(change: CalendarPreferences): void {
    this.#inputs.preferences.update((before) => ({ ...objectOrNone(before), ...change }));
  }

  /** Removes a preference, so that the host's own value holds. */
  forget(key: keyof CalendarPreferences): void {
    this.#inputs.preferences.update((before) => {
      const { [key]: _, ...others } = objectOrNone(before);
      return others;
    });
  }
}

function objectOrNone(value: CalendarPreferences | undefined): CalendarPreferences {
  return typeof value === 'object' ? value : {};
}

/** Keeps the values that mean something; anything else counts as not set. */
function readPreferences(raw: CalendarPreferences): CalendarPreferences {
  const { weekStartsOn, hourHeight } = raw;
  const dayCount = readCount('', raw.dayCount, MOST_DAYS, () => undefined);
  return {
    ...flag('ampm', raw.ampm),
    ...flag('showWeekends', raw.showWeekends),
    ...flag('showResourceColumns', raw.showResourceColumns),
    ...flag('showWeekNumber', raw.showWeekNumber),
    ...flag('isSidePanelOpen', raw.isSidePanelOpen),
    ...flag('showEmptyDaysInAgenda', raw.showEmptyDaysInAgenda),
    ...(isHourHeight(hourHeight) ? { hourHeight } : {}),
    ...(Number.isInteger(weekStartsOn) &&
    (weekStartsOn as number) >= 0 &&
    (weekStartsOn as number) <= 6
      ? { weekStartsOn: weekStartsOn! }
      : {}),
    ...(dayCount === undefined ? {} : { dayCount }),
    timelineCellWidths: readCellWidths(raw.timelineCellWidths),
    ...(isWithin(raw.timelineTitleWidth, 160, 480)
      ? { timelineTitleWidth: raw.timelineTitleWidth }
      : {}),
  };
}

function flag(key: keyof CalendarPreferences, value: unknown): CalendarPreferences {
  return typeof value === 'boolean' ? { [key]: value } : {};
}

function readCellWidths(widths: CalendarPreferences['timelineCellWidths']): PerPreset<number> {
  if (typeof widths !== 'object' || widths === null) return {};
  return Object.fromEntries(Object.entries(widths).filter(([, width]) => isWithin(width, 24, 240)));
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
