import { computed, inject, Injectable, linkedSignal, signal } from '@angular/core';
import {
  areSameHours,
  joinedHours,
  textWidth,
  type TimeSpan,
  type VisibleHours,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import {
  axisBlocks,
  axisScale,
  createInstantAxis,
  readTimelineHours,
} from 'ng-event-calendar/core/timeline';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { Clock } from '../../store/dates/clock';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Media } from '../../store/inputs/media';
import { sameValues } from '../../store/same-values';
import { isShaded } from './axis-lines';
import { positionIn } from './kept-place';
import {
  AXIS_STEP,
  AXIS_TURNS,
  FINE_STEP,
  type MountedAxis,
  type TimelineBox,
} from './timeline-box';
import { TimelineOptionsReader } from './timeline-options-reader';

/** Pixels of a header row, and of the one header row on a phone. */
const HEADER_ROW = 32;
const PHONE_HEADER = 48;
/** Pixels of a phone's title beside its text. */
const BESIDE_TITLE = 40;
/** Pixels of a page of paper, and of the titles and the narrowest cell there. */
const PAPER = 716;
const PAPER_TITLES = 160;
const PAPER_CELL = 28;

/** Pixels about the start of what is in sight in which words stick to it: as far as the axis may lag behind. */
const STICKY_AROUND = 120;

/** Axis of time of the timeline with its titles and header, in axis minutes and pixels. */
@Injectable()
export class TimelineScale {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #media = inject(Media);
  readonly #clock = inject(Clock);
  readonly #zones = inject(AdditionalTimezones);

  /** Options of the host for the shown preset. */
  readonly options = inject(TimelineOptionsReader).options;

  /** Measured size and scroll position; null until the view is on the page. */
  readonly box = signal<TimelineBox | null>(null, { equal: sameValues });
  /** Size of letters relative to the default. */
  readonly textScale = computed(() => this.box()?.textScale ?? 1);
  /** Pixels of a lane, whose lines are as much larger as letters are. */
  readonly laneHeight = computed(() => Math.round(this.options().laneHeight * this.textScale()));
  /** Pixels that the axis is scrolled, in steps of a few; null until it is measured. */
  readonly scrolledAxis = signal<number | null>(null);
  /** Read by itself, so that scrolling leaves the axis alone. */
  readonly #boxWidth = computed(() => this.box()?.width ?? 0);
  /** Whether the calendar is as narrow as a phone; paper never is. */
  readonly isMobile = computed(() => this.#settings.isMobile() && !this.#media.isPrinting());
  /** Whether there are resources whose titles are drawn. */
  readonly hasTitles = computed(() => this.#store.resources().nodes.length > 0);
  /** Width of the titles while their edge is dragged; null while it isn't. */
  readonly draggedTitle = signal<number | null>(null);
  /** Pixels of the titles alone; 0 where they stand within the rows, as on a phone. */
  readonly ownTitleWidth = computed(() => {
    if (!this.hasTitles() || this.isMobile()) return 0;
    if (this.#media.isPrinting()) return PAPER_TITLES;
    const preferred = this.draggedTitle() ?? this.#settings.timelineTitleWidth();
    const most = (this.#boxWidth() || Infinity) / 2;
    const usual = this.options().titleWidth * this.textScale();
    return Math.min(preferred ?? usual, Math.max(0, most));
  });
  /** Further columns beside the titles, with the pixels at which each begins; paper has no room for them. */
  readonly columns = computed(() => {
    if (this.ownTitleWidth() === 0 || this.#media.isPrinting()) return [];
    let end = this.ownTitleWidth();
    return this.options().columns.map((column) => {
      const start = end;
      end += column.width;
      return { ...column, start };
    });
  });
  /** Pixels of the titles and of the columns beside them. */
  readonly titleWidth = computed(() =>
    this.columns().reduce((sum, { width }) => sum + width, this.ownTitleWidth()),
  );
  /** Units of the header's rows, the outermost first. */
  readonly headers = computed(() => {
    const { headers } = this.options();
    return this.isMobile() ? headers.slice(-1) : headers;
  });
  /** Coarser units without a row of their own, as on a phone. */
  readonly headersLeftOut = computed(() =>
    this.isMobile() ? this.options().headers.slice(0, -1) : [],
  );
  /** Additional zones with a row in the header; `hours` alone has them. */
  readonly zones = computed(() => (this.#timeline.preset() === 'hours' ? this.#zones.drawn() : []));
  /** Whether the code that draws these rows is needed. */
  readonly mayHaveZones = computed(
    () => this.#timeline.preset() === 'hours' && this.#zones.areAsked(),
  );
  /** Pixels of the header. */
  readonly headHeight = computed(() => {
    const textScale = this.textScale();
    if (this.isMobile()) return PHONE_HEADER * textScale;
    return (this.headers().length + this.zones().length) * HEADER_ROW * textScale;
  });

  /** Hours that the user unfolded, until another view is shown. */
  readonly #unfolded = linkedSignal<unknown, readonly VisibleHours[]>({
    source: this.#navigation.view,
    computation: () => [],
  });
  readonly #hours = computed(
    () => {
      const [hours, unfolded] = [readTimelineHours(this.#inputs.visibleHours()), this.#unfolded()];
      return unfolded.length === 0 ? hours : joinedHours([...hours, ...unfolded]);
    },
    { equal: areSameHours },
  );
  readonly #scaled = computed(() => {
    const preset = this.#timeline.preset();
    const isPaper = this.#media.isPrinting();
    const { cellWidth: usual } = this.options();
    const wanted = usual === 'fit' ? usual : usual * this.textScale();
    const preferred = this.#settings.timelineCellWidths()[preset] ?? wanted;
    const asked = isPaper ? PAPER_CELL : preferred;
    const room = isPaper ? 0 : Math.max(0, this.#boxWidth() - this.titleWidth());
    const options = {
      days: this.#navigation.days(),
      preset,
      zone: this.#settings.zone(),
      hours: this.#hours(),
      bounds: this.#settings.bounds(),
    };
    const open = createInstantAxis(options);
    const { scale, fold, cellWidth } = axisScale(open, asked, room);
    const isFolded = open.stretches.some((stretch) => stretch.fold !== null);
    const axis = isFolded ? createInstantAxis({ ...options, fold }) : open;
    return { axis, minuteWidth: scale, cellWidth };
  });
  /** Axis of the page, with its folded hours. */
  readonly axis = computed(() => this.#scaled().axis);
  /** Pixels of one axis minute. */
  readonly minuteWidth = computed(() => this.#scaled().minuteWidth);
  /** Pixels of a cell of the preset. */
  readonly cellWidth = computed(() => this.#scaled().cellWidth);
  /** Pixels of the axis. */
  readonly width = computed(() => this.axis().length * this.minuteWidth());
  /** Days of the clock that the axis touches: hours past midnight lie on the day after theirs. */
  readonly clockDays = computed<readonly number[]>(() => {
    const { days, hours } = this.axis();
    const shown = days.map(({ day }) => day);
    const isOvernight = (hours.at(-1)?.end ?? 0) > 24;
    return isOvernight ? [...new Set(shown.flatMap((day) => [day, day + 1]))] : shown;
  });

  /** Blocks of whole cells, each as wide as a page of paper; on a screen one block, null, for the whole axis. */
  readonly blocks = computed<readonly (AxisRange | null)[]>(() => {
    if (!this.#media.isPrinting()) return [null];
    const room = (PAPER - this.titleWidth()) / this.minuteWidth();
    return axisBlocks(this.axis(), room, this.#settings.preferences().weekStartsOn);
  });

  /** Mounted part of the axis by turns, each of which moves it on at other places. */
  readonly #mountedByTurn = Array.from({ length: AXIS_TURNS }, (_, turn) =>
    computed(() => this.#mountedFrom((turn * AXIS_STEP) / AXIS_TURNS), { equal: sameValues }),
  );
  /** Part of the axis that is mounted; all of it where nothing is measured, and nothing until it is. */
  readonly mountedAxis = this.#mountedByTurn[0]!;

  /** Part of the axis beside the titles that is in sight; null where nothing is measured, and on paper. */
  readonly sight = computed<AxisRange | null>(() => {
    const [width, scrolled] = [this.#boxWidth(), this.scrolledAxis()];
    if (width === 0 || scrolled === null || this.#media.isPrinting()) return null;
    const minuteWidth = this.minuteWidth();
    const room = width - this.titleWidth();
    return { from: scrolled / minuteWidth, to: (scrolled + room) / minuteWidth };
  });

  /** Time from the beginning of the page to its end. */
  readonly page = computed<TimeSpan>(() => {
    const { days } = this.axis();
    return { start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0 };
  });

  /** Axis minutes at which the present stands; null where it isn't on the page, or in hidden or folded hours. */
  readonly now = computed(() => positionIn(this.axis(), this.#clock.now()));

  /**
   * Returns the ground of a title that stands within its row, as on a phone, where it covers the line of the present;
   * null where it doesn't.
   */
  groundOverNow(title: string): 'today' | 'plain' | null {
    if (!this.isMobile() || !this.#inputs.showCurrentTimeIndicator()) return null;
    const [now, sight] = [this.now(), this.sight()];
    if (now === null || sight === null) return null;
    const behind = (now - sight.from) * this.minuteWidth();
    const end = (BESIDE_TITLE + textWidth(title)) * this.textScale();
    if (behind < -FINE_STEP || behind > end + FINE_STEP) return null;
    return isShaded(this.axis()) ? 'today' : 'plain';
  }

  /** Returns the part of the axis of which a row has its bars mounted; rows side by side take turns. */
  mountedIn(row: number): MountedAxis {
    return this.#mountedByTurn[row % AXIS_TURNS]!();
  }

  /** Returns the mounted part of the axis, if it moves on so many pixels after each whole step. */
  #mountedFrom(shift: number): MountedAxis {
    const [width, scrolled] = [this.#boxWidth(), this.scrolledAxis()];
    const isUnmeasured = scrolled === null || width === 0;
    if (this.#media.isPrinting() || (isUnmeasured && !this.#media.measures)) {
      const { length } = this.axis();
      return { from: 0, to: length, stickyFrom: 0, stickyTo: length };
    }
    if (isUnmeasured) return { from: 0, to: 0, stickyFrom: 0, stickyTo: 0 };
    const minuteWidth = this.minuteWidth();
    const around = width / 2;
    const start = Math.floor((scrolled - shift) / AXIS_STEP) * AXIS_STEP + shift;
    // As far after the next step, before which nothing is mounted.
    const end = start + AXIS_STEP;
    return {
      from: (start - around) / minuteWidth,
      to: (end + width - this.titleWidth() + around) / minuteWidth,
      stickyFrom: (start - STICKY_AROUND) / minuteWidth,
      stickyTo: (end + STICKY_AROUND) / minuteWidth,
    };
  }

  /** Unfolds hours until another view is shown. */
  unfold(hours: VisibleHours): void {
    this.#unfolded.update((before) => [...before, hours]);
  }
}
