import { signal } from '@angular/core';
import { By } from '@angular/platform-browser';
import { dayFrom, HOUR_MS, type CalendarEvent, type Slot } from 'ng-event-calendar/core/internal';
import { CrossCalendarDrag } from '../../../gestures/cross-calendar-drag';
import { DropTargets } from '../../../gestures/drop-targets';
import type { Point } from '../../../gestures/pointer';
import { ViewPointerController } from '../../../gestures/view-pointer-controller';
import { ActiveViewGeometry } from '../../../gestures/view-geometry';
import { InteractionOnDemand } from '../../../interaction/interaction-on-demand';
import { FocusedSlot } from '../../../store/layout/focused-slot';
import { CalendarShell } from '../../calendar-shell';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  type GivenProps,
} from '../../calendar.spec-host';
import type { EventChangeRequest } from '../../../store/events/event-change-request';

const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
/** Hour at which every drop of these specs is refused. */
const TARGET = 14;
const plan = givenEvent({ id: 'plan', title: 'Plan', resource: 'ana' });
const taken = givenEvent({
  ...{ id: 'taken', title: 'Taken', resource: 'ana' },
  ...{ start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' },
});

const drill = { title: 'Fire drill', start: taken.start, end: taken.end };
const OWNERS = ['ana', 'ben'] as const;
type Owner = (typeof OWNERS)[number];
const ANA = { id: 'ana', title: 'Ana' };
const BEN = { id: 'ben', title: 'Ben' };
const until14 = { start: '09:00', end: '14:00', timezone: 'UTC' };
const REFUSED = { unavailableTimes: 'refuse', eventOverlap: 'refuse' } as const;

/** Props that cause a violation, and its words. */
const REASONS: readonly (readonly [string, GivenProps, string])[] = [
  ['hours', { workingHours: [until14] }, 'Outside of working hours (until 2 PM)'],
  ['a closed day', { workingHours: [{ ...until14, days: [1] }] }, 'Closed on this day'],
  ['a block', { blockedTimes: [drill] }, 'Fire drill, 2 – 3 PM'],
  [
    'a block without a title',
    { blockedTimes: [{ ...drill, title: '' }] },
    'This time is blocked, 2 – 3 PM',
  ],
  ['another event', { events: [plan, taken] }, 'Overlaps Taken'],
  [
    'a full resource',
    { events: [plan, taken], resources: [{ ...ANA, capacity: 1 }] },
    'Ana is full from 2 PM to 3 PM (1 of 1)',
  ],
  [
    'two of them',
    { events: [plan, taken], blockedTimes: [drill] },
    'Fire drill, 2 – 3 PM. Overlaps Taken',
  ],
  [
    'the host',
    { eventChangeRequest: (request: EventChangeRequest) => request.preventDefault('Not today') },
    'Not today',
  ],
];

/** Causes that can't be waived, where an event would be given to Ben, and their words. */
const FIRM: readonly (readonly [string, GivenProps, string, readonly string[]])[] = [
  [
    'a resource that is read-only',
    { resources: [ANA, { ...BEN, areEventsReadOnly: true }] },
    'Ben cannot be changed.',
    [
      ...['a drag', 'a sweep', 'a click', 'Enter at the cursor', 'a click that puts it down'],
      ...['a paste', 'what comes from outside'],
    ],
  ],
  [
    'a resource that has it already',
    { resources: [ANA, BEN], events: [{ ...plan, resource: ['ana', 'ben'] }] },
    'Ben is part of it already',
    ['a drag', 'a click that puts it down'],
  ],
];

async function given(props: GivenProps, to: Owner = 'ana') {
  givenNow(FRIDAY_NOON);
  const events = signal<CalendarEvent[]>([
    ...((props.events as CalendarEvent[] | undefined) ?? [plan]),
  ]);
  const made = await givenCalendar({
    resources: [ANA],
    resourceColumns: true,
    view: 'day',
    eventCreation: { duration: 60 },
    canDragEventsFromTheOutside: true,
    ...REFUSED,
    ...props,
    events,
  });
  const settled = (): Promise<unknown> => made.fixture.whenStable();
  const shell = made.fixture.debugElement.query(By.directive(CalendarShell)).injector;
  const grid = made.element.querySelector<HTMLElement>('.ec-content [role="grid"]')!;
  grid.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  await settled();
  // There is no layout here: the vertical position of a point is its hour, the horizontal one the index of its owner.
  const geometry = shell.get(ActiveViewGeometry).geometry()!;
  jest.spyOn(geometry, 'slotAt').mockImplementation(({ x, y }) => slotAt(y, OWNERS[x]!));
  const x = OWNERS.indexOf(to);
  const cell = made.element.querySelector<HTMLElement>('[data-slot="timed"]')!;
  document.elementFromPoint = () => cell;
  const hand = shell.get(InteractionOnDemand).there()!.injector.get(ViewPointerController);
  const press = async (target: Element, event: Event): Promise<void> => {
    target.dispatchEvent(event);
    await settled();
  };
  return {
    ...made,
    events,
    grid,
    cell,
    hand,
    settled,
    target: { x, y: TARGET },
    event: made.element.querySelector<HTMLElement>('[data-event-id="plan"]')!,
    /** Moves the cursor to the refused slot. */
    aim: () => shell.get(FocusedSlot).slot.set(slotAt(TARGET, to)),
    click: async (target: Element) => {
      const at = { bubbles: true, cancelable: true, clientX: x, clientY: TARGET };
      await press(target, new MouseEvent('mousedown', at));
      await press(target, new MouseEvent('click', at));
    },
    key: async (target: Element, key: string, ctrlKey = false, times = 1) => {
      const init = { key, ctrlKey, bubbles: true, cancelable: true };
      for (let time = 0; time < times; time++)
        await press(target, new KeyboardEvent('keydown', init));
    },
    /** Drags an event from an hour to the refused slot. */
    drag: async (target: Element, from: Point, hour = TARGET) => {
      expect(hand.accepts(target, new MouseEvent('mousedown'))).toBe(true);
      hand.started(target, from, new MouseEvent('mousedown'));
      hand.moved({ x, y: hour });
      await settled();
      hand.dropped();
      await settled();
    },
    /** Makes a drag of an external event. */
    carried: () =>
      new CrossCalendarDrag(
        () => ({ title: 'Visit', duration: 60 }),
        shell.get(DropTargets),
        () => true,
      ),
    /** Picks an external event up by key. */
    pickUpExternal: () => {
      const visit = { title: 'Visit', duration: 60, resource: 'ana' };
      expect(shell.get(DropTargets).pickUpExternal(visit)).toBe(true);
    },
  };
}
type Given = Awaited<ReturnType<typeof given>>;

function slotAt(hour: number, resource: Owner): Slot {
  return { day: dayFrom(2026, 11, 20), instant: MIDNIGHT + hour * HOUR_MS, resource };
}

type Way = (given: Given) => Promise<unknown>;

/** Ways of reaching the refused slot; each is over once it was refused. */
const WAYS: readonly (readonly [string, Way])[] = [
  ['a drag', ({ drag, event }) => drag(event, { x: 0, y: 10 })],
  [
    'a resize',
    async ({ drag, event }) => {
      const handle = event.appendChild(document.createElement('i'));
      handle.dataset['resizeHandle'] = 'end';
      await drag(handle, { x: 0, y: 11 }, TARGET + 1);
    },
  ],
  ['a sweep', ({ drag, cell, target }) => drag(cell, target, TARGET + 1)],
  ['a click', ({ click, cell }) => click(cell)],
  [
    'Enter at the cursor',
    ({ aim, key, cell }) => {
      aim();
      return key(cell, 'Enter');
    },
  ],
  [
    'keys that move it',
    async ({ key, event, grid }) => {
      await key(event, 'g');
      await key(grid, 'ArrowDown', false, 16);
      await key(grid, 'Enter');
    },
  ],
  [
    'a click that puts it down',
    async ({ key, click, event, cell }) => {
      await key(event, 'g');
      await click(cell);
    },
  ],
  [
    'a paste',
    async ({ aim, key, event, cell }) => {
      await key(event, 'c', true);
      aim();
      await key(cell, 'v', true);
    },
  ],
  [
    'what comes from outside',
    async ({ carried, settled, target }) => {
      const visit = carried();
      visit.to(target);
      expect(visit.over?.answer).toBe(false);
      expect(await visit.drop()).toBe(false);
      await settled();
    },
  ],
  [
    'what comes from outside by keys',
    async ({ pickUpExternal, key, grid }) => {
      pickUpExternal();
      await key(grid, 'ArrowDown', false, (TARGET - 9) * 4);
      await key(grid, 'Enter');
    },
  ],
];

const wayOf = (name: string): Way => WAYS.find(([each]) => each === name)![1];

/** Expects that the reason is shown, nothing is written, and no editor opens. */
async function expectRefusal(made: Given, go: Way, words: string): Promise<void> {
  const before = made.events();
  await go(made);
  expect(await made.calendar.getNotice()).toBe(words);
  expect(made.events()).toBe(before);
  expect(await made.calendar.isEditorOpen()).toBe(false);
}

describe('reasons against a change', () => {
  afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

  // All ways lead to one validation: each way is tried with one reason, and each reason with one way.
  it.each(WAYS)('a reason is said to %s', async (_, go) => {
    const [, props, words] = REASONS.at(-1)!;
    await expectRefusal(await given(props), go, words);
  });

  describe.each(REASONS)('%s', (_, props, words) => {
    it('is said to a click', async () => {
      await expectRefusal(await given(props), wayOf('a click'), words);
    });

    it('is said in the editor, and nowhere else', async () => {
      const { component, calendar, events } = await given(props);
      const before = events();
      component.openEditor('plan');
      const editor = await calendar.getEditor();
      await editor.set('startTime', String(TARGET));
      await editor.save();
      expect(await editor.getWarning()).toBe(words);
      expect(await calendar.getNotice()).toBeNull();
      expect(events()).toBe(before);
    });
  });

  describe.each(FIRM)('%s', (_, props, words, ways) => {
    it.each(ways)('is said to %s', async (way) => {
      await expectRefusal(await given(props, 'ben'), wayOf(way), words);
    });
  });
});
