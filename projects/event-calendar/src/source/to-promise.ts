/**
 * What Angular's `HttpClient` returns: an Observable, by what is used of it. That a function may listen
 * as well is what the compiler reads the type of its values from.
 */
export interface SubscribableLike<T> {
  subscribe(
    listener:
      | ((value: T) => void)
      | { next(value: T): void; error(error: unknown): void; complete(): void },
  ): { unsubscribe(): void };
}

/**
 * Asks an Observable once and returns its first value, as `load` and `save` of a source want it. A
 * signal that is aborted ends the request and rejects with its reason; what the Observable fails with
 * is passed on as it is, so that an `HttpErrorResponse` speaks by its body.
 *
 * @example
 * readonly source: CalendarEventSource = {
 *   load: ({ start, end }, signal) =>
 *     toPromise(this.http.get<CalendarEvent[]>('/api/events', { params: { start, end } }), signal),
 *   save: (change) => toPromise(this.http.post<SourceAnswer>('/api/changes', change)),
 * };
 */
export async function toPromise<T>(
  request: SubscribableLike<T>,
  signal?: AbortSignal,
): Promise<NoInfer<T>> {
  // Without `NoInfer`, what `save` may return would decide what is asked for.
  signal?.throwIfAborted();
  let subscription = undefined as { unsubscribe(): void } | undefined;
  const ended = new AbortController();
  try {
    return await new Promise<T>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), {
        signal: ended.signal,
      });
      subscription = request.subscribe({
        next: resolve,
        error: reject,
        complete: () => reject(new Error('The request ended without an answer.')),
      });
    });
  } finally {
    // One signal may be for many requests.
    ended.abort();
    subscription?.unsubscribe();
  }
}
