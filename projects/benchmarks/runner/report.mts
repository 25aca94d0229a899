import type { Size } from './sizes.mts';
import {
  JUDGED_BEFORE,
  JUDGING,
  TIMELINES,
  TRIAL,
  ZONED,
  type Cost,
  type Held,
} from './session.mts';
import { CHANGED, SELECTED, type Change, type Crowd, type Drag } from './scenarios.mts';
import type { Growth, Judged, Search, SelectedAll, SeriesVerdict } from './scenarios.mts';
import type { SeveralChanged, Typing } from './scenarios.mts';

/** Values by the name of the page. */
export type ByPage<T> = Partial<Record<string, T>>;

/** All results of a run. */
export interface Results {
  readonly sizes: ByPage<Size>;
  /** By number of events, action and page. */
  readonly costs: Record<string, Record<string, ByPage<Cost[]>>>;
  readonly crowd: ByPage<Crowd[]>;
  /** By the mounted week. */
  readonly columns: ByPage<Crowd[]>;
  /** By load, action and page. */
  readonly timelines: Record<string, Record<string, ByPage<Cost[]>>>;
  /** Elements of the document after mounting a timeline, by load and page. */
  readonly timelineElements: Record<string, ByPage<number[]>>;
  /** Frame times of our timeline while it is scrolled and dragged over. */
  readonly timelineFrames: Record<string, (readonly number[])[]>;
  /** By number of events. */
  readonly judged: ByPage<Judged[]>;
  /** Verdicts on a new series. */
  readonly series: SeriesVerdict[];
  /** Drags by whether the host amends them. */
  readonly amended: ByPage<Drag[]>;
  /** Week steps by page, with additional time zones and without. */
  readonly zones: ByPage<Cost[]>;
  /** By resources searched for, and by page. */
  readonly searches: Record<string, ByPage<Search[]>>;
  /** By number of events. */
  readonly typed: ByPage<Typing[]>;
  /** By number of changed events, and by page. */
  readonly changes: Record<string, ByPage<Change[]>>;
  /** Selections of all events of a month. */
  readonly selectedAll: SelectedAll[];
  /** By number of events that are changed together. */
  readonly severalChanged: ByPage<SeveralChanged[]>;
  /** By the drag of several events, or of one. */
  readonly severalDrags: ByPage<Drag[]>;
  readonly drags: Record<string, ByPage<Drag[]>>;
  readonly growth: Record<string, ByPage<Growth>>;
}

/** Returns the median; `part` 0.95 gives the value that 95 in 100 don't exceed. */
export function quantile(values: readonly number[], part = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [low = NaN, high = NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

const median = <T,>(items: readonly T[] | undefined, value: (item: T) => number): number =>
  quantile((items ?? []).map(value));

const round = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';
const kilobytes = (bytes: number): string => round(bytes / 1000, 1);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const PEER = 'fullcalendar';
const OTHER_PEER = 'toast-ui';

function speed({ costs, sizes }: Results): string {
  const hasBefore = sizes['before'] !== undefined;
  const rows = Object.entries(costs).flatMap(([amount, actions]) =>
    Object.entries(actions).map(([action, pages]) => {
      const cpu = (page: string): number => median(pages[page], (cost) => cost.cpu);
      const wall = (page: string): number => median(pages[page], (cost) => cost.wall);
      return [
        `${amount}: ${action}`,
        ...(hasBefore ? [round(cpu('ours') / cpu('before'), 2)] : []),
        round(cpu('ours') / cpu(PEER), 2),
        round(wall('ours') / wall(PEER), 2),
        round(cpu('closed') / cpu(PEER), 2),
        round(cpu(OTHER_PEER) / cpu(PEER), 2),
        ...['ours', 'closed', PEER, OTHER_PEER, 'floor'].map((page) => round(cpu(page))),
      ];
    }),
  );
  return table(
    [
      'events, action',
      ...(hasBefore ? ['ours / before, CPU'] : []),
      'ours / FullCalendar, CPU',
      'by the clock',
      'ours, panel closed / FullCalendar, CPU',
      'TOAST UI / FullCalendar, CPU',
      ...['ours, CPU ms', 'panel closed', 'FullCalendar', 'TOAST UI', 'floor'],
    ],
    rows,
  );
}

function framesOf(drags: Results['drags']): string {
  const rows = Object.entries(drags).flatMap(([name, pages]) =>
    Object.entries(pages).map(([page, runs]) => [
      `${name}: ${page}`,
      ...[0.5, 0.95, 1].map((part) =>
        round(
          median(runs, ({ frames }) => quantile(frames, part)),
          1,
        ),
      ),
      round(
        median(runs, ({ dropFrames }) => Math.max(...dropFrames)),
        1,
      ),
      round(
        median(runs, (run) => run.cpuPerFrame),
        1,
      ),
      round(median(runs, ({ shown }) => shown)),
    ]),
  );
  return table(
    [
      'drag',
      'frame p50',
      'p95',
      'worst',
      'worst at the drop',
      'CPU ms a frame',
      'events in the DOM',
    ],
    rows,
  );
}

function crowd(results: Results): string {
  const rows = Object.entries(results.crowd).map(([page, runs]) => [
    page,
    round(median(runs, ({ elements }) => elements)),
    round(median(runs, ({ nodes }) => nodes)),
    round(median(runs, ({ events }) => events)),
    round(median(runs, ({ wall }) => wall)),
    round(median(runs, ({ cpu }) => cpu)),
  ]);
  return table(
    ['page', 'elements', 'nodes of all kinds', 'events in the DOM', 'ms to picture', 'CPU ms'],
    rows,
  );
}

function columns({ columns: weeks }: Results): string {
  const [plain = []] = Object.values(weeks);
  const base = median(plain, ({ cpu }) => cpu);
  const rows = Object.entries(weeks).map(([name, runs]) => {
    const cpu = median(runs, (run) => run.cpu);
    return [
      name,
      round(cpu / base, 2),
      round(cpu),
      round(median(runs, ({ wall }) => wall)),
      round(median(runs, ({ elements }) => elements)),
      round(median(runs, ({ events }) => events)),
    ];
  });
  return table(
    ['week', 'to the plain week, CPU', 'CPU ms', 'ms to picture', 'elements', 'events in the DOM'],
    rows,
  );
}

function timelines({ timelines: loads, timelineElements, timelineFrames }: Results): string {
  const [ours, peer] = TIMELINES;
  const pages = [ours, peer, TRIAL];
  const rows = Object.entries(loads).flatMap(([load, actions]) => {
    const mount = median(actions['mount']?.[ours], ({ cpu }) => cpu);
    const costs = Object.entries(actions).map(([action, samples]) => {
      const cpu = (page: string): number => median(samples[page], (cost) => cost.cpu);
      return [
        `${load}: ${action}`,
        ...[cpu(peer), cpu(TRIAL), mount].map((other) => round(cpu(ours) / other, 2)),
        ...pages.map((page) => round(cpu(page))),
      ];
    });
    const elements = pages.map((page) =>
      round(median(timelineElements[load]?.[page], (count) => count)),
    );
    return [...costs, [`${load}: elements`, '', '', '', ...elements]];
  });
  const scrolls = Object.entries(timelineFrames).map(([name, runs]) => [
    name,
    ...[0.5, 0.95, 1].map((part) =>
      round(
        median(runs, (frames) => quantile(frames, part)),
        1,
      ),
    ),
  ]);
  const costs = table(
    [
      'a week by hours',
      ...['to EventCalendar, CPU', 'to FullCalendar, CPU', 'to our mount, CPU'],
      ...['ours, CPU ms', 'EventCalendar', 'FullCalendar'],
    ],
    rows,
  );
  return `${costs}\n\n${table(['1,000 rows', 'frame p50', 'p95', 'worst'], scrolls)}`;
}

function judging({ judged }: Results): string {
  const rows = Object.entries(judged).map(([amount, runs = []]) => {
    const step = quantile(runs.flatMap(({ steps }) => steps.map(({ cpu }) => cpu)));
    const all = median(runs, (run) => run.all);
    return [
      amount,
      round(step),
      round(all, 3),
      `1 / ${round(step / all)}`,
      round(
        median(runs, (run) => run.hours),
        3,
      ),
      round(
        median(runs, (run) => run.none),
        3,
      ),
      round(
        median(runs, (run) => run.first),
        1,
      ),
    ];
  });
  return table(
    [
      'events',
      'week step, CPU ms',
      'judgement, CPU ms',
      'of the week step',
      'by hours alone',
      'without rules',
      'index and first day, CPU ms',
    ],
    rows,
  );
}

function series({ series: runs, amended }: Results): string {
  const [dates, violations] = [
    median(runs, (run) => run.dates),
    median(runs, (run) => run.violations),
  ];
  const step = (name: string): number => median(amended[name], ({ cpuPerFrame }) => cpuPerFrame);
  const [changed, plain] = [step('amended'), step('as it is')];
  return table(
    ['measured', 'ratio, CPU', 'CPU ms', 'to, CPU ms'],
    [
      [
        'refused dates of a new series / its violations',
        ...[round(dates / violations, 2), round(dates, 2), round(violations, 2)],
      ],
      [
        'a step of a drag that is amended / that isn’t',
        ...[round(changed / plain, 2), round(changed, 2), round(plain, 2)],
      ],
    ],
  );
}

function zones({ zones: pages }: Results): string {
  const rows = Object.entries(ZONED).flatMap(([plain, zoned]) => {
    const cpu = (page: string): number => median(pages[page], (cost) => cost.cpu);
    if (pages[zoned] === undefined) return [];
    return [[plain, round(cpu(zoned) / cpu(plain), 2), round(cpu(zoned), 1), round(cpu(plain), 1)]];
  });
  return table(
    ['page', 'with three zones / without, CPU', 'with them, CPU ms', 'without, CPU ms'],
    rows,
  );
}

function searches({ searches: names }: Results): string {
  const rows = Object.entries(names).map(([name, pages]) => {
    const warm = (page: string): number => median(pages[page], (each) => each.warm);
    return [
      name,
      round(warm(JUDGING) / warm(JUDGED_BEFORE), 3),
      round(warm(JUDGING), 1),
      round(
        median(pages[JUDGING], ({ first }) => first),
        1,
      ),
      round(warm(JUDGED_BEFORE)),
    ];
  });
  return table(['search', 'to before, CPU', 'CPU ms', 'at first, CPU ms', 'before, CPU ms'], rows);
}

function typing({ typed }: Results): string {
  const rows = Object.entries(typed).flatMap(([amount, runs = []]) => {
    const step = quantile(runs.flatMap(({ steps }) => steps.map(({ cpu }) => cpu)));
    const line = (name: string, costs: readonly Cost[], longest = ''): string[] => {
      const cpu = median(costs, (cost) => cost.cpu);
      const walls = costs.map(({ wall }) => wall);
      const times = [quantile(walls), quantile(walls, 0.95)].map((each) => round(each));
      return [`${amount}: ${name}`, round(cpu / step, 2), round(cpu, 1), ...times, longest];
    };
    const names = Object.keys(runs[0]?.keys ?? {});
    return [
      line(
        'week step',
        runs.flatMap(({ steps }) => steps),
      ),
      line(
        'another filter',
        runs.flatMap(({ filters }) => filters),
      ),
      ...names.map((name) => {
        const keys = runs.flatMap((run) => run.keys[name] ?? []);
        return line(`a key, ${name}`, keys, round(median(keys, (key) => key.longest)));
      }),
    ];
  });
  return table(
    [
      'events, action',
      ...['to a week step, CPU', 'CPU ms', 'ms until drawn', 'p95', 'longest task (0: below 50)'],
    ],
    rows,
  );
}

function changes({ changes: counts }: Results): string {
  const rows = [JUDGING, JUDGED_BEFORE].flatMap((page) => {
    if (!Object.values(counts).some((pages) => pages[page] !== undefined)) return [];
    const made = (count: number): number => median(counts[count]?.[page], (change) => change.made);
    const written = (count: number): number =>
      quantile(
        (counts[count]?.[page] ?? []).flatMap((change) => change.written.map(({ cpu }) => cpu)),
      );
    const [one, many] = CHANGED;
    return [
      [
        page,
        round(written(many) / written(one), 2),
        ...[written(one), written(many), made(one), made(many)].map((each) => round(each, 1)),
      ],
    ];
  });
  return table(
    [
      'page',
      'a thousand / one, CPU',
      ...['one, CPU ms', 'a thousand, CPU ms', 'making one, CPU ms', 'making a thousand, CPU ms'],
    ],
    rows,
  );
}

function several({ selectedAll, severalChanged, severalDrags }: Results): string {
  const cpuOf = (costs: readonly Cost[]): number => median(costs, ({ cpu }) => cpu);
  const step = cpuOf(selectedAll.flatMap(({ steps }) => steps));
  const all = (
    [
      ['week step', 'steps'],
      ['Ctrl A in the week', 'inWeek'],
      ['Ctrl A in the month, 5,000', 'inMonth'],
    ] as const
  ).map(([name, key]) => {
    const costs = selectedAll.flatMap((run) => run[key]);
    const wall = median(costs, (cost) => cost.wall);
    return [name, round(cpuOf(costs) / step, 2), round(cpuOf(costs), 1), round(wall)];
  });
  const [one, many] = SELECTED;
  const changed = (['moved', 'undone', 'pasted'] as const).map((key) => {
    const cpu = (count: number): number =>
      cpuOf((severalChanged[String(count)] ?? []).flatMap((run) => run[key]));
    return [
      key,
      round(cpu(many) / cpu(one), 2),
      ...[one, many].map((count) => round(cpu(count), 1)),
    ];
  });
  return [
    table(['5,000 events in a month', 'to a week step, CPU', 'CPU ms', 'ms until drawn'], all),
    table(['among 100,000', 'a thousand / one, CPU', 'one, CPU ms', 'a thousand, CPU ms'], changed),
    framesOf({ 'in a month of 5,000': severalDrags }),
  ].join('\n\n');
}

function growth(results: Results): string {
  const rows = Object.entries(results.growth).flatMap(([name, pages]) =>
    Object.entries(pages).flatMap(([page, grown]) => {
      if (!grown) return [];
      const change = (key: keyof Held, unit = 1, digits = 0): string =>
        `${round(grown.before[key] / unit, digits)} → ${round(grown.after[key] / unit, digits)}`;
      return [[`${name}: ${page}`, change('heap', 1e6, 1), change('nodes'), change('listeners')]];
    }),
  );
  return table(['after', 'heap, MB', 'nodes', 'listeners'], rows);
}

function sizes({ sizes: pages }: Results): string {
  const base = pages['empty'];
  const rows = Object.entries(pages).flatMap(([page, size]) => {
    if (!size) return [];
    const isAngular = page === 'ours' && base !== undefined;
    return [
      [
        page,
        kilobytes(size.first),
        isAngular ? kilobytes(size.first - base.first) : '',
        kilobytes(size.all),
        isAngular ? kilobytes(size.all - base.all) : '',
      ],
    ];
  });
  return table(['page', 'first', 'less the empty app', 'all chunks', 'less the empty app'], rows);
}

function packages({ sizes: pages }: Results): string {
  const { ours, empty } = pages;
  if (!ours || !empty) return '';
  const added = [...ours.packages].map(
    ([name, bytes]) => [name, bytes - (empty.packages.get(name) ?? 0)] as const,
  );
  const rows = added
    .filter(([, bytes]) => bytes > 500)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => [name, kilobytes(bytes)]);
  const whole = added.reduce((sum, [, bytes]) => sum + bytes, 0);
  return table(
    ['what our first chunks add to the empty app', 'KB minified'],
    [...rows, ['together', kilobytes(whole)]],
  );
}

/** Returns the tables of a run, as Markdown. */
export function report(results: Results): string {
  const parts: [title: string, text: string][] = [
    ['Speed', speed(results)],
    ['5,000 events in one week', crowd(results)],
    ['Resources beside each other', columns(results)],
    ['Timeline', timelines(results)],
    ['Validating one step of a drag', judging(results)],
    ['Refused dates of a series, and amended previews', series(results)],
    ['Three further zones, a week step among 1,000 events', zones(results)],
    ['Looking for a free time', searches(results)],
    ['Searching by a text, and filtering', typing(results)],
    ['A thousand changes among 100,000 events, until they are drawn', changes(results)],
    ['Several events', several(results)],
    ['Dragging by mouse', framesOf(results.drags)],
    ['Leaks', growth(results)],
    ['Size, compressed KB', `${sizes(results)}\n\n${packages(results)}`],
  ];
  return parts.map(([title, text]) => `## ${title}\n\n${text}\n`).join('\n');
}
