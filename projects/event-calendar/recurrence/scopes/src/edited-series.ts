import { freshId, type ChangePart, type ChangeSet } from 'ng-event-calendar/core/edits';
import {
  parseEvent,
  type CalendarEvent,
  type LastActionType,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import type { RecordPair, SeriesChanges, SeveralEdit } from 'ng-event-calendar/core/several';
import {
  eventOfOccurrence,
  movesDate,
  occurrenceAsEvent,
  sameValues,
  seriesOf,
} from 'ng-event-calendar/recurrence/internal';
import { detached } from './change-series';
import { editOccurrence, removeOccurrence, sinceOf } from './edit-occurrence';
import { SeriesDates } from './series-dates';

/** An edit with its place among those of the series. */
export type PlacedEdit<E extends CalendarEvent> = SeveralEdit<E> & { readonly place: number };

/** A series while its occurrences change one after the other. */
export class EditedSeries<E extends CalendarEvent> {
  /** Record of the series, null once it is gone. */
  #record: E | null;
  /** Events that occurrences became; null where one of them was removed. */
  readonly #created: (E | null)[] = [];
  /** Indices in `#created` of occurrences that left because another of their day did, by start. */
  readonly #freed = new Map<number, number>();
  readonly #parts: (readonly [place: number, part: ChangePart<E>])[] = [];

  constructor(
    private readonly event: E,
    private readonly type: LastActionType,
    private readonly localZone: string,
  ) {
    this.#record = event;
  }

  /** Changes one occurrence, and those that the scope includes; nothing where it is gone or stays as it is. */
  change(edit: PlacedEdit<E>, scope: RecurrenceScope): void {
    const { start, change, place } = edit;
    const { localZone, type } = this;
    const record = this.#record;
    const before = record && eventAt(record, start, localZone);
    if (record === null || before === null) {
      this.#changeFreed(edit);
      return;
    }
    const occurrence = { event: record, start };
    const made =
      change === null
        ? removeOccurrence([record], occurrence, scope, localZone)
        : editOccurrence([record], occurrence, change(before), scope, type, localZone);
    if (made !== null) this.#take(made, place);
  }

  /** Changes occurrences alone: dates move within the series, other occurrences leave it for events of their own. */
  changeAlone(edits: readonly PlacedEdit<E>[]): void {
    const { event, localZone, type } = this;
    const series = this.#record && seriesOf(this.#record, localZone);
    if (series === null) {
      for (const edit of edits) this.change(edit, 'onlyThis');
      return;
    }
    const dates = new SeriesDates(series, localZone);
    for (const [index, edit] of edits.entries()) {
      if (dates.isShorter) {
        this.#record = dates.rest();
        this.changeAlone(edits.slice(index));
        return;
      }
      const at = dates.seenAt(edit.start);
      if (at === null) {
        this.#changeFreed(edit);
        continue;
      }
      const before = occurrenceAsEvent(series, at, localZone);
      const after = edit.change === null ? null : edit.change(before);
      const isMoved = after !== null && movesDate(series, at, before, after);
      if (isMoved && !at.isAdded) {
        // The start of a series without a rule: with another one the series is read anew.
        this.#record = dates.rest();
        this.change(edit, 'onlyThis');
        this.changeAlone(edits.slice(index + 1));
        return;
      }
      const isWithin = isMoved && dates.move(at, before, after);
      if (isWithin) this.#parts.push([edit.place, this.#movedPart(before, after)]);
      else if (after === null || !sameValues(before, after)) {
        this.#free(dates.leaveOut(at).map((freed) => detached(freed, event, freshId([event]))));
        const copy = after && detached(after, event, freshId([event]));
        this.#created.push(copy);
        const part: ChangePart<E> =
          after === null
            ? { type: 'delete', before: event, after: null }
            : { type, before: event, after: copy, touched: { before, after } };
        this.#parts.push([edit.place, part]);
      }
    }
    this.#record = dates.rest();
  }

  /** Returns the part of a date that moves within its series. */
  #movedPart(before: E, after: E): ChangePart<E> {
    const { event, localZone, type } = this;
    const since = sinceOf(before, after, localZone);
    return { type, before: event, after: event, touched: { before, after }, since };
  }

  /** Returns the changed records, and the parts with the record as it is in the end. */
  changes(): SeriesChanges<E> {
    const { event } = this;
    const record = this.#record;
    const created = this.#created.filter((each) => each !== null);
    const records: readonly RecordPair<E>[] = [
      ...(record === event ? [] : [{ before: event, after: record }]),
      ...created.map((after) => ({ before: null, after })),
    ];
    return {
      records,
      parts: this.#parts.map(([place, part]) => {
        const isOfSeries = part.after === null || String(part.after.id) === String(event.id);
        return [place, isOfSeries ? { ...part, after: record } : part];
      }),
    };
  }

  /** Keeps the change of one occurrence: its record, the events created by it, and its part. */
  #take({ type, event: after, changes, touched, since }: ChangeSet<E>, place: number): void {
    for (const change of changes) {
      if (change.before !== null) this.#record = change.after;
      else if (change.after === after) this.#created.push(after);
      else if (change.after !== null) this.#free([change.after]);
    }
    const part: ChangePart<E> = {
      ...{ type, before: this.event, after },
      ...(touched !== undefined && { touched }),
      ...(since !== undefined && { since }),
    };
    this.#parts.push([place, part]);
  }

  #free(events: readonly E[]): void {
    for (const event of events) {
      const start = parseEvent(event, this.localZone)?.start;
      if (start !== undefined) this.#freed.set(start, this.#created.length);
      this.#created.push(event);
    }
  }

  /** Changes an occurrence that became an event of its own when another of its day was taken out. */
  #changeFreed({ start, change, place }: PlacedEdit<E>): void {
    const index = this.#freed.get(start);
    if (index === undefined) return;
    this.#freed.delete(start);
    const before = this.#created[index]!;
    const after = change === null ? null : change(before);
    this.#created[index] = after;
    const type = after === null ? 'delete' : this.type;
    this.#parts.push([place, { type, before: this.event, after }]);
  }
}

/** Returns the occurrence of a record at a start as an event; the record itself once it doesn't recur any more. */
function eventAt<E extends CalendarEvent>(record: E, start: number, localZone: string): E | null {
  if (seriesOf(record, localZone) !== null) {
    return eventOfOccurrence({ event: record, start }, localZone);
  }
  return parseEvent(record, localZone)?.start === start ? record : null;
}
