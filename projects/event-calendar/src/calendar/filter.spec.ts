import { Component, signal, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EcEvent } from '../templates/host-templates';
import { EVENT_SEARCH } from '../lazy/lazy-parts';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  type GivenProps,
} from './calendar.spec-host';
import { EventCalendarComponent } from './event-calendar';
import { until } from './event-source.spec-host';
import { givenSeveral } from './several.spec-host';
import { recordSpoken } from './spoken.spec-host';

const at = (id: string, hour: number, more: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({
    ...{ id, title: id, ...more },
    start: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
    end: `2026-11-20T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  });
const isNot =
  (...hidden: readonly string[]) =>
  ({ id }: CalendarEvent): boolean =>
    !hidden.includes(String(id));

const PEOPLE = [
  { id: 'ana', title: 'Ana' },
  { id: 'team', title: 'Team', children: [{ id: 'ben', title: 'Ben' }] },
];
const ROWS = {
  ...{ views: ['timeline'], view: 'timeline', resources: PEOPLE, timelinePreset: 'days' },
  preferences: { isSidePanelOpen: false },
} as const satisfies GivenProps;

describe('events that a filter hides', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('aren’t counted', async () => {
    const many = Array.from({ length: 12 }, (_, index) => at(`e${index}`, 9));
    const eventFilter = signal<((event: CalendarEvent) => boolean) | undefined>(undefined);
    const { calendar, element, fixture } = await givenCalendar({
      ...{ view: 'month', visibleDate: '2026-11-20', events: many, eventFilter },
    });
    const before = Object.values(await calendar.getMore());
    expect(before).toHaveLength(1);
    eventFilter.set(isNot(...many.slice(1).map(({ id }) => String(id))));
    await fixture.whenStable();
    expect(await calendar.getMore()).toEqual({});
    expect(element.querySelectorAll('[role="grid"] ec-event')).toHaveLength(1);
    eventFilter.set(() => false);
    await fixture.whenStable();
    expect(element.querySelectorAll('ec-event')).toHaveLength(0);
  });

  it.each<[string, GivenProps, Partial<CalendarEvent>, string]>([
    ['overlaps', {}, { overlap: false }, 'hidden'],
    ['capacity', { resources: [{ id: 'ana', title: 'Ana', capacity: 1 }] }, {}, 'Ana is full'],
  ])('count for %s', async (_, props, more, words) => {
    const fields = { resource: 'ana', ...more };
    const events = signal<CalendarEvent[]>([at('shown', 9, fields), at('hidden', 11, fields)]);
    const { calendar } = await givenCalendar({
      ...{ view: 'day', visibleDate: '2026-11-20', events, eventFilter: isNot('hidden') },
      ...props,
    });
    const shown = await calendar.getEvent({ title: 'shown' });
    await shown.moveTo('2026-11-20T11:00');
    expect(await calendar.getNotice()).toContain(words);
    expect(events().map(({ start }) => start)).toEqual([
      '2026-11-20T09:00:00Z',
      '2026-11-20T11:00:00Z',
    ]);
  });

  it('take time that would be free', async () => {
    const made = await givenCalendar({
      ...{ ...ROWS, timelinePreset: 'hours', visibleDate: '2026-11-20' },
      workingHours: [{ start: '08:00', end: '16:00', timezone: 'UTC' }],
      events: [8, 9].map((hour) => at(`hidden${hour}`, hour, { resource: 'ana' })),
      eventFilter: () => false,
    });
    const heard = recordSpoken(made);
    const row = made.element.querySelector<HTMLElement>('[data-slot="row"]')!;
    row.focus();
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
    await until(made, () => heard.length > 0);
    expect(heard).toEqual(['polite: Ana, Friday, November 20, 2026, 10 – 10:30 AM']);
  });

  it('aren’t selected with all', async () => {
    const { control, selectedEvents } = await givenSeveral({ eventFilter: isNot('b', 'bar') });
    await control('a', 'a');
    expect(selectedEvents()).toEqual(['a', 'c']);
  });

  it('leave others their elements and the focus, and give theirs away', async () => {
    const eventFilter = signal(isNot());
    const { element, eventElement, fixture } = await givenCalendar({
      ...{ view: 'day', visibleDate: '2026-11-20', events: [at('a', 9), at('b', 11)], eventFilter },
    });
    const [a, b] = [eventElement('a'), eventElement('b')];
    a.focus();
    await fixture.whenStable();
    eventFilter.set(isNot('b'));
    await fixture.whenStable();
    expect([eventElement('a'), document.activeElement]).toEqual([a, a]);
    expect(b.isConnected).toBe(false);
    eventFilter.set(isNot('a', 'b'));
    await fixture.whenStable();
    const grid = element.querySelector('[role="grid"]:has([data-slot])')!;
    expect(grid.contains(document.activeElement)).toBe(true);
  });

  it('stay open in the editor', async () => {
    const eventFilter = signal(isNot());
    const { calendar, fixture } = await givenCalendar({
      ...{ view: 'day', visibleDate: '2026-11-20', events: [at('a', 9)], eventFilter },
    });
    await calendar.openEditor({ title: 'a' });
    eventFilter.set(isNot('a'));
    await fixture.whenStable();
    expect(await calendar.isEditorOpen()).toBe(true);
  });
});

/** A place that draws or counts events, and its content before and while a filter hides one. */
interface Place {
  readonly props: GivenProps;
  readonly read: (element: HTMLElement) => unknown;
  readonly before: unknown;
  readonly filtered: unknown;
}

const texts = (element: HTMLElement, selector: string): (string | undefined)[] =>
  [...element.querySelectorAll(selector)].map((each) => each.textContent.trim());
const ids = (element: HTMLElement, selector: string, key: string): (string | undefined)[] =>
  [...element.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset[key]);
const eventIds = (element: HTMLElement): (string | undefined)[] =>
  ids(element, '.ec-content ec-event', 'eventId');

const rowIds = (element: HTMLElement) => ids(element, '[data-slot="row"]', 'resourceId');

const PLACES: Readonly<Record<string, Place>> = {
  'the week': {
    ...{ props: { view: 'week' }, read: eventIds },
    ...{ before: ['hidden', 'shown'], filtered: ['shown'] },
  },
  'the agenda, which leaves out its day': {
    props: {
      view: 'agenda',
      visibleDate: '2026-11-19',
      preferences: { showEmptyDaysInAgenda: false },
    },
    read: (element) => [
      eventIds(element),
      element.querySelectorAll('.ec-content [data-date]').length,
    ],
    before: [['hidden', 'shown'], 2],
    filtered: [['shown'], 1],
  },
  'the marks of the mini calendar': {
    props: { view: 'day', visibleDate: '2026-11-25' },
    read: (element) => ids(element, '[data-mini-date][data-marked]', 'miniDate'),
    before: ['2026-11-19', '2026-11-20'],
    filtered: ['2026-11-20'],
  },
  'columns of those with events': {
    props: { view: 'week', resources: PEOPLE, resourceColumns: { show: 'with-events' } },
    read: (element) => new Set(texts(element, '[data-resource-header]')),
    before: new Set(['Ana', 'Team', 'Ben']),
    filtered: new Set(['Ana']),
  },
  'rows of those with events': {
    props: { ...ROWS, timeline: { show: 'with-events' } },
    ...{ read: rowIds, before: ['ana', 'team', 'ben'], filtered: ['ana'] },
  },
  'the strip of a collapsed row': {
    props: { ...ROWS, collapsedResources: { team: true } },
    read: (element) => [
      texts(element, '.ec-title-cell > .ec-visually-hidden'),
      ids(element, '[data-beneath]', 'beneath'),
    ],
    before: [['1 event beneath'], ['1']],
    filtered: [[], []],
  },
  'no workload of a row': {
    props: {
      ...ROWS,
      timeline: { workload: 'row' },
      workingHours: [{ start: '08:00', end: '16:00', timezone: 'UTC' }],
    },
    read: (element) => texts(element, '.ec-workload'),
    before: ['1 of 168 h', '1 of 336 h', '1 of 168 h'],
    filtered: ['1 of 168 h', '1 of 336 h', '1 of 168 h'],
  },
};

describe('an event that a filter hides', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it.each(Object.entries(PLACES))('changes %s', async (_, place) => {
    const eventFilter = signal<((event: CalendarEvent) => boolean) | undefined>(undefined);
    const hidden = { resource: 'ben', start: '2026-11-19T11:00:00Z', end: '2026-11-19T12:00:00Z' };
    const events = [at('shown', 9, { resource: 'ana' }), givenEvent({ id: 'hidden', ...hidden })];
    const { element, fixture } = await givenCalendar({
      ...{ visibleDate: '2026-11-20', events, eventFilter, ...place.props },
    });
    expect(place.read(element)).toEqual(place.before);
    eventFilter.set(isNot('hidden'));
    await fixture.whenStable();
    expect(place.read(element)).toEqual(place.filtered);
  });
});

describe('an event that a filter would hide after a change', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  const NOTICE = 'despite the filter';
  /** Makes a day that shows what begins at nine, before a hidden event. */
  async function given() {
    const hidden = at('hidden', 14);
    const events = signal<CalendarEvent[]>([hidden, at('a', 9)]);
    const eventFilter = signal(({ start }: CalendarEvent) => start.includes('T09'));
    const made = await givenCalendar({
      ...{ view: 'day', visibleDate: '2026-11-20', events, eventFilter },
    });
    const press = async (key: string, ctrlKey = true): Promise<void> => {
      const init = { key, ctrlKey, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init));
      await made.fixture.whenStable();
    };
    const move = async (): Promise<void> => {
      await (await made.calendar.getEvent({ title: 'a' })).moveTo('2026-11-20T10:00');
    };
    const despite = (): (string | null)[] =>
      [...made.element.querySelectorAll('ec-event[data-despite-filter]')].map((each) =>
        each.getAttribute('data-start'),
      );
    return { ...made, events, eventFilter, hidden, press, move, despite };
  }
  type Given = Awaited<ReturnType<typeof given>>;

  it.each<[string, (made: Given) => Promise<void>]>([
    ['moved', ({ move }) => move()],
    [
      'edited',
      async ({ calendar }) => {
        const editor = await calendar.openEditor({ title: 'a' });
        await editor.set('startTime', '10:00 AM');
        await editor.save();
      },
    ],
    [
      'pasted',
      async ({ calendar, element, press }) => {
        await (await (await calendar.getEvent({ title: 'a' })).host()).focus();
        await press('c');
        element.querySelector<HTMLElement>('[role="grid"]:has([data-slot])')!.focus();
        for (let quarter = 0; quarter < 4; quarter++) await press('ArrowDown', false);
        await press('v');
      },
    ],
    [
      'brought back by undo',
      async ({ eventFilter, fixture, move, press }) => {
        await move();
        eventFilter.set(({ start }) => start.includes('T10'));
        await fixture.whenStable();
        await press('z');
      },
    ],
    [
      'brought back by redo',
      async ({ calendar, move, press }) => {
        await move();
        await press('z');
        expect(await calendar.getNotice()).toBeNull();
        await press('y');
      },
    ],
  ])('stays in sight where it is %s, says so, and hides nothing from the host', async (_, act) => {
    const made = await given();
    await act(made);
    await made.fixture.whenStable();
    expect(made.despite()).toHaveLength(1);
    expect(await made.calendar.getNotice()).toContain(NOTICE);
    expect(made.events()[0]).toBe(made.hidden);
  });
});

@Component({
  selector: 'ec-own-events',
  imports: [EcEvent, EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [events]="events"
      [eventSearch]="{ mode: 'dim' }"
      [searchText]="text()"
    >
      <ng-template ecEvent let-event let-isMatch="isMatch" let-isDimmed="isDimmed">
        {{ event.title }} {{ isMatch }} {{ isDimmed }}
      </ng-template>
    </event-calendar>
  `,
})
class OwnEvents {
  readonly events = [at('Yoga', 9), at('Choir', 11)];
  readonly text = signal('');
  readonly calendar = viewChild.required(EventCalendarComponent);
}

it('a search that dims tells a host’s own content of events what matches', async () => {
  givenNow(FRIDAY_NOON);
  await EVENT_SEARCH.load();
  const fixture = TestBed.createComponent(OwnEvents);
  const drawn = async (): Promise<readonly string[]> => {
    fixture.detectChanges();
    await fixture.whenStable();
    fixture.detectChanges();
    const own = (fixture.nativeElement as HTMLElement).querySelectorAll('ec-event .ec-own');
    return [...own].map(({ textContent }) => textContent.trim());
  };
  expect(await drawn()).toEqual(['Yoga false false', 'Choir false false']);
  fixture.componentInstance.text.set('yog');
  expect(await drawn()).toEqual(['Yoga true false', 'Choir false true']);
});
