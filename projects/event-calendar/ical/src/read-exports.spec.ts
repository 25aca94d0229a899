import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIcal } from './read-ical';
import { writeIcal } from './write-ical';

function fixture(name: string): string {
  return readFileSync(join(__dirname, '..', 'fixtures', `${name}-style.ics`), 'utf8');
}

describe('files in the style of', () => {
  test('Google: a series, a moved and a cancelled occurrence, whole days', async () => {
    const { events, faults } = await readIcal(fixture('google'));
    expect(faults).toEqual([]);
    expect(events).toEqual([
      {
        id: 'rowing0001@google.example',
        title: 'Rowing',
        start: '2026-10-06T18:00:00',
        end: '2026-10-06T19:30:00',
        timezone: 'Europe/Berlin',
        rrule: 'FREQ=WEEKLY;UNTIL=20261222T225959Z;BYDAY=TU',
        exDates: [
          '2026-10-20T18:00:00',
          '2026-11-03T18:00:00',
          '2026-11-17T18:00:00',
          '2026-10-27T18:00:00',
        ],
        description: 'Meet at the boat house, gate 3.\nBring dry clothes; showers work.',
        ical: {
          lines: [
            'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="Ida, coach";' +
              'X-NUM-GUESTS=0:mailto:ida@club.example',
            'CREATED:20260901T080000Z',
            'LAST-MODIFIED:20261012T090000Z',
            'LOCATION:Boat house',
            'SEQUENCE:2',
            'STATUS:CONFIRMED',
            'TRANSP:OPAQUE',
            'BEGIN:VALARM',
            'ACTION:DISPLAY',
            'DESCRIPTION:This is an event reminder',
            'TRIGGER:-P0DT0H30M0S',
            'END:VALARM',
          ],
        },
      },
      {
        id: 'rowing0001@google.example@2026-10-27T18:00:00',
        title: 'Rowing, on Wednesday',
        start: '2026-10-28T19:00:00',
        end: '2026-10-28T20:30:00',
        timezone: 'Europe/Berlin',
        extractedFromId: 'rowing0001@google.example',
        ical: {
          recurrenceId: '2026-10-27T18:00:00',
          lines: ['SEQUENCE:3', 'STATUS:CONFIRMED'],
        },
      },
      expect.objectContaining({ start: '2026-11-20', end: '2026-11-22', allDay: true }),
      expect.objectContaining({ start: '2026-11-19T14:00:00Z', end: '2026-11-19T14:30:00Z' }),
    ]);
  });

  test('Apple: a duration, a birthday, a time that floats, characters of four octets', async () => {
    const { events, faults } = await readIcal(fixture('apple'));
    expect(faults).toEqual([]);
    expect(events).toMatchObject([
      {
        title: 'Reading group 📚 – chapter 3',
        start: '2026-11-20T09:30:00',
        end: '2026-11-20T10:45:00',
        timezone: 'America/New_York',
      },
      { start: '2026-11-24', end: '2026-11-24', allDay: true, rrule: 'FREQ=YEARLY' },
      { start: '2026-11-21T08:00:00', end: '2026-11-21T08:30:00' },
    ]);
    expect(events[2]).not.toHaveProperty('timezone');
    expect(events[0]!.ical!.lines).toContain(
      'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="12 Main St, Springfield";' +
        'X-APPLE-RADIUS=70;X-TITLE="City library":geo:42.1,-72.5',
    );
  });

  test('Outlook: zones named by Windows, and one that only the file knows', async () => {
    const { events, faults } = await readIcal(fixture('outlook'));
    expect(faults).toEqual([
      expect.objectContaining({ code: 'unknown-timezone', field: 'DTSTART', line: 63 }),
    ]);
    expect(events).toMatchObject([
      {
        title: 'Jour fixe',
        start: '2026-11-18T10:00:00',
        timezone: 'Europe/Berlin',
        ical: { parameters: { SUMMARY: 'LANGUAGE=de-at' } },
      },
      { start: '2026-11-18T19:30:00Z', end: '2026-11-18T20:00:00Z' },
      { start: '2026-11-20', end: '2026-11-20', allDay: true },
    ]);
  });

  test.each(['google', 'apple', 'outlook'])('%s survive being written', async (name) => {
    const first = await readIcal(fixture(name));
    const text = writeIcal(first.events, { stamp: '2026-11-20T12:00:00Z' });
    const second = await readIcal(text);
    expect(second.events).toEqual(first.events);
    expect(second.faults).toEqual([]);
    expect(writeIcal(second.events, { stamp: '2026-11-20T12:00:00Z' })).toBe(text);
  });
});
