import type { Slot } from 'ng-event-calendar/core/internal';
import { detailsOf } from './card-details';

const TEXT = '\n  Bring the records. \r\nAnd a pen.';

describe('detailsOf', () => {
  it.each<[string, number, Slot['resource'], string | undefined, unknown, string[]]>([
    ['two lines left', 2, undefined, 'Room', TEXT, ['Room', 'Bring the records.']],
    ['one', 1, undefined, 'Room', TEXT, ['Room']],
    ['one, and nobody’s', 1, undefined, undefined, TEXT, ['Bring the records.']],
    ['none', 0, undefined, 'Room', TEXT, []],
    ['the column of its resource', 7, 'r', 'Room', TEXT, ['Bring the records.']],
    ['the column of nobody', 7, null, undefined, undefined, []],
    ['nothing but space to say', 7, undefined, '', ' \n ', []],
    ['a description that is no text', 7, undefined, 'Room', 7, ['Room']],
  ])('with %s', (_, left, resource, resourceTitle, description, details) => {
    const place = resource === undefined ? {} : { resource };
    expect(detailsOf(place, left, resourceTitle, description)).toEqual(details);
  });
});
