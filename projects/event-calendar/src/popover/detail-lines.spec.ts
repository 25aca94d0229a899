import {
  dayFrom,
  indexResources,
  textWidth,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { createDateFormats } from '../text/date-formats';
import { briefDates, longDates } from './detail-dates';
import { detailLinesOf, piecesOf, type DetailLine, type DetailContext } from './detail-lines';

const event: CalendarEvent = {
  id: 1,
  title: 'Plan',
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
};
const formats = createDateFormats('en-US', true);
const TODAY = dayFrom(2026, 11, 18);
const context: DetailContext = {
  text: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  localZone: 'Europe/Paris',
  zone: 'UTC',
  zoneName: '',
  further: [],
  times: formats.timesIn('UTC'),
  dates: longDates(formats, TODAY),
  resources: indexResources([{ id: 7, title: 'Room' }]),
  describe: ({ rrule }) => (rrule === undefined ? '' : 'Every day'),
};
const [DATE, TIMES] = ['Friday, November 20', '10 – 11 AM'];
const WHEN = `${DATE} · ${TIMES}`;

describe('what is said of an event that is only read', () => {
  it('is all of it, from top to bottom', () => {
    const all: CalendarEvent = {
      ...event,
      timezone: 'Asia/Tokyo',
      rrule: 'FREQ=DAILY',
      resource: '7',
      description: 'Bring\nthe pictures.',
    };
    expect(detailLinesOf(all, context)).toEqual<DetailLine[]>([
      { words: 'Plan', look: 'title' },
      { words: WHEN, look: 'plain', whole: [DATE, TIMES], between: ' · ' },
      { words: 'Every day', look: 'quiet' },
      { words: 'timeZoneAriaLabel Asia/Tokyo', look: 'quiet' },
      { words: 'Room', look: 'resource' },
      { words: 'Bring\nthe pictures.', look: 'prose' },
    ]);
  });

  it('is that of some fields, in their order', () => {
    const given = { ...event, timezone: 'Asia/Tokyo', resource: '7' };
    const words = detailLinesOf(given, context, ['resource', 'color', 'times', 'title']).map(
      (line) => line.words,
    );
    expect(words).toEqual(['Room', WHEN, 'Plan']);
  });

  it('names its times in the further zones, and no zone of whole days', () => {
    const further = [
      { name: 'NY', times: createDateFormats('en-US', true).timesIn('America/New_York') },
      { name: 'Apia', times: createDateFormats('en-US', true).timesIn('Pacific/Apia') },
    ];
    const said = (given: CalendarEvent) =>
      detailLinesOf(given, { ...context, zoneName: 'Here', further }).map(({ words }) => words);
    expect(said(event)).toEqual([
      'Plan',
      `timesInDisplayZone ${DATE}, ${TIMES} Here`,
      'timesInDisplayZone Friday, November 20, 5 – 6 AM NY',
      'timesInDisplayZone Friday, November 20, 11 PM – 12 AM Apia',
    ]);
    expect(said({ ...event, allDay: true })).toEqual(['Plan', DATE]);
  });

  it.each<[string, object, string[]]>([
    ['nothing of what it lacks', {}, ['Plan', WHEN]],
    ['that it has no title', { title: '' }, ['eventUntitled', WHEN]],
    ['no time that can’t be read', { start: 'soon' }, ['Plan']],
    ['no zone that is none', { timezone: null }, ['Plan', WHEN]],
    ['no zone that is shown', { timezone: 'UTC' }, ['Plan', WHEN]],
    ['no zone of whole days', { allDay: true, timezone: 'Asia/Tokyo' }, ['Plan', DATE]],
    ['no resource that is unknown', { resource: 'gone' }, ['Plan', WHEN]],
    ['no description that is none', { description: 5 }, ['Plan', WHEN]],
  ])('is %s', (_, fields, expected) => {
    expect(detailLinesOf({ ...event, ...fields }, context).map(({ words }) => words)).toEqual(
      expected,
    );
  });
});

describe('when something happens', () => {
  const brief = briefDates(formats);
  const nextDay = { end: '2026-11-21T11:30:00Z' };
  const inJanuary = { start: '2027-01-01T10:00:00Z', end: '2027-01-01T11:00:00Z' };
  it.each<[string, Partial<CalendarEvent>, string, string]>([
    ['is a day with its times', {}, 'Fri, Nov 20 · 10 – 11 AM', WHEN],
    [
      'is two days',
      nextDay,
      'Fri, Nov 20, 10 AM – Sat, Nov 21, 11:30 AM',
      'Friday, November 20, 10 AM – Saturday, November 21, 11:30 AM',
    ],
    ['is a day', { allDay: true }, 'Fri, Nov 20', DATE],
    [
      'is several days',
      { allDay: true, end: '2026-11-22' },
      'Nov 20 – 22, 2026',
      'Friday, November 20 – Sunday, November 22',
    ],
    [
      'is in another year',
      inJanuary,
      'Fri, Jan 1 · 10 – 11 AM',
      'Friday, January 1, 2027 · 10 – 11 AM',
    ],
    [
      'is several days into another year',
      { allDay: true, start: '2026-12-31', end: '2027-01-01' },
      'Dec 31, 2026 – Jan 1, 2027',
      'Thursday, December 31, 2026 – Friday, January 1, 2027',
    ],
  ])('%s, in brief and in whole words', (_, fields, ...expected) => {
    const said = [brief, context.dates].map((dates) => {
      const [, { words } = { words: '' }] = detailLinesOf(
        { ...event, ...fields },
        { ...context, dates },
      );
      return words.replaceAll('\u00a0', ' ');
    });
    expect(said).toEqual(expected);
  });

  it('keeps a time whole, however long the date before it', () => {
    const [, line] = detailLinesOf({ ...event, ...nextDay }, context);
    expect(line!.whole).toEqual([
      'Friday, November 20, 10\u00a0AM',
      'Saturday, November 21, 11:30\u00a0AM',
    ]);
  });

  it('has no dot beside Arabic digits, where it would be a zero', () => {
    const arabic = createDateFormats('ar-EG', true);
    const [times, dates] = [arabic.timesIn('UTC'), longDates(arabic, TODAY)];
    const [, line] = detailLinesOf(event, { ...context, times, dates });
    expect(line!.words).toBe('الجمعة، ٢٠ نوفمبر، ١٠–١١ ص');
  });

  it('names the zone where there are several', () => {
    const lines = detailLinesOf(event, { ...context, dates: brief, zoneName: 'Here' });
    expect(lines[1]).toMatchObject({
      words: 'timesInDisplayZone Fri, Nov 20, 10 – 11 AM Here',
      whole: [TIMES],
    });
  });

  const languages = 'en ar de es fr he it ja ko nl pl pt-BR sv tr uk zh-CN'.split(' ');
  it.each(languages)('has parts in %s that fit on lines of their own', (locale) => {
    const own = createDateFormats(locale, true);
    const late = { ...event, start: '2026-09-30T10:30:00Z', end: '2026-09-30T23:45:00Z' };
    const [times, dates] = [own.timesIn('UTC'), briefDates(own)];
    for (const given of [late, { ...late, end: '2026-10-01T11:30:00Z' }]) {
      const { whole = [] } = detailLinesOf(given, { ...context, dates, times })[1]!;
      expect(whole).toHaveLength(2);
      // Pixels of a line on the card.
      expect(Math.max(...whole.map((part) => textWidth(part) * (14 / 12)))).toBeLessThan(268);
    }
  });
});

describe('the pieces of a line', () => {
  it.each<[string, DetailLine, string[]]>([
    ['are one', { words: 'Plan', look: 'plain' }, ['Plan']],
    [
      'have a time whole',
      { words: `${DATE}, ${TIMES} (Here)`, look: 'plain', whole: [TIMES] },
      [`${DATE}, `, `[${TIMES}]`, ' (Here)'],
    ],
    [
      'have several',
      { words: 'A 9 AM – B 9 AM Here', look: 'quiet', whole: ['9 AM –', '9 AM'] },
      ['A ', '[9 AM –]', ' B ', '[9 AM]', ' Here'],
    ],
    [
      'miss one that the words of a host leave out',
      { words: 'At noon, 1 PM', look: 'plain', whole: ['12 PM –', '1 PM'] },
      ['At noon, ', '[1 PM]'],
    ],
  ])('%s', (_, line, expected) => {
    const pieces = piecesOf(line);
    expect(pieces.map(({ words, isWhole }) => (isWhole ? `[${words}]` : words))).toEqual(expected);
    expect(pieces.map(({ words }) => words).join('')).toBe(line.words);
  });
});
