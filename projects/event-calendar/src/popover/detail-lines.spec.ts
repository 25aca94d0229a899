import { indexResources, textWidth, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { createDateFormats } from '../text/date-formats';
import { detailLinesOf, piecesOf, type DetailLine, type DetailContext } from './detail-lines';

const event: CalendarEvent = {
  id: 1,
  title: 'Plan',
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
};
const context: DetailContext = {
  text: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  localZone: 'Europe/Paris',
  zone: 'UTC',
  zoneName: '',
  further: [],
  times: createDateFormats('en-US', true).timesIn('UTC'),
  resources: indexResources([{ id: 7, title: 'Room' }]),
  describe: ({ rrule }) => (rrule === undefined ? '' : 'Every day'),
};
const TIMES = '10:00 AM – 11:00 AM';
const WHEN = `Friday, November 20, 2026, ${TIMES}`;

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
      { words: WHEN, look: 'plain', whole: [TIMES] },
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
      `timesInDisplayZone ${WHEN} Here`,
      'timesInDisplayZone Friday, November 20, 2026, 5:00 AM – 6:00 AM NY',
      'timesInDisplayZone Friday, November 20, 2026, 11:00 PM – 12:00 AM Apia',
    ]);
    expect(said({ ...event, allDay: true })).toEqual(['Plan', 'Friday, November 20, 2026']);
  });

  it.each<[string, object, string[]]>([
    ['nothing of what it lacks', {}, ['Plan', WHEN]],
    ['that it has no title', { title: '' }, ['eventUntitled', WHEN]],
    ['no time that can’t be read', { start: 'soon' }, ['Plan']],
    ['no zone that is none', { timezone: null }, ['Plan', WHEN]],
    ['no zone that is shown', { timezone: 'UTC' }, ['Plan', WHEN]],
    [
      'no zone of whole days',
      { allDay: true, timezone: 'Asia/Tokyo' },
      ['Plan', 'Friday, November 20, 2026'],
    ],
    ['no resource that is unknown', { resource: 'gone' }, ['Plan', WHEN]],
    ['no description that is none', { description: 5 }, ['Plan', WHEN]],
  ])('is %s', (_, fields, expected) => {
    expect(detailLinesOf({ ...event, ...fields }, context).map(({ words }) => words)).toEqual(
      expected,
    );
  });
});

describe('when something happens, in brief', () => {
  const brief = createDateFormats('en-US', true);
  it.each<[string, Partial<CalendarEvent>, string]>([
    ['is a day with its times', {}, 'Fri, Nov 20 · 10 – 11 AM'],
    ['is two', { end: '2026-11-21T11:00:00Z' }, 'Fri, Nov 20, 10 AM – Sat, Nov 21, 11 AM'],
    ['is a day', { allDay: true }, 'Fri, Nov 20'],
    ['is several days', { allDay: true, end: '2026-11-22' }, 'Nov 20 – 22, 2026'],
  ])('%s', (_, fields, expected) => {
    expect(detailLinesOf({ ...event, ...fields }, { ...context, brief })[1]!.words).toBe(expected);
  });

  it('names the zone where there are several', () => {
    const lines = detailLinesOf(event, { ...context, brief, zoneName: 'Here' });
    expect(lines[1]!.words).toBe(`timesInDisplayZone ${WHEN} Here`);
  });

  const languages = 'en ar de es fr he it ja ko nl pl pt-BR sv tr uk zh-CN'.split(' ');
  it.each(languages)('has parts in %s that fit on lines of their own', (locale) => {
    const formats = createDateFormats(locale, true);
    const late = { ...event, start: '2026-09-30T10:30:00Z', end: '2026-09-30T23:45:00Z' };
    const times = formats.timesIn('UTC');
    for (const given of [late, { ...late, end: '2026-10-01T11:30:00Z' }]) {
      const { whole = [] } = detailLinesOf(given, { ...context, brief: formats, times })[1]!;
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
      { words: WHEN, look: 'plain', whole: [TIMES] },
      ['Friday, November 20, 2026, ', `[${TIMES}]`],
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
