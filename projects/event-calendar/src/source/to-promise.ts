/**
 * The part of an Observable that `toPromise` uses, such as those of Angular's `HttpClient`. The compiler infers the
 * type of the values from the overload with a function.
 */
export interface SubscribableLike<T> {
  /** Subscribes a listener; returns the subscription, which `unsubscribe` ends. */
  subscribe(
    listener:
      | ((value: T) => void)
      | { next(value: T): void; error(error: unknown): void; complete(): void },
  ): { unsubscribe(): void };
}

/**
 * Subscribes to an Observable once and resolves with its first value, as `load` and `save` of an event source need it.
 * Rejects with the reason of the signal once that is aborted, with an `Error` if the Observable completes without a
 * value, and with the Observable's own error unchanged, so that the body of an `HttpErrorResponse` gives the message.
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
  // Without `NoInfer`, the return type of `save` would decide the type of the request.
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
    // One signal may serve many requests.
    ended.abort();
    subscription?.unsubscribe();
  }
}
