import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { readIcal } from './read-ical';
import type { IcalWriteFault } from './write-fault';
import { writeIcal, type WriteIcalOptions } from './write-ical';

const lesson: CalendarEvent = {
  id: 'lesson',
  title: 'Violin',
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
  resource: ['ana', 2, 1],
};
const kept = { ...lesson, ical: { lines: ['LOCATION;LANGUAGE=en:Old hall', 'URL:https://a.b'] } };

function written(location: unknown): {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const text = writeIcal([kept], {
    location: location as NonNullable<WriteIcalOptions['location']>,
    onFault: ({ code, field, message }: IcalWriteFault) =>
      faults.push(`${code} ${field}: ${message}`),
  });
  const lines = text.split('\r\n').filter((line) => /^(LOCATION|URL)/.test(line));
  return { lines, faults };
}

describe('the place of an event', () => {
  it.each<[string, unknown, readonly string[]]>([
    [
      'takes the place of one that was kept',
      () => 'Room 2',
      ['LOCATION:Room 2', 'URL:https://a.b'],
    ],
    [
      'is written as a text',
      () => 'House; 2nd floor, left\nRing twice',
      ['LOCATION:House\\; 2nd floor\\, left\\nRing twice', 'URL:https://a.b'],
    ],
    ['is none for an empty text', () => '', ['URL:https://a.b']],
    ['is the kept one for undefined', () => undefined, kept.ical.lines],
    ['is the kept one without the option', undefined, kept.ical.lines],
  ])('%s', (_, location, lines) => {
    expect(written(location)).toEqual({ lines, faults: [] });
  });

  it.each<[string, unknown, RegExp]>([
    ['null', () => null, /^unsupported location: .*location is null\. The place that was read/],
    ['a number', () => 7, /location is 7\./],
    [
      'an error',
      () => {
        throw new Error('no rooms');
      },
      /location threw Error: no rooms\./,
    ],
  ])('is the kept one for %s, which is told', (_, location, fault) => {
    const { lines, faults } = written(location);
    expect(lines).toEqual(kept.ical.lines);
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  it('is kept when it is read', async () => {
    const { events } = await readIcal(writeIcal([lesson], { location: () => 'Room 2' }));
    expect(writeIcal(events)).toContain('LOCATION:Room 2');
  });
});
