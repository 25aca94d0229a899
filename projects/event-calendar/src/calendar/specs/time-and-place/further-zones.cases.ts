import { signal } from '@angular/core';
import type { AdditionalTimezone } from 'ng-event-calendar/defaults';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenNow,
  givenReports,
  type GivenProps,
} from '../../calendar.spec-host';

const BESIDE: readonly (string | AdditionalTimezone)[] = [
  { timezone: 'America/New_York', label: 'NY' },
  'Asia/Kolkata',
];

/** A week in which only New York changes its clocks, on its last day. */
const CHANGING: GivenProps = {
  displayTimezone: 'Europe/Berlin',
  additionalTimezones: BESIDE,
  visibleDate: '2026-10-28',
  defaultPreferences: { weekStartsOn: 1 },
};

async function given(props: GivenProps = {}) {
  const made = await givenCalendar({ ...CHANGING, ...props });
  const heads = (): HTMLElement[] => [
    ...made.element.querySelectorAll<HTMLElement>('ec-additional-zone-heads button'),
  ];
  /** Returns the names of the days' headers, without the year. */
  const days = (): string[] =>
    [...made.element.querySelectorAll('.ec-day-head')].map((head) =>
      head.getAttribute('aria-label')!.replace(', 2026', ''),
    );
  const wordsOf = (element: Element): string =>
    element.textContent.replaceAll('\u200b', '').replace(/\s+/g, ' ').replace(' ,', ',').trim();
  const names = (): string[] => heads().map(wordsOf);
  const settled = (): Promise<unknown> => made.fixture.whenStable();
  return { ...made, heads, names, wordsOf, days, settled };
}

describe('further zones', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('the times of further zones', () => {
    it('stand beside those of the display zone, under a heading each', async () => {
      const { calendar, element, names, wordsOf } = await given({ view: 'day' });
      expect((await calendar.getHours())[9]).toBe('9 AM');
      expect((await calendar.getFurtherHours('America/New_York')).slice(3, 6)).toEqual([
        '10 PM −1',
        '11 PM −1',
        '12 AM',
      ]);
      const kolkata = await calendar.getFurtherHours('Asia/Kolkata');
      expect(kolkata.slice(18, 21)).toEqual(['10:30 PM', '11:30 PM', '12:30 AM +1 Oct 29']);
      expect(names()).toEqual([
        'Kolkata UTC+5:30, show times in Asia/Kolkata',
        'NY UTC−4, show times in America/New_York',
      ]);
      expect(wordsOf(element.querySelector('.ec-display')!)).toBe(
        'Berlin UTC+1, Time zone: Europe/Berlin',
      );
    });

    it('stay as they are from week to week, but for their dates', async () => {
      const { calendar, element } = await given({ visibleDate: '2026-06-10' });
      const midnight = async (): Promise<string | undefined> =>
        (await calendar.getFurtherHours('Asia/Kolkata')).find((time) => time.includes('+1'));
      expect(await midnight()).toBe('12:30 AM +1 Jun 9');
      const changes = jest.fn();
      const observer = new MutationObserver(changes);
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      for (const zone of element.querySelectorAll('[data-zone]')) observer.observe(zone, all);
      await calendar.next();
      expect(await midnight()).toBe('12:30 AM +1 Jun 16');
      observer.disconnect();
      expect(changes).not.toHaveBeenCalled();
    });

    it('are silent', async () => {
      const { element } = await given();
      expect(element.querySelector('ec-additional-zone-times')?.getAttribute('aria-hidden')).toBe(
        'true',
      );
    });

    it.each<[string, GivenProps]>([
      ['a month', { view: 'month' }],
      ['an agenda', { view: 'agenda' }],
      ['no further zones', { additionalTimezones: [] }],
      ['none that can be shown', { additionalTimezones: ['Mars/Olympus'] }],
    ])('don’t stand beside %s', async (_, props) => {
      givenReports();
      const { calendar, heads } = await given(props);
      expect(await calendar.getFurtherHours('America/New_York')).toEqual([]);
      expect(heads()).toEqual([]);
    });
  });

  describe('a week that holds days of different difference', () => {
    it('has it said by the headers of other days, and of the one on which it changes', async () => {
      const { days, names } = await given();
      expect(days().slice(-2)).toEqual(['Saturday, October 31', 'Sunday, November 1, NY −5/−6 h']);
      expect(names()[1]).toBe('NY UTC−4, show times in America/New_York');
    });

    it('follows the pointer, and says the difference of the others', async () => {
      const { element, days, names, settled } = await given();
      element
        .querySelector('[data-slot="timed"][data-date="2026-11-01"]')!
        .dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
      await settled();
      expect(names()[1]).toBe('NY UTC−4/−5, show times in America/New_York');
      expect(days().slice(-2)).toEqual([
        'Saturday, October 31, NY −5 h',
        'Sunday, November 1, NY −5/−6 h',
      ]);
    });

    it('follows the cursor, once that has moved after the pointer', async () => {
      const { element, names, settled } = await given();
      const column = element.querySelector<HTMLElement>(
        '[data-slot="timed"][data-date="2026-11-01"]',
      )!;
      column.focus();
      await settled();
      expect(names()[1]).toContain('UTC−4/−5');
      element
        .querySelector('[data-slot="timed"][data-date="2026-10-30"]')!
        .dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
      await settled();
      expect(names()[1]).toContain('UTC−4,');
    });
  });

  describe('the timeline', () => {
    /** Two days, on the second of which New York changes its clocks. */
    const TIMELINE: GivenProps = {
      ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-10-31' },
      timeline: { spans: { hours: { days: 2 } } },
      resources: [{ id: 'a', title: 'Ana' }],
    };
    async function givenTimeline(props: GivenProps = {}) {
      const made = await given({ ...TIMELINE, ...props });
      const heads = (): HTMLElement[] => [
        ...made.element.querySelectorAll<HTMLElement>('ec-zone-heads button'),
      ];
      const names = (): string[] => heads().map(made.wordsOf);
      const rows = (): HTMLElement[] => [
        ...made.element.querySelectorAll<HTMLElement>('ec-axis-header [data-zone]'),
      ];
      const zones = (): (string | undefined)[] => rows().map(({ dataset }) => dataset['zone']);
      /** Returns the times in a zone, by the hours of the page. */
      const times = (zone: string): string[] =>
        [...rows().find(({ dataset }) => dataset['zone'] === zone)!.children].map(made.wordsOf);
      return { ...made, heads, names, rows, zones, times };
    }

    it('has a header row for each in hours, that of the first next to the display zone’s', async () => {
      const { zones, element } = await givenTimeline();
      expect(zones()).toEqual(['Asia/Kolkata', 'America/New_York']);
      const head = element.querySelector('ec-axis-header')!;
      expect([...head.children].map(({ localName, className }) => className || localName)).toEqual([
        'ec-units',
        'ec-zones',
        'ec-units',
      ]);
      expect(element.querySelector('ec-zone-rows')!.getAttribute('aria-hidden')).toBe('true');
    });

    it('is exact at each label, on a page on which clocks change too', async () => {
      const { times } = await givenTimeline();
      const newYork = times('America/New_York');
      expect(newYork).toHaveLength(48);
      expect(newYork.slice(10, 12)).toEqual(['5 AM', '6 AM']);
      expect(newYork.slice(24 + 5, 24 + 9)).toEqual(['12 AM', '1 AM EDT', '1 AM EST', '2 AM']);
      expect(times('Asia/Kolkata').slice(24, 26)).toEqual(['4:30 AM', '5:30 AM']);
    });

    it('says which times are of another date, and that date on the first of them', async () => {
      const { times } = await givenTimeline();
      expect(times('America/New_York').slice(4, 7)).toEqual(['11 PM −1', '12 AM', '1 AM']);
      expect(times('America/New_York')[0]).toBe('7 PM −1 Oct 30');
      const kolkata = times('Asia/Kolkata');
      expect(kolkata.slice(18, 21)).toEqual(['10:30 PM', '11:30 PM', '12:30 AM +1 Nov 1']);
      expect(kolkata.filter((time) => time.includes('Nov'))).toEqual([
        '12:30 AM +1 Nov 1',
        '12:30 AM +1 Nov 2',
      ]);
    });

    it('has their headings in the column of titles, with every offset of the page', async () => {
      const { element, names, wordsOf } = await givenTimeline();
      expect(names()).toEqual([
        'Kolkata UTC+5:30, show times in Asia/Kolkata',
        'NY UTC−4/−5, show times in America/New_York',
      ]);
      const corner = element.querySelector('.ec-corner')!;
      expect(wordsOf(corner.querySelector('.ec-display')!)).toBe(
        'Berlin UTC+1, Time zone: Europe/Berlin',
      );
    });

    it('has them without titles too', async () => {
      const { names } = await givenTimeline({ resources: [] });
      expect(names()).toHaveLength(2);
    });

    it('swaps a zone with the display zone, in place', async () => {
      const { component, heads, names, zones, settled } = await givenTimeline();
      const [, newYork] = heads();
      newYork!.click();
      await settled();
      expect(component.displayTimezone()).toBe('America/New_York');
      expect(names()[1]).toBe('Berlin UTC+1, show times in Europe/Berlin');
      expect(heads()[1]).toBe(newYork);
      expect(zones()).toEqual(['Asia/Kolkata', 'Europe/Berlin']);
    });

    it.each(['days', 'weeks', 'months'] as const)('has none in %s', async (timelinePreset) => {
      const { rows, heads } = await givenTimeline({ timelinePreset });
      expect([...rows(), ...heads()]).toEqual([]);
    });
  });

  describe('a heading', () => {
    it('swaps its zone with the display zone, and back to the value that had', async () => {
      const displayTimezone = signal('default');
      const written: string[] = [];
      const { heads, names, settled, component, calendar } = await given({
        displayTimezone,
        additionalTimezones: ['Asia/Tokyo', { timezone: 'Asia/Kathmandu', label: 'Base' }],
        visibleDate: '2026-11-20',
      });
      component.displayTimezone.subscribe((zone) => written.push(zone));
      heads()[0]!.click();
      await settled();
      expect([displayTimezone(), (await calendar.getFurtherHours('Asia/Tokyo')).length]).toEqual([
        'Asia/Kathmandu',
        24,
      ]);
      expect(names()[0]).not.toContain('Kathmandu');
      heads()[0]!.click();
      await settled();
      expect(names()[0]).toBe('Base UTC+5:45, show times in Asia/Kathmandu');
      expect(written).toEqual(['Asia/Kathmandu', 'default']);
    });

    it('swaps in a calendar whose host binds the zone as an input', async () => {
      const { heads, names, settled, component } = await given();
      heads()[1]!.click();
      await settled();
      expect(component.displayTimezone()).toBe('America/New_York');
      expect(names()[1]).toBe('Berlin UTC+1, show times in Europe/Berlin');
    });
  });
});
