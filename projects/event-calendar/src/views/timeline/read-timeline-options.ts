import {
  COLUMN_WIDTH,
  PRESET_DEFAULTS,
  TIMELINE_LIMITS,
  TIMELINE_UNITS,
  TITLE_WIDTH,
} from 'ng-event-calendar/core/timeline';
import type {
  TimelineColumn,
  TimelineOptions,
  TimelinePreset,
  TimelineUnit,
} from 'ng-event-calendar/core/internal';

declare const ngDevMode: unknown;

/** Options of the timeline for one preset, with every default filled in; widths and heights in pixels. */
export interface ResolvedTimeline {
  readonly headers: readonly TimelineUnit[];
  readonly cellWidth: number | 'fit';
  readonly laneHeight: number;
  readonly maxLanes: number;
  readonly barEnds: 'time' | 'day';
  readonly show: 'all' | 'working' | 'with-events';
  readonly unassigned: 'auto' | 'always' | 'never';
  readonly titleWidth: number;
  readonly columns: readonly Required<TimelineColumn>[];
  readonly workload: 'none' | 'row' | 'cell';
}

/** Reports a value that can't be used: its name behind `timeline.`, and what would be usable. */
type ReportOption = (name: string, value: unknown, wanted: string) => void;

type Choices = Pick<ResolvedTimeline, 'barEnds' | 'show' | 'unassigned' | 'workload'>;
/** Values of the options that are a choice, the default first. */
const CHOICES: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  barEnds: ['time', 'day'],
  show: ['all', 'working', 'with-events'],
  unassigned: ['auto', 'always', 'never'],
  workload: ['none', 'row', 'cell'],
};

/** Returns the options of a preset; values that can't be used are reported, and read as the default. */
export function readTimelineOptions(
  asked: TimelineOptions,
  preset: TimelinePreset,
  report: ReportOption,
): ResolvedTimeline {
  const given: Readonly<Partial<Record<keyof TimelineOptions, unknown>>> = asked;
  const usual = PRESET_DEFAULTS[preset];
  const ofPreset = (key: 'headers' | 'cellWidths' | 'laneHeights'): unknown =>
    (given[key] as Readonly<Record<string, unknown>> | undefined)?.[preset];
  const number = (
    name: string,
    value: unknown,
    [least, most]: readonly [number, number],
    fallback: number,
  ): number => {
    if (typeof value === 'number' && value >= least && value <= most) return value;
    if (ngDevMode && value !== undefined) report(name, value, `a number from ${least} to ${most}`);
    return fallback;
  };
  const choice = <K extends keyof Choices>(key: K): Choices[K] => {
    const known = CHOICES[key];
    const value = given[key];
    const found = known.find((each) => each === value);
    if (ngDevMode && value !== undefined && found === undefined) {
      report(key, value, `one of ${known.join(', ')}`);
    }
    return found ?? known[0]!;
  };
  const { cellWidth, laneHeight, titleWidth, maxLanes } = TIMELINE_LIMITS;
  const width = ofPreset('cellWidths');
  return {
    headers: readHeaders(ofPreset('headers'), preset, report),
    cellWidth:
      width === 'fit' ? width : number(`cellWidths.${preset}`, width, cellWidth, usual.cellWidth),
    laneHeight: number(
      `laneHeights.${preset}`,
      ofPreset('laneHeights'),
      laneHeight,
      usual.laneHeight,
    ),
    maxLanes:
      given.maxLanes === 'all' ? Infinity : number('maxLanes', given.maxLanes, maxLanes, Infinity),
    barEnds: choice('barEnds'),
    show: choice('show'),
    unassigned: choice('unassigned'),
    titleWidth: number('titleWidth', given.titleWidth, titleWidth, TITLE_WIDTH),
    columns: readColumns(given.columns, number, report),
    workload: choice('workload'),
  };
}

function readHeaders(
  given: unknown,
  preset: TimelinePreset,
  report: ReportOption,
): readonly TimelineUnit[] {
  const { headers } = PRESET_DEFAULTS[preset];
  if (given === undefined) return headers;
  const finest = TIMELINE_UNITS.indexOf(headers.at(-1)!);
  const units: readonly unknown[] = Array.isArray(given) ? given : [given];
  const at = units.map((unit) => TIMELINE_UNITS.indexOf(unit as TimelineUnit));
  const isInOrder = at.every(
    (each, index) => each >= 0 && each <= finest && each > (at[index - 1] ?? -1),
  );
  if (isInOrder && units.length > 0) return units as readonly TimelineUnit[];
  if (ngDevMode)
    report(`headers.${preset}`, given, 'a list of units, coarse to fine, down to a cell');
  return headers;
}

function readColumns(
  given: unknown,
  number: (
    name: string,
    value: unknown,
    limits: readonly [number, number],
    fallback: number,
  ) => number,
  report: ReportOption,
): readonly Required<TimelineColumn>[] {
  const columns: readonly unknown[] = Array.isArray(given) ? given : [];
  const keys = new Set<string>();
  return columns.flatMap((each) => {
    const { key, title, width } = (each ?? {}) as Partial<Record<keyof TimelineColumn, unknown>>;
    if (typeof key !== 'string' || key === '' || keys.has(key)) {
      if (ngDevMode) report('columns', each, 'a column with a key of its own');
      return [];
    }
    keys.add(key);
    return [
      {
        key,
        title: typeof title === 'string' ? title : key,
        width: number(`columns.${key}.width`, width, TIMELINE_LIMITS.columnWidth, COLUMN_WIDTH),
      },
    ];
  });
}
