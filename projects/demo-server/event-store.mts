import { DatabaseSync } from 'node:sqlite';
import { COURSE_HOUSE, refusalIn, type Change, type House } from './house.mts';
import { spanOf, type EventRecord } from './record.mts';

/** Outcome of a change: stored, in conflict with a change by someone else, or against the rules. */
export type Outcome =
  | { readonly stored: readonly (EventRecord | null)[] }
  | { readonly conflict: readonly EventRecord[]; readonly gone: readonly EventRecord['id'][] }
  | { readonly refusal: string };

interface Row {
  readonly record: string;
}

/** Events in a database file, or in memory with `:memory:`. */
export class EventStore {
  private readonly database: DatabaseSync;
  private readonly house: House;

  constructor(file: string, house: House = COURSE_HOUSE) {
    this.house = house;
    this.database = new DatabaseSync(file);
    this.database.exec(`
      CREATE TABLE IF NOT EXISTS events (
        id TEXT PRIMARY KEY,
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        record TEXT NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS events_by_time ON events (first, last);
    `);
  }

  /** Returns the events that may touch a range of instants. */
  between(start: number, end: number): EventRecord[] {
    const rows = this.database
      .prepare('SELECT record FROM events WHERE first < ? AND last > ? ORDER BY first, id')
      .all(end, start) as unknown as Row[];
    return rows.map(({ record }) => JSON.parse(record) as EventRecord);
  }

  get isEmpty(): boolean {
    return this.database.prepare('SELECT 1 FROM events LIMIT 1').get() === undefined;
  }

  /** Stores a change completely, or not at all. */
  apply(change: Change): Outcome {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const outcome = this.tryToApply(change);
      this.database.exec('stored' in outcome ? 'COMMIT' : 'ROLLBACK');
      return outcome;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.database.close();
  }

  private tryToApply(change: Change): Outcome {
    const ids = change.changes.map(({ before, after }) => (before ?? after)!.id);
    const now = ids.map((id) => this.find(id) ?? null);
    const isAsWas = change.changes.every(({ before }, at) => now[at]?.version === before?.version);
    if (!isAsWas) {
      return {
        conflict: now.filter((record) => record !== null),
        gone: ids.filter((_, at) => now[at] === null),
      };
    }
    // The records before the change are the store's, not the client's.
    const changes = change.changes.map(({ after }, at) => ({ before: now[at] ?? null, after }));
    const refusal = refusalIn(this.house, { ...change, changes }, this.near(changes));
    if (refusal !== null) return { refusal };
    const stored = changes.map(({ before, after }) => {
      if (before !== null) {
        this.database.prepare('DELETE FROM events WHERE id = ?').run(String(before.id));
      }
      return after === null ? null : { ...after, version: (before?.version ?? 0) + 1 };
    });
    for (const record of stored) if (record !== null) this.insert(record);
    return { stored };
  }

  /** Returns the events that a change may conflict with. */
  private near(changes: Change['changes']): EventRecord[] {
    const spans = changes.flatMap(({ after }) => (after === null ? [] : [spanOf(after)]));
    const first = Math.min(...spans.map(([from]) => from));
    const last = Math.max(...spans.map(([, to]) => to));
    return first < last ? this.between(first, last) : [];
  }

  private insert(record: EventRecord): void {
    const [first, last] = spanOf(record);
    this.database
      .prepare('INSERT INTO events (id, first, last, record) VALUES (?, ?, ?, ?)')
      .run(String(record.id), first, last, JSON.stringify(record));
  }

  private find(id: EventRecord['id']): EventRecord | undefined {
    const row = this.database.prepare('SELECT record FROM events WHERE id = ?').get(String(id));
    return row && (JSON.parse((row as unknown as Row).record) as EventRecord);
  }
}
