/** Events of the benchmarks, made from a seed, so that every run and every page gets equal ones. */

/** @typedef {import('../pages/adapter.ts').BenchEvent} BenchEvent */
/** @typedef {import('../pages/adapter.ts').BenchResource} BenchResource */

/**
 * Number of events, the days they are spread over, the hours in which timed ones begin, number of resources, how many of
 * these stand beneath a parent each, and number of recurring events, one in five of them daily and the others weekly.
 * @typedef {{ count: number, first: string, days: number, hours?: [from: number, to: number], allDay?: number, resources?: number, perParent?: number, series?: number }} Load
 */

const DAY = 24 * 60 * 60 * 1000;
const COLORS = [
  'indigo',
  'teal',
  'orange',
  'purple',
  'green',
  'pink',
  'blue',
  'amber',
  'red',
  'grey',
];
const SUBJECTS = ['Delivery', 'Stand-up', 'Client call', 'Workshop', 'Maintenance', 'Site visit'];

/**
 * @param {number} count
 * @returns {readonly BenchResource[]}
 */
export const createResources = (count = COLORS.length) =>
  Array.from({ length: count }, (_, at) => ({
    id: `line-${at}`,
    title: `Line ${at + 1}`,
    eventColor: COLORS[at % COLORS.length] ?? 'grey',
  }));

/**
 * Returns resources beneath parents, so many beneath each.
 * @param {readonly BenchResource[]} resources
 * @param {number} perParent
 * @returns {readonly BenchResource[]}
 */
export const underParents = (resources, perParent) =>
  Array.from({ length: Math.ceil(resources.length / perParent) }, (_, at) => ({
    id: `group-${at}`,
    title: `Group ${at + 1}`,
    eventColor: 'grey',
    children: resources.slice(at * perParent, (at + 1) * perParent),
  }));

/**
 * Creates events spread evenly over the days; `allDay` is the share that lasts whole days, one to four.
 * @param {Load} load
 * @param {string} [prefix] keeps ids of two loads apart
 * @returns {BenchEvent[]}
 */
export function createEvents(
  { count, first, days, hours = [7, 19], allDay = 0.08, resources, series = 0 },
  prefix = '1',
) {
  const owners = createResources(resources);
  const random = seededRandom(count + days);
  /** @param {number} limit */
  const below = (limit) => Math.floor(random() * limit);
  const start = Date.parse(first);
  const dates = Array.from({ length: days + 4 }, (_, day) => isoDay(start + day * DAY));
  return Array.from({ length: count }, (_, at) => {
    const number = prefix + String(at).padStart(6, '0');
    const day = below(days);
    const resource = owners[below(owners.length)]?.id ?? '';
    const common = {
      id: number,
      title: `${SUBJECTS[below(SUBJECTS.length)]} #${number}`,
      resource,
      ...(at < series && { rrule: at % 5 === 0 ? 'FREQ=DAILY' : 'FREQ=WEEKLY' }),
    };
    if (random() < allDay) {
      const last = dates[day + below(4)];
      return { ...common, start: `${dates[day]}T00:00:00`, end: `${last}T00:00:00`, allDay: true };
    }
    const from = hours[0] * 60 + below((hours[1] - hours[0]) * 4) * 15;
    const length = 15 * (1 + below(12));
    return { ...common, start: dates[day] + clock(from), end: dates[day] + clock(from + length) };
  });
}

/**
 * Returns the first day that a view shows and the day after the last, weeks beginning on Sunday.
 * @param {string} view
 * @param {string} date
 * @returns {[first: string, behind: string]}
 */
export function rangeOf(view, date) {
  const isMonth = view === 'month' || view === 'timeline-days';
  const day = Date.parse(isMonth ? `${date.slice(0, 8)}01` : date);
  const first = day - new Date(day).getUTCDay() * DAY;
  return [isoDay(first), isoDay(first + (isMonth ? 42 : 7) * DAY)];
}

/**
 * Returns the event an hour later.
 * @param {BenchEvent} event
 * @returns {BenchEvent}
 */
export function anHourLater(event) {
  /** @param {string} time */
  const later = (time) => time.slice(0, 10) + clock(minutesOf(time) + 60);
  return { ...event, start: later(event.start), end: later(event.end) };
}

/**
 * Returns the event moved to a minute of its day, with its length.
 * @param {BenchEvent} event
 * @param {number} minutes
 * @returns {BenchEvent}
 */
export function atMinute(event, minutes) {
  const length = minutesOf(event.end) - minutesOf(event.start);
  const day = event.start.slice(0, 10);
  return { ...event, start: day + clock(minutes), end: day + clock(minutes + length) };
}

/** @param {string} time */
export function minutesOf(time) {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

/** @param {number} minutes */
function clock(minutes) {
  /** @param {number} value */
  const two = (value) => String(value).padStart(2, '0');
  return `T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** @param {number} day */
function isoDay(day) {
  return new Date(day).toISOString().slice(0, 10);
}

/**
 * Returns a generator of numbers from 0 to 1, equal for equal seeds (a 32-bit xorshift).
 * @param {number} seed
 */
function seededRandom(seed) {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
