import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import {
  EcToolbar,
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarEventSource,
  type EventSearch,
} from 'ng-event-calendar';
import { EventCalendarHarness } from './event-calendar-harness';

const EVENTS: readonly CalendarEvent[] = [
  event('yoga', 'Yoga', '2026-11-20', 'hall'),
  event('plan', 'Plan of the week', '2026-11-19'),
  event('spring', 'Plan of the spring', '2027-03-20'),
];

function event(id: string, title: string, date: string, resource?: string): CalendarEvent {
  const times = { start: `${date}T10:00:00Z`, end: `${date}T11:00:00Z` };
  return { id, title, ...times, ...(resource && { resource }) };
}

const SETTING = `
  displayTimezone="UTC"
  defaultVisibleDate="2026-11-20"
  [resources]="[{ id: 'hall', title: 'Hall' }]"
`;

@Component({
  selector: 'ec-searched',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      ${SETTING}
      [eventSearch]="eventSearch()"
      [eventSource]="source()"
      [(searchText)]="text"
      [(events)]="events"
    />
  `,
})
class Searched {
  readonly events = signal(EVENTS);
  readonly eventSearch = signal<boolean | EventSearch>(true);
  readonly source = signal<CalendarEventSource | undefined>(undefined);
  readonly text = signal('');
}

@Component({
  selector: 'ec-own-toolbar',
  imports: [EcToolbar, EventCalendarComponent],
  template: `
    <event-calendar ${SETTING} [events]="events" [eventSearch]="true">
      <ng-template ecToolbar>Ours</ng-template>
    </event-calendar>
  `,
})
class OwnToolbar {
  readonly events = EVENTS;
}

interface Given {
  readonly host: Searched;
  readonly fixture: ComponentFixture<Searched>;
  readonly calendar: EventCalendarHarness;
}

async function given(eventSearch: boolean | EventSearch = true): Promise<Given> {
  const fixture = TestBed.createComponent(Searched);
  fixture.componentInstance.eventSearch.set(eventSearch);
  document.body.append(fixture.nativeElement as HTMLElement);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const calendar = await loader.getHarness(EventCalendarHarness);
  return { host: fixture.componentInstance, fixture, calendar };
}

describe('of a search, the harness', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true }),
  );
  afterEach(() => jest.useRealTimers());

  it('types, and reads text, number and results', async () => {
    const { host, calendar } = await given();
    expect([await calendar.getSearchText(), await calendar.getSearchCount()]).toEqual(['', 0]);
    expect(await calendar.getSearchResults()).toEqual([]);
    await calendar.search('hall');
    expect(await calendar.getSearchResults()).toEqual([
      { title: 'Yoga', date: '2026-11-20', text: '10 – 11 AM · Hall' },
    ]);
    await calendar.search('plan');
    expect(host.text()).toBe('plan');
    expect([await calendar.getSearchText(), await calendar.getSearchCount()]).toEqual(['plan', 2]);
    const found = await calendar.getSearchResults();
    expect(found.map(({ title, date }) => [title, date])).toEqual([
      ['Plan of the spring', '2027-03-20'],
      ['Plan of the week', '2026-11-19'],
    ]);
  });

  it.each([
    ['in its chip', { mode: 'filter' }, 'yoga'],
    ['which waits in the field', true, ''],
  ] as const)('reads a text that the host has set, %s', async (_, search, shown) => {
    const { host, calendar } = await given(search);
    host.text.set('yoga');
    expect(await calendar.getSearchText()).toBe(shown);
    expect([await calendar.getSearchCount(), await calendar.getSearchResults()]).toEqual([0, []]);
  });

  it('counts the matches of a search without a list', async () => {
    const { calendar } = await given({ mode: 'filter' });
    await calendar.search('plan');
    expect([await calendar.getSearchText(), await calendar.getSearchCount()]).toEqual(['plan', 2]);
  });

  it('counts what isn’t drawn', async () => {
    const { host, calendar } = await given();
    host.events.set(Array.from({ length: 120 }, (_, at) => event(`${at}`, 'Shift', '2026-11-20')));
    await calendar.search('shift');
    expect(await calendar.getSearchCount()).toBe(120);
    expect(await calendar.getSearchResults()).toHaveLength(50);
  });

  it.each([
    { title: 'Plan of the spring' },
    { title: /spring$/ },
    { date: '2027-03-20' },
    { title: /^Plan/, date: '2027-03-20' },
  ])('chooses the result of %o, and is there', async (filters) => {
    const { calendar } = await given();
    await calendar.search('plan');
    await calendar.chooseSearchResult(filters);
    expect(await calendar.getDates()).toContain('2027-03-20');
    const found = await calendar.getEvent({ title: 'Plan of the spring' });
    expect(await (await found.host()).isFocused()).toBe(true);
  });

  it('chooses one result, no other number', async () => {
    const { calendar } = await given();
    await expect(calendar.chooseSearchResult({})).rejects.toThrow('Nothing is searched');
    await calendar.search('plan');
    await expect(calendar.chooseSearchResult({ title: /^Plan/ })).rejects.toThrow(
      '2 results are of title /^Plan/, instead of one.',
    );
    await expect(calendar.chooseSearchResult({ title: 'Yoga' })).rejects.toThrow('0 results');
    await expect(calendar.nextMatch()).rejects.toThrow('chosen, not stepped over');
  });

  it.each(['filter', 'dim'] as const)('goes from match to match in mode %s', async (mode) => {
    const { calendar } = await given({ mode });
    await calendar.search('plan');
    const places: (string | undefined)[] = [];
    for (let step = 0; step < 3; step++) {
      await calendar.nextMatch();
      places.push((await calendar.getDates())[0]);
    }
    expect(places).toEqual(['2027-03-14', '2026-11-15', '2027-03-14']);
  });

  it('tells which events are dimmed', async () => {
    const { calendar } = await given({ mode: 'dim' });
    const areDimmed = async (): Promise<boolean[]> =>
      Promise.all(
        ['Yoga', 'Plan of the week'].map(async (title) =>
          (await calendar.getEvent({ title })).isDimmed(),
        ),
      );
    expect(await areDimmed()).toEqual([false, false]);
    await calendar.search('yoga');
    expect(await areDimmed()).toEqual([false, true]);
  });

  it.each([
    ['with an open field', 'list', true],
    ['of a closed field', 'list', false],
    ['with an open field', 'filter', true],
    ['of a chip', 'filter', false],
  ] as const)('clears a text %s in mode %s', async (_, mode, isOpen) => {
    const { host, calendar } = await given({ mode });
    if (isOpen) await calendar.search('yoga');
    else host.text.set('yoga');
    await calendar.clearSearch();
    expect(host.text()).toBe('');
    expect(await calendar.getSearchText()).toBe('');
    await calendar.clearSearch();
  });

  it('waits for what the source finds', async () => {
    const { host, calendar } = await given();
    const far = event('far', 'Yoga in the mountains', '2028-06-01');
    host.source.set({
      load: () => Promise.resolve([...EVENTS]),
      search: () => new Promise((found) => setTimeout(() => found([far]), 100)),
    });
    await calendar.search('yoga');
    await calendar.waitForEvents();
    const titles = (await calendar.getSearchResults()).map(({ title }) => title);
    expect(titles).toEqual(['Yoga', 'Yoga in the mountains']);
  });

  it('opens the field under a toolbar of the host', async () => {
    const fixture = TestBed.createComponent(OwnToolbar);
    document.body.append(fixture.nativeElement as HTMLElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const calendar = await loader.getHarness(EventCalendarHarness);
    await calendar.search('yoga');
    expect(await calendar.getSearchCount()).toBe(1);
  });

  it('says that nothing can be searched', async () => {
    const { calendar } = await given(false);
    await expect(calendar.search('yoga')).rejects.toThrow('Without eventSearch');
  });
});
