/** Whether a value can be a number of seats that an event takes: a whole number from 1 on. */
export function isSeats(value: unknown): value is number {
  return isCapacity(value) && value >= 1;
}

/** Whether a value can be the capacity of a resource: a whole number, 0 for none. */
export function isCapacity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
