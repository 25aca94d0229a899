import { TestBed } from '@angular/core/testing';
import { createEvent, replaceEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventChangeRequest } from '../events/event-change-request';
import type { GivenInputs } from '../given-part.spec-host';
import { DAILY } from '../events/given-series.spec-host';
import { event, givenJudged as given, taken } from './validated-edits.spec-host';
import { OccurrenceEdits } from '../events/occurrence-edits';
import { RECURRENCE, RECURRENCE_UI } from '../events/recurrence';

const REFUSED = { unavailableTimes: 'refuse', eventOverlap: 'refuse' } as const;
const ASKED = { unavailableTimes: 'ask', eventOverlap: 'ask' } as const;

describe('what is judged', () => {
  it.each<[string, GivenInputs]>([
    ['in another zone', { displayTimezone: 'Asia/Tokyo' }],
    ['where its resource is hidden', { visibleResources: { ana: false } }],
    ['on another page', { visibleDate: '2020-01-01', view: 'day' }],
  ])('is the same %s', (_, more) => {
    const { add } = given({ ...REFUSED, ...more });
    expect(add(event(10, 11))).toMatchObject({ isDone: false, reason: 'Overlaps Taken' });
    expect(add(event(8, 9))).toMatchObject({ isDone: false });
    expect(add(event(13, 14))).toEqual({ isDone: true });
  });

  it('is nothing that is undone or done again, though the host is asked', () => {
    const late = event(20, 21);
    const { part, inputs } = given({ ...REFUSED, events: [late] });
    const within = { ...late, start: '2026-11-20T13:00:00Z', end: '2026-11-20T14:00:00Z' };
    expect(part.apply(() => replaceEvent([late], late, within, 'move'))).toEqual({ isDone: true });
    expect(part.undo()).not.toBeNull();
    expect(inputs.events()).toEqual([late]);
    inputs.workingHours.set([{ start: '09:00', end: '10:00', timezone: 'UTC' }]);
    expect(part.redo()).not.toBeNull();
    expect(inputs.events()).toEqual([within]);
    const asked = inputs.eventChangeRequest.emit.mock.calls as [EventChangeRequest][];
    expect(asked.map(([request]) => request.refusals)).toEqual([[], [], []]);
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.preventDefault(),
    );
    expect(part.undo()).toBeNull();
  });

  it('is nothing that a source sends', () => {
    const { part, inputs, notice } = given(REFUSED);
    part.put([taken, event(10, 11), event(22, 23)]);
    expect([inputs.events().length, notice()]).toEqual([3, null]);
  });
});

describe('a waived refusal', () => {
  it('is one step to be undone', async () => {
    const { add, answer, part, count, inputs } = given(ASKED);
    const result = add(event(8, 11));
    answer(true);
    expect(await result).toEqual({ isDone: true });
    expect(inputs.lastAction.emit).toHaveBeenCalledTimes(1);
    expect(count()).toBe(2);
    part.undo();
    expect([count(), part.undo()]).toEqual([1, null]);
  });

  it('of the host counts in previews, too', () => {
    const { part, inputs } = given(REFUSED);
    const early = createEvent(part.events(), event(8, 9));
    expect(part.refusalOf(early)).not.toBeNull();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.allow('outside-hours'),
    );
    expect(part.refusalOf(early)).toBeNull();
  });

  it('comes too late when its handler is over', async () => {
    const { add, inputs } = given(REFUSED);
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      void Promise.resolve().then(() => request.allow());
    });
    expect(await add(event(8, 9))).toMatchObject({ isDone: false });
  });

  it('is none where the host prevents the change', () => {
    const { add, inputs } = given(REFUSED);
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) => {
      request.allow();
      request.preventDefault('Not today');
    });
    expect(add(event(8, 9))).toEqual({ isDone: false, reason: 'Not today' });
    expect(add(event(13, 14))).toEqual({ isDone: false, reason: 'Not today' });
  });
});

describe('a series', () => {
  const series: CalendarEvent = { ...event(13, 14), id: 'series', rrule: 'DAILY' };
  const other = {
    ...event(14, 15, { id: 'other', title: 'Other' }),
    ...{ start: '2026-11-24T14:00:00Z', end: '2026-11-24T15:00:00Z' },
  };
  /** Occurrence of the 23rd, a day that is free from two to three. */
  const touched = { event: series, start: Date.parse('2026-11-23T13:00:00Z') };
  const anHourLater = (changed: CalendarEvent): CalendarEvent => ({
    ...changed,
    start: changed.start.replace('T13', 'T14'),
    end: changed.end.replace('T14', 'T15'),
  });

  function givenSeries(scope: 'onlyThis' | 'all', more: GivenInputs = REFUSED) {
    const made = given({ workingHours: undefined, events: [series, other], ...more }, true, [
      { provide: RECURRENCE, useValue: DAILY },
      { provide: RECURRENCE_UI, useValue: { askScope: () => Promise.resolve(scope) } },
    ]);
    const occurrences = TestBed.inject(OccurrenceEdits);
    return {
      ...made,
      preview: () => made.part.refusalOf(occurrences.changeOf(touched, anHourLater, 'move')!),
      drop: () => occurrences.change(touched, anHourLater, 'move'),
    };
  }

  it('is previewed as the occurrence that is touched, and dropped as its user chooses', async () => {
    const alone = givenSeries('onlyThis');
    expect(alone.preview()).toBeNull();
    expect(await alone.drop()).toMatchObject({ isDone: true });
    TestBed.resetTestingModule();
    const all = givenSeries('all');
    expect(all.preview()).toBeNull();
    const dropped = all.drop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(all.asked()).toBe('November 24, 2026: Overlaps Other');
    expect(all.offer()).toBe('Leave out 1 date');
    all.answer(false);
    expect(await dropped).toEqual({ isDone: false, reason: '' });
  });

  it('is previewed by its first occurrence alone where it is new', () => {
    const { part } = givenSeries('all');
    const fresh = { ...anHourLater(series), id: 'fresh' };
    const onTaken = { ...fresh, start: other.start, end: other.end };
    const previewed = (event: CalendarEvent): string | null =>
      part.preview(createEvent(part.events(), event)).refusal;
    expect(previewed(fresh)).toBeNull();
    expect(previewed(onTaken)).toBe('Overlaps Other');
  });

  it('is asked about with the first date that is met', async () => {
    const { drop, asked, answer, inputs } = givenSeries('all', ASKED);
    const dropped = drop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked()).toBe('November 24, 2026: Overlaps Other');
    answer(true);
    expect(await dropped).toMatchObject({ isDone: true });
    expect(inputs.events()[0]).toMatchObject({ start: '2026-11-20T14:00:00Z' });
  });
});
