import { diagnose } from 'ng-event-calendar/core';
import { ZONE_CASES } from './zone-cases';

const HOUR = 3_600_000;

/** Returns a zone's offset at an instant, according to `Intl`. */
function offsetAt(instant: number, timeZone: string): string | undefined {
  return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
}

describe.each(ZONE_CASES)('$label', ({ zone, date, events }) => {
  it('lies on a day on which clocks change', () => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    expect(offsetAt(noon - 36 * HOUR, zone)).not.toBe(offsetAt(noon + 36 * HOUR, zone));
  });

  it('has sound events in every form', () => {
    expect(diagnose(events)).toEqual([]);
    expect(events.some(({ start }) => start.endsWith('Z'))).toBe(true);
    expect(events.some(({ timezone }) => timezone === zone)).toBe(true);
  });
});
