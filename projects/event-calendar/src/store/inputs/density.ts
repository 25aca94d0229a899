/** Least and greatest height of an hour, in pixels. */
export const LOWEST_HOUR = 24;
export const HIGHEST_HOUR = 240;
/** Length of a slot in minutes, where none can be read. */
export const DEFAULT_SLOT = 30;

/** Whether a value is a valid height of an hour. */
export function isHourHeight(height: unknown): height is number | 'fit' {
  return height === 'fit' || isBetween(height, LOWEST_HOUR, HIGHEST_HOUR);
}

/** Whether a value is a valid length of a slot: minutes that divide the day. */
export function isSlotLength(minutes: unknown): minutes is number {
  return isBetween(minutes, 5, 240) && Number.isInteger(minutes) && 1440 % minutes === 0;
}

/** Returns the faults of `hourHeight` and `slotMinutes` as messages. */
export function densityFaults(hourHeight: unknown, slotMinutes: unknown): readonly string[] {
  const faults: string[] = [];
  if (hourHeight !== undefined && !isHourHeight(hourHeight)) {
    faults.push(
      `hourHeight is ${JSON.stringify(hourHeight)}; hours are as high as --ec-hour-height. ` +
        `Use a number of pixels from 24 to 240, or 'fit'.`,
    );
  }
  if (!isSlotLength(slotMinutes)) {
    faults.push(
      `slotMinutes is ${JSON.stringify(slotMinutes)}; ${DEFAULT_SLOT} is used. ` +
        `Use whole minutes from 5 to 240 that divide the day, such as 15, 20 or 60.`,
    );
  }
  return faults;
}

function isBetween(value: unknown, least: number, greatest: number): value is number {
  return typeof value === 'number' && value >= least && value <= greatest;
}
