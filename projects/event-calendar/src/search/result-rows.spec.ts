import {
  dayFrom,
  indexEvents,
  indexResources,
  wallAt,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { eventTexts, fieldsOf, FoundByDate, wordsOf } from 'ng-event-calendar/core/search';
import { TestBed } from '@angular/core/testing';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart } from '../store/given-part.spec-host';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { createDateFormats, type DateFormats } from '../text/date-formats';
import { groupsOf, type ResultGroup, type TextPart } from './result-rows';

const TODAY = dayFrom(2026, 11, 20);
const RESOURCES = indexResources([
  { id: 'ana', title: 'Ana' },
  { id: 7, title: 'Room 7' },
]);

function groups(
  event: Partial<CalendarEvent>,
  query: string,
  rule?: string,
  formats?: DateFormats,
): readonly ResultGroup[] {
  const { part: settings } = givenPart(CalendarSettings);
  const texts = eventTexts('en-US', [...fieldsOf(undefined), 'note'], RESOURCES);
  const index = indexEvents([givenEvent(event)], 'UTC');
  const context = { today: TODAY, now: wallAt(TODAY), zone: 'UTC', bounds: undefined };
  const found = new FoundByDate(index, [0], context)
    .first(50)
    .map((each) => ({ ...each, isSeries: rule !== undefined }));
  return groupsOf(found, {
    ...{ times: settings.times(), text: settings.text() },
    formats: formats ?? settings.formats(),
    ...{ today: TODAY, words: wordsOf(query, texts.fold), texts, resources: RESOURCES },
    fields: [...fieldsOf(undefined), 'note'],
    colorOf: () => 'teal',
    ruleOf: () => rule ?? null,
  });
}
const marked = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
function row(event: Partial<CalendarEvent>, query = '', rule?: string): readonly string[] {
  const { title, when, detail } = groups(event, query, rule)[0]!.rows[0]!;
  return [marked(title), when, marked(detail)];
}

describe('a result', () => {
  afterEach(() => TestBed.resetTestingModule());

  it.each<[string, Partial<CalendarEvent>, string, readonly string[]]>([
    ['a match in the title', { title: 'Hot Yoga' }, 'yog', ['Hot [Yog]a', '10 – 11 AM', '']],
    [
      'a match in a resource',
      { title: 'Yoga', resource: ['ana', 7] },
      'room',
      ['Yoga', '10 – 11 AM', 'Ana, [Room] 7'],
    ],
    [
      'a match in the description, which replaces the resource',
      { title: 'Yoga', resource: 'ana', description: 'Bring a mat' },
      'mat',
      ['Yoga', '10 – 11 AM', 'Bring a [mat]'],
    ],
    [
      'a match far into the description',
      {
        title: 'Yoga',
        description: `${'Something else. '.repeat(9)}\n Bring a mat, and water.`,
      },
      'mat',
      ['Yoga', '10 – 11 AM', '… else. Bring a [mat], and water.'],
    ],
    [
      'a word in the title and another in the description',
      { title: 'Yoga', resource: 'ana', description: 'Bring a mat' },
      'yoga mat',
      ['[Yoga]', '10 – 11 AM', 'Bring a [mat]'],
    ],
    ['no title', { title: ' ' }, '', ['(No title)', '10 – 11 AM', '']],
    ['markup as text', { title: '<b>Yoga</b>' }, 'b', ['<[b]>Yoga</[b]>', '10 – 11 AM', '']],
    [
      'a whole day',
      { title: 'Yoga', start: '2026-11-21', end: '2026-11-21', allDay: true },
      '',
      ['Yoga', 'All day', ''],
    ],
    [
      'several days',
      { title: 'Yoga', start: '2026-11-19', end: '2026-11-21', allDay: true },
      '',
      ['Yoga', 'Thu, Nov 19 – Sat, Nov 21', ''],
    ],
    [
      'the date of one before today',
      { title: 'Yoga', start: '2026-11-19T10:00:00Z', end: '2026-11-19T11:00:00Z' },
      '',
      ['Yoga', 'Thu, Nov 19, 10 – 11 AM', ''],
    ],
  ])('shows %s', (_, event, query, expected) => {
    expect(row({ timezone: 'UTC', ...event }, query)).toEqual(expected);
  });

  it('joins days as the language joins dates', () => {
    const event = { title: 'Yoga', start: '2026-11-19', end: '2026-11-21', allDay: true };
    const [group] = groups(event, '', undefined, createDateFormats('ja', false));
    expect(group!.rows[0]!.when).toBe('11月19日(木)～11月21日(土)');
  });

  it('shows the rule of a series and its next date', () => {
    expect(row({ title: 'Yoga', timezone: 'UTC' }, '', 'Every week')).toEqual([
      ...['Yoga', 'Every week, next Fri, Nov 20', ''],
    ]);
  });

  it('stands under its day, today under its word, and those before today under one heading', () => {
    const heads = (start: string): readonly string[] =>
      groups({ timezone: 'UTC', start: `${start}T10:00:00`, end: `${start}T11:00:00` }, '').map(
        ({ word, label, key }) => `${key}: ${word} ${label}`,
      );
    expect(heads('2026-11-20')).toEqual(['2026-11-20: Today Fri, Nov 20']);
    TestBed.resetTestingModule();
    expect(heads('2026-11-21')).toEqual(['2026-11-21:  Sat, Nov 21']);
    TestBed.resetTestingModule();
    expect(heads('2026-11-19')).toEqual(['earlier:  Earlier']);
    TestBed.resetTestingModule();
    expect(heads('2027-03-20')).toEqual(['2027-03-20:  Saturday, March 20, 2027']);
  });
});
