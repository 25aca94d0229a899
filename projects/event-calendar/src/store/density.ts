type Report = (message: string) => void;

/** Pixels of an hour at least, and at most. */
export const LOWEST_HOUR = 24;
export const HIGHEST_HOUR = 240;

/** Whether an hour can be that high. */
export function isHourHeight(height: unknown): height is number | 'fit' {
  return height === 'fit' || isBetween(height, LOWEST_HOUR, HIGHEST_HOUR);
}

/** What the host says of the height of an hour; undefined where it leaves that to the style sheet. */
export function readHourHeight(asked: unknown, report: Report): number | 'fit' | undefined {
  if (asked === undefined || isHourHeight(asked)) return asked;
  report(`hourHeight is ${JSON.stringify(asked)} and left out. Use 24 to 240 pixels, or 'fit'.`);
  return undefined;
}

/** Minutes of a slot, by which the day can be divided. */
export function readSlotMinutes(asked: unknown, report: Report): number {
  if (isBetween(asked, 5, 240) && Number.isInteger(asked) && 1440 % asked === 0) return asked;
  report(`slotMinutes is ${JSON.stringify(asked)}; 30 is used. Use 5 to 240 that divide the day.`);
  return 30;
}

function isBetween(value: unknown, least: number, greatest: number): value is number {
  return typeof value === 'number' && value >= least && value <= greatest;
}
