/** Whether two records have the same keys with equal values. */
export function sameValues<T extends object>(a: T, b: T): boolean {
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => b[key as keyof T] === value)
  );
}
