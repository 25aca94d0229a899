import { DatabaseSync } from 'node:sqlite';
import { instantOf, spanOf, type EventRecord, type RecordChange } from './record.mts';

/** What became of a change: stored, changed by someone else meanwhile, or against the rules. */
export type Outcome =
  | { readonly stored: readonly (EventRecord | null)[] }
  | { readonly conflict: readonly EventRecord[]; readonly gone: readonly EventRecord['id'][] }
  | { readonly refusal: string };

interface Row {
  readonly record: string;
}

/** The events in a database file, or with `:memory:` in none. */
export class EventStore {
  private readonly database: DatabaseSync;

  constructor(file: string) {
    this.database = new DatabaseSync(file);
    this.database.exec(`
      CREATE TABLE IF NOT EXISTS events (
        id TEXT PRIMARY KEY,
        first INTEGER NOT NULL,
        last INTEGER NOT NULL,
        resource TEXT,
        record TEXT NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS events_by_time ON events (first, last);
    `);
  }

  /** The events that may touch a range of instants. */
  between(start: number, end: number): EventRecord[] {
    const rows = this.database
      .prepare('SELECT record FROM events WHERE first < ? AND last > ? ORDER BY first, id')
      .all(end, start) as unknown as Row[];
    return rows.map(({ record }) => JSON.parse(record) as EventRecord);
  }

  get isEmpty(): boolean {
    return this.database.prepare('SELECT 1 FROM events LIMIT 1').get() === undefined;
  }

  /** Stores all of a change, or nothing. */
  apply(changes: readonly RecordChange[]): Outcome {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const outcome = this.tryToApply(changes);
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

  private tryToApply(changes: readonly RecordChange[]): Outcome {
    const ids = changes.map(({ before, after }) => (before ?? after)!.id);
    const isAsWas = changes.every(
      ({ before }, at) => this.find(ids[at]!)?.version === before?.version,
    );
    if (!isAsWas) {
      const now = ids.flatMap((id) => this.find(id) ?? []);
      return { conflict: now, gone: ids.filter((id) => this.find(id) === undefined) };
    }
    const stored = changes.map(({ before, after }) => {
      if (before !== null) {
        this.database.prepare('DELETE FROM events WHERE id = ?').run(String(before.id));
      }
      return after === null ? null : { ...after, version: (before?.version ?? 0) + 1 };
    });
    for (const record of stored) if (record !== null) this.insert(record);
    const taken = stored.find((record) => record !== null && this.isTaken(record));
    return taken ? { refusal: `“${taken.title}” overlaps another booking.` } : { stored };
  }

  private insert(record: EventRecord): void {
    const [first, last] = spanOf(record);
    const resource = record.resource === undefined ? null : String(record.resource);
    this.database
      .prepare('INSERT INTO events (id, first, last, resource, record) VALUES (?, ?, ?, ?, ?)')
      .run(String(record.id), first, last, resource, JSON.stringify(record));
  }

  private find(id: EventRecord['id']): EventRecord | undefined {
    const row = this.database.prepare('SELECT record FROM events WHERE id = ?').get(String(id));
    return row && (JSON.parse((row as unknown as Row).record) as EventRecord);
  }

  /** Whether another event has the same resource at the same time: the rule of this house. */
  private isTaken(record: EventRecord): boolean {
    if (record.resource === undefined || !isBooking(record)) return false;
    const [first, last] = spanOf(record);
    return this.between(first, last).some(
      (other) =>
        String(other.id) !== String(record.id) &&
        String(other.resource) === String(record.resource) &&
        isBooking(other) &&
        instantOf(other.start) < instantOf(record.end) &&
        instantOf(record.start) < instantOf(other.end),
    );
  }
}

function isBooking({ allDay, rrule }: EventRecord): boolean {
  return allDay !== true && rrule === undefined;
}
