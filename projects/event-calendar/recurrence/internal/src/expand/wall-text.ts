import { formatWall } from 'ng-event-calendar/core/internal';

/** A wall time to the second, with the milliseconds where it has some. */
export function wallText(wall: number): string {
  const milliseconds = ((wall % 1000) + 1000) % 1000;
  const fraction = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`;
  return `${formatWall(wall, 'seconds')}${fraction}`;
}
