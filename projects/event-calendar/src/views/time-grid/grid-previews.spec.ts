import { TestBed } from '@angular/core/testing';
import {
  dayFrom,
  HOUR_MS,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { EventPresenter } from '../../event/event-presenter';
import { givenEvent, occurrenceIn } from '../../store/events/given-event.spec-host';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { ACCEPTED_DROP, SessionState } from '../../store/events/session-state';
import { givenMedia } from '../../store/inputs/given-media.spec-host';
import { GridPreviews } from './grid-previews';
import { GRID_PARTS } from './given-grid.spec-host';

const FRIDAY = dayFrom(2026, 11, 20);
const MIDNIGHT = Date.parse('2026-11-20T00:00:00Z');
const RESOURCES = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
];
const timed = (from: number, to: number): EventSpan => ({
  allDay: false,
  start: MIDNIGHT + from * HOUR_MS,
  end: MIDNIGHT + to * HOUR_MS,
});

/** Returns the previews of a draft, as 'grid line: start height'. */
function previews(
  when: EventSpan,
  more: GivenInputs = {},
  fields: Partial<CalendarEvent> = {},
): string[] {
  const { part } = givenPart(
    SessionState,
    { view: 'week', visibleDate: '2026-11-20', resources: RESOURCES, ...more },
    [...GRID_PARTS, EventPresenter, givenMedia().provider],
  );
  const event = givenEvent(fields);
  part.draft.set({
    kind: 'move',
    occurrence: occurrenceIn(event),
    event,
    drop: { when },
    ...ACCEPTED_DROP,
    row: 0,
  });
  const fixture = TestBed.createComponent(GridPreviews);
  fixture.detectChanges();
  const element = fixture.nativeElement as HTMLElement;
  return [...element.querySelectorAll<HTMLElement>('ec-event-preview')].map(
    ({ style }) =>
      `${style.gridColumnStart}: ${style.getPropertyValue('inset-block-start')} ${style.getPropertyValue('block-size')}`,
  );
}

describe('<ec-grid-previews>', () => {
  it('stands in the column of its day', () => {
    expect(previews(timed(6, 12))).toEqual(['7: 25% 25%']);
  });

  it('stands in both where it goes over midnight', () => {
    expect(previews(timed(18, 30))).toEqual(['7: 75% 25%', '8: 0% 25%']);
  });

  it('is as high as a line where it is short', () => {
    // 24 pixels, which are 30 minutes where nothing measures them.
    expect(previews(timed(6, 6.1))).toEqual(['7: 25% 2.08333%']);
  });

  it('stands in the columns of whose it is', () => {
    const more = { view: 'day', resourceColumns: true };
    expect(previews(timed(6, 12), more, { resource: 'b' })).toEqual(['3: 25% 25%']);
  });

  it.each<[string, EventSpan]>([
    ['whole days', { allDay: true, firstDay: FRIDAY, lastDay: FRIDAY }],
    ['a bar', timed(6, 36)],
    ['another week', timed(-240, -239)],
  ])('shows nothing of %s', (_, when) => {
    expect(previews(when)).toEqual([]);
  });
});
