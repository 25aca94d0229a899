import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { isInList, type EventShape } from './event-place';

const occurrence = occurrenceIn(givenEvent());

describe('isInList', () => {
  it.each<[EventShape, boolean]>([
    ['card', false],
    ['bar', false],
    ['line', false],
    ['tile', true],
  ])('a %s: %s', (shape, isListed) => {
    expect(isInList({ occurrence, shape })).toBe(isListed);
  });
});
