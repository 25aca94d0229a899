import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenEvent, givenNow, type GivenCalendar } from '../../calendar.spec-host';
import { drawn, givenConnected, GivenSource, until } from '../../event-source.spec-host';

/** Makes all-day events, one on each of the dates. */
function givenOn(...dates: string[]): CalendarEvent[] {
  return dates.map((date) => givenEvent({ title: date, allDay: true, start: date, end: date }));
}

/** Answers all loads, including those that follow from answers, with the events that touch them. */
async function answerAll(
  given: GivenCalendar,
  source: GivenSource,
  events: readonly CalendarEvent[],
  from = 0,
): Promise<number> {
  for (let at = from; at < source.asked.length; at++) {
    const { range, answer } = source.asked[at]!;
    answer(events.filter(({ start, end }) => start < range.end && range.start < `${end}T24`));
    await drawn(given);
  }
  return source.asked.length;
}

/** Waits longer than a small calendar must rest. */
const rested = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 350));

function marked({ element }: GivenCalendar): string[] {
  return [...element.querySelectorAll<HTMLElement>('ec-mini-calendar [data-marked]')].map(
    (day) => day.dataset['miniDate']!,
  );
}

function browse({ element, fixture }: GivenCalendar, months: 1): void {
  element.querySelectorAll<HTMLElement>('ec-mini-calendar .ec-icon-button')[months]!.click();
  fixture.detectChanges();
}

describe('dates on demand', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('an agenda without empty days, on demand', () => {
    const SPARSE = {
      view: 'agenda',
      preferences: { showEmptyDaysInAgenda: false, isSidePanelOpen: false },
    } as const;

    it('loads no more than fills it', async () => {
      const source = new GivenSource();
      const given = await givenConnected(source, SPARSE);
      const dates = Array.from({ length: 13 }, (_, at) => `2026-11-${20 + at}`).slice(0, 10);
      const events = givenOn(...dates, '2026-12-01', '2026-12-02', '2026-12-03');
      expect(await given.calendar.canShowMore()).toBe(false);
      await answerAll(given, source, events);
      expect(source.asked.map(({ range }) => range)).toEqual([
        { start: '2026-11-20T00:00:00Z', end: '2026-12-18T00:00:00Z' },
      ]);
      expect(await given.calendar.getDates()).toHaveLength(12);
      expect(await given.calendar.canShowMore()).toBe(true);
    });

    it('goes on step by step for two years, shows that all along, and further on request', async () => {
      const source = new GivenSource();
      const given = await givenConnected(source, SPARSE);
      const events = givenOn('2026-11-22', '2027-06-01', '2029-05-01');
      source.asked[0]!.answer(events.slice(0, 1));
      await drawn(given);
      expect(source.asked[1]!.range).toEqual({
        start: '2026-12-18T00:00:00Z',
        end: '2027-01-15T00:00:00Z',
      });
      expect(await given.calendar.getDates()).toEqual(['2026-11-22']);
      // Loading was announced once, not for each step again.
      await until(given, () => given.calendar.isLoading());
      source.asked[1]!.answer([]);
      await drawn(given);
      expect(await given.calendar.isLoading()).toBe(true);
      const count = await answerAll(given, source, events, 2);
      expect(count).toBe(9);
      expect(source.asked.at(-1)!.range.end).toBe('2028-11-20T00:00:00Z');
      expect(await given.calendar.isLoading()).toBe(false);
      expect(await given.calendar.getDates()).toEqual(['2026-11-22', '2027-06-01']);
      // Later dates are unknown.
      await given.calendar.showMore();
      await answerAll(given, source, events, count);
      expect(await given.calendar.getDates()).toEqual(['2026-11-22', '2027-06-01', '2029-05-01']);
      expect(source.asked.at(-1)!.range.end).toBe('2030-11-21T00:00:00Z');
    });

    it('leaves out what is known behind a gap, and cancels its steps on another date', async () => {
      const source = new GivenSource();
      const visibleDate = signal('2027-06-01');
      const given = await givenConnected(source, { ...SPARSE, visibleDate });
      const dates = Array.from(
        { length: 12 },
        (_, at) => `2027-06-${String(at + 1).padStart(2, '0')}`,
      );
      const events = givenOn('2026-11-25', ...dates);
      await answerAll(given, source, events);
      visibleDate.set('2026-11-20');
      await drawn(given);
      expect(await given.calendar.getDates()).toEqual([]);
      source.asked[1]!.answer(events.slice(0, 1));
      await drawn(given);
      expect(await given.calendar.getDates()).toEqual(['2026-11-25']);
      visibleDate.set('2027-06-01');
      await drawn(given);
      expect(source.asked.map(({ signal }) => signal.aborted)).toEqual([false, false, true]);
      expect(await given.calendar.getDates()).toEqual(dates);
    });

    it('looks for more where events are hidden', async () => {
      const source = new GivenSource();
      const visibleResources = signal({});
      const given = await givenConnected(source, {
        ...SPARSE,
        visibleResources,
        resources: [{ id: 'r', title: 'Room' }],
      });
      const dates = Array.from(
        { length: 12 },
        (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`,
      );
      const events = givenOn(...dates).map((event, at) =>
        at > 0 ? event : { ...event, resource: 'r' },
      );
      const count = await answerAll(given, source, events);
      expect(count).toBe(1);
      visibleResources.set({ r: false });
      await drawn(given);
      expect(source.asked).toHaveLength(2);
    });
  });

  describe('the small calendar, on demand', () => {
    it('has the month loaded that it rests at, with the pages beside what is shown', async () => {
      const source = new GivenSource();
      const given = await givenConnected(source);
      const events = givenOn('2026-11-05');
      await answerAll(given, source, events);
      // The visible week, then November with the days around it, which include the adjacent weeks.
      expect(source.asked.map(({ range }) => range)).toEqual([
        { start: '2026-11-15T00:00:00Z', end: '2026-11-22T00:00:00Z' },
        { start: '2026-11-01T00:00:00Z', end: '2026-12-13T00:00:00Z' },
      ]);
      expect(marked(given)).toEqual(['2026-11-05']);
      await rested();
      expect(source.asked).toHaveLength(2);
    });

    it('asks for one range at a step to another month, and for none within this one', async () => {
      const source = new GivenSource();
      const visibleDate = signal('2026-11-20');
      const given = await givenConnected(source, { visibleDate });
      await answerAll(given, source, []);
      for (const date of ['2026-11-27', '2026-11-13', '2026-11-06']) {
        visibleDate.set(date);
        await drawn(given);
      }
      const before = await answerAll(given, source, [], 2);
      // The week before the first one of the month.
      expect(source.asked.slice(2).map(({ range }) => range)).toEqual([
        { start: '2026-10-25T00:00:00Z', end: '2026-11-01T00:00:00Z' },
      ]);
      visibleDate.set('2026-12-04');
      await drawn(given);
      await answerAll(given, source, [], before);
      expect(source.asked.slice(before).map(({ range }) => range)).toEqual([
        { start: '2026-12-13T00:00:00Z', end: '2027-01-10T00:00:00Z' },
      ]);
    });

    it('loads no month on the way, and cancels one that is left', async () => {
      const source = new GivenSource();
      const given = await givenConnected(source);
      await rested();
      await answerAll(given, source, []);
      const before = source.asked.length;
      for (let step = 0; step < 3; step++) browse(given, 1);
      await rested();
      expect(source.asked.slice(before).map(({ range }) => range)).toEqual([
        { start: '2027-01-31T00:00:00Z', end: '2027-03-14T00:00:00Z' },
      ]);
      browse(given, 1);
      await drawn(given);
      expect(source.asked[before]!.signal.aborted).toBe(true);
    });
  });
});
