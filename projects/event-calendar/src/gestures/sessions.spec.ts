import { TestBed } from '@angular/core/testing';
import {
  dayFrom,
  type CalendarEvent,
  type CalendarId,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import {
  givenPart,
  type GivenBoundary,
  type GivenInputs,
  type GivenPart,
} from '../store/given-part.spec-host';
import * as availabilityCode from '../store/availability/availability-code';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { GivenQuestions, GivenScopes } from '../store/events/given-series.spec-host';
import { SeriesEdits } from '../store/events/series-edits';
import { SessionState } from '../store/events/session-state';
import { SourceLink } from '../store/source/source-link';
import type { Grab } from './drafts';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import type { DragSession } from './drag-session';
import { Sessions } from './sessions';

const FRIDAY = dayFrom(2026, 11, 20);
const SLOT: Slot = { day: FRIDAY, instant: Date.parse('2026-11-20T10:00:00Z') };
const RESOURCES = [{ id: 'r', title: 'Room' }];
const ANA_NOW = { id: 'ana', title: 'Ana Silva' };
const plan = givenEvent({ id: 'a', title: 'Plan', resource: 'r' });

const isPlan = ({ id }: CalendarEvent): boolean => id === 'a';

const given = (more: GivenInputs = {}): GivenPart<Sessions> =>
  givenPart(Sessions, { events: [plan], resources: RESOURCES, ...more }, GESTURE_PARTS);
const grab = (fields: Partial<Grab> = {}): Grab => ({
  occurrence: occurrenceIn(plan),
  edge: null,
  slot: SLOT,
  isCopy: false,
  row: 0,
  ...fields,
});

describe('what may be grabbed', () => {
  it.each<[Partial<CalendarEvent>, boolean, boolean, boolean]>([
    [{}, true, true, true],
    [{ readOnly: true }, false, false, false],
    [{ draggable: false }, false, true, true],
    [{ resizable: false }, true, false, false],
    [{ resizable: 'start' }, true, true, false],
    [{ resizable: 'end' }, true, false, true],
  ])('of %j: all of it %s, its start %s, its end %s', (fields, all, start, end) => {
    const { part } = given();
    const occurrence = occurrenceIn({ ...plan, ...fields });
    expect([
      part.canGrab(occurrence, null),
      part.canGrab(occurrence, 'start'),
      part.canGrab(occurrence, 'end'),
    ]).toEqual([all, start, end]);
  });
});

describe('where an occurrence stands in the view', () => {
  const fair = givenEvent({ allDay: true, start: '2026-11-19', end: '2026-11-21' });
  it.each<[string, CalendarEvent, string, Slot]>([
    ['a timed one at its start', plan, 'week', SLOT],
    ['a timed one on its day', plan, 'month', { day: FRIDAY, instant: null }],
    ['a bar on its first day', fair, 'week', { day: FRIDAY - 1, instant: null }],
  ])('%s', (_, event, view, slot) => {
    const { part } = given({ view });
    expect(part.slotOf(occurrenceIn(event))).toStrictEqual(slot);
    // Only an event that stands on days takes the requested day.
    const onThird = { ...slot, day: slot.instant === null ? FRIDAY + 1 : FRIDAY };
    expect(part.slotOf(occurrenceIn(event), FRIDAY + 1)).toStrictEqual(onThird);
  });
});

describe('where an occurrence stands in columns of resources', () => {
  it.each<[string, CalendarId | undefined, Slot['resource']]>([
    ['in those of its own', 'r', 'r'],
    ['in those of nobody without one', undefined, null],
    ['in those of nobody with one that isn’t there', 'gone', null],
  ])('%s', (_, resource, column) => {
    const { part } = given({ resourceColumns: true });
    const { resource: _resource, ...free } = plan;
    const event = resource === undefined ? free : { ...free, resource };
    expect(part.slotOf(occurrenceIn(event))).toStrictEqual({ ...SLOT, resource: column });
  });
});

describe('beginning', () => {
  it('by a pointer shows what is held, which nobody has picked up', () => {
    const { part } = given();
    const session = part.begin(grab({ row: 2 }));
    expect(TestBed.inject(SessionState).draft()).toBe(session.shown);
    expect(session.shown.row).toBe(2);
    expect([session.isPickedUp, part.pickedUp()]).toEqual([false, null]);
  });

  it('by key picks an occurrence up where it is, until it is over', () => {
    const { part } = given({ resourceColumns: true });
    expect(part.pickedUp()).toBeNull();
    const session = part.pickUp(occurrenceIn(plan));
    expect(part.pickedUp()).toBe(session);
    // In the slot of another column, the event gets that column's resource.
    session.update({ ...SLOT, resource: 'other' });
    expect(session.shown.drop.resource).toEqual({ from: 'r', to: 'other' });
    session.cancel();
    expect(part.pickedUp()).toBeNull();
  });

  it.each([true, false])('takes something from outside in, picked up: %s', (isPickedUp) => {
    const { part } = given();
    const session = part.receive({ title: 'Visit' }, SLOT, isPickedUp);
    expect(session?.isFromOutside).toBe(true);
    expect(part.pickedUp()).toBe(isPickedUp ? session : null);
  });

  it('another one shows that, while the user of the first is asked', () => {
    const { part } = given();
    part.begin(grab());
    const second = part.begin(grab({ edge: 'end' }));
    expect(TestBed.inject(SessionState).draft()).toBe(second.shown);
  });
});

describe('what the host changes while something is held', () => {
  /** Begins a session, lets the host change something, and returns whether that cancelled the session. */
  function held(
    begin: (sessions: Sessions) => DragSession | null,
    change: (inputs: GivenBoundary) => void,
    more: GivenInputs = {},
  ): DragSession {
    const { part, inputs } = given({ canDragEventsFromTheOutside: true, ...more });
    const session = begin(part)!;
    TestBed.tick();
    expect(session.isOver).toBe(false);
    change(inputs);
    TestBed.tick();
    return session;
  }
  const move = (sessions: Sessions): DragSession => sessions.begin(grab());
  const resize = (sessions: Sessions): DragSession => sessions.begin(grab({ edge: 'end' }));
  const sweep = (sessions: Sessions): DragSession => sessions.begin(grab({ occurrence: null }));
  const visit = (sessions: Sessions): DragSession | null =>
    sessions.receive({ title: 'Visit' }, SLOT);
  const set =
    (...events: CalendarEvent[]) =>
    (inputs: GivenBoundary) =>
      inputs.events.set(events);
  const become = (fields: Partial<CalendarEvent>) => set({ ...plan, ...fields });

  it('is gone on with', () => {
    const now = { ...plan, title: 'By now' };
    const session = held(move, set(now));
    expect(session.isOver).toBe(false);
    expect(session.shown.event).toBe(now);
  });

  it.each<
    [string, (sessions: Sessions) => DragSession | null, (inputs: GivenBoundary) => void, boolean]
  >([
    ['it goes', move, set(), true],
    ['it gets other times', move, become({ end: '2026-11-20T12:00:00Z' }), true],
    ['it is hidden', move, (inputs) => inputs.visibleResources.set({ r: false }), true],
    ['the filter hides it', move, (inputs) => inputs.eventFilter.set(() => false), true],
    ['the filter hides others', move, (inputs) => inputs.eventFilter.set(isPlan), false],
    [
      'nothing is shown, for a sweep',
      sweep,
      (inputs) => inputs.eventFilter.set(() => false),
      false,
    ],
    ['it is locked', move, become({ readOnly: true }), true],
    ['it may be dragged no more', move, become({ draggable: false }), true],
    ['nothing may be', move, (inputs) => inputs.areEventsDraggable.set(false), true],
    ['nothing may be changed', move, (inputs) => inputs.readOnly.set(true), true],
    ['its edges may be dragged no more', move, become({ resizable: false }), false],
    ['the zone is another', move, (inputs) => inputs.displayTimezone.set('Asia/Tokyo'), true],
    ['nothing may be created', move, (inputs) => inputs.eventCreation.set(false), false],
    ['an edge may be dragged no more', resize, become({ resizable: 'start' }), true],
    ['the other edge may be dragged no more', resize, become({ resizable: 'end' }), false],
    ['what is resized may be moved no more', resize, become({ draggable: false }), false],
    ['nothing may be swept', sweep, (inputs) => inputs.eventCreation.set(false), true],
    ['events go, for a sweep', sweep, set(), false],
    [
      'nothing may come from outside, for a sweep',
      sweep,
      (inputs) => inputs.canDragEventsFromTheOutside.set(false),
      false,
    ],
    [
      'nothing may come from outside',
      visit,
      (inputs) => inputs.canDragEventsFromTheOutside.set(false),
      true,
    ],
    [
      'nothing may be created, for a visit',
      visit,
      (inputs) => inputs.eventCreation.set(false),
      false,
    ],
  ])('where %s', (_, begin, change, isOver) => {
    expect(held(begin, change).isOver).toBe(isOver);
  });

  it.each<[string, (inputs: GivenBoundary) => void, boolean]>([
    ['goes', (inputs) => inputs.resources.set(RESOURCES), true],
    ['is hidden', (inputs) => inputs.visibleResources.set({ ana: false }), true],
    ['gets another name', (inputs) => inputs.resources.set([...RESOURCES, ANA_NOW]), false],
  ])('where the resource that it is on its way to %s', (_, change, isOver) => {
    const toAna = (sessions: Sessions): DragSession => {
      const session = sessions.begin(grab({ slot: { ...SLOT, resource: 'r' } }));
      session.update({ ...SLOT, resource: 'ana' });
      expect(session.shown.drop.resource).toEqual({ from: 'r', to: 'ana' });
      return session;
    };
    const resources = [...RESOURCES, { id: 'ana', title: 'Ana' }];
    expect(held(toAna, change, { resources, resourceColumns: true }).isOver).toBe(isOver);
  });

  it('says at once that the resource it is over takes nothing any more, or again', () => {
    const ana = { id: 'ana', title: 'Ana' };
    const { part, inputs } = given({ resources: [...RESOURCES, ana], resourceColumns: true });
    const session = part.begin(grab({ slot: { ...SLOT, resource: 'r' } }));
    session.update({ ...SLOT, resource: 'ana' });
    TestBed.tick();
    const said = (): string | undefined => session.shown.refusal?.reason;
    expect(said()).toBeUndefined();
    inputs.resources.set([...RESOURCES, { ...ana, areEventsReadOnly: true }]);
    TestBed.tick();
    expect(said()).toContain('Ana');
    inputs.resources.set([...RESOURCES, ana]);
    TestBed.tick();
    expect(said()).toBeUndefined();
    expect(session.isOver).toBe(false);
  });

  const LUNCH = {
    id: 'lunch',
    title: 'Lunch',
    start: '2026-11-20T12:00:00Z',
    end: '2026-11-20T13:00:00Z',
  };
  it.each<[string, (inputs: GivenBoundary) => void, (inputs: GivenBoundary) => void, RegExp]>([
    [
      'it is blocked',
      (inputs) => inputs.blockedTimes.set([LUNCH]),
      (inputs) => inputs.blockedTimes.set([]),
      /Lunch/,
    ],
    [
      'nobody works then',
      (inputs) => inputs.workingHours.set([{ start: '08:00', end: '11:00' }]),
      (inputs) => inputs.workingHours.set([{ start: '08:00', end: '18:00' }]),
      /./,
    ],
    [
      'something else happens then',
      (inputs) => {
        inputs.eventOverlap.set('refuse');
        inputs.events.set([plan, givenEvent({ ...LUNCH, id: 'b', title: 'Talk', resource: 'r' })]);
      },
      (inputs) => inputs.eventOverlap.set('allow'),
      /Talk/,
    ],
  ])('says at once that %s, and that it may be again', (_, forbid, allow, expected) => {
    const { part, inputs } = given({ unavailableTimes: 'refuse' });
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    const session = part.begin(grab());
    session.update({ day: FRIDAY, instant: Date.parse('2026-11-20T12:00:00Z') });
    TestBed.tick();
    const said = (): string | undefined => session.shown.refusal?.reason;
    expect(said()).toBeUndefined();
    forbid(inputs);
    TestBed.tick();
    expect(said()).toMatch(expected);
    allow(inputs);
    TestBed.tick();
    expect(said()).toBeUndefined();
  });

  it('of a series says what is against it as soon as the code that changes series is there', async () => {
    const series = givenEvent({ id: 's', rrule: 'DAILY' });
    const scopes = new GivenScopes();
    const { part } = givenPart(
      Sessions,
      { events: [series], blockedTimes: [LUNCH], unavailableTimes: 'refuse' },
      [...GESTURE_PARTS, ...new GivenQuestions().providers, scopes.provider],
    );
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    const session = part.begin(grab({ occurrence: occurrenceIn(series) }));
    session.update({ day: FRIDAY, instant: Date.parse('2026-11-20T12:00:00Z') });
    TestBed.tick();
    expect(session.shown.refusal).toBeNull();
    void TestBed.inject(SeriesEdits).load();
    await scopes.arrive();
    TestBed.tick();
    expect(session.shown.refusal?.reason).toContain('Lunch');
  });

  it('says at once that it lies beyond the last date by now', () => {
    const { part, inputs } = given();
    const session = part.begin(grab());
    session.update({ day: FRIDAY + 1, instant: Date.parse('2026-11-21T10:00:00Z') });
    TestBed.tick();
    expect(session.shown.refusal).toBeNull();
    inputs.maxDate.set('2026-11-20');
    TestBed.tick();
    expect(session.shown.refusal?.reason).toContain('November 20');
  });

  it('draws nothing anew where the answer is the same', () => {
    const { part, inputs } = given({ unavailableTimes: 'refuse' });
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    const session = part.begin(grab());
    TestBed.tick();
    const { shown } = session;
    inputs.blockedTimes.set([{ ...LUNCH, end: '2026-11-20T12:30:00Z' }]);
    TestBed.tick();
    expect(session.shown).toBe(shown);
  });

  it('by keys is resized at its end, if at either edge it may be', () => {
    const lengthen = (sessions: Sessions): DragSession => {
      const session = sessions.pickUp(occurrenceIn(plan));
      session.put(session.shown.drop, 'resize');
      return session;
    };
    expect(held(lengthen, become({ resizable: 'start' })).isOver).toBe(false);
    TestBed.resetTestingModule();
    expect(held(lengthen, become({ resizable: false })).isOver).toBe(true);
  });

  it('is followed under the id that the source gives', () => {
    const session = held(move, (inputs) => {
      TestBed.inject(SourceLink).rename('a', 77);
      inputs.events.set([{ ...plan, id: 77 }]);
    });
    expect(session.isOver).toBe(false);
    expect(session.shown.event.id).toBe(77);
  });

  it('matters to nobody once it is let go of', () => {
    const { part, inputs } = given();
    const session = part.begin(grab());
    session.cancel();
    inputs.events.set([]);
    TestBed.tick();
    expect(session.isOver).toBe(true);
  });
});
