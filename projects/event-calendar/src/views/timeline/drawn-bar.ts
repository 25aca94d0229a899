import type { AxisRange, CalendarId } from 'ng-event-calendar/core/internal';
import { laneTop, type InstantAxis, type RowBar } from 'ng-event-calendar/core/timeline';
import type { EventPlace } from '../../event/event-place';
import type { PlaceInPart } from './axis-part';

/**
 * Pixels of a bar from which it shows its title, its time, and beside these its description. Narrower, a title would be
 * a letter or two; the bar's name and its card have it.
 */
const TITLE_FROM = 40;
const TIME_FROM = 64;
const WIDE_FROM = 160;
/** Pixels of a bar beside its text. */
const BAR_PADDING = 16;
/** Pixels of a lane from which it has two lines of text. */
const TWO_LINES_FROM = 40;
/** Facts on which the looks of a row's bars depend; pixels are those of letters by default. */
export interface BarLooks {
  readonly laneHeight: number;
  readonly lines: 1 | 2;
  readonly minuteWidth: number;
  readonly top: number;
  readonly resource: CalendarId | null | undefined;
  readonly axis: InstantAxis;
  readonly block: AxisRange | null;
}

/** A bar with its place in the row; `now` is the share of it at which the present crosses it. */
export interface DrawnBar {
  readonly key: string;
  readonly place: EventPlace;
  readonly lane: number;
  readonly drawn: PlaceInPart;
  readonly top: number;
  readonly height: number;
  readonly hasTime: boolean;
  readonly now: number | null;
}

/** Returns how many lines of text a lane of so many pixels has. */
export function linesOf(laneHeight: number): 1 | 2 {
  return laneHeight >= TWO_LINES_FROM ? 2 : 1;
}

/** Parts of its event that a bar shows, and the pixels of its lines of text. */
export interface ShownOnBar {
  readonly hasTitle: boolean;
  readonly hasTime: boolean;
  readonly textWidth: number;
}

/** Returns what a bar of so many pixels shows of its event. */
export function shownOn(width: number, lines: 1 | 2): ShownOnBar {
  return {
    // A day of 40 pixels may be a hair less.
    hasTitle: Math.round(width) >= TITLE_FROM,
    hasTime: width >= (lines > 1 ? TIME_FROM : WIDE_FROM),
    textWidth: width - BAR_PADDING,
  };
}

/** Returns a bar as it is drawn at a place. */
export function drawBar(
  bar: RowBar,
  drawn: PlaceInPart,
  { lines, top, laneHeight, minuteWidth, resource }: BarLooks,
  now: number | null,
): DrawnBar {
  const { occurrence, lane, continuesBefore, continuesAfter } = bar;
  const width = (bar.to - bar.from) * minuteWidth;
  const { hasTitle, hasTime, textWidth } = shownOn(width, lines);
  const place: EventPlace = {
    occurrence,
    shape: 'bar',
    isInRow: true,
    continuesBefore,
    continuesAfter,
    ...(resource !== undefined && { resource }),
    lines,
    row: lane,
    isWide: lines > 1 && width >= WIDE_FROM,
    textWidth,
    isNarrow: !hasTitle,
  };
  return {
    key: occurrence.key,
    place,
    lane,
    drawn,
    top: top + laneTop(lane, laneHeight),
    height: laneHeight,
    hasTime,
    now,
  };
}
