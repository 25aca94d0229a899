import { publish, type BenchEvent, type BenchOptions } from '../adapter';

const DAY = 24 * 60 * 60 * 1000;
const HEIGHT = 800;
const HEAD = 60;
/** Rows that fit a cell of the month. */
const ROWS = 5;
const ROW = 20;

const host = document.createElement('div');
host.style.cssText = `position: relative; block-size: ${HEIGHT}px; overflow: hidden`;

let events: readonly BenchEvent[] = [];
let shown: BenchOptions = { view: 'week', date: '2025-01-01', resources: [], areBeside: false };

/** Not a calendar: draws one box per visible event, in its day, all at once. */
function draw(): void {
  const { view, date, resources } = shown;
  const colors = new Map(resources.map(({ id, eventColor }) => [id, eventColor]));
  const isWeek = view === 'week';
  const from = isWeek ? sunday(date) : sunday(`${date.slice(0, 8)}01`);
  const days = isWeek ? 7 : 42;
  const first = isoDay(from);
  const behind = isoDay(from + days * DAY);
  const taken = new Array<number>(days).fill(0);
  const boxes: string[] = [];
  for (const { id, title, resource, start, end, allDay } of events) {
    if (start >= behind || end < first) continue;
    const day = Math.max(0, (Date.parse(start.slice(0, 10)) - from) / DAY);
    const row = taken[day]!++;
    if (!isWeek && row >= ROWS) continue;
    const [top, length] = isWeek
      ? [allDay ? 0 : HEAD + axis(start), allDay ? ROW : axis(end) - axis(start)]
      : [Math.floor(day / 7) * (HEIGHT / 6) + row * ROW, ROW];
    boxes.push(
      `<div class="event" data-id="${id}" style="position:absolute;inline-size:14%;overflow:hidden;` +
        `inset-inline-start:${((day % 7) / 7) * 100}%;inset-block-start:${top}px;block-size:${length}px;` +
        `background:${colors.get(resource) ?? 'grey'}">${title} ${start.slice(11, 16)}</div>`,
    );
  }
  host.innerHTML = boxes.join('');
}

/** Returns the place of a time of day below the heading. */
function axis(time: string): number {
  return (minutes(time) / 1440) * (HEIGHT - HEAD);
}

function sunday(date: string): number {
  const day = Date.parse(date);
  return day - new Date(day).getUTCDay() * DAY;
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

function minutes(time: string): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

publish<BenchEvent>({
  eventSelector: '.event',
  views: ['week', 'month'],
  drag: false,
  mount(given, options) {
    events = given;
    shown = options;
    document.body.append(host);
    draw();
  },
  setView(view) {
    shown = { ...shown, view };
    draw();
  },
  goTo(date) {
    shown = { ...shown, date };
    draw();
  },
  setEvents(given) {
    events = given;
    draw();
  },
  destroy() {
    host.remove();
    host.innerHTML = '';
    events = [];
  },
});
