const PREFIX = 'ng-event-calendar-showcase:';

/** What was remembered under a key. Storage may be barred, by privacy settings or a sandbox. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Remembers a value for the next visit, where that is allowed. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Then it holds for this visit only.
  }
}
