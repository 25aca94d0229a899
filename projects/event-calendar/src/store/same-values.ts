/** Whether two records of one kind have equal values. */
export function sameValues<T extends object>(a: T, b: T): boolean {
  return Object.entries(a).every(([key, value]) => b[key as keyof T] === value);
}
