import { EventChangeRequest } from './event-change-request';
import { givenEvent } from './given-event.spec-host';

describe('EventChangeRequest', () => {
  it('tells what is about to happen, and goes through unless it is refused', () => {
    const [before, after] = [givenEvent(), givenEvent()];
    const request = new EventChangeRequest('move', before, after, true);
    expect(request).toMatchObject({ type: 'move', before, after, isPreview: true });
    expect([request.isPrevented, request.reason]).toEqual([false, '']);
  });

  it.each<[string[], string]>([
    [[], ''],
    [['Too late'], 'Too late'],
  ])('refused with %j has the reason %j', (given, reason) => {
    const request = new EventChangeRequest('delete', givenEvent(), null, false);
    request.preventDefault(...given);
    expect([request.isPrevented, request.reason]).toEqual([true, reason]);
  });
});
