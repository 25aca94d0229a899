import { TestBed } from '@angular/core/testing';
import { keyOfOwner, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { Sessions } from '../gestures/sessions';
import { Notice } from '../feedback/notice';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { GivenQuestions } from '../store/events/given-series.spec-host';
import * as availability from '../store/availability/availability-code';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { Columns } from '../store/layout/columns';
import { FocusedSlot } from '../store/layout/focused-slot';
import { Navigation } from '../store/dates/navigation';
import { SessionState } from '../store/events/session-state';
import { KeyboardMove } from './keyboard-move';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const fair = givenEvent({
  id: 'f',
  title: 'Fair',
  allDay: true,
  start: '2026-11-19',
  end: '2026-11-20',
});
const FRIDAY = 'Friday, November 20, 2026';

interface Given extends GivenPart<KeyboardMove> {
  readonly focused: GivenFocus['log'];
  readonly questions: GivenQuestions;
  readonly grid: HTMLElement;
  readonly pickUp: (event?: CalendarEvent) => void;
  /** Presses keys such as `Shift+ArrowDown`; returns whether the last one was handled. */
  readonly press: (...keys: string[]) => boolean;
  readonly settled: () => Promise<void>;
}

function given(more: GivenInputs = {}): Given {
  const [focus, questions] = [new GivenFocus(), new GivenQuestions()];
  document.body.innerHTML = `<button></button>
    <main><div role="grid" tabindex="-1"><i data-slot="timed"></i><ec-event></ec-event></div></main>`;
  const root = document.querySelector('main')!;
  const grid = document.querySelector<HTMLElement>('[role="grid"]')!;
  const made = givenPart(
    KeyboardMove,
    { events: [plan, fair], visibleDate: '2026-11-20', ...more },
    [...keyboardParts(focus, root), ...questions.providers],
  );
  TestBed.tick();
  return {
    ...made,
    questions,
    focused: focus.log,
    grid,
    pickUp: (event = plan) =>
      made.part.pickUp(occurrenceIn(event), grid.querySelector('ec-event')!),
    press: (...keys) =>
      keys
        .map((each) => {
          const [key = '', ...modifiers] = each.split('+').reverse();
          const init = Object.fromEntries(
            modifiers.map((name) => [`${name.toLowerCase()}Key`, true]),
          );
          return made.part.press(new KeyboardEvent('keydown', { key, ...init }));
        })
        .at(-1)!,
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      TestBed.tick();
    },
  };
}

const preview = (): string | undefined => {
  const shown = TestBed.inject(SessionState).preview();
  const iso = (wall: number): string => new Date(wall).toISOString().slice(0, 16);
  return shown === null ? undefined : `${iso(shown.startWall)} ${iso(shown.endWall)}`;
};

afterEach(() => document.body.replaceChildren());

describe('picking up', () => {
  it('says so, and has focus wait on the grid', () => {
    const { part, grid, said, press, pickUp } = given();
    expect([part.isHolding, press('ArrowDown')]).toEqual([false, false]);
    pickUp();
    expect(part.isHolding).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/^Picked up Plan, Friday, November 20, 2026, 10:00 AM – 11:00 AM\./),
    ]);
    expect(document.activeElement).toBe(grid);
    expect(grid.tabIndex).toBe(0);
    expect(TestBed.inject(Sessions).pickedUp()).not.toBeNull();
  });

  it('of what may not be moved says that it stays', () => {
    const { part, said, pickUp } = given();
    pickUp({ ...plan, draggable: false });
    expect([part.isHolding, said]).toEqual([false, ['Plan cannot be changed']]);
  });

  it('of what stands in no grid does nothing', () => {
    const { part, said } = given();
    part.pickUp(occurrenceIn(plan), document.body);
    expect([part.isHolding, said]).toEqual([false, []]);
  });
});

describe('keys', () => {
  it('say what the host makes of a step', () => {
    const { press, pickUp, said, inputs } = given();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.amend({ start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' }),
    );
    pickUp();
    press('ArrowDown');
    expect(said.at(-1)).toContain('3:00 PM – 4:00 PM');
    expect(preview()).toBe('2026-11-20T15:00 2026-11-20T16:00');
  });

  it.each<[string, CalendarEvent, GivenInputs, string[], string]>([
    ['later', plan, {}, ['ArrowDown'], '2026-11-20T10:15 2026-11-20T11:15'],
    ['earlier', plan, {}, ['ArrowUp', 'ArrowUp'], '2026-11-20T09:30 2026-11-20T10:30'],
    [
      'by the host’s steps',
      plan,
      { snapMinutes: 5 },
      ['ArrowDown'],
      '2026-11-20T10:05 2026-11-20T11:05',
    ],
    ['to the next day', plan, {}, ['ArrowRight'], '2026-11-21T10:00 2026-11-21T11:00'],
    ['to the day before', plan, {}, ['ArrowLeft'], '2026-11-19T10:00 2026-11-19T11:00'],
    [
      'over hidden days',
      plan,
      { preferences: { showWeekends: false } },
      ['ArrowRight'],
      '2026-11-23T10:00 2026-11-23T11:00',
    ],
    ['a bar by days', fair, {}, ['ArrowRight'], '2026-11-20T00:00 2026-11-22T00:00'],
    [
      'to the next week of a month',
      plan,
      { view: 'month' },
      ['ArrowDown'],
      '2026-11-27T10:00 2026-11-27T11:00',
    ],
    [
      'to the week before',
      plan,
      { view: 'month' },
      ['ArrowUp'],
      '2026-11-13T10:00 2026-11-13T11:00',
    ],
    ['its end, with Shift', plan, {}, ['Shift+ArrowDown'], '2026-11-20T10:00 2026-11-20T11:15'],
    [
      'its last day, with Shift',
      fair,
      {},
      ['Shift+ArrowRight'],
      '2026-11-19T00:00 2026-11-22T00:00',
    ],
  ])('move %s', (_, event, more, keys, expected) => {
    const { press, pickUp } = given(more);
    pickUp(event);
    expect(press(...keys)).toBe(true);
    expect(preview()).toBe(expected);
  });

  it('from right to left lead the other way', () => {
    const { grid, press, pickUp } = given();
    grid.style.direction = 'rtl';
    pickUp();
    press('ArrowLeft');
    expect(preview()).toBe('2026-11-21T10:00 2026-11-21T11:00');
  });

  it.each(['Home', 'a', 'Ctrl+ArrowDown', 'Alt+ArrowDown', 'Meta+ArrowDown'])(
    '%s are left to others',
    (key) => {
      const { press, pickUp } = given();
      pickUp();
      expect(press(key)).toBe(false);
      expect(preview()).toBe('2026-11-20T10:00 2026-11-20T11:00');
    },
  );

  it('say each step, and why it wouldn’t be taken', () => {
    const { said, press, pickUp, inputs } = given();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      if (request.after?.start === '2026-11-20T10:30:00Z') request.preventDefault('Lunch');
    });
    pickUp();
    press('ArrowDown', 'ArrowDown', 'Shift+ArrowRight');
    expect(said.slice(1)).toEqual([
      `${FRIDAY}, 10:15 AM – 11:15 AM`,
      `${FRIDAY}, 10:30 AM – 11:30 AM. Lunch`,
      expect.stringContaining('Lunch'),
    ]);
  });

  it('say of an edge that may not be moved that it stays', () => {
    const { said, press, pickUp } = given({ areEventsResizable: 'start' });
    pickUp();
    expect(press('Shift+ArrowDown')).toBe(true);
    expect(said.at(-1)).toBe('Plan cannot be changed');
    expect(preview()).toBe('2026-11-20T10:00 2026-11-20T11:00');
  });

  it('turn the page along', () => {
    const { inputs, press, pickUp } = given({ visibleDate: '2026-11-20' });
    pickUp();
    press('ArrowRight');
    expect(inputs.visibleDate()).toBe('2026-11-20');
    press('ArrowRight');
    expect(inputs.visibleDate()).toBe('2026-11-22');
  });
});

describe('dropping', () => {
  it('writes, and says from where to where', async () => {
    const { part, inputs, said, focused, press, pickUp, settled } = given();
    pickUp();
    press('ArrowRight', 'ArrowDown');
    expect(press('Enter')).toBe(true);
    await settled();
    expect(part.isHolding).toBe(false);
    expect(inputs.events()[0]).toEqual({
      ...plan,
      start: '2026-11-21T10:15:00Z',
      end: '2026-11-21T11:15:00Z',
    });
    expect(inputs.lastAction.emit.mock.calls).toMatchObject([[{ type: 'move' }]]);
    expect(focused).toEqual(['a']);
    expect(said.at(-1)).toBe(
      `Moved Plan from ${FRIDAY}, 10:00 AM – 11:00 AM ` +
        'to Saturday, November 21, 2026, 10:15 AM – 11:15 AM',
    );
  });

  it('of what got longer is a resize', async () => {
    const { inputs, press, pickUp, settled } = given();
    pickUp();
    press('Shift+ArrowDown', 'ArrowDown', 'Enter');
    await settled();
    expect(inputs.lastAction.emit.mock.calls).toMatchObject([
      [{ type: 'resize', event: { start: '2026-11-20T10:15:00Z', end: '2026-11-20T11:30:00Z' } }],
    ]);
  });

  it('where it was says nothing more, and gives the focus back', async () => {
    const { inputs, said, focused, press, pickUp, settled } = given();
    pickUp();
    press('Enter');
    await settled();
    expect(inputs.lastAction.emit).not.toHaveBeenCalled();
    expect([said.length, focused]).toEqual([1, ['a']]);
  });

  it('keeps hold where it is refused, and says why', async () => {
    const { inputs, said, press, pickUp, settled } = given();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      if (request.after?.start === '2026-11-20T10:15:00Z')
        request.preventDefault('Not at a quarter.');
    });
    pickUp();
    press('ArrowDown', 'Enter');
    await settled();
    expect(TestBed.inject(Notice).message()?.text).toBe('Not at a quarter.');
    expect(said.at(-1)).toBe('Not possible here: Not at a quarter. Still holding Plan');
    expect(preview()).toBe('2026-11-20T10:15 2026-11-20T11:15');
    press('ArrowDown', 'Enter');
    await settled();
    expect(inputs.events()[0]?.start).toBe('2026-11-20T10:30:00Z');
  });

  it('says at every step why it would be asked about', () => {
    const { said, press, pickUp } = given({
      unavailableTimes: 'ask',
      workingHours: [{ start: '09:00', end: '11:00', timezone: 'UTC' }],
    });
    TestBed.inject(AvailabilityRules).code.set(availability);
    pickUp();
    press('ArrowDown');
    expect(said.at(-1)).toBe(
      `${FRIDAY}, 10:15 AM – 11:15 AM. Outside of working hours (until 11 AM)`,
    );
    press('ArrowUp');
    expect(said.at(-1)).toBe(`${FRIDAY}, 10:00 AM – 11:00 AM`);
  });

  it('says the times of a block that refuses it', async () => {
    const { said, press, pickUp, settled } = given({
      unavailableTimes: 'refuse',
      blockedTimes: [
        { title: 'Cleaning', start: '2026-11-20T11:00:00Z', end: '2026-11-20T12:30:00Z' },
      ],
    });
    TestBed.inject(AvailabilityRules).code.set(availability);
    pickUp();
    press('ArrowDown');
    expect(said.at(-1)).toBe(`${FRIDAY}, 10:15 AM – 11:15 AM. Cleaning, 11 AM – 12:30 PM`);
    press('Enter');
    await settled();
    expect(said.at(-1)).toBe('Not possible here: Cleaning, 11 AM – 12:30 PM. Still holding Plan');
  });

  it('says at every step over an overlap that it would be asked about', () => {
    const { said, press, pickUp } = given({
      eventOverlap: 'ask',
      events: [
        plan,
        {
          ...plan,
          id: 'b',
          title: 'Talk',
          start: '2026-11-20T11:00:00Z',
          end: '2026-11-20T12:00:00Z',
        },
      ],
    });
    TestBed.inject(AvailabilityRules).code.set(availability);
    pickUp();
    press('ArrowDown');
    expect(said.at(-1)).toBe(`${FRIDAY}, 10:15 AM – 11:15 AM. Overlaps Talk`);
  });

  it('waits for who is asked', async () => {
    const series = givenEvent({ id: 's', title: 'Series', rrule: 'DAILY' });
    const { part, said, questions, press, pickUp, settled } = given({ events: [series] });
    pickUp(series);
    press('ArrowDown', 'Enter');
    await settled();
    expect([part.isHolding, said.length]).toEqual([true, 2]);
    questions.answer('all');
    await settled();
    expect(part.isHolding).toBe(false);
    expect(said.at(-1)).toMatch(/^Moved Series, all events from/);
  });
});

describe('putting back', () => {
  it.each<[string, (given: Given) => unknown]>([
    ['by Escape', ({ press }) => expect(press('Escape')).toBe(true)],
    ['as focus leaves', ({ part }) => part.putBack()],
  ])('%s writes nothing, and says so', async (_, end) => {
    const made = given();
    made.pickUp();
    made.press('ArrowDown');
    end(made);
    await made.settled();
    expect([made.part.isHolding, preview()]).toEqual([false, undefined]);
    expect(made.inputs.lastAction.emit).not.toHaveBeenCalled();
    expect(made.focused).toEqual([null, 'a']);
    expect(made.said.at(-1)).toBe(`Put Plan back, ${FRIDAY}, 10:00 AM – 11:00 AM`);
  });

  it('shows the page that it is on', async () => {
    const { inputs, press, pickUp, settled } = given();
    pickUp();
    press('ArrowRight', 'ArrowRight');
    expect(inputs.visibleDate()).toBe('2026-11-22');
    press('Escape');
    await settled();
    expect(inputs.visibleDate()).toBe('2026-11-20');
  });

  it('shows its own day where a view of fewer has come', async () => {
    const { inputs, press, pickUp, settled } = given({ visibleDate: '2026-11-16' });
    pickUp();
    inputs.view.set('day');
    press('Escape');
    await settled();
    expect(inputs.visibleDate()).toBe('2026-11-20');
  });

  it('stays on a page that shows a part of it', async () => {
    const { inputs, press, pickUp, settled } = given({ view: 'day' });
    pickUp(fair);
    press('Escape');
    await settled();
    expect(inputs.visibleDate()).toBe('2026-11-20');
  });

  it('says that it is gone where that is why', async () => {
    const { inputs, said, focused, pickUp, settled } = given();
    pickUp();
    TestBed.tick();
    inputs.events.set([fair]);
    await settled();
    expect(focused).toEqual([null, 'a']);
    expect(said.at(-1)).toBe('Plan was deleted meanwhile');
    expect(TestBed.inject(Notice).message()?.text).toBe('Plan was deleted meanwhile');
  });

  it('does nothing where nothing is held', () => {
    const { part, said } = given();
    part.putBack();
    expect(said).toEqual([]);
  });
});

describe('another page of dates', () => {
  it.each<[string, CalendarEvent, 'next' | 'previous', string]>([
    ['takes along', plan, 'next', '2026-11-27T10:00 2026-11-27T11:00'],
    ['before it takes along', plan, 'previous', '2026-11-13T10:00 2026-11-13T11:00'],
    ['takes a bar along', fair, 'next', '2026-11-26T00:00 2026-11-28T00:00'],
  ])('%s what is held, in its place of the view', (_, event, step, expected) => {
    const { said, pickUp } = given();
    pickUp(event);
    TestBed.inject(Navigation).step(step === 'next' ? 1 : -1);
    TestBed.tick();
    expect(preview()).toBe(expected);
    expect(said.at(-1)).toContain(step === 'next' ? 'November 2' : 'November 13');
  });

  it('that shows it already leaves it where it is', () => {
    const { inputs, said, pickUp } = given();
    pickUp();
    inputs.view.set('month');
    TestBed.tick();
    expect(preview()).toBe('2026-11-20T10:00 2026-11-20T11:00');
    expect(said).toHaveLength(1);
  });

  it('with fewer days puts it on the last of them', () => {
    const { inputs, pickUp } = given({ visibleDate: '2026-11-20' });
    pickUp();
    inputs.view.set('day');
    inputs.visibleDate.set('2026-12-24');
    TestBed.tick();
    expect(preview()).toBe('2026-12-24T10:00 2026-12-24T11:00');
  });

  it('takes along to a hidden day’s place none but days that are shown', () => {
    const { pickUp } = given({ preferences: { showWeekends: false } });
    pickUp();
    TestBed.inject(Navigation).step(1);
    TestBed.tick();
    expect(preview()).toBe('2026-11-27T10:00 2026-11-27T11:00');
  });

  it('means nothing where nothing is held', () => {
    const { said } = given();
    TestBed.inject(Navigation).step(1);
    TestBed.tick();
    expect(said).toEqual([]);
  });
});

describe('something from outside', () => {
  const visit = { title: 'Visit', duration: 45 };
  const outside = { canDragEventsFromTheOutside: true };

  it('is taken up in the morning of the visible date, and moved like an event', async () => {
    const { part, inputs, said, press, settled } = given(outside);
    document.querySelector('button')!.focus();
    expect(part.pickUpExternal(visit)).toBe(true);
    expect(preview()).toBe('2026-11-20T09:00 2026-11-20T09:45');
    expect(said.at(-1)).toMatch(/^Picked up Visit, Friday/);
    press('ArrowRight', 'Shift+ArrowDown');
    expect(preview()).toBe('2026-11-21T09:00 2026-11-21T10:00');
    press('Enter');
    await settled();
    expect(inputs.events()[2]).toMatchObject({ title: 'Visit' });
    expect(said.at(-1)).toMatch(/^Created Visit, Saturday/);
  });

  it('is taken up on the whole day where there is no axis of time', () => {
    const { part } = given({ ...outside, view: 'month' });
    part.pickUpExternal(visit);
    expect(preview()).toBe('2026-11-20T00:00 2026-11-21T00:00');
  });

  it('goes back to where it came from', async () => {
    const { part, inputs, said, focused, press, settled } = given(outside);
    const button = document.querySelector('button')!;
    button.focus();
    part.pickUpExternal(visit);
    press('ArrowDown', 'Escape');
    await settled();
    expect(inputs.events()).toHaveLength(2);
    expect(focused).toEqual([button, '']);
    expect(said.at(-1)).toBe('Put Visit back');
  });

  it('brings its user back to the dates of before', async () => {
    const { part, inputs, press, settled } = given({ ...outside, visibleDate: '2026-11-20' });
    part.pickUpExternal(visit);
    press('ArrowRight', 'ArrowRight');
    expect(inputs.visibleDate()).toBe('2026-11-22');
    press('Escape');
    await settled();
    expect(inputs.visibleDate()).toBe('2026-11-20');
  });

  it('isn’t taken up where there is no grid', () => {
    const { part, grid } = given(outside);
    grid.replaceChildren();
    expect(part.pickUpExternal(visit)).toBe(false);
  });
});

describe('over columns of resources', () => {
  const resources = [
    { id: 'ana', title: 'Ana' },
    { id: 'room', title: 'Room' },
  ];
  const columns = { resources, resourceColumns: true, view: 'day', visibleDate: '2026-11-20' };

  describe('something from outside is taken up', () => {
    const visit = { title: 'Visit', duration: 45 };
    const outside = { ...columns, canDragEventsFromTheOutside: true };
    const shown = (): unknown => TestBed.inject(SessionState).preview()?.event.resource;
    const refusal = (): unknown => TestBed.inject(SessionState).draft()?.refusal;

    it.each<[string, GivenInputs, CalendarEvent['resource'], CalendarEvent['resource']]>([
      ['in the first one', {}, undefined, 'ana'],
      ['in that of its resource', {}, 'room', 'room'],
      ['in those of its resources', {}, ['room', 'ana'], ['room', 'ana']],
      [
        'in the first one where its resource is hidden',
        { visibleResources: { room: false } },
        'room',
        'ana',
      ],
      ['in the first one where its resource is unknown', {}, 'gone', 'ana'],
      [
        'in the first one that may take it',
        { resources: [{ ...resources[0]!, areEventsReadOnly: true }, resources[1]!] },
        undefined,
        'room',
      ],
      [
        'in the first one, where each event is somebody’s',
        { shouldEventRequireResource: true, resourceColumns: { unassigned: 'always' } },
        undefined,
        'ana',
      ],
      [
        'in the first one where none may take it',
        {
          resources: resources.map((each) => ({ ...each, areEventsReadOnly: true })),
          shouldEventRequireResource: true,
        },
        undefined,
        'ana',
      ],
    ])('%s', (_, more, resource, expected) => {
      const { part } = given({ ...outside, ...more });
      expect(part.pickUpExternal({ ...visit, ...(resource !== undefined && { resource }) })).toBe(
        true,
      );
      expect(shown()).toEqual(expected);
      expect(preview()).toBe('2026-11-20T09:00 2026-11-20T09:45');
    });

    it('in the one that had the focus last', () => {
      const { part } = given({ ...outside, view: 'week' });
      TestBed.inject(FocusedSlot).last = { day: 20776, instant: null, resource: 'room' };
      part.pickUpExternal(visit);
      expect([shown(), preview()]).toEqual(['room', '2026-11-19T09:00 2026-11-19T09:45']);
      expect(refusal()).toBeNull();
    });

    it('on a phone in that of its resource, which is shown then', () => {
      const { part } = given({ ...outside, width: 390 });
      const { shownOwner } = TestBed.inject(Columns);
      expect(keyOfOwner(shownOwner()!)).toBe('ana');
      part.pickUpExternal({ ...visit, resource: 'room' });
      expect([shown(), keyOfOwner(shownOwner()!)]).toEqual(['room', 'room']);
    });
  });

  it.each<[string, CalendarEvent['resource']]>([
    ['nobody', undefined],
    ['somebody unknown', 'gone'],
  ])('what was of %s goes there and back, and is written by neither', async (_, resource) => {
    const stray = { ...plan, ...(resource !== undefined && { resource }) };
    const { inputs, press, pickUp, settled } = given({ ...columns, events: [stray] });
    pickUp(stray);
    const shown = (): unknown => TestBed.inject(SessionState).preview()?.event.resource;
    press('ArrowLeft', 'ArrowLeft');
    expect(shown()).toBe('ana');
    press('ArrowRight');
    expect(shown()).toBe('room');
    press('ArrowRight');
    expect(shown()).toBe(resource);
    press('Enter');
    await settled();
    expect(inputs.events()).toEqual([stray]);
    expect(inputs.lastAction.emit).not.toHaveBeenCalled();
  });

  it.each([
    ['ArrowLeft', '2026-11-20', 'room'],
    ['ArrowRight', '2026-11-21', 'ana'],
  ])('what has no column goes by %s from behind those of its day', (key, date, resource) => {
    const { press, pickUp } = given({
      ...{ ...columns, view: 'week', events: [plan] },
      resourceColumns: { unassigned: 'never' },
    });
    pickUp(plan);
    press(key);
    expect(preview()).toBe(`${date}T10:00 ${date}T11:00`);
    expect(TestBed.inject(SessionState).preview()?.event.resource).toBe(resource);
  });

  it('is said with whom it is', async () => {
    const own = { ...plan, resource: 'ana' };
    const { said, press, pickUp, settled } = given({ ...columns, events: [own] });
    pickUp(own);
    expect(said.at(-1)).toMatch(/^Picked up Plan, Ana, Friday/);
    press('ArrowRight');
    expect(said.at(-1)).toMatch(/^Room, Friday/);
    press('Enter');
    await settled();
    expect(said.at(-1)).toMatch(/^Moved Plan from Ana, Friday.* to Room, Friday/);
  });

  it('of an event from before the page lead to the next column', () => {
    const long = {
      ...plan,
      start: '2026-11-18T10:00:00Z',
      end: '2026-11-20T11:00:00Z',
      resource: 'ana',
    };
    const { press, pickUp } = given({ ...columns, events: [long] });
    pickUp(long);
    TestBed.tick();
    press('ArrowRight');
    expect(preview()).toBe('2026-11-18T10:00 2026-11-20T11:00');
    expect(TestBed.inject(SessionState).preview()?.event.resource).toBe('room');
  });

  it.each<[string, string[], string]>([
    ['longer', ['Shift+ArrowDown'], 'resize'],
    ['longer and somebody else’s', ['Shift+ArrowDown', 'ArrowRight'], 'move'],
    ['longer than the other’s', ['ArrowRight', 'Shift+ArrowDown'], 'move'],
    ['longer, there and back', ['Shift+ArrowDown', 'ArrowRight', 'ArrowLeft'], 'resize'],
    ['later, and once longer', ['Shift+ArrowDown', 'Shift+ArrowUp', 'ArrowDown'], 'move'],
  ])('what becomes %s is written by %j as a %s', async (_, keys, type) => {
    const own = { ...plan, resource: 'ana' };
    const { inputs, press, pickUp, settled } = given({ ...columns, events: [own] });
    pickUp(own);
    press(...keys, 'Enter');
    await settled();
    expect(inputs.lastAction.emit.mock.calls).toEqual([[expect.objectContaining({ type })]]);
  });

  it('past the last person it goes along with the page, and stays with whom it is', () => {
    const own = { ...plan, resource: 'room' };
    const { press, pickUp } = given({
      ...columns,
      view: 'week',
      resourceColumns: { order: 'resource-date' },
      events: [own],
    });
    pickUp(own);
    TestBed.tick();
    press('ctrl+ArrowRight');
    TestBed.tick();
    expect(preview()).toBe('2026-11-27T10:00 2026-11-27T11:00');
    expect(TestBed.inject(SessionState).preview()?.event.resource).toBe('room');
  });
});
