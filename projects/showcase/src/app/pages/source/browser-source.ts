import {
  EventConflictError,
  type CalendarEventSource,
  type SourceAnswer,
  type SourceChange,
  type VisibleRange,
} from 'ng-event-calendar';
import { expandOccurrences } from 'ng-event-calendar/recurrence';
import type { StoredEvent } from './stored-event';

const NAME = 'ng-event-calendar-showcase';
const STORE = 'events';

/** Creates a source in a database of this browser, IndexedDB. A new one starts with the events of `seed`. */
export function browserSource(
  seed: () => readonly StoredEvent[],
): CalendarEventSource<StoredEvent> {
  let database: Promise<IDBDatabase> | undefined;
  const opened = (): Promise<IDBDatabase> => (database ??= open(seed));
  return {
    load: async (range, signal) => {
      const store = (await opened()).transaction(STORE).objectStore(STORE);
      const events = await answered(store.getAll() as IDBRequest<StoredEvent[]>);
      signal.throwIfAborted();
      return touching(events, range);
    },
    save: async (change) => save(await opened(), change),
  };
}

function open(seed: () => readonly StoredEvent[]): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(STORE, { keyPath: 'id' });
    for (const event of seed()) store.add({ ...event, version: 1 });
  };
  return answered(request);
}

/** Writes a change completely or not at all, unless one of its events was written meanwhile. */
async function save(
  database: IDBDatabase,
  { changes }: SourceChange<StoredEvent>,
): Promise<SourceAnswer<StoredEvent>> {
  const transaction = database.transaction(STORE, 'readwrite');
  const store = transaction.objectStore(STORE);
  const ids = changes.map(({ before, after }) => (before ?? after)!.id);
  const now = await Promise.all(
    ids.map((id) => answered(store.get(id) as IDBRequest<StoredEvent | undefined>)),
  );
  if (!changes.every(({ before }, at) => now[at]?.version === before?.version)) {
    throw new EventConflictError(
      now.filter((event) => event !== undefined),
      ids.filter((_, at) => now[at] === undefined),
    );
  }
  const stored = changes.map(({ before, after }) => {
    if (after === null) {
      store.delete(before!.id);
      return null;
    }
    const record = { ...after, version: (before?.version ?? 0) + 1 };
    store.put(record);
    return record;
  });
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve({ stored });
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was written.'));
  });
}

/** Returns the events with an occurrence in a range. */
function touching(events: readonly StoredEvent[], { start, end }: VisibleRange): StoredEvent[] {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const found = expandOccurrences([...events], { start, end, timezone });
  const ids = new Set(found.map(({ event }) => event.id));
  return events.filter(({ id }) => ids.has(id));
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database doesn’t answer.'));
  });
}
