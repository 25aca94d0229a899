import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EventCalendarComponent, type CalendarEvent, type CalendarView } from 'ng-event-calendar';
import { EventCalendarHarness } from './event-calendar-harness';

const DATE = '2026-11-20';
const NOW = new Date('2026-11-20T12:00:00Z');

/** Creates the events of both calendars, which therefore differ in nothing else. */
function givenEvents(): CalendarEvent[] {
  const hours = Array.from({ length: 12 }, (_, at) => `${at + 8}`.padStart(2, '0'));
  return hours.map((hour, id) => ({
    id,
    title: id === 0 ? 'Plan' : `Call ${id}`,
    start: `${DATE}T${hour}:00:00Z`,
    end: `${DATE}T${hour}:30:00Z`,
  }));
}

@Component({
  selector: 'ec-two-alike',
  imports: [EventCalendarComponent],
  template: `
    <div role="listbox"><div role="option" aria-selected="false">Of the page</div></div>
    <event-calendar
      id="one"
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [view]="view()"
      [readOnly]="isReadOnly()"
      [resources]="[{ id: 'r', title: 'Room' }]"
      [(events)]="first"
    />
    <event-calendar
      id="two"
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [view]="view()"
      [readOnly]="isReadOnly()"
      [resources]="[{ id: 'h', title: 'Hall' }]"
      [(events)]="second"
    />
  `,
})
class TwoAlike {
  readonly view = signal<CalendarView>('week');
  readonly isReadOnly = signal(false);
  readonly first = signal(givenEvents());
  readonly second = signal(givenEvents());
}

async function givenCalendars(): Promise<{
  host: TwoAlike;
  one: EventCalendarHarness;
  two: EventCalendarHarness;
}> {
  const fixture = TestBed.createComponent(TwoAlike);
  document.body.append(fixture.nativeElement as HTMLElement);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const [one, two] = await Promise.all([
    loader.getHarness(EventCalendarHarness.with({ id: 'one' })),
    loader.getHarness(EventCalendarHarness.with({ id: 'two' })),
  ]);
  return { host: fixture.componentInstance, one, two };
}

describe('of two calendars on a page, a harness', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW, advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it.each<[CalendarView, string, string]>([
    ['day', `${DATE}T05:30`, `${DATE}T05:30:00Z`],
    ['week', '2026-11-18T09:30', '2026-11-18T09:30:00Z'],
    ['month', '2026-11-04', '2026-11-04T08:00:00Z'],
  ])('moves its own event in the %s view', async (view, to, start) => {
    const { host, two } = await givenCalendars();
    host.view.set(view);
    await (await two.getEvent({ title: 'Plan' })).moveTo(to);
    expect(host.second()[0]).toMatchObject({ start });
    expect(host.first()).toEqual(givenEvents());
  });

  it('moves its own event while something is picked up in the other', async () => {
    const { host, one, two } = await givenCalendars();
    const other = await (await one.getEvent({ title: 'Plan' })).host();
    await other.focus();
    await other.sendKeys('g');
    await (await two.getEvent({ title: 'Plan' })).resizeTo(`${DATE}T09:00`);
    expect(host.second()[0]).toMatchObject({ end: `${DATE}T09:00:00Z` });
    expect(host.first()).toEqual(givenEvents());
  });

  it('opens its own preferences', async () => {
    const { one, two } = await givenCalendars();
    await two.openPreferences();
    await one.setPreference('Show weekends');
    expect(await one.getDates()).not.toContain('2026-11-21');
    expect(await two.getDates()).toContain('2026-11-21');
  });

  it('opens the menu of its own event', async () => {
    const { host, one, two } = await givenCalendars();
    await (await one.getEvent({ title: 'Plan' })).openMenu();
    const menu = await (await two.getEvent({ title: 'Plan' })).openMenu();
    await menu.choose('Delete event');
    expect(host.second()).toHaveLength(11);
    expect(host.first()).toHaveLength(12);
  });

  it('opens its own list of more', async () => {
    const { host, one, two } = await givenCalendars();
    host.view.set('month');
    host.second.update(([first]) => [
      first!,
      ...givenEvents()
        .slice(1)
        .map((event) => ({ ...event, title: 'Mine' })),
    ]);
    await (await one.openMore(DATE)).close();
    const list = await two.openMore(DATE);
    expect(await list.getEventTitles()).toContain('Mine');
  });

  it('reads its own details', async () => {
    const { host, one, two } = await givenCalendars();
    host.isReadOnly.set(true);
    await (await two.getEvent({ title: 'Call 3' })).click();
    expect(await two.getDetails()).toContain('Call 3');
    expect(await one.getDetails()).toBeNull();
  });

  it('reads the options of its own editor, and of the field that is asked', async () => {
    const { one, two } = await givenCalendars();
    const mine = await one.openEditor({ title: 'Plan' });
    const yours = await two.openEditor({ title: 'Plan' });
    expect(await mine.getOptions('resource')).toEqual(['No resource', 'Room']);
    expect(await yours.getOptions('resource')).toEqual(['No resource', 'Hall']);
    expect(await yours.getOptions('title')).toEqual([]);
  });
});
