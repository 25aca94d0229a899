import { freshIds, type ChangePart, type ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import { changeSeveral, type RecordPair } from './batch';

/** Change of one of several events: of one that doesn't recur, or of an occurrence of a series. */
export interface SeveralEdit<E extends CalendarEvent = CalendarEvent> {
  /** Record of the event, as it is in the array. */
  readonly event: E;
  /** Start of the occurrence in epoch milliseconds; for all-day events as a wall time. */
  readonly start: number;
  /** Returns the event as it will be, at the occurrence's own times; null removes it. */
  readonly change: ((event: E) => E) | null;
}

/** Changes of a series, of which one occurrence or several change. */
export interface SeriesChanges<E extends CalendarEvent = CalendarEvent> {
  /** Changed records, new ones under ids that aren't final. */
  readonly records: readonly RecordPair<E>[];
  /** Changes of its occurrences, each by the place of its edit among those of the series. */
  readonly parts: readonly (readonly [place: number, part: ChangePart<E>])[];
}

/** Changes the occurrences of one event; null where it doesn't recur. */
export type EditSeries<E extends CalendarEvent = CalendarEvent> = (
  event: E,
  edits: readonly SeveralEdit<E>[],
) => SeriesChanges<E> | null;

/**
 * Returns the batch that changes several events at once; null where nothing would change. The edits come in the order of
 * its parts: the grabbed one first, then in order of start.
 */
export function editSeveral<E extends CalendarEvent>(
  events: readonly E[],
  edits: readonly SeveralEdit<E>[],
  type: LastActionType,
  editSeries: EditSeries<E>,
): ChangeSet<E> | null {
  const places = new Map<E, number[]>();
  edits.forEach(({ event }, place) => {
    const known = places.get(event);
    if (known === undefined) places.set(event, [place]);
    else known.push(place);
  });
  const records: RecordPair<E>[] = [];
  const parts: (readonly [place: number, part: ChangePart<E>])[] = [];
  for (const [event, own] of places) {
    const changes =
      editSeries(
        event,
        own.map((place) => edits[place]!),
      ) ?? editedOnce(edits[own[0]!]!, type);
    records.push(...changes.records);
    parts.push(...changes.parts.map(([place, part]) => [own[place]!, part] as const));
  }
  const inOrder = parts.sort(([a], [b]) => a - b).map(([, part]) => part);
  const named = withFreshIds(events, records, inOrder);
  return changeSeveral(events, named.records, named.parts);
}

/** Returns the batch that adds several events, under their own ids; null without any. */
export function createSeveral<E extends CalendarEvent>(
  events: readonly E[],
  created: readonly E[],
): ChangeSet<E> | null {
  const records = created.map((after) => ({ before: null, after }));
  const parts = records.map((record): ChangePart<E> => ({ type: 'create', ...record }));
  return changeSeveral(events, records, parts);
}

function editedOnce<E extends CalendarEvent>(
  { event: before, change }: SeveralEdit<E>,
  type: LastActionType,
): SeriesChanges<E> {
  const after = change === null ? null : change(before);
  if (after === before) return { records: [], parts: [] };
  const part: ChangePart<E> = { type: after === null ? 'delete' : type, before, after };
  return { records: [{ before, after }], parts: [[0, part]] };
}

/** Gives new records ids that no event has, by one look through the events. */
function withFreshIds<E extends CalendarEvent>(
  events: readonly E[],
  records: readonly RecordPair<E>[],
  parts: readonly ChangePart<E>[],
): { readonly records: readonly RecordPair<E>[]; readonly parts: readonly ChangePart<E>[] } {
  const created = records.flatMap(({ before, after }) => (before === null ? (after ?? []) : []));
  if (created.length === 0) return { records, parts };
  const ids = freshIds(events, created.length);
  const named = new Map(created.map((event, at) => [event, { ...event, id: ids[at]! }]));
  const withId = <C extends { readonly after: E | null }>(change: C): C => {
    const after = change.after === null ? undefined : named.get(change.after);
    return after === undefined ? change : { ...change, after };
  };
  return { records: records.map(withId), parts: parts.map(withId) };
}
