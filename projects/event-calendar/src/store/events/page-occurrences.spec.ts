import { givenEvent } from './given-event.spec-host';
import { givenPart } from '../given-part.spec-host';
import { PageOccurrences } from './page-occurrences';

const on = (...dates: string[]) =>
  dates.map((date) => givenEvent({ id: date, allDay: true, start: date, end: date }));

describe('PageOccurrences', () => {
  const events = on('2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22');
  it.each<[string, boolean, string[]]>([
    ['week', true, ['2026-11-15', '2026-11-21']],
    // No hidden day lies between the shown ones, Monday to Friday.
    ['week', false, []],
    ['day', true, []],
    ['month', true, ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22']],
    // The hidden weekends between its weeks belong to the month.
    ['month', false, ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22']],
  ])('of the %s, with weekends %s: %j', (view, showWeekends, ids) => {
    const { part } = givenPart(PageOccurrences, { events, view, preferences: { showWeekends } });
    expect(part.all().map(({ event }) => event.id)).toEqual(ids);
  });

  it('is empty where a list has no days', () => {
    const { part } = givenPart(PageOccurrences, {
      events: on('2026-11-01'),
      view: 'agenda',
      preferences: { showEmptyDaysInAgenda: false },
    });
    expect(part.all()).toEqual([]);
  });
});
