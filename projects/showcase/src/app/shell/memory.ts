const PREFIX = 'ng-event-calendar-showcase:';

/** Returns the stored value of a key. Storage may be barred, by privacy settings or a sandbox. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Stores a value for the next visit, if that is allowed. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // The value applies to this visit only.
  }
}
