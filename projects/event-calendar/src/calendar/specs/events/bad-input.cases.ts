import { signal } from '@angular/core';
import type {
  CalendarEvent,
  CalendarResource,
  CalendarView,
} from 'ng-event-calendar/core/internal';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenReports,
  type GivenProps,
} from '../../calendar.spec-host';

const VIEWS: CalendarView[] = ['day', 'week', 'month', 'agenda'];
/** Keys of an event that the calendar reads to draw it. */
const DRAWN_KEYS = [
  ...['title', 'start', 'end', 'allDay', 'timezone', 'resource', 'color', 'description'],
  ...['className', 'readOnly', 'draggable', 'resizable', 'overlap', 'id'],
];
const SOUND = givenEvent({ id: 'sound', title: 'Sound' });

type Fault = readonly [name: string, fields: Fields, code: string, words: RegExp];
type Fields = Readonly<Record<string, unknown>>;
const untitled = (title: unknown): Fault => [
  `of title ${JSON.stringify(title)}`,
  { title },
  'missing-title',
  /title is missing/,
];

const DATED: readonly Fault[] = [
  ['without an id', { id: undefined }, 'missing-id', /id is missing/],
  ['with an empty id', { id: '' }, 'missing-id', /id is missing/],
  ['of an id used before', { id: 'sound' }, 'duplicate-id', /"sound" is already/],
  [
    'that ends before it starts',
    { end: '2026-11-20T09:00:00Z' },
    'end-before-start',
    /before start/,
  ],
  ['of an unknown colour', { color: 'mauve' }, 'unknown-color', /"mauve"/],
  ['of an unknown zone', { timezone: 'Mars/Olympus' }, 'unknown-timezone', /"Mars\/Olympus"/],
  ['with a flag that is none', { allDay: 'yes' }, 'invalid-value', /allDay is "yes"/],
  ['with a class that is none', { className: 7 }, 'invalid-value', /className is 7/],
  ...[undefined, '', '   ', null].map(untitled),
];
const UNDATED: readonly Fault[] = [
  ['without a start', { start: undefined }, 'missing-date', /start is missing/],
  ['with an empty end', { end: '' }, 'missing-date', /end is missing/],
  ['with a native date', { start: new Date(0) }, 'native-date', /start is a native Date/],
  ['with a date that does not exist', { start: '2026-02-30' }, 'invalid-date', /"2026-02-30"/],
  ['with a number for a date', { end: 1_800_000_000 }, 'invalid-date', /end 1800000000/],
  ['with a blank in a date', { start: '2026-11-20 10:00' }, 'invalid-date', /2026-11-20T10:00/],
];

/** Shows a sound event and an unsound one in all views, and collects the reports. */
async function givenFault(fields: object, given: GivenProps = {}) {
  const reports = givenReports();
  const fault = { ...givenEvent({ id: 'bad', title: 'Bad' }), ...fields };
  const events = signal([SOUND, fault]);
  const shown = await givenCalendar({ events, ...given });
  for (const view of VIEWS) {
    await shown.calendar.showView(view);
    expect(await shown.calendar.getEvents({ title: 'Sound' })).toHaveLength(1);
  }
  expect(events()[1]).toBe(fault);
  return { ...shown, reports };
}

describe('what is no event, resource or colour', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('an event', () => {
    it.each(VIEWS)('that is unsound is shown in the %s if it has dates', async (view) => {
      givenReports();
      const events = signal([SOUND]);
      const { calendar, fixture } = await givenCalendar({ events, view });
      const shown: unknown[] = [];
      for (const [name, fields] of [...DATED, ...UNDATED]) {
        const fault = { ...givenEvent({ id: 'bad', title: 'Bad' }), ...fields };
        events.set([SOUND, fault]);
        await fixture.whenStable();
        shown.push([name, (await calendar.getEventTitles()).sort()]);
        expect(events()[1]).toBe(fault);
      }
      expect(shown).toEqual([
        ...DATED.map(([name, fields]) => [
          name,
          ['title' in fields ? '(No title)' : 'Bad', 'Sound'].sort(),
        ]),
        ...UNDATED.map(([name]) => [name, ['Sound']]),
      ]);
    });

    it('is reported once for what is wrong with it', async () => {
      const reports = givenReports();
      const events = signal([SOUND]);
      const { fixture } = await givenCalendar({ events });
      const faults = [...DATED, ...UNDATED];
      for (const [at, [, fields]] of faults.entries()) {
        events.set([SOUND, { ...givenEvent({ id: `bad ${at}`, title: 'Bad' }), ...fields }]);
        await fixture.whenStable();
      }
      expect(reports.codes()).toEqual(faults.map(([, , code]) => code));
      for (const [at, [, fields, , words]] of faults.entries()) {
        expect(reports.messages()[at]).toMatch(words);
        if (!('id' in fields)) expect(reports.messages()[at]).toContain(`"bad ${at}"`);
      }
    });

    it('is not reported again in another view', async () => {
      const { reports } = await givenFault({ color: 'mauve' });
      expect(reports.codes()).toEqual(['unknown-color']);
    });

    it('with an accessor that throws is left out alone, and named once', async () => {
      const reports = givenReports();
      const events = signal([SOUND]);
      const { calendar, fixture } = await givenCalendar({ events, eventSearch: true });
      for (const key of DRAWN_KEYS) {
        const bad = Object.defineProperty({ ...givenEvent({ id: `bad ${key}` }) }, key, {
          enumerable: true,
          get: () => {
            throw new Error(`No ${key}`);
          },
        });
        events.set([bad, SOUND, { ...SOUND, id: key, title: key }]);
        await fixture.whenStable();
        for (const view of VIEWS) {
          await calendar.showView(view);
          expect(await calendar.getEventTitles()).toEqual([key, 'Sound'].sort());
        }
        expect(events()[0]).toBe(bad);
      }
      expect(reports.codes()).toEqual(['not-an-object']);
      expect(reports.messages()[0]).toContain('events[0] throws when it is read');
    });

    it('that ends before it starts has no length', async () => {
      const { calendar } = await givenFault({ end: '2026-11-20T09:00:00Z' });
      const event = await calendar.getEvent({ id: 'bad' });
      expect(await event.getStart()).toBe('2026-11-20T10:00');
      expect(await event.getEnd()).toBe('2026-11-20T10:00');
    });

    it.each(VIEWS)('twice in the list is kept apart in the %s', async (view) => {
      givenReports();
      const { calendar } = await givenCalendar({
        view,
        events: [givenEvent({ id: 1 }), givenEvent({ id: '1' }), givenEvent({ id: 1 })],
      });
      const keys = await Promise.all((await calendar.getEvents()).map((event) => event.getKey()));
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(3);
    });

    it('of an unknown resource is shown in the colours of the calendar', async () => {
      const { calendar, reports } = await givenFault(
        { resource: 'cellar' },
        { resources: [{ id: 'r', title: 'Room' }], eventColor: 'lime', readOnly: true },
      );
      const event = await calendar.getEvent({ id: 'bad' });
      expect(await event.getColor()).toBe('lime');
      expect(await event.isReadOnly()).toBe(true);
      expect(reports.codes()).toEqual(['unknown-resource']);
    });

    it('of a resource is no fault where the host gives none', async () => {
      const { reports } = await givenFault({ resource: 'cellar' });
      expect(reports.codes()).toEqual([]);
    });

    it('with several faults is reported once for each', async () => {
      const { reports } = await givenFault({ id: undefined, color: 'mauve', start: 'soon' });
      expect(reports.codes().sort()).toEqual(['invalid-date', 'missing-id', 'unknown-color']);
    });

    it('is not reported again when another one changes', async () => {
      const reports = givenReports();
      const bad = givenEvent({ id: 'bad', color: 'mauve' as 'red' });
      const events = signal([bad, SOUND]);
      const { fixture } = await givenCalendar({ events });
      events.set([bad, { ...SOUND, title: 'Other' }]);
      await fixture.whenStable();
      expect(reports.codes()).toEqual(['unknown-color']);
    });

    it.each(['<img src=x onerror=alert(1)>', '{{ 1 + 1 }}'])(
      'of title %s is text',
      async (title) => {
        const { calendar, element } = await givenCalendar({ events: [givenEvent({ title })] });
        expect(await calendar.getEventTitles()).toEqual([title]);
        expect(element.querySelector('img')).toBeNull();
      },
    );
  });

  describe('events', () => {
    it.each([null, undefined, {}, 'none', 7])(
      'that are %j are none, and one message',
      async (list) => {
        const reports = givenReports();
        const events = signal(list as CalendarEvent[]);
        const { calendar, fixture } = await givenCalendar({ events });
        for (const view of VIEWS) {
          await calendar.showView(view);
          // An empty agenda says so, and lists no days.
          expect((await calendar.getDates()).length > 0).toBe(view !== 'agenda');
          expect(await calendar.getEvents()).toEqual([]);
        }
        expect(reports.codes()).toEqual(['not-an-object']);
        events.set([SOUND]);
        await fixture.whenStable();
        expect(await calendar.getEventTitles()).toEqual(['Sound']);
      },
    );

    it('may hold what is no event', async () => {
      const reports = givenReports();
      const events = [null, SOUND, undefined, 'x', 5, []] as unknown as CalendarEvent[];
      const { calendar } = await givenCalendar({ events });
      for (const view of VIEWS) {
        await calendar.showView(view);
        expect(await calendar.getEventTitles()).toEqual(['Sound']);
      }
      expect(reports.codes()).toEqual(Array(5).fill('not-an-object'));
    });
  });

  describe('resources', () => {
    it.each([null, undefined, 'none', {}])('that are %j are none', async (resources) => {
      givenReports();
      const { calendar } = await givenCalendar({
        resources: resources as CalendarResource[],
        events: [SOUND],
      });
      expect(await calendar.getEventTitles()).toEqual(['Sound']);
      expect(await calendar.getResources()).toEqual([]);
    });

    it.each<[string, object[], string]>([
      ['without an id', [{ title: 'A' }], 'missing-resource-id'],
      [
        'of one id',
        [
          { id: 1, title: 'A' },
          { id: '1', title: 'A' },
        ],
        'duplicate-resource-id',
      ],
      ['of an unknown colour', [{ id: 1, title: 'A', eventColor: 'mauve' }], 'unknown-color'],
    ])('%s are listed and reported once', async (_, resources, code) => {
      const reports = givenReports();
      const { calendar } = await givenCalendar({ resources: resources as CalendarResource[] });
      expect(await calendar.getResources()).toHaveLength(resources.length);
      expect(reports.codes()).toEqual([code]);
    });

    it.each([undefined, null, '', '  ', {}])(
      'of title %j are called by their id',
      async (title) => {
        const reports = givenReports();
        const { calendar } = await givenCalendar({
          resources: [{ id: 'r7', title } as unknown as CalendarResource],
          events: [givenEvent({ id: 1, resource: 'r7' })],
        });
        expect(await calendar.getResources()).toEqual([{ title: 'r7', check: 'checked' }]);
        const name = await (await calendar.getEvent({ id: 1 })).getAccessibleName();
        expect(name).toMatch(/, r7, /);
        expect(reports.codes()).toHaveLength(1);
      },
    );

    it('may contain themselves', async () => {
      givenReports();
      const loop: { id: string; title: string; children: unknown[] } = {
        id: 'a',
        title: 'A',
        children: [],
      };
      loop.children.push(loop);
      const { calendar } = await givenCalendar({ resources: [loop as CalendarResource] });
      expect(await calendar.getResources()).toEqual([{ title: 'A', check: 'checked' }]);
    });
  });

  describe('eventColor', () => {
    it('that is no palette name is reported once and counts as teal', async () => {
      const reports = givenReports();
      const { calendar } = await givenCalendar({ eventColor: 'mauve' as 'red', events: [SOUND] });
      expect(await (await calendar.getEvent({ id: 'sound' })).getColor()).toBe('teal');
      expect(reports.codes()).toEqual(['unknown-color']);
    });
  });
});
