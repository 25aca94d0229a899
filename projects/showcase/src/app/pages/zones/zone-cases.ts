import type { CalendarEvent } from 'ng-event-calendar';

/** A day on which clocks change, and events around and inside the changed hour. */
export interface ZoneCase {
  readonly key: string;
  readonly label: string;
  readonly zone: string;
  readonly date: string;
  readonly what: string;
  /** Additional time zones, shown in the week. */
  readonly beside?: readonly string[];
  readonly events: readonly CalendarEvent[];
}

const NEW_YORK = 'America/New_York';
const LORD_HOWE = 'Australia/Lord_Howe';
const CAIRO = 'Africa/Cairo';
const HAVANA = 'America/Havana';
const KOLKATA = 'Asia/Kolkata';

/** Rows of title, start, end and, for wall times, zone. */
type Row = readonly [title: string, start: string, end: string, timezone?: string];

function eventsOf(rows: readonly Row[]): readonly CalendarEvent[] {
  const colors = ['indigo', 'teal', 'orange', 'purple', 'pink', 'green', 'blue', 'amber'] as const;
  return rows.map(([title, start, end, timezone], index) => ({
    id: index + 1,
    title,
    start,
    end,
    color: colors[index % colors.length]!,
    ...(timezone !== undefined && { timezone }),
  }));
}

/** Returns rows of a short event at nine on some days, whose wall time never moves. */
function everyMorning(zone: string, ...dates: readonly string[]): readonly Row[] {
  return dates.map(
    (date) => ['Nine o’clock', `${date}T09:00:00`, `${date}T09:30:00`, zone] as const,
  );
}

/** Days to show; a spec checks each of these instants against `Intl`. */
export const ZONE_CASES: readonly ZoneCase[] = [
  {
    key: 'ny-spring',
    label: 'New York, spring',
    zone: NEW_YORK,
    date: '2026-03-08',
    what: 'At 2:00 clocks go forward to 3:00. The day has 23 hours; 2:00 to 3:00 does not exist.',
    events: eventsOf([
      ['Ends at the change (Z)', '2026-03-08T06:00:00Z', '2026-03-08T07:00:00Z'],
      ['Starts at the change (Z)', '2026-03-08T07:00:00Z', '2026-03-08T07:45:00Z'],
      ['Across, one hour long (offsets)', '2026-03-08T01:30:00-05:00', '2026-03-08T03:30:00-04:00'],
      ['In the missing hour (wall)', '2026-03-08T02:15:00', '2026-03-08T02:45:00', NEW_YORK],
      ['Night shift, 22 to 6 (wall)', '2026-03-07T22:00:00', '2026-03-08T06:00:00', NEW_YORK],
      [
        'From Berlin, 9:00 there (wall)',
        '2026-03-08T09:00:00',
        '2026-03-08T10:00:00',
        'Europe/Berlin',
      ],
      ...everyMorning(NEW_YORK, '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'),
    ]),
  },
  {
    key: 'ny-fall',
    label: 'New York, fall',
    zone: NEW_YORK,
    date: '2026-11-01',
    what: 'At 2:00 clocks go back to 1:00. The day has 25 hours; 1:00 to 2:00 happens twice.',
    events: eventsOf([
      ['First 1:15 (Z)', '2026-11-01T05:15:00Z', '2026-11-01T05:45:00Z'],
      ['Second 1:15 (Z)', '2026-11-01T06:15:00Z', '2026-11-01T06:45:00Z'],
      [
        'Both passes, two hours (offsets)',
        '2026-11-01T01:00:00-04:00',
        '2026-11-01T02:00:00-05:00',
      ],
      ['In the repeated hour (wall)', '2026-11-01T01:30:00', '2026-11-01T01:45:00', NEW_YORK],
      ['Night shift, 22 to 6 (wall)', '2026-10-31T22:00:00', '2026-11-01T06:00:00', NEW_YORK],
      ['After the change (Z)', '2026-11-01T07:00:00Z', '2026-11-01T08:00:00Z'],
      ...everyMorning(NEW_YORK, '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'),
    ]),
  },
  {
    key: 'lord-howe',
    label: 'Lord Howe, fall',
    zone: LORD_HOWE,
    date: '2026-04-05',
    what: 'At 2:00 clocks go back to 1:30, by half an hour. The day has 24½ hours.',
    events: eventsOf([
      ['First 1:40 (Z)', '2026-04-04T14:40:00Z', '2026-04-04T14:55:00Z'],
      ['Second 1:40 (Z)', '2026-04-04T15:10:00Z', '2026-04-04T15:25:00Z'],
      ['Across, 1:00 to 2:30 (offsets)', '2026-04-05T01:00:00+11:00', '2026-04-05T02:30:00+10:30'],
      ['In the repeated half hour (wall)', '2026-04-05T01:30:00', '2026-04-05T01:50:00', LORD_HOWE],
      ['Night shift, 22 to 6 (wall)', '2026-04-04T22:00:00', '2026-04-05T06:00:00', LORD_HOWE],
      ...everyMorning(LORD_HOWE, '2026-04-03', '2026-04-04', '2026-04-05'),
    ]),
  },
  {
    key: 'lord-howe-spring',
    label: 'Lord Howe, spring',
    zone: LORD_HOWE,
    date: '2026-10-04',
    what: 'At 2:00 clocks go forward to 2:30, by half an hour. The day has 23½ hours.',
    events: eventsOf([
      ['Ends at the change (Z)', '2026-10-03T14:30:00Z', '2026-10-03T15:30:00Z'],
      ['Starts at the change (Z)', '2026-10-03T15:30:00Z', '2026-10-03T16:15:00Z'],
      ['In the missing half hour (wall)', '2026-10-04T02:10:00', '2026-10-04T02:40:00', LORD_HOWE],
      ['Across, 1:30 to 3:00 (wall)', '2026-10-04T01:30:00', '2026-10-04T03:00:00', LORD_HOWE],
      ...everyMorning(LORD_HOWE, '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05'),
    ]),
  },
  {
    key: 'midnight',
    label: 'Cairo, midnight',
    zone: CAIRO,
    date: '2026-04-24',
    what: 'At 0:00 clocks go forward to 1:00. The day starts at one o’clock: it has no midnight.',
    events: eventsOf([
      ['Until the change (Z)', '2026-04-23T20:30:00Z', '2026-04-23T22:00:00Z'],
      ['From the change (Z)', '2026-04-23T22:00:00Z', '2026-04-23T23:00:00Z'],
      ['In the missing hour (wall)', '2026-04-24T00:15:00', '2026-04-24T00:45:00', CAIRO],
      ['Night shift, 22 to 6 (wall)', '2026-04-23T22:00:00', '2026-04-24T06:00:00', CAIRO],
      ['Across (offsets)', '2026-04-23T23:30:00+02:00', '2026-04-24T01:30:00+03:00'],
      ...everyMorning(CAIRO, '2026-04-22', '2026-04-23', '2026-04-24', '2026-04-25'),
    ]),
  },
  {
    key: 'midnight-fall',
    label: 'Havana, midnight',
    zone: HAVANA,
    date: '2026-11-01',
    what: 'At 1:00 clocks go back to 0:00. The day starts twice and has 25 hours.',
    events: eventsOf([
      ['First 0:15 (Z)', '2026-11-01T04:15:00Z', '2026-11-01T04:45:00Z'],
      ['Second 0:15 (Z)', '2026-11-01T05:15:00Z', '2026-11-01T05:45:00Z'],
      ['In the repeated hour (wall)', '2026-11-01T00:30:00', '2026-11-01T00:50:00', HAVANA],
      ['Night shift, 22 to 6 (wall)', '2026-10-31T22:00:00', '2026-11-01T06:00:00', HAVANA],
      ...everyMorning(HAVANA, '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'),
    ]),
  },
  {
    key: 'beside',
    label: 'Three zones',
    zone: NEW_YORK,
    date: '2026-11-01',
    what: 'New York, Berlin and Kolkata beside each other. Of the three only New York changes its clocks in this week: the times beside it are those of the day under the pointer, and a heading swaps its zone with the one shown.',
    beside: ['Europe/Berlin', KOLKATA],
    events: eventsOf([
      ['New York calls (wall)', '2026-11-02T09:00:00', '2026-11-02T10:00:00', NEW_YORK],
      ['Berlin calls (wall)', '2026-11-03T17:00:00', '2026-11-03T18:00:00', 'Europe/Berlin'],
      ['Kolkata calls (wall)', '2026-11-04T18:30:00', '2026-11-04T19:30:00', KOLKATA],
      ['All three (Z)', '2026-11-05T14:00:00Z', '2026-11-05T15:00:00Z'],
      ...everyMorning(NEW_YORK, '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-06'),
    ]),
  },
];
