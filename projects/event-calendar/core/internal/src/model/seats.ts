/** Whether a value can be a number of seats that something takes: a whole one from 1 on. */
export function isSeats(value: unknown): value is number {
  return isCapacity(value) && value >= 1;
}

/** Whether a value can be a number of seats that there are: a whole one, or 0 for none. */
export function isCapacity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
