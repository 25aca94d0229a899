/** Whether a value can be a number of seats: a whole one from 1 on. */
export function isSeats(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}
