import { TestBed } from '@angular/core/testing';
import { removeEvent } from 'ng-event-calendar/core/edits';
import {
  dayFrom,
  type CalendarEvent,
  type CalendarView,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { givenDrawn } from '../gestures/drawn-event.spec-host';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { CalendarEdits } from '../store/events/calendar-edits';
import { Editing } from '../store/events/editing';
import { FocusedSlot } from '../store/layout/focused-slot';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { EventClipboard } from './clipboard';
import { EventCommands } from './event-commands';
import { KeyboardCommands } from './keyboard-commands';
import { KeyboardMove } from './keyboard-move';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';
import type { Command } from './shortcuts';

const FRIDAY = dayFrom(2026, 11, 20);
const plan = givenEvent({ id: 'a', title: 'Plan' });
const fair = givenEvent({ id: 'f', allDay: true, start: '2026-11-19', end: '2026-11-20' });

interface Given extends GivenPart<KeyboardCommands> {
  readonly focused: GivenFocus['log'];
  readonly grid: HTMLElement;
  /** Draws an event in the grid. */
  readonly draw: (event?: CalendarEvent) => HTMLElement;
  /** Returns the cell of a day. */
  readonly cell: (date: string) => HTMLElement;
  readonly obey: (does: Command['does'], target?: EventTarget | null) => boolean;
}

function given(more: GivenInputs = {}): Given {
  const focus = new GivenFocus();
  const made = givenPart(
    KeyboardCommands,
    { events: [plan, fair], visibleDate: '2026-11-20', ...more },
    keyboardParts(focus),
  );
  const grid = document.body.appendChild(document.createElement('div'));
  grid.setAttribute('role', 'grid');
  const draw = (event = plan): HTMLElement => {
    const { element } = givenDrawn(event);
    grid.append(element);
    return element;
  };
  return {
    ...made,
    focused: focus.log,
    grid,
    draw,
    cell: (date) => {
      const cell = grid.appendChild(document.createElement('div'));
      Object.assign(cell.dataset, { slot: 'timed', date });
      return cell;
    },
    obey: (does, target = grid) => made.part.obey({ does } as Command, target),
  };
}

const drafted = (): CalendarEvent | undefined => TestBed.inject(Editing).session()?.draft;
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.body.replaceChildren());

describe('keys that lead elsewhere', () => {
  it.each<[string, (given: Given) => EventTarget | null, string | undefined]>([
    ['the focused cell', ({ cell }) => cell('2026-11-18'), '2026-11-18'],
    ['the focused event', ({ draw }) => draw(fair), '2026-11-19'],
    ['the date of before without either', ({ grid }) => grid, '2026-11-20'],
  ])('show the day of %s', (_, target, date) => {
    const made = given();
    made.part.obey({ does: 'show', view: 'day' }, target(made));
    expect([made.inputs.view(), made.inputs.visibleDate()]).toEqual(['day', date]);
  });

  it.each<CalendarView>(['day', 'week', 'month', 'agenda'])('show the %s', (view) => {
    const { part, inputs, focused } = given({ view: view === 'day' ? 'week' : 'day' });
    expect(part.obey({ does: 'show', view }, null)).toBe(true);
    expect(inputs.view()).toBe(view);
    expect(focused).toEqual(['']);
  });

  it.each<[Command['does'], string]>([
    ['next', '2026-01-11'],
    ['previous', '2025-12-28'],
    ['today', '2026-11-20'],
  ])('such as "%s"', (does, date) => {
    const { inputs, focused, obey } = given({ visibleDate: '2026-01-07' });
    expect(obey(does)).toBe(true);
    expect(inputs.visibleDate()).toBe(date);
    expect(focused).toEqual(['']);
  });

  it('leave the focus on the grid while an event is picked up', () => {
    const { focused, obey, draw } = given();
    TestBed.inject(KeyboardMove).pickUp(occurrenceIn(plan), draw());
    obey('next');
    obey('today');
    expect(focused).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('lead back and forth, and say so', () => {
    const { inputs, said, obey } = given();
    const edits = TestBed.inject(CalendarEdits);
    void edits.apply(() => removeEvent(edits.events(), plan));
    expect(obey('undo')).toBe(true);
    expect(inputs.events()).toContainEqual(plan);
    expect(obey('redo')).toBe(true);
    expect(inputs.events()).toEqual([fair]);
    expect(said).toEqual([
      'Deletion undone: Plan, Friday, November 20, 2026, 10:00 AM – 11:00 AM',
      'Deletion redone: Plan',
    ]);
  });
});

describe('creating', () => {
  it.each<[string, (given: Given) => EventTarget | null, Slot | null, string]>([
    ['at the visible date', ({ grid }) => grid, null, '2026-11-20T00:00:00'],
    ['where nothing has focus', () => null, null, '2026-11-20T00:00:00'],
    ['at the focused event', ({ draw }) => draw(), null, '2026-11-20T10:00:00'],
    ['on the focused bar’s first day', ({ draw }) => draw(fair), null, '2026-11-19T00:00:00'],
    ['on the focused day', ({ cell }) => cell('2026-11-18'), null, '2026-11-18T00:00:00'],
    [
      'at the cursor before that',
      ({ cell }) => cell('2026-11-18'),
      { day: FRIDAY, instant: Date.parse('2026-11-20T16:30:00Z') },
      '2026-11-20T16:30:00',
    ],
    [
      'on the visible date where the focused day isn’t shown',
      ({ cell }) => cell('2026-12-24'),
      null,
      '2026-11-20T00:00:00',
    ],
  ])('%s', (_, target, cursor, start) => {
    const made = given();
    TestBed.inject(FocusedSlot).slot.set(cursor);
    expect(made.obey('create', target(made))).toBe(true);
    expect(drafted()?.start).toBe(start);
  });

  it.each<[string, (given: Given) => EventTarget | null, string | undefined]>([
    ['a cell', ({ cell }) => cell('2026-11-18'), '2026-11-18T00:00:00'],
    ['a cell that isn’t shown', ({ cell }) => cell('2026-12-24'), undefined],
    ['an event', ({ draw }) => draw(), undefined],
    ['the grid', ({ grid }) => grid, undefined],
    ['nothing', () => null, undefined],
  ])('by Enter on %s', (_, target, start) => {
    const made = given();
    TestBed.inject(EventCommands).createAtFocus(target(made));
    expect(drafted()?.start).toBe(start);
  });
});

describe('pasting', () => {
  it('puts what was copied at the focused day, and says so', () => {
    const { inputs, said, cell, obey } = given();
    TestBed.inject(EventClipboard).copy(occurrenceIn(plan));
    expect(obey('paste', cell('2026-11-18'))).toBe(true);
    expect(inputs.events()[2]).toMatchObject({ title: 'Plan', start: '2026-11-18T10:00:00Z' });
    expect(said).toEqual([expect.stringContaining('Created Plan, Wednesday, November 18')]);
  });

  it.each<[string, boolean, (given: Given) => EventTarget]>([
    ['nothing was copied', false, ({ cell }) => cell('2026-11-18')],
    ['nothing that has focus is a place', true, ({ grid }) => grid],
  ])('means nothing where %s', (_, isCopied, target) => {
    const made = given();
    if (isCopied) TestBed.inject(EventClipboard).copy(occurrenceIn(plan));
    expect(made.obey('paste', target(made))).toBe(false);
    expect(made.inputs.events()).toHaveLength(2);
    expect(made.said).toEqual([]);
  });
});

describe('of the focused event', () => {
  it.each<[Command['does'], string]>([
    ['pick-up', 'Picked up Plan'],
    ['copy', 'Copied Plan'],
    ['cut', 'Deleted Plan'],
    ['duplicate', 'Created Plan'],
    ['remove', 'Deleted Plan'],
  ])('%s: "%s …"', async (does, words) => {
    const { said, inputs, draw, obey } = given();
    expect(obey(does, draw())).toBe(true);
    await settled();
    expect(said).toEqual([expect.stringContaining(words)]);
    const count = { cut: 1, remove: 1, duplicate: 3 }[does as string] ?? 2;
    expect(inputs.events()).toHaveLength(count);
  });

  it.each<Command['does']>(['pick-up', 'copy', 'cut', 'duplicate', 'remove', 'menu'])(
    'without one, "%s" means nothing',
    async (does) => {
      const { said, inputs, obey, grid } = given();
      expect(obey(does, grid)).toBe(false);
      expect(obey(does, null)).toBe(false);
      await settled();
      expect([said, inputs.events().length]).toEqual([[], 2]);
    },
  );

  it('the menu opens', () => {
    const { draw, obey } = given();
    const element = draw();
    expect(obey('menu', element)).toBe(true);
    expect(TestBed.inject(EventMenuOpener).request()?.element).toBe(element);
  });
});

it('the list of shortcuts opens beside what has focus', () => {
  const { part, grid, obey } = given();
  expect(part.helpBeside()).toBeNull();
  expect(obey('help')).toBe(true);
  expect(part.helpBeside()).toBe(grid);
  obey('help', document);
  expect(part.helpBeside()).toBeNull();
});

describe('the key of the further zones', () => {
  const zones = {
    additionalTimezones: ['America/New_York', { timezone: 'Asia/Tokyo', label: 'HQ' }],
  };

  it('says the time of the cursor in each, with the date where it is another one', () => {
    const { obey, said } = given(zones);
    const instant = Date.parse('2026-11-20T16:30:00Z');
    TestBed.inject(FocusedSlot).slot.set({ day: FRIDAY, instant });
    expect(obey('further-times')).toBe(true);
    expect(said).toEqual(['New York 11:30 AM; HQ 1:30 AM, Saturday, November 21, 2026']);
  });

  it('says when the focused event starts', () => {
    const { obey, draw, said } = given(zones);
    expect(obey('further-times', draw())).toBe(true);
    expect(said).toEqual(['New York 5 AM; HQ 7 PM']);
  });

  it('means nothing for whole days, and without further zones', () => {
    const { obey, draw, said } = given(zones);
    expect(obey('further-times', draw(fair))).toBe(false);
    expect(said).toEqual([]);
    TestBed.resetTestingModule();
    const plain = given();
    expect(plain.obey('further-times', plain.draw())).toBe(false);
  });
});
