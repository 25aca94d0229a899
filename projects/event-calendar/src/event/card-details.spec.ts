import { givenEvent, occurrenceIn } from '../store/given-event.spec-host';
import { detailsOf } from './card-details';
import type { EventPlace } from './event-place';

const OCCURRENCE = occurrenceIn(givenEvent());
const TEXT = '\n  Bring the records. \r\nAnd a pen.';

describe('detailsOf', () => {
  it.each<[string, Partial<EventPlace>, string | undefined, unknown, string[]]>([
    ['four lines', { lines: 4 }, 'Room', TEXT, ['Room', 'Bring the records.']],
    ['three lines', { lines: 3 }, 'Room', TEXT, ['Room']],
    ['three lines, and nobody’s', { lines: 3 }, undefined, TEXT, ['Bring the records.']],
    ['two lines', { lines: 2 }, 'Room', TEXT, []],
    [
      'the column of its resource',
      { lines: 9, resource: 'r' },
      'Room',
      TEXT,
      ['Bring the records.'],
    ],
    ['the column of nobody', { lines: 9, resource: null }, undefined, undefined, []],
    ['a narrow card', { lines: 9, isNarrow: true }, 'Room', TEXT, []],
    ['time beside its title', { lines: 2, isStacked: false }, 'Room', TEXT, []],
    ['nothing but space to say', { lines: 9 }, '', ' \n ', []],
    ['a description that is no text', { lines: 9 }, 'Room', 7, ['Room']],
  ])('with %s', (_, place, resourceTitle, description, details) => {
    const whole = { occurrence: OCCURRENCE, shape: 'card', isStacked: true, ...place } as const;
    expect(detailsOf(whole, resourceTitle, description)).toEqual(details);
  });
});
