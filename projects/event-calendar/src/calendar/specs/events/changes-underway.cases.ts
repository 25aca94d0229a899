import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import fc from 'fast-check';
import {
  dayOf,
  type CalendarEvent,
  type LastAction,
  type Occurrence,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import {
  concernsOne,
  countOccurrences,
  diagnoseRules,
  eventOfOccurrence,
  excludeDates,
  RECURRENCE_ENGINE,
  seriesOf,
} from 'ng-event-calendar/recurrence/internal';
import * as scopes from 'ng-event-calendar/recurrence/scopes';
import type { DragSession } from '../../../gestures/drag-session';
import { Sessions } from '../../../gestures/sessions';
import { InteractionOnDemand } from '../../../interaction/interaction-on-demand';
import { CalendarEdits } from '../../../store/events/calendar-edits';
import { CalendarStore } from '../../../store/events/calendar-store';
import { OccurrenceEdits } from '../../../store/events/occurrence-edits';
import {
  RECURRENCE,
  RECURRENCE_UI,
  type CalendarRecurrence,
} from '../../../store/events/recurrence';
import { CalendarShell } from '../../calendar-shell';
import {
  deepFreeze,
  FRIDAY_NOON,
  givenCalendar,
  givenNow,
  writing,
} from '../../calendar.spec-host';

/** An event with a key that only its host knows. */
interface Booking extends CalendarEvent {
  readonly room?: number;
}

type ActionType = NonNullable<LastAction['type']>;

const SUNDAY = dayOf(Date.parse('2026-11-15T00:00:00Z'));
const HOUR = 3_600_000;

const BOOKINGS: readonly Booking[] = deepFreeze([
  { id: 'one', title: 'One', start: '2026-11-17T09:00:00Z', end: '2026-11-17T10:00:00Z' },
  { id: 'two', title: 'Two', start: '2026-11-18', end: '2026-11-19', allDay: true },
  {
    id: 'series',
    title: 'Series',
    start: '2026-11-09T12:00:00Z',
    end: '2026-11-09T13:00:00Z',
    timezone: 'UTC',
    rrule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  },
]);

const recurrence: CalendarRecurrence = {
  ...RECURRENCE_ENGINE,
  recurs: (event, localZone) => seriesOf(event, localZone) !== null,
  eventOf: eventOfOccurrence,
  concernsOne,
  countOccurrences,
  excludeDates,
  scopes: { loaded: scopes, load: () => Promise.resolve(scopes) },
  diagnose: diagnoseRules,
  text: () => ({}),
};

/** A host's change of its own records, at any moment. */
type HostStep =
  | {
      readonly host: 'title' | 'room' | 'lock' | 'move' | 'exclude' | 'delete';
      readonly at: number;
    }
  | { readonly host: 'add' };
/** A user's action, by pointer or keys. */
type UserStep =
  | {
      readonly user: 'grab';
      readonly at: number;
      readonly edge: 'start' | 'end' | null;
      readonly isCopy: boolean;
    }
  | { readonly user: 'to'; readonly day: number; readonly hour: number | null }
  | { readonly user: 'drop' | 'cancel' | 'undo' | 'redo' }
  | { readonly user: 'recolor' | 'remove'; readonly at: number }
  | { readonly user: 'answer'; readonly scope: RecurrenceScope | null };

const position = fc.nat({ max: 7 });
const hostStep: fc.Arbitrary<HostStep> = fc.oneof(
  fc.record({
    host: fc.constantFrom('title', 'room', 'lock', 'move', 'exclude', 'delete' as const),
    at: position,
  }),
  fc.constant({ host: 'add' as const }),
);
const userStep: fc.Arbitrary<UserStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      user: fc.constant('grab' as const),
      at: position,
      edge: fc.constantFrom(null, null, 'start' as const, 'end' as const),
      isCopy: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      user: fc.constant('to' as const),
      day: fc.integer({ min: 0, max: 6 }),
      hour: fc.option(fc.integer({ min: 0, max: 22 })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      user: fc.constantFrom('drop', 'drop', 'cancel', 'undo', 'redo' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ user: fc.constantFrom('recolor', 'remove' as const), at: position }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      user: fc.constant('answer' as const),
      scope: fc.constantFrom<RecurrenceScope | null>(null, 'onlyThis', 'thisAndFollowing', 'all'),
    }),
  },
);

/** Keys that the calendar may write in each kind of change; all others are the host's. */
const WRITES: Readonly<Record<ActionType, readonly string[]>> = {
  create: [],
  move: ['start', 'end', 'allDay', 'rrule', 'exDates'],
  resize: ['start', 'end', 'allDay', 'rrule', 'exDates'],
  update: ['color', 'rrule', 'exDates'],
  delete: ['rrule', 'exDates'],
  change: ['start', 'end', 'allDay', 'color', 'rrule', 'exDates'],
};

async function given() {
  const events = signal<Booking[]>([...BOOKINGS]);
  const actions: LastAction[] = [];
  const questions: ((scope: RecurrenceScope | null) => void)[] = [];
  const { ref, fixture } = await givenCalendar<Booking>(
    {
      events,
      visibleDate: '2026-11-18',
      lastAction: (action) => actions.push(action),
    },
    [
      { provide: RECURRENCE, useValue: recurrence },
      {
        provide: RECURRENCE_UI,
        useValue: {
          askScope: () => {
            // A new question replaces the one before.
            questions.shift()?.(null);
            return new Promise<RecurrenceScope | null>((resolve) => questions.push(resolve));
          },
          describe: () => null,
        },
      },
    ],
  );
  const shell = fixture.debugElement.query(By.directive(CalendarShell)).injector;
  const interaction = await shell.get(InteractionOnDemand).load();
  const sessions = interaction!.injector.get(Sessions);
  const store = ref.injector.get(CalendarStore);
  let session: DragSession | undefined;
  const made = writing(ref);
  const [edits, occurrences] = [made.get(CalendarEdits), made.get(OccurrenceEdits)];
  const drawn = (at: number): Occurrence | undefined => {
    const all = store.occurrencesIn(SUNDAY, SUNDAY + 6);
    return all[at % Math.max(1, all.length)];
  };
  const settled = async (): Promise<void> => {
    // Code that waits for an answer takes a few turns after it came.
    await new Promise((resolve) => setTimeout(resolve));
    await fixture.whenStable();
  };
  let added = 0;
  const host = (step: HostStep): void => {
    events.update((list) => {
      if (step.host === 'add') {
        const id = `added-${added++}`;
        return [...list, deepFreeze({ ...BOOKINGS[0]!, id, title: id })];
      }
      const index = step.at % Math.max(1, list.length);
      const event = list[index];
      if (event === undefined) return list;
      const change: Partial<Booking> = {
        title: { title: `${event.title}!` },
        room: { room: (event.room ?? 0) + 1 },
        lock: { readOnly: event.readOnly !== true },
        move: { end: event.end.replace(/T(\d\d):/, 'T23:') },
        exclude: { exDates: [...(event.exDates ?? []), '2026-11-18'] },
        delete: {},
      }[step.host];
      if (step.host === 'delete') return list.toSpliced(index, 1);
      return list.with(index, deepFreeze({ ...event, ...change }));
    });
  };
  const user = (step: UserStep): void => {
    switch (step.user) {
      case 'grab': {
        const occurrence = drawn(step.at);
        if (occurrence === undefined || !sessions.canGrab(occurrence, step.edge)) return;
        const { edge, isCopy } = step;
        const slot = sessions.slotOf(occurrence);
        session = sessions.begin({ occurrence, edge, isCopy, slot, row: 0 });
        return;
      }
      case 'to': {
        const day = SUNDAY + step.day;
        const isTime = step.hour !== null;
        const instant = day * 24 * HOUR + (step.hour ?? 0) * HOUR;
        session?.update({ day, instant: isTime ? instant : null });
        return;
      }
      case 'drop':
        void session?.commit();
        return;
      case 'cancel':
        session?.cancel();
        return;
      case 'undo':
        edits.undo();
        return;
      case 'redo':
        edits.redo();
        return;
      case 'recolor':
      case 'remove': {
        const occurrence = drawn(step.at);
        if (occurrence === undefined) return;
        if (step.user === 'remove') void occurrences.remove(occurrence);
        else void occurrences.change(occurrence, (event) => ({ ...event, color: 'red' }), 'update');
        return;
      }
      case 'answer':
        questions.shift()?.(step.scope);
    }
  };
  return { events, actions, host, user, settled };
}

/** Returns the host's own keys of an event, beside those that the calendar may write. */
function hostKeys(event: Booking, type: ActionType): object {
  const own = Object.entries(event).filter(([key]) => !WRITES[type].includes(key));
  return Object.fromEntries(own.sort());
}

describe('whatever a host changes while a hand is on its events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('nothing of it is lost', async () => {
    const steps = fc.array(fc.oneof(hostStep, { weight: 3, arbitrary: userStep }), {
      minLength: 4,
      maxLength: 16,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        TestBed.resetTestingModule();
        document.body.replaceChildren();
        const { events, actions, host, user, settled } = await given();
        for (const step of all) {
          if ('host' in step) {
            host(step);
            await settled();
            continue;
          }
          const before = events();
          const count = actions.length;
          user(step);
          await settled();
          const after = events();
          const action = actions[count];
          if (action === undefined) {
            expect(after).toBe(before);
            continue;
          }
          expect(actions).toHaveLength(count + 1);
          const type = action.type!;
          for (const event of before) {
            const now = after.find(({ id }) => id === event.id);
            if (now === undefined)
              expect(['delete', 'move', 'resize', 'update', 'change']).toContain(type);
            else if (now !== event) expect(hostKeys(now, type)).toEqual(hostKeys(event, type));
          }
          for (const event of after) {
            if (type === 'change' || before.some(({ id }) => id === event.id)) continue;
            // A copy, or a single occurrence of a series: of the latest record.
            const titles = before.map(({ title, room }) => [title, room]);
            expect(titles).toContainEqual([event.title, event.room]);
          }
          // A removed event was to be removed, or is a series without any occurrence left.
          const gone = before.filter(({ id }) => !after.some((event) => event.id === id));
          if (type !== 'change') {
            expect(gone.length).toBeLessThanOrEqual(type === 'create' ? 0 : 1);
            for (const { id } of gone) {
              expect([action.event?.id, action.event?.extractedFromId]).toContain(id);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  }, 600_000);
});
