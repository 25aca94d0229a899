import type { CalendarId } from 'ng-event-calendar/core/internal';
import { renamedKey } from './renamed-key';

describe('renamedKey', () => {
  it.each<[string, CalendarId, CalendarId, string]>([
    ['made-up', 'made-up', 77, '77'],
    ['made-up 2026-11-20', 'made-up', 77, '77 2026-11-20'],
    ['7 2', 7, 'x', 'x 2'],
    ['another', 'made-up', 77, 'another'],
    ['not made-up', 'made-up', 77, 'not made-up'],
  ])('%j, %j being %j by now, is %j', (key, from, to, renamed) => {
    expect(renamedKey(key, from, to)).toBe(renamed);
  });
});
