import {
  dayFrom,
  type CalendarEvent,
  type CalendarResource,
  type PaletteName,
  type VisibleResources,
} from 'ng-event-calendar/core/internal';
import { CalendarStore } from './calendar-store';
import { deepFreeze, givenEvent, occurrenceIn } from './given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../given-part.spec-host';
import { DAILY } from './given-series.spec-host';
import { RECURRENCE } from './recurrence';

const RESOURCES: readonly CalendarResource[] = deepFreeze([
  {
    id: 'house',
    title: 'House',
    eventColor: 'red',
    areEventsReadOnly: true,
    children: [{ id: 7, title: 'Kitchen', areEventsReadOnly: false }],
  },
  { id: 'garden', title: 'Garden', areEventsDraggable: false },
]);
const FRIDAY = dayFrom(2026, 11, 20);
const EVENTS = [
  givenEvent({ id: 'cook', resource: '7' }),
  givenEvent({ id: 'dig', resource: 'garden' }),
  givenEvent({ id: 'read' }),
  givenEvent({ id: 'lost', resource: 'cellar' }),
];

const given = (more: GivenInputs = {}): GivenPart<CalendarStore> =>
  givenPart(CalendarStore, { resources: RESOURCES, events: EVENTS, ...more });
const shownOn = ({ part }: GivenPart<CalendarStore>, first = FRIDAY, last = first): unknown[] =>
  part.occurrencesIn(first, last).map(({ event }) => event.id);

describe('events', () => {
  it.each([null, undefined, {}, 'none', 7])('that are %j are none', (events) => {
    const made = given({ events: events as CalendarEvent[] });
    expect(shownOn(made)).toEqual([]);
    made.inputs.events.set([EVENTS[2]!]);
    expect(shownOn(made)).toEqual(['read']);
  });

  it('stand on the days that they touch in the zone that is shown', () => {
    const late = givenEvent({
      id: 'late',
      start: '2026-11-20T23:00:00Z',
      end: '2026-11-20T23:30:00Z',
    });
    const made = given({ events: [late], displayTimezone: 'Asia/Tokyo' });
    expect(shownOn(made)).toEqual([]);
    expect(shownOn(made, FRIDAY + 1)).toEqual(['late']);
    expect([...made.part.markDays(FRIDAY, FRIDAY + 2)]).toEqual([0, 1, 0]);
  });

  it('keep the occurrences of those that stay', () => {
    const made = given();
    const [cook] = made.part.occurrencesIn(FRIDAY, FRIDAY);
    made.inputs.events.set([EVENTS[0]!, givenEvent()]);
    expect(made.part.occurrencesIn(FRIDAY, FRIDAY)[0]).toBe(cook);
  });

  it('happen as often as what knows of recurrence says', () => {
    const made = givenPart(
      CalendarStore,
      { events: [givenEvent({ id: 'daily', rrule: 'DAILY', exDates: ['2026-11-21'] })] },
      [{ provide: RECURRENCE, useValue: DAILY }],
    );
    expect(shownOn(made, FRIDAY - 1, FRIDAY + 2)).toEqual(['daily', 'daily']);
    expect([...made.part.markDays(FRIDAY - 1, FRIDAY + 2)]).toEqual([0, 1, 0, 1]);
  });
});

describe('visible resources', () => {
  it.each<[VisibleResources, string[]]>([
    [{ garden: false }, ['cook', 'read', 'lost']],
    [{ garden: true }, ['cook', 'dig', 'read', 'lost']],
    [{ 7: false }, ['dig', 'read', 'lost']],
    [{ house: false, 7: true }, ['dig', 'read', 'lost']],
    [{ house: false, garden: false, cellar: false }, ['read', 'lost']],
    [{ garden: undefined } as unknown as VisibleResources, ['cook', 'dig', 'read', 'lost']],
  ])('%j show %j', (visibleResources, ids) => {
    const made = given({ visibleResources });
    expect(shownOn(made)).toEqual(ids);
    expect([...made.part.markDays(FRIDAY, FRIDAY)]).toEqual([1]);
  });

  it('mark no day of what they hide', () => {
    const made = given({ events: [EVENTS[1]!], visibleResources: { garden: false } });
    expect([...made.part.markDays(FRIDAY, FRIDAY)]).toEqual([0]);
  });

  it.each([null, 'garden', 7])('that are %j hide nothing', (map) => {
    const made = given({ visibleResources: map as unknown as VisibleResources });
    expect(shownOn(made)).toHaveLength(4);
  });

  it('of no resources hide nothing', () => {
    const made = given({ resources: [], visibleResources: { garden: false } });
    expect(shownOn(made)).toHaveLength(4);
  });

  it('start from the default, which is read once', () => {
    const made = given({ defaultVisibleResources: { garden: false } });
    expect(shownOn(made)).toEqual(['cook', 'read', 'lost']);
    made.inputs.defaultVisibleResources.set({});
    made.inputs.events.set([...EVENTS]);
    expect(shownOn(made)).toEqual(['cook', 'read', 'lost']);
  });

  it('are written as the whole map', () => {
    const { part, inputs } = given({ visibleResources: { unknown: false } });
    part.toggleResource(part.resources().find('garden')!);
    expect(inputs.visibleResources()).toEqual({
      unknown: false,
      house: true,
      7: true,
      garden: false,
    });
    part.toggleResource(part.resources().find('house')!);
    expect(inputs.visibleResources()).toMatchObject({ house: false, 7: false });
  });
});

describe('resources', () => {
  it.each([null, undefined, 'none', {}])('that are %j are none', (resources) => {
    const made = given({ resources: resources as CalendarResource[] });
    expect(made.part.resources().nodes).toEqual([]);
    expect(shownOn(made)).toHaveLength(4);
  });

  it.each<[string | undefined, string | undefined]>([
    ['7', 'Kitchen'],
    ['cellar', undefined],
    [undefined, undefined],
  ])('of id %j give events the title %j', (resource, title) => {
    const event = givenEvent(resource === undefined ? {} : { resource });
    expect(given().part.resourceTitleOf(event)).toBe(title);
  });
});

describe('the colour', () => {
  it.each<[Partial<CalendarEvent>, PaletteName, PaletteName]>([
    [{}, 'lime', 'lime'],
    [{ color: 'pink' }, 'lime', 'pink'],
    [{ resource: 7 }, 'lime', 'red'],
    [{ resource: 'garden' }, 'lime', 'lime'],
    [{}, 'mauve' as PaletteName, 'teal'],
  ])('of %j under %s is %s', (fields, eventColor, color) => {
    expect(given({ eventColor }).part.colorOf(givenEvent(fields))).toBe(color);
  });
});

describe('permissions', () => {
  const ALL = { readOnly: false, draggable: true, resizable: true };
  const NONE = { readOnly: true, draggable: false, resizable: false };
  it.each<[Partial<CalendarEvent>, GivenInputs, object]>([
    [{}, {}, ALL],
    [{}, { readOnly: true }, NONE],
    [{ readOnly: false }, { readOnly: true }, ALL],
    [{ resource: 'house' }, {}, NONE],
    [{ resource: 7 }, { readOnly: true }, ALL],
    [{}, { areEventsDraggable: false }, { ...ALL, draggable: false }],
    [{ resource: 'garden' }, {}, { ...ALL, draggable: false }],
    [{}, { areEventsResizable: 'end' }, { ...ALL, resizable: 'end' }],
  ])('of %j under %j are %j', (fields, more, expected) => {
    expect(given(more).part.permissionsOf(givenEvent(fields))).toEqual(expected);
  });

  it('are another object when they may differ, and only then', () => {
    const { part, inputs } = given();
    const before = part.permissions();
    inputs.events.set([]);
    inputs.eventColor.set('red');
    expect(part.permissions()).toBe(before);
    inputs.readOnly.set(true);
    const after = part.permissions();
    expect(after).not.toBe(before);
    inputs.resources.set([...RESOURCES]);
    expect(part.permissions()).not.toBe(after);
  });

  it('and what is shown are functions of their own', () => {
    const { part, inputs } = given();
    const before = part.isShown();
    inputs.events.set([]);
    expect(part.isShown()).toBe(before);
    inputs.visibleResources.set({});
    expect(part.isShown()).not.toBe(before);
  });
});

describe('an occurrence found again', () => {
  const plan = givenEvent({ id: 7 });
  const old = occurrenceIn(plan);

  it.each<[string, CalendarEvent[], number | null]>([
    ['as it is now', [givenEvent(), { ...plan, title: 'Renamed' }], 1],
    ['under an id of another type', [{ ...plan, id: '7' }], 0],
    ['where another begins then', [givenEvent(), plan], 1],
    ['gone', [givenEvent()], null],
    ['at another time', [{ ...plan, start: '2026-11-20T09:00:00Z' }], null],
    ['of another length', [{ ...plan, end: '2026-11-20T12:00:00Z' }], null],
    ['over the whole day', [{ ...plan, allDay: true }], null],
    ['of one that is hidden', [{ ...plan, resource: 'garden' }], null],
  ])('%s', (_, events, at) => {
    const { part } = given({ events, visibleResources: { garden: false } });
    const found = part.sameOccurrence(old, plan);
    expect(found?.event).toBe(at === null ? undefined : events[at]);
  });

  it('of two with one id is the one under its key', () => {
    const events = [plan, { ...plan, title: 'Second' }];
    const { part } = given({ events });
    const [first, second] = part.occurrencesIn(FRIDAY, FRIDAY);
    expect(part.sameOccurrence(second!, plan)?.event).toBe(events[1]);
    expect(part.sameOccurrence(first!, plan)?.event).toBe(plan);
    expect(part.sameOccurrence({ ...old, key: 'other' }, plan)?.event).toBe(plan);
  });

  it('by the id that it has by now', () => {
    const stored = { ...plan, id: 'stored' };
    const { part } = given({ events: [stored] });
    expect(part.sameOccurrence(old, plan)).toBeNull();
    expect(part.sameOccurrence(old, stored)?.event).toBe(stored);
  });

  it('is shown as what starts when it does, else as it was', () => {
    const longer = { ...plan, end: '2026-11-20T12:00:00Z' };
    const { part, inputs } = given({ events: [longer] });
    expect(part.shownAs(old).event).toBe(longer);
    inputs.events.set([{ ...plan, start: '2026-11-20T09:00:00Z' }]);
    expect(part.shownAs(old)).toBe(old);
  });
});

describe('faults', () => {
  const OF_CELLAR = { start: '2026-11-20', end: '2026-11-21', resource: 'cellar' };

  it.each<[string, GivenInputs, string[]]>([
    ['nothing wrong', { events: [EVENTS[0]!] }, []],
    ['an event', { events: [givenEvent({ id: '' })] }, ['missing-id']],
    ['a list that is none', { events: 'none' as unknown as CalendarEvent[] }, ['not-an-object']],
    ['an unknown resource', { events: [EVENTS[3]!] }, ['unknown-resource']],
    ['one where the host gives none', { events: [EVENTS[3]!], resources: [] }, []],
    ['a resource', { events: [], resources: [{ id: '', title: 'A' }] }, ['missing-resource-id']],
    ['hours', { events: [], workingHours: [{ start: '9', timezone: 'UTC' }] }, ['invalid-hours']],
    [
      'hours of no zone under a named one',
      { events: [], workingHours: [{ start: '09:00' }, { end: '17:00' }] },
      ['invalid-hours'],
    ],
    ['a block', { events: [], blockedTimes: [{ start: 'noon', end: 'one' }] }, ['invalid-block']],
    [
      'a block of an unknown resource',
      { events: [], blockedTimes: [OF_CELLAR] },
      ['invalid-block'],
    ],
    [
      'a block of a resource where the host gives none',
      { events: [], blockedTimes: [OF_CELLAR], resources: [] },
      [],
    ],
    ['the colour of all', { events: [], eventColor: 'mauve' as PaletteName }, ['unknown-color']],
  ])('of %s are reported', (_, more, codes) => {
    const { part, reported } = given(more);
    part.reportFaults();
    expect(reported.map((message) => message.split(':')[0])).toEqual(codes);
  });

  it('are not looked for in production', () => {
    const { part, reported } = givenPart(CalendarStore, { events: [givenEvent({ id: '' })] });
    const page = globalThis as { ngDevMode?: unknown };
    const { ngDevMode } = page;
    page.ngDevMode = false;
    part.reportFaults();
    page.ngDevMode = ngDevMode;
    expect(reported).toEqual([]);
  });

  it('of rules are found by what knows of recurrence', () => {
    const fault = { code: 'bad-rule', eventId: 'a', field: 'rrule', message: 'No such rule' };
    const diagnose = (): (typeof fault)[] => [fault];
    const { part, reported } = givenPart(CalendarStore, {}, [
      { provide: RECURRENCE, useValue: { ...DAILY, diagnose } },
    ]);
    part.reportFaults();
    expect(reported).toEqual(['bad-rule: No such rule']);
  });
});
