import { formatWall } from 'ng-event-calendar/core/internal';

/** Formats a wall time to the second, with its milliseconds if it has any. */
export function wallText(wall: number): string {
  const milliseconds = ((wall % 1000) + 1000) % 1000;
  const fraction = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`;
  return `${formatWall(wall, 'seconds')}${fraction}`;
}
