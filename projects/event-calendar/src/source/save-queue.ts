import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { RecordChange, SourceChange } from '../store/source/event-source';
import { isSameRecord } from '../store/events/same-record';
import type { KnownRecords } from './known-records';
import { idsOf, mapChanges, outcome, type Changes } from './record-changes';

/** A gesture's changes on their way to the source. */
interface Entry<E extends CalendarEvent> {
  readonly type: LastActionType;
  changes: Changes<E>;
  /** From when on a series changed; left out where all of it did, or none. */
  readonly since?: number;
  readonly touched: ChangeSet<E>['touched'];
  isSent: boolean;
}

/** A change that the source didn't take. */
export interface RefusedSave<E extends CalendarEvent> {
  readonly type: LastActionType;
  /** What was taken back: the change, and what had been made of it since. */
  readonly steps: readonly Changes<E>[];
  /** From when on a series changed by all of them; left out where one of them says nothing of it. */
  readonly since?: number;
  /** Of a series: the occurrence that was changed, without what was made of it since. */
  readonly touched: ChangeSet<E>['touched'];
  readonly error: unknown;
}

/** What the queue needs and tells. */
export interface QueueOptions<E extends CalendarEvent> {
  /** Returns what was stored, as `SourceAnswer` has it; undefined for what it has nothing of. */
  save(change: SourceChange<E>): Promise<readonly (E | null | undefined)[]>;
  /** The moment, by the clock of the loads. */
  now(): number;
  /** What was sent under an id, as text, was stored under another. */
  renamed(from: string, record: E): void;
  saved(type: LastActionType, ids: ReadonlySet<string>): void;
  refused(refusal: RefusedSave<E>): void;
  /** Whether an error says that records were changed elsewhere, and how they are now. */
  conflictOf(error: unknown): ReadonlyMap<string, E | null> | null;
  conflicted(titles: readonly string[], dropped: readonly Changes<E>[]): void;
}

/** Saves one gesture after the other; those that share no event don't wait for each other. */
export class SaveQueue<E extends CalendarEvent> {
  #entries: readonly Entry<E>[] = [];

  constructor(
    private readonly records: KnownRecords<E>,
    private readonly options: QueueOptions<E>,
  ) {}

  /** Ids of what waits to be saved. */
  get pending(): ReadonlySet<string> {
    return new Set(this.#entries.flatMap(({ changes }) => [...idsOf(changes)]));
  }

  /** The records as the user sees them: with all that isn't saved yet. */
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
    const entry = { type, changes, touched, ...sinceOf([change]), isSent: false };
    this.#entries = [...this.#entries, entry];
    this.#advance();
  }

  /** Replaces each event in what waits. */
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
      // Undone before it was sent, for instance: there is nothing to save.
      if (changes.length > 0) {
        stored = await this.options.save({ type: entry.type, changes, ...sinceOf([entry]) });
      }
    } catch (error) {
      this.#fail(entry, error);
      return;
    }
    this.#remove(entry);
    changes.forEach(({ before, after }, at) => {
      const id = String((after ?? before)?.id);
      const record = stored[at];
      this.#store(id, record === undefined ? after : record);
    });
    const ids = idsOf(entry.changes);
    for (const id of ids) this.#release(id);
    this.#advance();
    this.options.saved(entry.type, ids);
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
      // What was made of an event that isn't created after all goes with it, and comes with it again.
      const created = entry.changes.flatMap(({ before, after }) => (before ? [] : (after ?? [])));
      const createdIds = new Set(created.map(({ id }) => String(id)));
      const dependent = this.#dependentOn(createdIds, entry);
      const steps = [entry, ...dependent].map(({ changes }) => changes);
      const since = sinceOf([entry, ...dependent]);
      this.#remove(entry, ...dependent);
      for (const id of idsOf(steps.flat())) this.#release(id);
      this.#advance();
      const { type, touched } = entry;
      this.options.refused({ type, steps, ...since, touched, error });
      return;
    }
    // Later changes were made of what wasn't there any more.
    const dropped = [entry, ...this.#dependentOn(ids, entry)];
    const titles = entry.changes.map(({ before, after }) => (before ?? after)?.title ?? '');
    this.#remove(...dropped);
    for (const [id, record] of conflict) this.records.settle(id, record, this.options.now());
    for (const { changes } of dropped) for (const id of idsOf(changes)) this.#release(id);
    this.#advance();
    this.options.conflicted(
      titles,
      dropped.map(({ changes }) => changes),
    );
  }

  /** What waits for an entry, directly or through others. */
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

  /** Takes up what was heard of a record meanwhile, unless something else of it still waits. */
  #release(id: string): void {
    if (!this.pending.has(id)) this.records.release(id);
  }

  #remove(...gone: readonly Entry<E>[]): void {
    this.#entries = this.#entries.filter((each) => !gone.includes(each));
  }
}

/** The first instant from which a series changes by one of some steps; none where it isn't known of each. */
function sinceOf(steps: readonly { readonly since?: number }[]): { readonly since?: number } {
  const since = Math.min(...steps.map((step) => step.since ?? -Infinity));
  return Number.isFinite(since) ? { since } : {};
}
