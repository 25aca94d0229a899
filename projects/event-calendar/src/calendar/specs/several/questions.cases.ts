import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { GivenQuestions } from '../../../store/events/given-series.spec-host';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import {
  givenSeveral,
  MONDAY,
  on,
  TUESDAY,
  WEDNESDAY,
  type GivenSeveral,
} from '../../several.spec-host';

/** Moves what is selected a day on by keys, grabbed by an event. */
async function moveADay({ press }: GivenSeveral, by: Element | string): Promise<void> {
  await press('g', by);
  await press('ArrowRight');
  await press('Enter');
}

describe('questions about several events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('of series', () => {
    const series = (): CalendarEvent[] => [
      on('s', MONDAY, [9, 10], { rrule: 'DAILY' }),
      on('b', TUESDAY, [11, 12]),
    ];
    const TWO = [
      { id: 's', date: TUESDAY },
      { id: 's', date: WEDNESDAY },
    ];

    it('ask for the scope once, with the number of occurrences', async () => {
      const questions = new GivenQuestions();
      const made = await givenSeveral(
        { events: series(), selectedEvents: [...TWO, 'b'], view: 'week' },
        questions.providers,
      );
      await moveADay(made, 'b');
      expect([questions.asked, questions.counts]).toEqual([[false], [2]]);
      expect(made.writes).toEqual([]);
      questions.answer('onlyThis');
      await made.settled();
      expect(made.writes.filter((each) => each === 'events')).toHaveLength(1);
      expect(made.events()[0]).toMatchObject({ exDates: [TUESDAY, WEDNESDAY] });
      expect(made.events()).toHaveLength(4);
      expect(made.starts()['b']).toBe(`${WEDNESDAY}T11:00:00`);
    });

    it('keep an occurrence selected that comes onto another page', async () => {
      const questions = new GivenQuestions();
      const made = await givenSeveral(
        { events: series(), selectedEvents: [TWO[0]!, 'b'], view: 'week' },
        questions.providers,
      );
      await made.press('g', 'b');
      for (let day = 0; day < 5; day++) await made.press('ArrowRight');
      await made.press('Enter');
      questions.answer('onlyThis');
      await made.settled();
      expect(made.starts()['b']).toBe('2026-11-22T11:00:00');
      expect(made.selectedEvents()).toEqual([expect.any(String), 'b']);
      await made.press('p', made.drawn('b'));
      expect(made.selectedEvents()).toEqual([]);
    });

    it('write nothing where the user cancels', async () => {
      const questions = new GivenQuestions();
      const made = await givenSeveral(
        { events: series(), selectedEvents: [...TWO, 'b'] },
        questions.providers,
      );
      const before = made.events();
      await made.press('Delete', 'b');
      questions.answer(null);
      await made.settled();
      expect(made.events()).toBe(before);
      expect(made.selectedEvents()).toHaveLength(3);
      expect(made.element.querySelector('[data-preview]')).toBeNull();
    });

    it('don’t come without a series', async () => {
      const questions = new GivenQuestions();
      const made = await givenSeveral({ selectedEvents: ['a', 'b'] }, questions.providers);
      await made.press('Delete', 'a');
      expect([questions.asked, made.events().length]).toEqual([[], 2]);
    });
  });

  describe('of the judge', () => {
    const RULES = { eventOverlap: 'refuse', view: 'week' } as const;

    it('count none of them as an obstacle where it was, and each where it comes to be', async () => {
      const made = await givenSeveral({
        ...RULES,
        events: [on('a', MONDAY), on('b', TUESDAY), on('c', '2026-11-20')],
        selectedEvents: ['a', 'b'],
      });
      await moveADay(made, 'a');
      expect(made.starts()).toMatchObject({ a: `${TUESDAY}T09:00:00`, b: `${WEDNESDAY}T09:00:00` });
      await made.press('g', 'a');
      await made.press('ArrowRight');
      await made.press('ArrowRight');
      await made.press('Enter');
      expect(await made.calendar.getNotice()).toContain('b: Overlaps c');
    });

    it('are one prompt with the number and the first reason', async () => {
      const made = await givenSeveral({
        ...{ view: 'week', eventOverlap: 'ask' },
        events: [
          ...[on('a', MONDAY), on('b', TUESDAY)],
          ...[on('c', TUESDAY, [9, 10]), on('d', WEDNESDAY, [9, 10])],
        ],
        selectedEvents: ['a', 'b'],
      });
      // The browser's own dialog is missing here.
      HTMLDialogElement.prototype.showModal = () => undefined;
      HTMLDialogElement.prototype.close = () => undefined;
      await moveADay(made, 'b');
      const prompt = made.element.querySelector('[data-booking]')!;
      expect(prompt.querySelector('h2')!.textContent).toBe('2 events selected. a: Overlaps c');
      prompt.querySelector<HTMLElement>('.ec-filled')!.click();
      await made.settled();
      expect(made.starts()).toMatchObject({ a: `${TUESDAY}T09:00:00`, b: `${WEDNESDAY}T09:00:00` });
      expect(made.element.querySelector('[data-booking]')).toBeNull();
      expect(made.actions).toHaveLength(1);
    });

    it('give duplicates the next free times, each another one', async () => {
      const made = await givenSeveral({
        ...RULES,
        events: [on('a', MONDAY, [9, 10]), on('b', MONDAY, [10, 11])],
        selectedEvents: ['a', 'b'],
      });
      await made.control('d', 'a');
      const hours = made.events().map(({ start }) => start.slice(11, 13));
      expect(hours.slice(0, 2)).toEqual(['09', '10']);
      expect(new Set(hours).size).toBe(4);
      expect(made.actions).toMatchObject([{ type: 'change' }]);
      expect(made.selectedEvents()).toHaveLength(2);
      expect(made.selectedEvents()).not.toContain('a');
    });
  });

  describe('of a refused paste', () => {
    const offerIn = ({ element }: GivenSeveral): HTMLElement | undefined =>
      [...element.querySelectorAll('button')].find(
        ({ textContent }) => textContent.trim() === 'Paste the others',
      );

    it('offer to paste the others', async () => {
      const made = await givenSeveral({
        selectedEvents: ['a', 'b', 'c'],
        view: 'week',
        eventChangeRequest: (request) => {
          if (request.after?.start.startsWith('2026-11-24')) request.preventDefault('Holiday');
        },
      });
      await made.control('c', 'a');
      await made.press('n');
      await made.control('v');
      expect(made.events()).toHaveLength(4);
      expect(await made.calendar.getNotice()).toContain('b: Holiday');
      offerIn(made)!.click();
      await made.settled();
      const starts = made.events().map(({ start }) => start);
      expect(starts.slice(4)).toEqual(['2026-11-23T09:00:00', '2026-11-25T13:00:00']);
      expect(made.said.at(-1)).toContain('2 events pasted, the first at ');
      expect(made.selectedEvents()).toHaveLength(2);
    });

    it('offer nothing where all are refused', async () => {
      const made = await givenSeveral({
        selectedEvents: ['a', 'b'],
        view: 'week',
        eventChangeRequest: (request) => {
          if (request.type === 'create') request.preventDefault('Full');
        },
      });
      await made.control('c', 'a');
      await made.press('n');
      await made.control('v');
      expect(await made.calendar.getNotice()).toContain('a: Full');
      expect(offerIn(made)).toBeUndefined();
    });

    it('refuse what lacks a resource that it needs', async () => {
      const made = await givenSeveral({
        events: [on('a', MONDAY, [9, 10], { resource: 'ana' }), on('b', TUESDAY)],
        selectedEvents: ['a', 'b'],
        view: 'week',
        resources: [{ id: 'ana', title: 'Ana' }],
        shouldEventRequireResource: true,
      });
      await made.control('c', 'a');
      await made.press('n');
      await made.control('v');
      expect(made.events()).toHaveLength(2);
      expect(await made.calendar.getNotice()).toContain('b: ');
      expect(offerIn(made)).toBeDefined();
    });
  });
});
