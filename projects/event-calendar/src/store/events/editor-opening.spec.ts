import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EditorOpening } from './editor-opening';
import { givenEvent } from './given-event.spec-host';

describe('EditorOpening', () => {
  const known = givenEvent();
  it.each<[string, string, CalendarEvent | null, (opening: EditorOpening) => void]>([
    ['of an event', 'editor', known, () => undefined],
    ['of a new one', 'editor', null, () => undefined],
    ['that is prevented', 'nothing', known, (opening) => opening.preventDefault()],
    ['of an event whose details are asked for', 'details', known, (it) => it.showDetails()],
    ['of a new event, which has no details', 'nothing', null, (it) => it.showDetails()],
  ])('%s leads to: %s', (_, opens, event, answer) => {
    const opening = new EditorOpening(event, known);
    answer(opening);
    expect(opening.opens).toBe(opens);
    expect([opening.event, opening.draft]).toEqual([event, known]);
  });
});
