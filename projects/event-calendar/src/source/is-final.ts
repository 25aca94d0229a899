/** What a server answers that may take the same another time: after a login, a wait, a lock that is gone. */
const PASSING = new Set([401, 408, 423, 425, 429]);

/**
 * Whether a refusal stands however often the same is sent again: what was thrown says so by the HTTP
 * `status` of a client's error, as `HttpErrorResponse` has it.
 */
export function isFinal(thrown: unknown): boolean {
  const status = statusOf(thrown);
  return status !== null && status >= 400 && status < 500 && !PASSING.has(status);
}

/** Whether its status says that the same may be taken another time, which nobody needs to look at again. */
export function mayPass(thrown: unknown): boolean {
  return statusOf(thrown) !== null && !isFinal(thrown);
}

function statusOf(thrown: unknown): number | null {
  const { status } = (thrown ?? {}) as { readonly status?: unknown };
  return typeof status === 'number' ? status : null;
}
