import type { TimelinePreset } from 'ng-event-calendar/core/internal';
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

  it.each<[string, string, string[]]>([
    ['timeline', 'hours', ['today', 'night']],
    ['timeline', 'days', ['today', 'night', 'noon', 'tomorrow']],
    ['day', 'hours', ['today']],
  ])('has the %s by %s with hours past midnight: %j', (view, preset, ids) => {
    const { part } = givenPart(PageOccurrences, {
      views: ['day', 'timeline'],
      view,
      defaultTimelinePreset: preset as TimelinePreset,
      visibleHours: { start: 7, end: 31 },
      events: [
        givenEvent({ id: 'today', start: '2026-11-20T10:00', end: '2026-11-20T11:00' }),
        givenEvent({ id: 'night', start: '2026-11-21T06:00', end: '2026-11-21T09:00' }),
        givenEvent({ id: 'noon', start: '2026-11-21T12:00', end: '2026-11-21T13:00' }),
        givenEvent({ id: 'tomorrow', allDay: true, start: '2026-11-21', end: '2026-11-21' }),
      ],
    });
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
