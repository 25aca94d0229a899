import { createDateFormats } from '../text/date-formats';
import {
  adoptedValues,
  changeOf,
  initialValues,
  rewordedValues,
  showSame,
  touchedFields,
  type EditorValues,
} from './editor-values';
import type { EventPatch } from '../store/events/editor-section';
import type { EditorValue } from './fields/editor-field';
import { givenContext, givenPlan } from './fields/fields.spec-host';
import { withKeys } from '../store/events/with-keys';
import { sectionField } from './sections/section-field';

const title: EditorValue<string> = {
  key: 'title',
  keys: ['title'],
  read: ({ title: said }) => said,
  write: (value) => (value === '?' ? null : (event) => withKeys(event, { title: value })),
};
const clock: EditorValue<string> = {
  key: 'clock',
  keys: ['start', 'end'],
  read: ({ start }, { formats }) => start.slice(11, 13) + formats.halves.join(''),
  write: (value) => (event) => ({ ...event, start: `2026-11-20T${value.slice(0, 2)}:00:00Z` }),
  reworded: (value, _before, { formats }) => value.slice(0, 2) + formats.halves.join(''),
  compared: ({ start }) => start,
};
const section = sectionField({
  key: 'rule',
  after: 'clock',
  shows: ['rrule'],
  takes: ['rrule'],
  part: { loaded: undefined, load: () => Promise.reject(new Error('none')) },
});
const fields: readonly EditorValue[] = [title, clock, section];
const context = givenContext();
const values = initialValues(fields, context);
const takenAway = { ...values, rule: { patch: { color: undefined }, fault: '' } };

describe('what the form begins with', () => {
  it('is what its fields say of the event', () => {
    expect(values).toEqual({ title: 'Plan', clock: '10AMPM', rule: { patch: {}, fault: '' } });
  });
});

describe('what was touched', () => {
  it.each<[string, EditorValues, string[]]>([
    ['nothing', values, []],
    ['nothing that says the same', { ...values, rule: { patch: {}, fault: '' } }, []],
    ['what says something else', { ...values, title: 'Fair' }, ['title']],
    ['a section that takes a key away', takenAway, ['rule']],
    ['a section with a fault', { ...values, rule: { patch: {}, fault: 'No.' } }, ['rule']],
  ])('is %s', (_, now, expected) => {
    expect(touchedFields(fields, now, context).map(({ key }) => key)).toEqual(expected);
  });
});

describe('what a section of the host changes', () => {
  it.each<[string, EventPatch, EditorValues, EventPatch]>([
    ['is shown by its field', { title: 'Fair' }, { title: 'Fair' }, {}],
    ['is kept where no field shows it', { color: 'red' }, {}, { color: 'red' }],
    ['is both', { title: 'Fair', color: 'red' }, { title: 'Fair' }, { color: 'red' }],
    ['is one value of two keys', { end: '', start: '2026-11-20T15' }, { clock: '15AMPM' }, {}],
    [
      'goes to another section',
      { rrule: 'FREQ=DAILY' },
      { rule: { patch: { rrule: 'FREQ=DAILY' }, fault: '' } },
      {},
    ],
    ['is never the id', { id: 7 }, {}, {}],
  ])('%s', (_, patch, changed, rest) => {
    const adopted = adoptedValues(fields, values, patch, context.base, context);
    expect(adopted).toEqual({ values: { ...values, ...changed }, rest });
  });

  it('leaves values as they are that say the same', () => {
    const patch = { title: 'Plan', color: 'red' } as const;
    expect(adoptedValues(fields, values, patch, context.base, context).values).toBe(values);
  });
});

describe('what the form makes of an event', () => {
  const theirs = givenPlan({ title: 'Theirs', color: 'red' });
  const made = (changes: EditorValues): unknown => {
    const now = { ...values, ...changes };
    return changeOf(touchedFields(fields, now, context), now, context)?.(theirs) ?? null;
  };

  it('is the very event where nothing was touched', () => {
    expect(made({})).toBe(theirs);
  });

  it('is the event as the host has it, with what was touched', () => {
    const rule = { patch: { rrule: 'FREQ=DAILY', color: undefined }, fault: '' };
    expect(made({ clock: '11AMPM', rule })).toStrictEqual(
      givenPlan({ title: 'Theirs', start: '2026-11-20T11:00:00Z', rrule: 'FREQ=DAILY' }),
    );
  });

  it('is nothing while a field can’t be read', () => {
    expect(made({ title: '?', clock: '11AMPM' })).toBeNull();
  });
});

describe('another clock', () => {
  it('changes the words of those that know it, and what the others say stays', () => {
    const formats = { ...createDateFormats('en-US', true), halves: ['a', 'p'] as const };
    const now = { ...values, title: 'Fair' };
    expect(rewordedValues(fields, now, context, { ...context, formats })).toEqual({
      ...now,
      clock: '10ap',
    });
  });
});

describe('two events', () => {
  it.each<[object, boolean]>([
    [{}, true],
    [{ id: 'b', version: 2, exDates: ['2026-11-27'] }, true],
    [{ title: 'Theirs' }, false],
    [{ start: '2026-11-20T10:00:30Z' }, false],
    [{ rrule: 'FREQ=DAILY' }, false],
  ])('of which one has %j look the same: %j', (changes, expected) => {
    expect(showSame(fields, givenPlan(), givenPlan(changes), context)).toBe(expected);
  });
});
