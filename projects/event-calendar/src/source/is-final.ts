/** Statuses after which an equal request may succeed later: after a login, a wait, or the end of a lock. */
const PASSING = new Set([401, 408, 423, 425, 429]);

/**
 * Whether a refusal is final, however often the request is repeated: the error has an HTTP `status` of a client error,
 * as `HttpErrorResponse` has.
 */
export function isFinal(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status !== null && status >= 400 && status < 500 && !PASSING.has(status);
}

/** Whether the error's status says that an equal request may succeed later, without changes by the user. */
export function mayPass(thrown: unknown): boolean {
  return statusOf(thrown) !== null && !isFinal(thrown);
}

function statusOf(thrown: unknown): number | null {
  const { status } = (thrown ?? {}) as { readonly status?: unknown };
  return typeof status === 'number' ? status : null;
}
