/**
 * Returns the place of a time of day, in milliseconds, among times in ascending order: the index of an equal one, a
 * half between two of them, and -1 without a time.
 */
export function placeOfTime(
  time: number | null,
  options: readonly { readonly at: number }[],
): number {
  if (time === null) return -1;
  const found = options.findIndex(({ at }) => at >= time);
  const next = found < 0 ? options.length : found;
  return options[next]?.at === time ? next : next - 0.5;
}
