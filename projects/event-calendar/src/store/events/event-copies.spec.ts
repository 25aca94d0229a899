import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { deepFreeze } from './given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { GivenQuestions } from './given-series.spec-host';
import { on, plan, series, start } from './plan-and-series.spec-host';
import { EventCopies } from './event-copies';

interface Given extends GivenPart<EventCopies> {
  /** Sets the host's events. */
  readonly set: (...events: CalendarEvent[]) => void;
}

function given(more: GivenInputs = {}, hasRecurrence = true): Given {
  const inputs = { events: deepFreeze([plan, series]), ...more };
  const made = givenPart(EventCopies, inputs, hasRecurrence ? new GivenQuestions().providers : []);
  return { ...made, set: (...events) => made.inputs.events.set(deepFreeze(events)) };
}

const { rrule: _rrule, exDates: _exDates, ...once } = series;

describe('an occurrence', () => {
  it('is copied as an event of its own that doesn’t recur', () => {
    const { part, set } = given();
    const copy = part.copyOf(on(22));
    expect(copy).toEqual({
      ...once,
      id: copy.id,
      start: '2026-11-22T10:00:00Z',
      end: '2026-11-22T11:00:00Z',
    });
    expect([plan.id, series.id]).not.toContain(copy.id);
    set({ ...plan, title: 'As it is now' });
    expect(part.copyOf(start({ event: plan })).title).toBe('As it is now');
    set();
    expect(part.copyOf(start({ event: plan })).title).toBe('Plan');
  });

  it('of the plain calendar is copied with its rule', () => {
    const { part } = given({}, false);
    expect(part.copyOf(on(20))).toMatchObject({ rrule: 'DAILY', exDates: ['2026-11-23'] });
  });

  it('leaves as it is, and out of a series as a copy', () => {
    const { part, set } = given();
    expect(part.leaving(start({ event: plan }))).toBe(plan);
    expect(part.leaving(on(22))).toMatchObject({ title: 'Series', start: '2026-11-22T10:00:00Z' });
    expect(part.leaving(on(22)).id).not.toBe('s');
    set({ ...plan, title: 'As it is now' });
    expect(part.leaving(start({ event: plan })).title).toBe('As it is now');
  });
});
