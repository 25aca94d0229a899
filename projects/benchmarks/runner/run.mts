/**
 * `npm run bench`: measures our calendar beside FullCalendar, TOAST UI and the floor, page by page in turns, and prints
 * ratios. Build the pages first (`npm run bench:build`).
 *
 *     npm run bench -- --quick           one round of everything, without 100,000 events
 *     npm run bench -- --only=ours       one page, or several with commas between them
 *     npm run bench -- --parts=drag      some of: speed, crowd, columns, timeline, judging, series, zones, searches, changes,
 *                                        typing, several, drag, leaks
 *     npm run bench -- --parts=timeline --trial
 *                                        the timeline also beside FullCalendar Scheduler, which is installed under its
 *                                        trial terms outside of the repository, and removed after the run
 *     npm run bench -- --parts=speed --rounds=12 --amounts=1,000
 *                                        number of rounds, and some of the amounts of events (separated by semicolons)
 *
 * A whole run writes docs/benchmarks.md. An earlier build of ours is measured along with it if `dist/bench/before`
 * holds one: build a worktree with `ng build benchmarks -c ours`, and copy its `dist/bench/ours` there. The earlier
 * cost of additional time zones, free times and writing many changes is measured if `dist/bench/judging-before` holds a
 * build of `judging`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../../scripts/ensure-browser.mjs';
import { describeRun } from './circumstances.mts';
import { report, type ByPage, type Results } from './report.mts';
import {
  CHANGED,
  changes,
  columns,
  COLUMNS,
  crowd,
  drag,
  DRAGS,
  dragSeveral,
  JUDGED,
  amendedDrag,
  judging,
  seriesVerdict,
  month,
  navigations,
  PAST,
  remounts,
  search,
  SEARCHES,
  selectAll,
  SELECTED,
  severalChanged,
  steps,
  timeline,
  timelineBeside,
  timelineDrag,
  timelineExpansion,
  timelineScroll,
  TIMELINE_LOADS,
  typing,
  week,
  year,
  type Costs,
} from './scenarios.mts';
import { serve } from './serve.mts';
import {
  JUDGED_BEFORE,
  JUDGING,
  PAGES,
  SEARCHING,
  SELECTING,
  Session,
  TIMELINES,
  TRIAL,
  ZONED,
  type PageName,
} from './session.mts';
import { sizeOf } from './sizes.mts';
import { buildTrialPage } from './trial.mts';

const root = join(import.meta.dirname, '..', '..', '..');
const built = join(root, 'dist', 'bench');
const PARTS = [
  ...['speed', 'crowd', 'columns', 'timeline', 'judging'],
  ...['series', 'zones', 'searches', 'typing', 'changes', 'several', 'drag', 'leaks'],
];

const { values: options } = parseArgs({
  options: {
    ...{ quick: { type: 'boolean' }, trial: { type: 'boolean' } },
    ...{ only: { type: 'string' }, parts: { type: 'string' } },
    ...{ rounds: { type: 'string' }, amounts: { type: 'string' } },
  },
});
const isQuick = options.quick ?? false;
const all = PAGES.filter((page) => page !== 'before' || existsSync(join(built, page)));
const pages = all.filter((page) => options.only?.split(',').includes(page) ?? true);
const parts = PARTS.filter((part) => options.parts?.split(',').includes(part) ?? true);
const isWhole =
  !isQuick &&
  pages.length === all.length &&
  parts.length === PARTS.length &&
  options.amounts === undefined;

function roundsOf(part: string, full: number): number {
  if (!parts.includes(part)) return 0;
  return isQuick ? 1 : Number(options.rounds ?? full);
}

/** Numbers of events in the year, and how often each is measured. */
const AMOUNTS = [
  { name: '1,000', loads: [year(1_000)], rounds: roundsOf('speed', 6) },
  { name: '1,000 + 100,000 past', loads: [year(1_000), PAST], rounds: roundsOf('speed', 4) },
  { name: '10,000', loads: [year(10_000)], rounds: roundsOf('speed', 5) },
  { name: '100,000', loads: [year(100_000)], rounds: isQuick ? 0 : roundsOf('speed', 3) },
].filter(({ name }) => options.amounts?.split(';').includes(name) ?? true);

const results: Results = {
  ...{ sizes: {}, costs: {}, crowd: {}, columns: {} },
  ...{ timelines: {}, timelineElements: {}, timelineFrames: {} },
  ...{
    judged: {},
    series: [],
    amended: {},
    zones: {},
    searches: {},
    typed: {},
    changes: {},
    selectedAll: [],
    severalChanged: {},
    severalDrags: {},
    drags: {},
    growth: {},
  },
};
/** Pages that validate changes. */
const judges = ([JUDGING, JUDGED_BEFORE] as const).filter((page) => existsSync(join(built, page)));
/** Pages with a timeline. */
const timelines = TIMELINES.filter((page) => page !== TRIAL || options.trial === true);
/** Page that mounts every row and event: with a thousand rows it takes minutes. */
const DRAWS_ALL: PageName = 'event-calendar';
/** Pages that support resources side by side. */
const WITH_COLUMNS: readonly PageName[] = ['ours'];
const failures: string[] = [];

/** Returns the list of samples under a key, created on first use. */
function listOf<T>(lists: ByPage<T[]>, key: string): T[] {
  return (lists[key] ??= []);
}

async function measure(browser: Browser, origin: string): Promise<void> {
  /** Runs an action in a fresh page. A failing check is reported at the end and doesn't end the run. */
  async function inPage(page: PageName, name: string, act: (session: Session) => Promise<void>) {
    console.log(`${page}: ${name}`);
    try {
      const session = await Session.open(browser, origin, page);
      try {
        await act(session);
      } finally {
        await session.close();
      }
    } catch (error) {
      failures.push(`${page}: ${name}: ${String(error)}`);
    }
  }

  function keep(amount: string, page: PageName, costs: Costs): void {
    const actions = (results.costs[amount] ??= {});
    for (const [action, samples] of Object.entries(costs)) {
      listOf((actions[action] ??= {}), page).push(...samples);
    }
  }

  for (const { name, loads, rounds } of AMOUNTS) {
    for (let round = 1; round <= rounds; round++) {
      for (const page of pages) {
        await inPage(page, `${name} in a week, round ${round}`, async (session) =>
          keep(name, page, await week(session, loads)),
        );
        await inPage(page, `${name} in a month, round ${round}`, async (session) =>
          keep(name, page, await month(session, loads)),
        );
      }
    }
  }
  for (let round = 1; round <= roundsOf('crowd', 3); round++) {
    for (const page of pages) {
      await inPage(page, `5,000 in one week, round ${round}`, async (session) => {
        listOf(results.crowd, page).push(await crowd(session));
      });
    }
  }
  for (let round = 1; round <= roundsOf('columns', 4); round++) {
    for (const [name, week] of Object.entries(COLUMNS)) {
      for (const page of pages.filter((each) => WITH_COLUMNS.includes(each))) {
        await inPage(page, `${name}, round ${round}`, async (session) => {
          listOf(results.columns, name).push(await columns(session, week));
        });
      }
    }
  }
  for (let round = 1; round <= roundsOf('timeline', 5); round++) {
    const keepTimeline = (load: string, page: PageName, costs: Costs): void => {
      const actions = (results.timelines[load] ??= {});
      for (const [action, samples] of Object.entries(costs)) {
        listOf((actions[action] ??= {}), page).push(...samples);
      }
    };
    for (const [name, load] of Object.entries(TIMELINE_LOADS)) {
      for (const page of timelines.filter((each) => each !== DRAWS_ALL || load.resources <= 100)) {
        await inPage(page, `timeline of ${name}, round ${round}`, async (session) => {
          const { costs, elements } = await timeline(session, load);
          keepTimeline(name, page, costs);
          listOf((results.timelineElements[name] ??= {}), page).push(elements);
        });
      }
    }
    const [ours] = TIMELINES;
    await inPage(ours, `timeline beside 100,000 more, round ${round}`, async (session) =>
      keepTimeline('100 rows, 1,000 events', ours, await timelineBeside(session)),
    );
    await inPage(ours, `timeline expanded, round ${round}`, async (session) =>
      keepTimeline('1,000 rows, 20,000 events', ours, await timelineExpansion(session)),
    );
    for (const slowdown of [1, 4]) {
      const speed = slowdown === 1 ? 'full speed' : 'CPU a quarter as fast';
      await inPage(ours, `timeline scrolled, ${speed}, round ${round}`, async (session) => {
        const frames = await timelineScroll(session, slowdown);
        (results.timelineFrames[`scrolled, ${speed}`] ??= []).push(frames);
      });
      await inPage(ours, `timeline dragged over, ${speed}, round ${round}`, async (session) => {
        const { frames } = await timelineDrag(session, slowdown);
        (results.timelineFrames[`dragged over, ${speed}`] ??= []).push(frames);
      });
    }
  }
  for (let round = 1; round <= roundsOf('judging', 5); round++) {
    for (const [name, load] of Object.entries(JUDGED)) {
      await inPage(JUDGING, `judging among ${name}, round ${round}`, async (session) => {
        listOf(results.judged, name).push(await judging(session, load));
      });
    }
  }
  for (let round = 1; round <= roundsOf('series', 5); round++) {
    await inPage(JUDGING, `a series judged, round ${round}`, async (session) => {
      results.series.push(await seriesVerdict(session));
    });
    for (const amends of [false, true]) {
      const name = amends ? 'amended' : 'as it is';
      await inPage(JUDGING, `drag, ${name}, round ${round}`, async (session) => {
        listOf(results.amended, name).push(await amendedDrag(session, amends));
      });
    }
  }
  for (let round = 1; round <= roundsOf('zones', 6); round++) {
    for (const page of judges.flatMap((each) => [each, ZONED[each]])) {
      await inPage(page, `steps, round ${round}`, async (session) => {
        listOf(results.zones, page).push(...(await steps(session)));
      });
    }
  }
  for (let round = 1; round <= roundsOf('searches', 3); round++) {
    for (const [name, whom] of Object.entries(SEARCHES)) {
      for (const page of judges) {
        await inPage(page, `free times, ${name}, round ${round}`, async (session) => {
          listOf((results.searches[name] ??= {}), page).push(await search(session, whom));
        });
      }
    }
  }
  for (let round = 1; round <= roundsOf('typing', 5); round++) {
    for (const count of [10_000, 100_000]) {
      await inPage(SEARCHING, `typing among ${count}, round ${round}`, async (session) => {
        listOf(results.typed, count.toLocaleString('en')).push(await typing(session, count));
      });
    }
  }
  for (let round = 1; round <= roundsOf('changes', 3); round++) {
    for (const count of CHANGED) {
      for (const page of judges) {
        await inPage(page, `${count} changed, round ${round}`, async (session) => {
          listOf((results.changes[String(count)] ??= {}), page).push(await changes(session, count));
        });
      }
    }
  }
  for (let round = 1; round <= roundsOf('several', 3); round++) {
    await inPage(SELECTING, `all selected, round ${round}`, async (session) => {
      results.selectedAll.push(await selectAll(session));
    });
    for (const count of SELECTED) {
      await inPage(SELECTING, `${count} moved and pasted, round ${round}`, async (session) => {
        listOf(results.severalChanged, String(count)).push(await severalChanged(session, count));
      });
      for (const slowdown of [1, 4]) {
        const speed = slowdown === 1 ? '' : ', CPU a quarter as fast';
        await inPage(SELECTING, `${count} dragged${speed}, round ${round}`, async (session) => {
          const name = `${count.toLocaleString('en')}${speed}`;
          listOf(results.severalDrags, name).push(await dragSeveral(session, count, slowdown));
        });
      }
    }
  }
  for (let round = 1; round <= roundsOf('drag', 3); round++) {
    for (const [name, { load, slowdown, ...more }] of Object.entries(DRAGS)) {
      const areBeside = 'areBeside' in more;
      const able = pages.filter((each) =>
        areBeside ? WITH_COLUMNS.includes(each) : each !== 'floor',
      );
      for (const page of able) {
        await inPage(page, `drag, ${name}, round ${round}`, async (session) => {
          const found = await drag(session, load, slowdown, areBeside);
          listOf((results.drags[name] ??= {}), page).push(found);
        });
      }
    }
  }
  if (!parts.includes('leaks')) return;
  for (const page of pages) {
    const mounts = isQuick ? 10 : 50;
    await inPage(page, `${mounts} mounts`, async (session) => {
      (results.growth[`${mounts} times mounted and destroyed`] ??= {})[page] = await remounts(
        session,
        mounts,
      );
    });
    const steps = isQuick ? 100 : 1_000;
    await inPage(page, `${steps} steps`, async (session) => {
      (results.growth[`${steps} weeks shown`] ??= {})[page] = await navigations(session, steps);
    });
  }
}

const executablePath = findBrowser();
if (!executablePath || !existsSync(built)) {
  throw new Error(
    executablePath ? 'Build the pages first: npm run bench:build' : 'No browser found',
  );
}
// A run of some parts needs not all pages.
for (const page of [...pages, 'empty'].filter((each) => existsSync(join(built, each)))) {
  results.sizes[page] = sizeOf(join(built, page));
}

const trial = options.trial === true ? await buildTrialPage() : null;
const server = await serve({
  ...{ '': built, driver: join(import.meta.dirname, '..', 'driver') },
  ...(trial !== null && { [TRIAL]: trial.folder }),
});
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
const circumstances = describeRun(browser.version());
try {
  await measure(browser, server.origin);
} finally {
  await browser.close();
  server.close();
  trial?.remove();
}

const text = `${circumstances}\n${report(results)}`;
console.log(`\n${text}`);
if (isWhole && failures.length === 0) writeFileSync(join(root, 'docs', 'benchmarks.md'), text);
for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
