import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { changeOf, initialValues, touchedFields, type EditorValues } from '../editor-values';
import { FIELDS } from './fields';
import { givenContext, givenPlan } from './fields.spec-host';

const ODD: readonly [string, object][] = [
  ['without a title', { title: undefined }],
  ['with a title that is a number', { title: 5 }],
  ['with a description that is an object', { description: { html: '<b>' } }],
  ['without an end', { end: undefined }],
  ['with native dates', { start: new Date(0), end: new Date(0) }],
  ['with unreadable dates', { start: 'soon', end: 'later' }],
  ['of whole days with unreadable dates', { allDay: true, start: '', end: null }],
  ['with an end before its start', { end: '2026-11-19T10:00:00Z' }],
  ['in an unknown zone', { timezone: 'Mars/Base' }],
  ['in a zone that is none', { timezone: 5 }],
  ['of an unknown resource', { resource: 'nobody' }],
  ['of a resource that is null', { resource: null }],
  ['of an unknown colour', { color: 'mauve' }],
  ['with allDay that is no boolean', { allDay: 'yes' }],
  ['with keys of the host', { room: { floor: 3 }, tags: ['x'] }],
  [
    'of whole days with Z',
    { allDay: true, start: '2026-11-20T00:00:00Z', end: '2026-11-20T23:59:59.999Z' },
  ],
];

/** Returns an event after some of its fields were typed over; null while they can't be read. */
function made(event: CalendarEvent, typed: EditorValues): CalendarEvent | null {
  const context = givenContext(event);
  const values = { ...initialValues(FIELDS, context), ...typed };
  const touched = touchedFields(FIELDS, values, context);
  return changeOf(touched, values, context)?.(event) ?? null;
}

/** Returns the errors of an event's fields, with some of them typed over. */
function faultsOf(event: CalendarEvent, typed: EditorValues = {}): string[] {
  const context = givenContext(event);
  const values = { ...initialValues(FIELDS, context), ...typed };
  return FIELDS.flatMap((field) => {
    const fault = field.fault?.(values[field.key], context) ?? '';
    return typeof fault === 'string' ? [fault] : Object.values<string>(fault);
  }).filter((fault) => fault !== '');
}

describe('the fields of an odd event', () => {
  it.each(ODD)('%s: nothing is wrong with them, but for a title', (_, fields) => {
    const untitled = faultsOf(givenPlan(fields)).filter((fault) => fault !== 'requiredTitleError');
    expect(untitled).toEqual([]);
  });

  it.each(ODD)('%s: untouched they write nothing, and a title alone', (_, fields) => {
    const event = givenPlan(fields);
    expect(made(event, {})).toBe(event);
    expect(made(event, { title: 'Renamed' })).toStrictEqual({ ...event, title: 'Renamed' });
  });
});

describe('what is typed over fields', () => {
  const GARBAGE = [
    '🦊',
    '\u0000',
    '-1',
    '1e9',
    '99:99',
    '٩٩',
    'NaN',
    '0x10',
    'null',
    '9'.repeat(40),
    '<b>',
    '#',
    '\u202e12',
  ];
  const event = givenPlan({ resource: 1, timezone: 'UTC' });
  const { times } = initialValues(FIELDS, givenContext(event));

  it.each(['startDate', 'startTime', 'endDate', 'endTime', 'timezone', 'resource'])(
    'in %s is refused or understood',
    (part) => {
      for (const text of GARBAGE) {
        const typed =
          part === 'resource'
            ? { resource: { '': { typed: text, chosen: [] } } }
            : { times: { ...(times as object), [part]: text } };
        if (faultsOf(event, typed).length > 0) continue;
        const { start, end, resource, timezone } = made(event, typed)!;
        expect(Date.parse(start)).toBeLessThan(Date.parse(end));
        expect({ resource, timezone }).toEqual({ resource: 1, timezone: 'UTC' });
      }
    },
  );
});
