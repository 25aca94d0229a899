import {
  EventConflictError,
  type CalendarEventSource,
  type SourceAnswer,
  type VisibleRange,
} from 'ng-event-calendar';
import type { StoredEvent } from './stored-event';

/** The server's answer to a change that it refused. */
interface Refusal {
  readonly message?: string;
  readonly conflict?: readonly StoredEvent[];
  readonly gone?: readonly string[];
}

/** Creates a source for the server that `npm run demo:server` starts. */
export function serverSource(base = '/api'): CalendarEventSource<StoredEvent> {
  return {
    load: ({ start, end }: VisibleRange, signal) =>
      ask<StoredEvent[]>(`${base}/events?${new URLSearchParams({ start, end })}`, { signal }),
    save: (change) =>
      ask<SourceAnswer<StoredEvent>>(`${base}/changes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(change),
      }),
  };
}

async function ask<T>(address: string, options: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Error('the server can’t be reached.', { cause: error });
  }
  if (response.ok) return (await response.json()) as T;
  // A proxy in between may answer in another format.
  const refusal = (await response.json().catch(() => ({}))) as Refusal;
  if (refusal.conflict) throw new EventConflictError(refusal.conflict, refusal.gone);
  throw new Error(
    refusal.message ?? 'the server doesn’t answer. Is “npm run demo:server” running?',
  );
}
