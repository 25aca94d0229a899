import { setTimeout as wait } from 'node:timers/promises';
import type { Load } from '../driver/data-set.mjs';
import type { Cost, Held, Session } from './session.mts';

/** Week and month of all scenarios. */
export const DATE = '2025-06-11';
const WEEK = '2025-06-08';
const WEEK_LENGTH = 7 * 24 * 60 * 60 * 1000;
const NEXT_WEEKS = ['2025-06-18', '2025-06-25', '2025-07-02'];

/** Returns a load of events spread over the year. */
export const year = (count: number): Load => ({ count, first: '2025-01-01', days: 365 });
/** Past events outside of the shown range, in addition to those of the year. */
export const PAST: Load = { count: 100_000, first: '2015-01-01', days: 3650 };

/** Costs by the name of the action. */
export type Costs = Readonly<Record<string, readonly Cost[]>>;

/** Measures the actions on a week, in a fresh page. */
export async function week(session: Session, loads: Load[]): Promise<Costs> {
  await session.call('load', loads);
  const nothing = await session.measure('settle');
  const mount = await session.measure('mount', 'week', DATE);
  const steps: Cost[] = [];
  for (const date of NEXT_WEEKS) steps.push(await session.measure('goTo', date));
  await session.call('goTo', DATE);
  const replaced: Cost[] = [];
  for (let time = 0; time < 2; time++) {
    await session.call('aim');
    replaced.push(await session.measure('replaceOne'));
  }
  const toMonth = await session.measure('setView', 'month');
  const toWeek = await session.measure('setView', 'week');
  return {
    nothing: [nothing],
    'mount week': [mount],
    'week step': steps,
    'one event replaced': replaced,
    'switch to month': [toMonth],
    'switch to week': [toWeek],
  };
}

/** Measures mounting a month, in a fresh page. */
export async function month(session: Session, loads: Load[]): Promise<Costs> {
  await session.call('load', loads);
  return { 'mount month': [await session.measure('mount', 'month', DATE)] };
}

/** Contents of the DOM, and their cost. */
export interface Crowd extends Cost {
  readonly nodes: number;
  readonly elements: number;
  readonly events: number;
}

/** Measures far more events in a week than fit. */
export async function crowd(session: Session): Promise<Crowd> {
  await session.call('load', [{ count: 5_000, first: WEEK, days: 7 }]);
  const cost = await session.measure('mount', 'week', DATE);
  return { ...cost, ...(await session.call('count')) };
}

/** Weeks with resources side by side, and the plain one that they are compared with. */
export const COLUMNS = {
  'plain week, 2,000': { resources: 20, count: 2_000, areBeside: false },
  '7 days of 20 columns, 2,000': { resources: 20, count: 2_000, areBeside: true },
  '7 days of 60 columns, 5,000': { resources: 60, count: 5_000, areBeside: true },
} as const;

/** Measures a week of resources side by side, or the plain one with the same events. */
export async function columns(
  session: Session,
  { resources, count, areBeside }: (typeof COLUMNS)[keyof typeof COLUMNS],
): Promise<Crowd> {
  await session.call('load', [{ count, first: WEEK, days: 7, resources }]);
  await session.call('standBeside', areBeside);
  const cost = await session.measure('mount', 'week', DATE);
  return { ...cost, ...(await session.call('count')) };
}

/** Weeks of a timeline: rows, and the events in each week. */
export const TIMELINE_LOADS = {
  '100 rows, 1,000 events': { resources: 100, count: 1_000 },
  '1,000 rows, 20,000 events': { resources: 1_000, count: 20_000 },
} as const;
/** Week after the one that is mounted, with as many events as this. */
const WEEK_AFTER = '2025-06-15';

/** Measures the actions on a week of a timeline, in a fresh page. */
export async function timeline(
  session: Session,
  { resources, count }: (typeof TIMELINE_LOADS)[keyof typeof TIMELINE_LOADS],
): Promise<{ readonly costs: Costs; readonly elements: number }> {
  const shown: Load = { count, first: WEEK, days: 7, resources };
  await session.call('load', [shown]);
  const mount = await session.measure('mount', 'timeline', DATE);
  const { elements } = await session.call('count');
  const replaced: Cost[] = [];
  for (let time = 0; time < 3; time++) {
    await session.call('aim');
    replaced.push(await session.measure('replaceOne'));
  }
  const toDays = await session.measure('setView', 'timeline-days');
  const toHours = await session.measure('setView', 'timeline');
  // Two weeks alike, between which it steps.
  const weeks: Load[] = [shown, { ...shown, first: WEEK_AFTER }];
  const steps = await stepsAmong(session, weeks);
  return {
    costs: {
      ...{ mount: [mount], 'week step': steps, 'one event replaced': replaced },
      ...{ 'preset to days': [toDays], 'preset to hours': [toHours] },
    },
    elements,
  };
}

/** Measures week steps of our timeline with 100,000 more events in other years, and expanding a parent. */
export async function timelineBeside(session: Session): Promise<Costs> {
  const shown: Load = { count: 1_000, first: WEEK, days: 7, resources: 100 };
  const weeks: Load[] = [shown, { ...shown, first: WEEK_AFTER }];
  await session.call('load', [shown]);
  await session.call('mount', 'timeline', DATE);
  const steps = await stepsAmong(session, weeks);
  return { steps, 'steps beside 100,000': await stepsAmong(session, [...weeks, PAST]) };
}

/** Measures expanding one of ten parents of a hundred rows each. */
export async function timelineExpansion(session: Session): Promise<Costs> {
  const load: Load = { count: 20_000, first: WEEK, days: 7, resources: 1_000, perParent: 100 };
  await session.call('load', [{ ...load }]);
  await session.call('mount', 'timeline', DATE);
  return { 'parent of 100 expanded': [await session.measure('expandFirst')] };
}

async function stepsAmong(session: Session, weeks: Load[]): Promise<readonly Cost[]> {
  await session.call('load', weeks);
  await session.call('passLoaded');
  const steps: Cost[] = [];
  for (const date of [NEXT_WEEKS[0]!, DATE, NEXT_WEEKS[0]!, DATE]) {
    steps.push(await session.measure('goTo', date));
  }
  return steps;
}

/** Frame times while a timeline is scrolled over rows and time. */
export async function timelineScroll(
  session: Session,
  slowdown: number,
): Promise<readonly number[]> {
  await session.call('load', [{ count: 20_000, first: WEEK, days: 7, resources: 1_000 }]);
  await session.call('mount', 'timeline', DATE);
  await session.tab.mouse.move(800, 400);
  await session.slowDown(slowdown);
  await session.call('settle');
  await session.call('recordFrames');
  for (let part = 0; part < 60; part++) {
    await session.tab.mouse.wheel(part % 20 < 10 ? 90 : 0, 120);
  }
  const frames = await session.call('stopFrames');
  await session.slowDown(1);
  return frames;
}

/** Drags an event over the rows and the time of a timeline. */
export async function timelineDrag(session: Session, slowdown: number): Promise<Drag> {
  await session.call('load', [{ count: 20_000, first: WEEK, days: 7, resources: 1_000 }]);
  await session.call('mount', 'timeline', DATE);
  // It ends at another time: in another row alone, the time would stay.
  return dragShown(session, slowdown, 160);
}

/** Weeks in which events are dragged. */
export const DRAGS = {
  '1,000 in a week': { load: { count: 1_000, first: WEEK, days: 7 }, slowdown: 1 },
  '1,000 in a week, CPU a quarter as fast': {
    load: { count: 1_000, first: WEEK, days: 7 },
    slowdown: 4,
  },
  '200 crowded, CPU a quarter as fast': {
    load: { count: 200, first: WEEK, days: 7, hours: [9, 12], allDay: 0 } satisfies Load,
    slowdown: 4,
  },
  '7 days of 20 columns, 2,000, CPU a quarter as fast': {
    load: { count: 2_000, first: WEEK, days: 7, resources: 20 },
    slowdown: 4,
    areBeside: true,
  },
} as const;

/** Duration of a drag in milliseconds. */
const DRAG_TIME = 2_500;

/** Loads in which changes are validated. */
export const JUDGED = {
  '10,000': year(10_000),
  '100,000, 1,000 of them series': { ...year(100_000), series: 1_000 },
} as const satisfies Record<string, Load>;

/** Milliseconds of the main thread: a week step, and validations at one snap step by rules. */
export interface Judged {
  readonly steps: readonly Cost[];
  readonly first: number;
  readonly all: number;
  readonly hours: number;
  readonly none: number;
}

/** Validations of each step of a day. */
const JUDGEMENTS = 200;

/** Validates an event at each step of a day, and steps from week to week in the same page. */
export async function judging(session: Session, load: Load): Promise<Judged> {
  await session.call('load', [load]);
  await session.call('mount', 'week', DATE);
  const steps: Cost[] = [];
  for (const date of NEXT_WEEKS) steps.push(await session.measure('goTo', date));
  await session.call('goTo', DATE);
  const judged = async (rules: 'all' | 'hours' | 'none', times = JUDGEMENTS): Promise<number> => {
    const before = await session.busy();
    const { judged: count, refused } = await session.call('judge', times, rules);
    const isRefused = refused > 0;
    if (isRefused === (rules === 'none'))
      throw new Error(`${rules}: refused ${refused} of ${count}`);
    return ((await session.busy()) - before) / count;
  };
  // The first round reads the index and the week of the resource.
  const first = (await judged('all', 1)) * 48;
  for (const rules of ['hours', 'none'] as const) await judged(rules, 1);
  return {
    ...{ steps, first },
    all: await judged('all'),
    hours: await judged('hours'),
    none: await judged('none'),
  };
}

/** Milliseconds of the main thread for one verdict on a series, by its violations and by its refused dates. */
export interface SeriesVerdict {
  readonly violations: number;
  readonly dates: number;
}

/** Validations of a series in a row, and how often they take turns. */
const [VERDICTS, TURNS] = [10, 5];

/** Validates a new series on each working day of two years, among 10,000 events. */
export async function seriesVerdict(session: Session): Promise<SeriesVerdict> {
  await session.call('load', [year(10_000)]);
  await session.call('mount', 'week', DATE);
  const spent = { violations: 0, dates: 0 };
  const judge = async (of: keyof SeriesVerdict): Promise<number> => {
    const before = await session.busy();
    await session.call('validateSeries', of, VERDICTS);
    return (await session.busy()) - before;
  };
  for (const kind of ['violations', 'dates'] as const) await judge(kind);
  for (let turn = 0; turn < TURNS; turn++) {
    spent.violations += await judge('violations');
    spent.dates += await judge('dates');
  }
  const times = VERDICTS * TURNS;
  return { violations: spent.violations / times, dates: spent.dates / times };
}

/** Drags among 1,000 events of a week, whose overlaps are validated, with amendments of the host or without. */
export async function amendedDrag(session: Session, amends: boolean): Promise<Drag> {
  await session.call('amendDrags', amends);
  return drag(session, DRAGS['1,000 in a week'].load, 1, false);
}

/** Weeks shown one after the other when small differences matter. */
const STEPS = 12;

/** Steps from week to week among 1,000 events of a year, after a few uncounted steps. */
export async function steps(session: Session): Promise<readonly Cost[]> {
  await session.call('load', [year(1_000)]);
  await session.call('mount', 'week', DATE);
  for (const date of NEXT_WEEKS) await session.call('goTo', date);
  const costs: Cost[] = [];
  for (let step = 1; step <= STEPS; step++) {
    const date = new Date(Date.parse(DATE) + (NEXT_WEEKS.length + step) * WEEK_LENGTH);
    costs.push(await session.measure('goTo', date.toISOString().slice(0, 10)));
  }
  return costs;
}

/** Searches for free times. */
export const SEARCHES = {
  '50 people, 100,000 events, four weeks, nothing common free': 'crowd',
  'one person with a weekly series, two years, nothing free': 'series',
} as const;

/** Repetitions after everything needed has been read. */
const TIMES = 5;

/** Milliseconds of the main thread for a search of a free time: the first, and later ones. */
export interface Search {
  readonly first: number;
  readonly warm: number;
}

/** Searches for a free time where there is none. */
export async function search(
  session: Session,
  name: (typeof SEARCHES)[keyof typeof SEARCHES],
): Promise<Search> {
  await session.call('load', [{ ...year(100_000), resources: 50 }]);
  await session.call('mount', 'week', DATE);
  const look = async (times: number): Promise<number> => {
    const before = await session.busy();
    await session.call('findTimes', name, times);
    return ((await session.busy()) - before) / times;
  };
  return { first: await look(1), warm: await look(TIMES) };
}

/** Texts that are typed: one that every event matches by its resource, and one that a sixth matches. */
export const TYPED = { 'all match': 'line', 'a sixth matches': 'work' } as const;

/** Cost of a key in the search field. */
export interface Key extends Cost {
  /** Milliseconds of the longest task; 0 if none takes 50. */
  readonly longest: number;
}

/** Costs of keys in the search field, and of filters, beside week steps with the same events. */
export interface Typing {
  readonly steps: readonly Cost[];
  readonly filters: readonly Cost[];
  /** Keys by the name of their text. */
  readonly keys: Readonly<Record<string, readonly Key[]>>;
}

/** Steps from week to week, passes filters, and types into the search field, in a fresh page. */
export async function typing(session: Session, count: number): Promise<Typing> {
  await session.call('load', [year(count)]);
  await session.call('mount', 'week', DATE);
  const steps: Cost[] = [];
  for (const date of NEXT_WEEKS) steps.push(await session.measure('goTo', date));
  await session.call('goTo', DATE);
  const filters: Cost[] = [];
  for (let digit = 0; digit < 4; digit++) filters.push(await session.measure('hideEnding', digit));
  await session.call('openSearch');
  const keys: Record<string, Key[]> = {};
  for (const [name, text] of Object.entries(TYPED)) {
    keys[name] = [];
    for (let length = 1; length <= text.length; length++) {
      const cost = await session.measure('type', text.slice(0, length));
      keys[name].push({ ...cost, longest: await session.call('longestTask') });
    }
  }
  return { steps, filters: filters.slice(1), keys };
}

/** Numbers of events changed at once, out of 100,000. */
export const CHANGED = [1, 1_000] as const;

/** Milliseconds of the main thread for a change: making the events, and everything until they are drawn. */
export interface Change {
  readonly made: number;
  readonly written: readonly Cost[];
}

/** Changes a number of events out of 100,000. */
export async function changes(session: Session, count: number): Promise<Change> {
  await session.call('load', [year(100_000)]);
  await session.call('mount', 'week', DATE);
  await session.call('makeMany', count, 1);
  const before = await session.busy();
  await session.call('makeMany', count, TIMES);
  const made = ((await session.busy()) - before) / TIMES;
  const written: Cost[] = [];
  for (let time = 0; time < TIMES; time++) {
    written.push(await session.measure('writeMany', count));
  }
  return { made, written };
}

/** Frame times of a drag, and the time of the main thread per frame. */
export interface Drag {
  readonly frames: readonly number[];
  /** From the release of the button until the page is still. */
  readonly dropFrames: readonly number[];
  readonly cpuPerFrame: number;
  readonly shown: number;
}

/** Drags one event across the others by mouse, along a curve that ends in another place. */
export async function drag(
  session: Session,
  load: Load,
  slowdown: number,
  areBeside: boolean,
): Promise<Drag> {
  await session.call('load', [load]);
  await session.call('standBeside', areBeside);
  await session.call('mount', 'week', DATE);
  return dragShown(session, slowdown);
}

/** Drags an event around, to end so many pixels beside where it was. */
async function dragShown(session: Session, slowdown: number, beside = 0): Promise<Drag> {
  const { mouse } = session.tab;
  const { events: shown } = await session.call('count');
  const { id, x, y, start } = await session.call('grip');
  await session.slowDown(slowdown);
  await session.call('settle');
  const before = await session.busy();
  await session.call('recordFrames');
  await mouse.move(x, y);
  await mouse.down();
  const began = performance.now();
  for (let part = 0; part < 1;) {
    part = Math.min(1, (performance.now() - began) / DRAG_TIME);
    const turn = 2 * Math.PI * part;
    // Each move is answered after the next frame, so one move comes with every frame.
    const across = beside * part + 220 * Math.sin(turn);
    await mouse.move(x + across, y + 100 * part + 80 * Math.sin(2 * turn));
  }
  const frames = await session.call('stopFrames');
  const busy = (await session.busy()) - before;
  await session.call('recordFrames');
  await mouse.up();
  await session.call('settle');
  const dropFrames = await session.call('stopFrames');
  await session.slowDown(1);
  await wait(100);
  const after = await session.call('startOf', id);
  if (after === start) throw new Error(`the drag of ${id} changed nothing`);
  return { frames, dropFrames, cpuPerFrame: busy / frames.length, shown };
}

/** Numbers of events moved and copied at once; one is dragged and pasted without a selection. */
export const SELECTED = [1, 1_000] as const;
/** Events of the month in which 1,000 are selected: all of them on its page. */
const MONTH: Load = { count: 5_000, first: '2025-06-01', days: 31 };
/** Month and week of these events. */
const SHOWN_MONTH = '2025-06-18';

/** Drags the selected events of a month by one of them, or one event of the same month. */
export async function dragSeveral(
  session: Session,
  count: number,
  slowdown: number,
): Promise<Drag> {
  await session.call('load', [MONTH]);
  await session.call('mount', 'month', SHOWN_MONTH);
  await session.call('select', count);
  const dragged = await dragShown(session, slowdown);
  const moved = await session.call('countMoved');
  if (moved !== count) throw new Error(`${moved} of ${count} were moved`);
  return dragged;
}

/** Costs of selecting all events of a month or week by key, beside week steps with the same events. */
export interface SelectedAll {
  readonly steps: readonly Cost[];
  readonly inMonth: readonly Cost[];
  readonly inWeek: readonly Cost[];
}

/** Steps from week to week, and selects all events, in a fresh page. */
export async function selectAll(session: Session): Promise<SelectedAll> {
  await session.call('load', [MONTH]);
  await session.call('mount', 'week', SHOWN_MONTH);
  const steps: Cost[] = [];
  for (const date of ['2025-06-11', '2025-06-25', '2025-06-04', SHOWN_MONTH]) {
    steps.push(await session.measure('goTo', date));
  }
  const all = async (): Promise<Cost[]> => {
    const costs: Cost[] = [];
    await session.call('select', 1);
    await session.call('focusHeld');
    // The first time loads the code for keys and the bar.
    for (let time = 0; time < 4; time++) {
      costs.push(await session.measure('selectAll'));
      await session.call('press', 'Escape');
    }
    return costs.slice(1);
  };
  const inWeek = await all();
  await session.call('setView', 'month');
  return { steps, inWeek, inMonth: await all() };
}

/** Costs of moving, undoing and pasting several events. */
export interface SeveralChanged {
  readonly moved: readonly Cost[];
  readonly undone: readonly Cost[];
  readonly pasted: readonly Cost[];
}

/** Moves a number of events by keys among 100,000, undoes that, and pastes as many. */
export async function severalChanged(session: Session, count: number): Promise<SeveralChanged> {
  await session.call('load', [year(100_000)]);
  await session.call('mount', 'month', DATE);
  await session.call('select', count);
  const [moved, undone, pasted]: Cost[][] = [[], [], []];
  // The first time loads code.
  for (let time = 0; time <= TIMES; time++) {
    await session.call('focusHeld');
    await session.call('press', 'g');
    await session.call('press', 'ArrowRight');
    // A resting selection is judged as a whole, which is no part of the drop.
    await wait(300);
    moved!.push(await session.measure('dropHeld'));
    undone!.push(await session.measure('undoHeld'));
  }
  for (let time = 0; time <= TIMES; time++) {
    await session.call('select', count);
    await session.call('focusHeld');
    await session.call('press', 'c', true);
    pasted!.push(await session.measure('paste', count));
    await session.call('undoPaste', count);
  }
  return { moved: moved!.slice(1), undone: undone!.slice(1), pasted: pasted!.slice(1) };
}

/** Memory that a page holds before and after much use. */
export interface Growth {
  readonly before: Held;
  readonly after: Held;
}

/** Mounts and destroys the calendar many times. */
export async function remounts(session: Session, times: number): Promise<Growth> {
  await session.call('load', [year(1_000)]);
  await session.call('mount', 'week', DATE);
  await session.call('destroy');
  await session.call('remount', 5);
  const before = await session.held();
  await session.call('remount', times);
  return { before, after: await session.held() };
}

/** Goes from week to week many times. */
export async function navigations(session: Session, times: number): Promise<Growth> {
  const dates = Array.from({ length: times }, (_, at) =>
    new Date(Date.UTC(2025, 0, 8 + 7 * (at % 50))).toISOString().slice(0, 10),
  );
  await session.call('load', [year(1_000)]);
  await session.call('mount', 'week', DATE);
  // One round through the year first, so that caches by week are filled before.
  await session.call('navigate', [...dates.slice(0, 50), DATE]);
  const before = await session.held();
  await session.call('navigate', [...dates, DATE]);
  return { before, after: await session.held() };
}
