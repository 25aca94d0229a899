/**
 * Makes a value at its first use and keeps it. Formatters cost up to a millisecond each, and few calendars need them
 * all.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
