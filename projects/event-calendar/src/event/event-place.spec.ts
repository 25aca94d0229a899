import { givenEvent, occurrenceIn } from '../store/given-event.spec-host';
import { barPlace, isInList, type EventShape } from './event-place';

const occurrence = occurrenceIn(givenEvent());

describe('isInList', () => {
  it.each<[EventShape, boolean]>([
    ['card', false],
    ['bar', false],
    ['line', false],
    ['entry', true],
    ['tile', true],
  ])('a %s: %s', (shape, isListed) => {
    expect(isInList({ occurrence, shape })).toBe(isListed);
  });
});

describe('barPlace', () => {
  it('is the place of a piece of a bar, as long as it goes', () => {
    const piece = { continuesBefore: true, continuesAfter: false, row: 2, from: 3, to: 5 };
    expect(barPlace(occurrence, { ...piece, occurrence } as never)).toEqual({
      occurrence,
      shape: 'bar',
      continuesBefore: true,
      continuesAfter: false,
      row: 2,
      days: 3,
    });
  });
});
