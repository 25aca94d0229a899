import { axisTicks, createTimeAxis, dayFrom } from 'ng-event-calendar/core/internal';
import { passOf } from './time-axis';

/** The clocks go back from 02:00 EDT to 01:00 EST. */
const FALL_BACK = dayFrom(2026, 11, 1);

/** Returns the named ticks, each with its clock time and the start of its pass. */
function named(days: readonly number[]): string[] {
  const axis = createTimeAxis(days, 'America/New_York');
  return axisTicks(axis).flatMap((tick) => {
    const pass = passOf(tick, axis);
    return pass === undefined
      ? []
      : `${tick.time / 60} of ${new Date(pass.start).toISOString().slice(0, 16)}`;
  });
}

describe('passOf', () => {
  it.each([
    ['a day with a repeated hour', [FALL_BACK]],
    ['days of which one has it', [FALL_BACK - 1, FALL_BACK, FALL_BACK + 1]],
  ])('has both passes of %s', (_, days) => {
    expect(named(days)).toEqual(['1 of 2026-11-01T04:00', '1 of 2026-11-01T06:00']);
  });

  it('has none where no hour is repeated', () => {
    expect(named([FALL_BACK + 1])).toEqual([]);
  });
});
