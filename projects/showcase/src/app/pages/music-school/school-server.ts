import {
  eventsAfter,
  indexEvents,
  indexResources,
  localZone,
  permissionErrorOf,
  refusedDates,
  validateChange,
  type AvailabilityContext,
  type AvailabilityViolationCode,
} from 'ng-event-calendar/core';
import type { CalendarEventSource, SourceChange } from 'ng-event-calendar';
import { excludeDates, RECURRENCE_ENGINE } from 'ng-event-calendar/recurrence';
import { CLOSED, MUSIC_SCHOOL, OPENING_HOURS, type Lesson } from '../../../data/music-school';

/** Behavior of the server: as a rule; late; after a colleague has booked the same time; unreachable. */
export type Mood = 'quick' | 'slow' | 'overtaken' | 'down';

/** A change against which the server has something, so that sending it once more doesn't help. */
export class Refusal extends Error {
  readonly status = 409;
}

/** Kinds of which every lesson has a resource. */
export const REQUIRED_KINDS = ['Teacher', 'Room'];

/** Rules of the school, by which page and server judge alike. */
export function rulesFor(lessons: readonly Lesson[]): AvailabilityContext<Lesson> {
  return {
    index: indexEvents(lessons, localZone(), undefined, RECURRENCE_ENGINE),
    resources: indexResources(MUSIC_SCHOOL),
    workingHours: OPENING_HOURS,
    blockedTimes: CLOSED,
    unavailableTimes: 'refuse',
    eventOverlap: 'refuse',
  };
}

/** Stands for a server with a database, and needs no browser. */
export function schoolServer(
  term: readonly Lesson[],
  mood: () => Mood,
): CalendarEventSource<Lesson> {
  let lessons = term.map(withoutHolidays);

  return {
    load: async () => {
      await answer(mood());
      return lessons;
    },
    save: async (change) => {
      await answer(mood());
      if (mood() === 'overtaken') lessons = [...lessons, ...bookedBefore(change)];
      const changes = change.changes.map(({ before, after }) => {
        const at = lessons.findIndex(({ id }) => id === (before ?? after)?.id);
        // The server's own record counts as the one before.
        return { before: lessons[at] ?? null, after, position: at < 0 ? lessons.length : at };
      });
      const set = { ...change, changes };
      judge(set, rulesFor(lessons));
      lessons = [...eventsAfter(lessons, set)];
    },
  };
}

/** Throws the reason against a change, as the user reads it. */
function judge(change: SourceChange<Lesson>, context: AvailabilityContext<Lesson>): void {
  const { resources } = context;
  const rules = { resources, calendar: {}, shouldEventRequireResource: REQUIRED_KINDS };
  for (const each of change.changes) {
    const error = permissionErrorOf({ type: change.type, ...each }, rules);
    if (error !== null) throw new Refusal(error.reason);
  }
  const [refused] = validateChange(change, context);
  if (refused === undefined) return;
  const who = refused.resource === null ? undefined : resources.find(refused.resource);
  throw new Refusal(`${who?.resource.title ?? 'The school'} ${WORDS[refused.code]}`);
}

const WORDS: Readonly<Record<AvailabilityViolationCode, string>> = {
  'outside-hours': 'is closed then.',
  blocked: 'has holidays then.',
  overlap: 'was booked meanwhile.',
  capacity: 'is full.',
};

/** Returns a lesson without the dates on which the school is closed. */
function withoutHolidays(lesson: Lesson): Lesson {
  const dates = refusedDates({ changes: [{ before: null, after: lesson }] }, rulesFor([]));
  return excludeDates(
    lesson,
    dates.map(({ date }) => date),
  );
}

/** Returns what a colleague has booked at the times of a change. */
function bookedBefore({ changes }: SourceChange<Lesson>): Lesson[] {
  return changes.flatMap(({ after }) => {
    if (after === null) return [];
    const { rrule: _rule, pupil: _pupil, ...rest } = after;
    return { ...rest, id: `before ${after.id}`, title: 'Booked by a colleague' };
  });
}

async function answer(mood: Mood): Promise<void> {
  if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
  if (mood === 'down') throw new Error('the server doesn’t answer.');
}
