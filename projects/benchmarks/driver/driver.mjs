/**
 * Code that the runner loads into a page: it holds the data set, drives the page's adapter, times it and checks the
 * results. Loaded as `/driver/driver.mjs`, available as `window.benchDriver`.
 */
import {
  anHourLater,
  atMinute,
  createEvents,
  createResources,
  minutesOf,
  rangeOf,
  underParents,
} from './data-set.mjs';

/** @typedef {import('../pages/adapter.ts').BenchEvent} BenchEvent */
/** @typedef {import('../pages/adapter.ts').BenchRules} BenchRules */
/** @typedef {import('../pages/adapter.ts').BenchSearch} BenchSearch */
/** @typedef {import('../pages/adapter.ts').BenchVerdict} BenchVerdict */
/** @typedef {import('../pages/adapter.ts').BenchView | import('../pages/adapter.ts').TimelineView} BenchView */
/** @typedef {import('./data-set.mjs').Load} Load */

/** Steps of a drag over a day: quarters of an hour from seven to seven. */
const STEPS = 48;
/** Frames without a change of the DOM after which an action is over. */
const STILL_FRAMES = 5;

const bench = /** @type {NonNullable<typeof window.calendarBench>} */ (window.calendarBench);

/** @type {BenchEvent[]} */
let events = [];
/** Events passed to the component, by position in `events`. @type {BenchEvent[]} */
let natives = [];
let view = /** @type {BenchView} */ ('week');
let date = '';
let resources = createResources();
let areBeside = false;
/** @type {Map<string, BenchEvent>} */
const byId = new Map();
/** Replacement to be made next, and the current place of its event. */
let next = { id: '', at: -1, top: 0, left: 0, events, natives };
/** Check to run after an action. @type {() => void} */
let check = () => undefined;

/** @param {BenchEvent} event */
const toNative = (event) => bench.toNative?.(event, resources) ?? event;

/** Options with which the calendar is created now. */
const options = () => ({ view, date, resources, areBeside });

/** Resolves after the next frame is drawn. @returns {Promise<number>} the time at which it began */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame((began) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(began);
      port2.postMessage(null);
    });
  });

/** Milliseconds after which a page that shows nothing is given up; the check says so. */
const PATIENCE = 10_000;

/**
 * Acts and waits until the DOM is still; returns the milliseconds until its last change was drawn.
 * @param {() => void} act
 * @param {() => boolean} hasBegun whether stillness counts, as code that loads on demand may take longer than a few frames
 */
async function timed(act, hasBegun = () => true) {
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const start = performance.now();
  act();
  let end = start;
  let seen = 0;
  for (let still = 0; still < STILL_FRAMES; still++) {
    await drawn();
    if (changes === seen && (hasBegun() || performance.now() - start > PATIENCE)) continue;
    seen = changes;
    still = -1;
    end = performance.now();
  }
  observer.disconnect();
  return end - start;
}

const elements = () => [...document.querySelectorAll(bench.eventSelector)];

/** @param {Element} element */
const idOf = (element) => /#(\d+)/.exec(element.textContent)?.[1];

/**
 * Returns a timed event of one day that is fully visible in the middle of the window, with its place; in a month any
 * event, as cells have room for the first of their days alone.
 * @returns {{ event: BenchEvent, element: Element, x: number, y: number } | undefined}
 */
function inTheMiddle() {
  for (const element of elements()) {
    const event = byId.get(idOf(element) ?? '');
    if (!event || event.rrule) continue;
    const start = minutesOf(event.start);
    if (view !== 'month' && (event.allDay || start < 9 * 60 || start > 16 * 60)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Rows of a timeline hold fewer events than columns do.
    const isCentral = view.startsWith('timeline')
      ? x > 400 && x < 1150 && y > 200 && y < 720
      : x > 500 && x < 1000 && y > 280 && y < 520;
    if (isCentral && element.contains(document.elementFromPoint(x, y))) {
      return { event, element, x, y };
    }
  }
  return undefined;
}

/** Throws unless events are shown, all of them in the requested range. */
function checkShown() {
  const [first, behind] = rangeOf(view, date);
  const ids = elements().map((element) => idOf(element) ?? '');
  if (ids.length === 0) throw new Error(`no event is shown in ${view} ${date}`);
  for (const id of ids) {
    const event = byId.get(id);
    if (!event) throw new Error(`an element shows no event of the data set: ${id}`);
    if (event.start.slice(0, 10) >= behind || (!event.rrule && event.end.slice(0, 10) < first)) {
      throw new Error(`${id} of ${event.start} is shown in ${view} ${date}`);
    }
  }
}

/** Throws if the replaced event is still in its old place. */
function checkMoved() {
  const { id, at, top, left } = next;
  const event = events[at];
  if (event) byId.set(id, event);
  const box = elements()
    .find((element) => idOf(element) === id)
    ?.getBoundingClientRect();
  // In its new place it may be hidden behind a chip.
  if (box?.top === top && box.left === left) throw new Error(`${id} did not move`);
}

/** Throws unless results are listed, all of which have the text. @param {string} text */
function checkListed(text) {
  const results = [...document.querySelectorAll(bench.field?.result ?? 'none')];
  if (results.length === 0) throw new Error(`nothing is listed for ${text}`);
  const other = results.find(({ textContent }) => !textContent.toLowerCase().includes(text));
  if (other) throw new Error(`${other.textContent} is listed for ${text}`);
}

/** Event that keys are pressed on. @type {BenchEvent | undefined} */
let held;

/** @returns {Element | undefined} the element of the event that keys are pressed on */
const heldElement = () => elements().find((element) => idOf(element) === held?.id);

/**
 * Presses a key where the focus is.
 * @param {string} key
 * @param {boolean} ctrlKey
 */
function pressKey(key, ctrlKey) {
  const press = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(press);
}

/** @type {PerformanceEntry[]} */
let longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
  type: 'longtask',
});

/** @type {number[]} */
let frames = [];
let isRecording = false;

const driver = {
  canDrag: bench.drag !== false,

  /** @param {Load[]} loads */
  load(loads) {
    const { resources: count, perParent } = loads[0] ?? {};
    resources = createResources(count);
    if (perParent !== undefined) resources = underParents(resources, perParent);
    events = loads.flatMap((load, at) => createEvents(load, String(at + 1)));
    byId.clear();
    for (const event of events) byId.set(event.id, event);
  },

  /** Shows resources side by side from the next mount on. @param {boolean} wished */
  standBeside(wished) {
    areBeside = wished;
  },

  /** @param {BenchView} newView @param {string} newDate */
  mount(newView, newDate) {
    [view, date] = [newView, newDate];
    check = checkShown;
    return timed(
      () => {
        natives = events.map(toNative);
        bench.mount(natives, options());
      },
      () => document.querySelector(bench.eventSelector) !== null,
    );
  },

  destroy: () => timed(() => bench.destroy()),

  /** @param {string} newDate */
  goTo(newDate) {
    date = newDate;
    check = checkShown;
    return timed(() => bench.goTo(date));
  },

  /** @param {BenchView} newView */
  setView(newView) {
    view = newView;
    check = checkShown;
    return timed(() => bench.setView(view));
  },

  /** Chooses a visible event, and prepares the array in which it is an hour later. */
  aim() {
    const found = inTheMiddle();
    if (!found) throw new Error('no event to replace is in sight');
    const { event, element } = found;
    const { top, left } = element.getBoundingClientRect();
    const at = events.indexOf(event);
    const later = anHourLater(event);
    next = {
      ...{ id: event.id, at, top, left },
      events: events.with(at, later),
      natives: natives.with(at, toNative(later)),
    };
  },

  /** Passes the array that `aim` prepared. */
  replaceOne() {
    ({ events, natives } = next);
    check = checkMoved;
    return timed(() => bench.setEvents(natives));
  },

  /** Passes the events that were loaded since the calendar was mounted. */
  passLoaded() {
    check = checkShown;
    return timed(() => {
      natives = events.map(toNative);
      bench.setEvents(natives);
    });
  },

  /** Expands the first collapsed parent. */
  expandFirst() {
    check = checkShown;
    return timed(() => bench.expandFirst?.());
  },

  /** Opens the search field, and waits until its code is there. */
  async openSearch() {
    const isThere = () => document.querySelector(bench.field?.input ?? 'none') !== null;
    await timed(() => bench.field?.open(), isThere);
  },

  /** Replaces the text of the search field, as a key does; over once its results are drawn. @param {string} text */
  type(text) {
    const input = document.querySelector(bench.field?.input ?? 'none');
    if (!(input instanceof HTMLInputElement)) throw new Error('no search field is open');
    check = () => checkListed(text);
    longTasks = [];
    return timed(
      () => {
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
      () => !bench.field?.isBusy(),
    );
  },

  /** Milliseconds of the longest task since the last key; none is shorter than 50. */
  longestTask: () => Math.max(0, ...longTasks.map(({ duration }) => duration)),

  /**
   * Selects that many events of the shown range, among them one in the middle of the window; of one alone, none. The
   * keys that follow are pressed on that one.
   * @param {number} count
   */
  async select(count) {
    held = inTheMiddle()?.event;
    if (!held) throw new Error('no event to select is in sight');
    const [first, behind] = rangeOf(view, date);
    // Weeks around a month may be shown or not.
    const month = view === 'month' ? date.slice(0, 7) : '';
    const shown = events.filter(
      ({ id, start }) =>
        id !== held?.id && start >= first && start < behind && start.startsWith(month),
    );
    const every = Math.max(1, Math.floor(shown.length / count));
    const others = shown.filter((_, at) => at % every === 0).slice(0, count - 1);
    const ids = count > 1 ? [held, ...others].map(({ id }) => id) : [];
    await timed(
      () => bench.select?.(ids),
      () => bench.countSelected?.() === ids.length,
    );
    if (bench.countSelected?.() !== ids.length) throw new Error(`${ids.length} aren't selected`);
  },

  /** Returns the number of events that have another start than in the data set. */
  countMoved: () =>
    [...byId.values()].filter(({ id, start }) => {
      const now = bench.getStart?.(id) ?? '';
      return now !== '' && now !== start;
    }).length,

  /** Puts the focus on the event that keys are pressed on. */
  async focusHeld() {
    const element = heldElement();
    if (!(element instanceof HTMLElement)) throw new Error('the held event is not in sight');
    await timed(() => element.focus());
  },

  /**
   * Presses a key where the focus is, and waits until the page is still.
   * @param {string} key
   * @param {boolean} [ctrlKey]
   */
  press(key, ctrlKey = false) {
    check = () => undefined;
    return timed(() => pressKey(key, ctrlKey));
  },

  /** Selects all events of the page by key. */
  selectAll() {
    const [first, behind] = rangeOf(view, date);
    const shown = events.filter(({ start, end }) => start < behind && end >= first).length;
    const has = () => bench.countSelected?.() === shown;
    check = () => {
      if (!has()) throw new Error(`${bench.countSelected?.()} of ${shown} are selected`);
    };
    return timed(() => pressKey('a', true), has);
  },

  /** Drops what is picked up; over once the held event has another start. */
  dropHeld() {
    const before = held;
    const has = () => bench.getStart?.(before?.id ?? '') !== before?.start;
    check = () => {
      if (!has()) throw new Error('nothing was moved');
    };
    return timed(() => pressKey('Enter', false), has);
  },

  /** Undoes the move; over once the held event is where it was. */
  undoHeld() {
    const before = held;
    const has = () => bench.getStart?.(before?.id ?? '') === before?.start;
    check = () => {
      if (!has()) throw new Error('nothing was undone');
    };
    return timed(() => pressKey('z', true), has);
  },

  /** Pastes what was copied; over once there are as many more events. @param {number} count */
  paste(count) {
    const before = bench.countEvents?.() ?? NaN;
    const has = () => bench.countEvents?.() === before + count;
    check = () => {
      if (!has()) throw new Error(`${bench.countEvents?.()} instead of ${before + count} events`);
    };
    return timed(() => pressKey('v', true), has);
  },

  /** Undoes a paste; over once there are as many fewer events. @param {number} count */
  undoPaste(count) {
    const before = bench.countEvents?.() ?? NaN;
    const has = () => bench.countEvents?.() === before - count;
    check = () => {
      if (!has()) throw new Error('nothing was taken back');
    };
    return timed(() => pressKey('z', true), has);
  },

  /** Passes a filter that hides the events whose ids end with a digit. @param {number} digit */
  hideEnding(digit) {
    check = () => {
      checkShown();
      const hidden = elements().find((element) => idOf(element)?.endsWith(String(digit)));
      if (hidden) throw new Error(`${hidden.textContent} isn't hidden`);
    };
    return timed(() => bench.hideEnding?.(digit));
  },

  /** Throws unless the last action had its result; separate from the action, as checking takes time. */
  check: () => check(),

  /**
   * Validates one event at each step of a day, that many times; returns how many of all these were refused.
   * @param {number} times
   * @param {BenchRules} rules
   */
  judge(times, rules) {
    const found = inTheMiddle();
    if (!found || !bench.judge) throw new Error('no event to judge is in sight');
    const before = toNative(found.event);
    let refused = 0;
    for (let time = 0; time < times * STEPS; time++) {
      const after = toNative(atMinute(found.event, 7 * 60 + (time % STEPS) * 15));
      if (bench.judge(before, after, rules)) refused++;
    }
    return { judged: times * STEPS, refused };
  },

  /**
   * Validates a new series that many times.
   * @param {BenchVerdict} of
   * @param {number} times
   */
  validateSeries(of, times) {
    for (let time = 0; time < times; time++) {
      if (!bench.validateSeries?.(of)) throw new Error('the series is not refused');
    }
  },

  /** Gives what is dragged from now on another resource, or nothing. @param {boolean} amends */
  amendDrags: (amends) => bench.amendDrags?.(amends),

  /**
   * Searches that many times for a free time where there is none.
   * @param {BenchSearch} search
   * @param {number} times
   */
  findTimes(search, times) {
    for (let time = 0; time < times; time++) {
      if (bench.findTimes?.(search) !== 0) throw new Error(`${search}: a time is free`);
    }
  },

  /**
   * Changes that many events, that many times, without keeping the result.
   * @param {number} count
   * @param {number} times
   */
  makeMany(count, times) {
    let made = natives;
    for (let time = 0; time < times; time++) made = bench.changeMany?.(natives, count) ?? [];
    const changed = made.filter((native, at) => native !== natives[at]).length;
    if (changed !== count) throw new Error(`${changed} of ${count} were changed`);
  },

  /** Writes a change of that many events. @param {number} count */
  writeMany(count) {
    check = checkShown;
    return timed(() => {
      natives = bench.changeMany?.(natives, count) ?? [];
      bench.setEvents(natives);
    });
  },

  /** Returns where to grab an event by mouse. */
  grip() {
    const found = inTheMiddle();
    if (!found) throw new Error('no event to drag is in sight');
    const { event, x, y } = found;
    return { id: event.id, x, y, start: bench.getStart?.(event.id) ?? '' };
  },

  /** @param {string} id */
  startOf: (id) => bench.getStart?.(id) ?? '',

  /** Waits until the page is still: the cost of measuring itself. */
  settle: () => timed(() => undefined),

  recordFrames() {
    frames = [];
    isRecording = true;
    /** @param {number} time */
    const note = (time) => {
      if (!isRecording) return;
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  },

  /** Returns the milliseconds from frame to frame since `recordFrames`. */
  stopFrames() {
    isRecording = false;
    return frames.slice(1).map((time, at) => time - (frames[at] ?? time));
  },

  /** Goes to each date, two frames a date. @param {string[]} dates */
  async navigate(dates) {
    for (const each of dates) {
      bench.goTo(each);
      await drawn();
      await drawn();
    }
    date = dates.at(-1) ?? date;
    await timed(() => undefined);
    checkShown();
  },

  /** Mounts and destroys that many times. @param {number} times */
  async remount(times) {
    for (let count = 0; count < times; count++) {
      bench.mount(natives, options());
      await drawn();
      await drawn();
      checkShown();
      bench.destroy();
      await drawn();
      await drawn();
    }
    await timed(() => undefined);
  },

  /** Counts the document's nodes of all kinds, its elements, and the elements of events. */
  count() {
    const walker = document.createNodeIterator(document, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (walker.nextNode()) nodes++;
    return {
      nodes,
      elements: document.querySelectorAll('*').length,
      events: elements().length,
    };
  },
};

/** @typedef {typeof driver} BenchDriver */
window.benchDriver = driver;
