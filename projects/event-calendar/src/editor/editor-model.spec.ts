import { parseDay, type EventFields } from 'ng-event-calendar/core';
import { createDateFormats } from '../text/date-formats';
import { modelOf, readModel, resourceIn, resourceText, type EditorModel } from './editor-model';

const FIELDS: EventFields = {
  title: 'Plan',
  allDay: false,
  startDay: parseDay('2026-11-20')!,
  endDay: parseDay('2027-01-01')!,
  startTime: 9 * 3_600_000,
  endTime: 22.5 * 3_600_000,
  timezone: 'Asia/Tokyo',
  resource: 7,
  color: 'red',
  description: 'All of it',
};

describe('modelOf', () => {
  it('writes fields the way the calendar shows them', () => {
    expect(modelOf(FIELDS, null, createDateFormats('en-US', true))).toEqual({
      title: 'Plan',
      rrule: null,
      ruleFault: '',
      allDay: false,
      startDate: '2026-11-20',
      endDate: '2027-01-01',
      startTime: '9 AM',
      endTime: '10:30 PM',
      timezone: 'Asia/Tokyo',
      resource: resourceText(7),
      color: 'red',
      description: 'All of it',
    });
  });

  it.each(['en-US', 'en-GB', 'de', 'fr', 'es', 'sv', 'ja', 'ko', 'zh', 'ar', 'fa', 'hi'])(
    'is read back in %s',
    (locale) => {
      for (const hour12 of [true, false]) {
        const formats = createDateFormats(locale, hour12);
        const { startDay, endDay, startTime, endTime } = FIELDS;
        expect(readModel(modelOf(FIELDS, null, formats), formats.halves)).toEqual({
          startDay,
          endDay,
          startTime,
          endTime,
        });
      }
    },
  );
});

describe('readModel', () => {
  const model = modelOf(FIELDS, null, createDateFormats('en-US', true));
  it.each<[Partial<EditorModel>, keyof ReturnType<typeof readModel>]>([
    [{ startDate: null }, 'startDay'],
    [{ startDate: 'invalid' }, 'startDay'],
    [{ endDate: '2026-02-30' }, 'endDay'],
    [{ startTime: '' }, 'startTime'],
    [{ endTime: 'noon' }, 'endTime'],
  ])('gives null for what %j does not say', (change, key) => {
    const read = readModel({ ...model, ...change }, ['AM', 'PM']);
    expect(Object.entries(read).filter(([, value]) => value === null)).toEqual([[key, null]]);
  });
});

describe('resources in a form', () => {
  it.each([null, 'a', 7, 0, '#', 'with "quotes" and spaces '])('says %j', (id) => {
    expect(resourceIn(resourceText(id))).toBe(id === null ? null : String(id));
  });

  it.each<[string, string | null | undefined]>([
    ['', null],
    ['  ', null],
    [resourceText('a'), 'a'],
    ['#a', undefined],
    ['Room', undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(resourceIn(text)).toBe(expected);
  });
});
