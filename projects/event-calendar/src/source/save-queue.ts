import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { RecordChange, SourceChange } from '../store/source/event-source';
import { isSameRecord } from '../store/events/same-record';
import type { KnownRecords } from './known-records';
import { idsOf, mapChanges, outcome, type Changes } from './record-changes';

/** Changes of a gesture on their way to the source. */
interface Entry<E extends CalendarEvent> {
  /** The change as the user made it. */
  readonly made: ChangeSet<E>;
  readonly type: LastActionType;
  changes: Changes<E>;
  /** Instant from which a series changed; left out where all of it did, or no series. */
  readonly since?: number;
  readonly touched: ChangeSet<E>['touched'];
  isSent: boolean;
}

/** A change that the source refused. */
export interface RefusedSave<E extends CalendarEvent> {
  readonly type: LastActionType;
  /** Undone changes: the refused one, and later ones that depend on it. */
  readonly steps: readonly Changes<E>[];
  /** Instant from which all of them changed a series; left out where it isn't known of each. */
  readonly since?: number;
  /** For a series the changed occurrence, without later changes. */
  readonly touched: ChangeSet<E>['touched'];
  /** For a change of several events the change of each. */
  readonly parts?: ChangeSet<E>['parts'];
  readonly error: unknown;
}

/** End of a change. */
export type Ending<E extends CalendarEvent> =
  | { readonly status: 'done'; readonly stored: readonly (E | null)[] }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'conflict'; readonly error: unknown; readonly titles: readonly string[] };

/** Interface of the queue to the sync. */
export interface QueueOptions<E extends CalendarEvent> {
  /** Saves a change; resolves to the stored records, as in `SourceAnswer`, undefined where the answer lacks one. */
  save(change: SourceChange<E>): Promise<readonly (E | null | undefined)[]>;
  /** Returns the next moment, by the counter of the loads. */
  now(): number;
  /** Called when a record sent under an id, as text, was stored under another one. */
  renamed(from: string, record: E): void;
  saved(type: LastActionType, ids: ReadonlySet<string>): void;
  refused(refusal: RefusedSave<E>): void;
  /** Returns the present records if an error says that they were changed elsewhere; null for any other error. */
  conflictOf(error: unknown): ReadonlyMap<string, E | null> | null;
  conflicted(titles: readonly string[], dropped: readonly Changes<E>[]): void;
  /** Called once for each change that was added, after the others. */
  ended(change: ChangeSet<E>, ending: Ending<E>): void;
}

/** Saves gestures one after the other; gestures that share no event don't wait for each other. */
export class SaveQueue<E extends CalendarEvent> {
  #entries: readonly Entry<E>[] = [];

  constructor(
    private readonly records: KnownRecords<E>,
    private readonly options: QueueOptions<E>,
  ) {}

  /** Ids of events with unsaved changes. */
  get pending(): ReadonlySet<string> {
    return new Set(this.#entries.flatMap(({ changes }) => [...idsOf(changes)]));
  }

  /** Returns the records as the user sees them, with all unsaved changes. */
  shown(): ReadonlyMap<string, E> {
    const shown = new Map(this.records.all);
    for (const { changes } of this.#entries) {
      for (const [id, record] of outcome(shown, changes)) {
        if (record === null) shown.delete(id);
        else shown.set(id, record);
      }
    }
    return shown;
  }

  add(change: ChangeSet<E>): void {
    const { type, changes, touched } = change;
    const entry = { made: change, type, changes, touched, ...sinceOf([change]), isSent: false };
    this.#entries = [...this.#entries, entry];
    this.#advance();
  }

  /** Replaces each event in the waiting changes. */
  map(map: (event: E) => E): void {
    for (const entry of this.#entries) entry.changes = mapChanges(entry.changes, map);
  }

  #advance(): void {
    const busy = new Set<string>();
    for (const entry of this.#entries) {
      const ids = [...idsOf(entry.changes)];
      if (!entry.isSent && !ids.some((id) => busy.has(id))) this.#send(entry);
      for (const id of ids) busy.add(id);
    }
  }

  #send(entry: Entry<E>): void {
    entry.isSent = true;
    const { all } = this.records;
    const changes = [...outcome(all, entry.changes)].flatMap<RecordChange<E>>(([id, after]) => {
      const before = all.get(id) ?? null;
      return isSameRecord(before, after) ? [] : { before, after };
    });
    void this.#follow(entry, changes);
  }

  async #follow(entry: Entry<E>, changes: readonly RecordChange<E>[]): Promise<void> {
    let stored: readonly (E | null | undefined)[] = [];
    try {
      // A change that was undone before it was sent, for instance, leaves nothing to save.
      if (changes.length > 0) {
        stored = await this.options.save({ type: entry.type, changes, ...sinceOf([entry]) });
      }
    } catch (error) {
      this.#fail(entry, error);
      return;
    }
    this.#remove(entry);
    const answers = new Map<string, E | null>();
    changes.forEach(({ before, after }, at) => {
      const id = String((after ?? before)?.id);
      const record = stored[at];
      answers.set(id, record === undefined ? after : record);
      this.#store(id, record === undefined ? after : record);
    });
    const kept = entry.changes.map(({ before, after }) => {
      const id = String((after ?? before)?.id);
      const answer = answers.get(id);
      return answer === undefined ? (this.records.all.get(id) ?? null) : answer;
    });
    const ids = idsOf(entry.changes);
    for (const id of ids) this.#release(id);
    this.options.saved(entry.type, ids);
    this.options.ended(entry.made, { status: 'done', stored: kept });
    this.#advance();
  }

  #store(id: string, record: E | null): void {
    const now = this.options.now();
    if (record !== null && String(record.id) !== id) {
      this.records.settle(id, null, now);
      this.options.renamed(id, record);
    }
    this.records.settle(record === null ? id : String(record.id), record, now);
  }

  #fail(entry: Entry<E>, error: unknown): void {
    const conflict = this.options.conflictOf(error);
    const ids = idsOf(entry.changes);
    if (conflict === null) {
      // Later changes to an event that isn't created after all are undone with it, and retried with it.
      const created = entry.changes.flatMap(({ before, after }) => (before ? [] : (after ?? [])));
      const createdIds = new Set(created.map(({ id }) => String(id)));
      const dependent = this.#dependentOn(createdIds, entry);
      const steps = [entry, ...dependent].map(({ changes }) => changes);
      const since = sinceOf([entry, ...dependent]);
      this.#remove(entry, ...dependent);
      for (const id of idsOf(steps.flat())) this.#release(id);
      const { type, touched, made } = entry;
      const parts = made.parts === undefined ? {} : { parts: made.parts };
      this.options.refused({ type, steps, ...since, ...parts, touched, error });
      for (const each of [entry, ...dependent]) {
        this.options.ended(each.made, { status: 'failed', error });
      }
      this.#advance();
      return;
    }
    // Later changes were based on records that no longer exist.
    const dropped = [entry, ...this.#dependentOn(ids, entry)];
    const isTheirs = ({ before, after }: RecordChange<E>): boolean =>
      conflict.has(String((before ?? after)?.id));
    const theirs = entry.changes.filter(isTheirs);
    const named = theirs.length > 0 ? theirs : entry.changes;
    const titles = named.map(({ before, after }) => (before ?? after)?.title ?? '');
    this.#remove(...dropped);
    for (const [id, record] of conflict) this.records.settle(id, record, this.options.now());
    for (const { changes } of dropped) for (const id of idsOf(changes)) this.#release(id);
    this.options.conflicted(
      titles,
      dropped.map(({ changes }) => changes),
    );
    for (const { made } of dropped) this.options.ended(made, { status: 'conflict', error, titles });
    this.#advance();
  }

  /** Returns the entries that wait for an entry, directly or through others. */
  #dependentOn(ids: ReadonlySet<string>, entry: Entry<E>): Entry<E>[] {
    const touched = new Set(ids);
    const found: Entry<E>[] = [];
    for (const each of this.#entries.slice(this.#entries.indexOf(entry) + 1)) {
      const own = idsOf(each.changes);
      if (each.isSent || [...own].every((id) => !touched.has(id))) continue;
      for (const id of own) touched.add(id);
      found.push(each);
    }
    return found;
  }

  /** Takes over the answer for a record that was held back, unless another change of it is pending. */
  #release(id: string): void {
    if (!this.pending.has(id)) this.records.release(id);
  }

  #remove(...gone: readonly Entry<E>[]): void {
    this.#entries = this.#entries.filter((each) => !gone.includes(each));
  }
}

/** Returns the first instant from which one of some steps changes a series; none where it isn't known of each. */
function sinceOf(steps: readonly { readonly since?: number }[]): { readonly since?: number } {
  const since = Math.min(...steps.map((step) => step.since ?? -Infinity));
  return Number.isFinite(since) ? { since } : {};
}
