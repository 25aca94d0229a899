import * as fc from 'fast-check';
import ical from 'ical.js';
import { expandOccurrences } from 'ng-event-calendar/recurrence/internal';
import { readIcal } from './read-ical';

/** Most occurrences compared; some rules are endless. */
const MOST = 60;

const two = (value: number): string => `${value}`.padStart(2, '0');

/** Rules on which both agree; differences, and who is right, are listed below. */
const rule = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 }))
    .map(([interval, count]) => `FREQ=DAILY;INTERVAL=${interval};COUNT=${count}`),
  fc
    .tuple(
      fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(
      ([days, interval, date]) =>
        `FREQ=WEEKLY;BYDAY=${days.join(',')};INTERVAL=${interval};UNTIL=202612${two(date)}T235959Z`,
    ),
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }))
    .map(([date, count]) => `FREQ=MONTHLY;BYMONTHDAY=${date};COUNT=${count}`),
  fc
    .tuple(fc.constantFrom('1MO', '2TU', '-1FR', '3SU'), fc.integer({ min: 1, max: 8 }))
    .map(([byDay, count]) => `FREQ=MONTHLY;BYDAY=${byDay};COUNT=${count}`),
);

/** A series for both libraries, starting at its rule's first occurrence. */
const series = fc.record({
  rule,
  day: fc.integer({ min: 1, max: 28 }),
  hour: fc.integer({ min: 4, max: 22 }),
  left: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
  added: fc.uniqueArray(
    fc.record({ day: fc.integer({ min: -20, max: 90 }), hour: fc.constantFrom(0, 0, 3) }),
    { maxLength: 4, selector: ({ day }) => day },
  ),
  isAllDay: fc.boolean(),
});

const basic = (iso: string): string => iso.replace(/[-:]/g, '');

function textOf(
  rrule: string | null,
  start: string,
  exDates: readonly string[],
  rDates: readonly string[] = [],
): string {
  const isAllDay = !start.includes('T');
  const type = isAllDay ? ';VALUE=DATE' : '';
  return [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART${type}:${basic(start)}`,
    ...(rrule === null ? [] : [`RRULE:${isAllDay ? rrule.replace('T235959Z', '') : rrule}`]),
    ...(rDates.length > 0 ? [`RDATE${type}:${rDates.map(basic).join(',')}`] : []),
    ...(exDates.length > 0 ? [`EXDATE${type}:${exDates.map(basic).join(',')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}

/** Returns the starts of the occurrences, as dates or instants. */
async function byUs(text: string): Promise<string[]> {
  const { events, faults } = await readIcal(text);
  expect(faults).toEqual([]);
  const range = { start: '2026-01-01T00:00:00Z', end: '2036-01-01T00:00:00Z', timezone: 'UTC' };
  return expandOccurrences(events, range)
    .map(({ start, event }) => (event.allDay === true ? start.slice(0, 10) : start))
    .slice(0, MOST);
}

function byIcalJs(text: string): string[] {
  const component = new ical.Component(ical.parse(text) as never[]);
  const iterator = new ical.Event(component.getFirstSubcomponent('vevent')!).iterator();
  const starts: string[] = [];
  for (let next = iterator.next(); next && starts.length < MOST; next = iterator.next()) {
    starts.push(next.toString());
  }
  return starts;
}

/**
 * Compares only where ical.js is right. It counts a start that its rule doesn't give, which RFC 5545 leaves open
 * (section 3.8.5.3); a date that excludes nothing makes it skip the next one; and it never ends on some rules that give
 * nothing. These are left out, and so are its zones, which have to be registered.
 */
test('what is read happens when ical.js says it does', async () => {
  await fc.assert(
    fc.asyncProperty(series, async ({ rule: rrule, day, hour, left, isAllDay }) => {
      const date = `2026-10-${two(day)}`;
      const [first] = await byUs(
        textOf(rrule, isAllDay ? date : `${date}T${two(hour)}:00:00Z`, []),
      );
      fc.pre(first !== undefined);
      const all = await byUs(textOf(rrule, first, []));
      expect(all).toEqual(byIcalJs(textOf(rrule, first, [])));
      const exDates = left
        .map((at) => all[at])
        .filter((each) => each !== undefined)
        .sort();
      const text = textOf(rrule, first, exDates);
      expect(await byUs(text)).toEqual(byIcalJs(text));
    }),
    { numRuns: 400 },
  );
});

test('what has added dates happens when ical.js says it does', async () => {
  await fc.assert(
    fc.asyncProperty(
      series,
      fc.boolean(),
      async ({ rule: rrule, day, hour, left, added, isAllDay }, hasRule) => {
        const date = `2026-10-${two(day)}`;
        const [first] = await byUs(
          textOf(rrule, isAllDay ? date : `${date}T${two(hour)}:00:00Z`, []),
        );
        fc.pre(first !== undefined && added.length > 0);
        const given = hasRule ? rrule : null;
        const ruled = await byUs(textOf(given, first, []));
        const rDates = added.map((each) => later(first, each));
        // A date given twice appears twice in ical.js, but once by RFC 5545 (section 3.8.5.2).
        const once = rDates.filter((each) => !ruled.includes(each));
        // Without a rule, ical.js leaves out the start, which RFC 5545 counts as the first one (section 3.8.5.3).
        if (!hasRule) once.push(first);
        const all = await byUs(textOf(given, first, [], once));
        expect(all).toEqual(byIcalJs(textOf(given, first, [], once)));
        expect(await byUs(textOf(given, first, [], [...once, ...rDates]))).toEqual(all);
        const exDates = left
          .map((at) => all[at])
          .filter((each) => each !== undefined)
          .sort();
        const text = textOf(given, first, exDates, once);
        expect(await byUs(text)).toEqual(byIcalJs(text));
      },
    ),
    { numRuns: 300 },
  );
});

/** Returns a date that many days later, or a time that many days and hours later. */
function later(first: string, { day, hour }: { day: number; hour: number }): string {
  const isTime = first.includes('T');
  const at =
    Date.parse(isTime ? first : `${first}T00:00:00Z`) +
    (day * 24 + (isTime ? hour : 0)) * 3_600_000;
  return new Date(at)
    .toISOString()
    .replace('.000', '')
    .slice(0, isTime ? 20 : 10);
}

test('a date that excludes nothing excludes nothing else', async () => {
  const text = textOf('FREQ=DAILY;COUNT=4', '2026-10-05T09:00:00Z', [
    '2026-10-06T10:00:00Z',
    '2026-10-07T09:00:00Z',
  ]);
  const starts = ['2026-10-05T09:00:00Z', '2026-10-06T09:00:00Z', '2026-10-08T09:00:00Z'];
  expect(await byUs(text)).toEqual(starts);
  expect(byIcalJs(text)).not.toEqual(starts);
});
