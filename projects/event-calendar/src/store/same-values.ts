/** Whether two records have the same keys with equal values, or both are null. */
export function sameValues<T extends object>(a: T | null, b: T | null): boolean {
  if (a === null || b === null) return a === b;
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => b[key as keyof T] === value)
  );
}
