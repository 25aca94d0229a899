import { givenEvent, occurrenceIn } from '../../store/events/given-event.spec-host';
import { barPlace } from './bar-place';

describe('barPlace', () => {
  it('is the place of a piece of a bar, as long as it goes', () => {
    const occurrence = occurrenceIn(givenEvent());
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
