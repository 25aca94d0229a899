import type { InstantAxis } from './instant-axis';

/** Returns the day of an axis under which an event is listed: that on which it begins, else the next shown one. */
export function listedDay({ days }: Pick<InstantAxis, 'days'>, firstDay: number): number {
  return (days.find(({ day }) => day >= firstDay) ?? days.at(-1))?.day ?? firstDay;
}
