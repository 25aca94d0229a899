// Imported before anything of Angular runs, to make this a zone.js app.
import 'zone.js';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import {
  ChangeDetectionStrategy,
  Component,
  createComponent,
  EnvironmentInjector,
  NgZone,
  provideZoneChangeDetection,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type {
  CalendarEvent,
  CalendarPreferences,
  CalendarResource,
  CalendarView,
  VisibleResources,
} from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { FRIDAY_NOON, givenEvent, givenNow } from './calendar.spec-host';
import { EventCalendarComponent } from './event-calendar';
import { INTERACTION } from '../lazy/lazy-parts';

/** A host as in zone.js apps: plain fields, changed in callbacks of timers. */
@Component({
  selector: 'ec-zone-host',
  imports: [EventCalendarComponent],
  // eslint-disable-next-line @angular-eslint/prefer-on-push-component-change-detection -- as there
  changeDetection: ChangeDetectionStrategy.Eager,
  template: `
    <event-calendar
      displayTimezone="UTC"
      [resources]="resources"
      [(events)]="events"
      [(view)]="view"
      [(visibleDate)]="visibleDate"
      [(preferences)]="preferences"
      [(visibleResources)]="visibleResources"
      (eventClick)="clicked = $event.title"
      (viewChange)="isInZone = inZone()"
    />
    <output>{{ view }} {{ visibleDate }} {{ clicked }}</output>
  `,
})
class ZoneHost {
  readonly resources: CalendarResource[] = [{ id: 'r', title: 'Room' }];
  events: CalendarEvent[] = [givenEvent({ title: 'Plan', resource: 'r' })];
  view: CalendarView = 'week';
  visibleDate = '2026-11-20';
  preferences: CalendarPreferences = {};
  visibleResources: VisibleResources = {};
  clicked = '';
  isInZone = false;

  later(change: (host: this) => void): Promise<void> {
    return new Promise((done) => {
      setTimeout(() => {
        change(this);
        done();
      });
    });
  }

  protected inZone(): boolean {
    return NgZone.isInAngularZone();
  }
}

async function givenZoneApp() {
  TestBed.configureTestingModule({ providers: [provideZoneChangeDetection()] });
  const fixture = TestBed.createComponent(ZoneHost);
  fixture.autoDetectChanges();
  await fixture.whenStable();
  const zone = TestBed.inject(NgZone);
  const page = fixture.nativeElement as HTMLElement;
  return {
    host: fixture.componentInstance,
    page,
    fixture,
    zone,
    calendar: await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness),
    output: () => page.querySelector('output')?.textContent.trim(),
    /** Changes the host's fields as an app does, in a timer; nothing else triggers change detection. */
    change: async (change: (host: ZoneHost) => void) => {
      await zone.run(() => fixture.componentInstance.later(change));
      await fixture.whenStable();
    },
  };
}

beforeEach(() => givenNow(FRIDAY_NOON));

describe('in a zone app', () => {
  it('zone.js is at work', async () => {
    const { zone } = await givenZoneApp();
    expect(zone.constructor.name).toBe('NgZone');
    expect(zone.run(() => NgZone.isInAngularZone())).toBe(true);
  });

  it('the calendar follows plain fields of the host', async () => {
    const { calendar, change } = await givenZoneApp();
    await change((host) => (host.view = 'month'));
    expect(await calendar.getView()).toBe('month');
    await change((host) => (host.visibleDate = '2027-02-03'));
    expect(await calendar.getTitle()).toBe('February 2027');
    await change((host) => {
      host.visibleDate = '2026-11-20';
      host.events = [...host.events, givenEvent({ title: 'More' })];
    });
    expect(await calendar.getEventTitles()).toEqual(['Plan', 'More']);
    await change((host) => (host.visibleResources = { r: false }));
    expect(await calendar.getEventTitles()).toEqual(['More']);
    await change((host) => (host.preferences = { showWeekends: false }));
    expect(await calendar.getDates()).toHaveLength(25);
  });

  it('what the user changes reaches the fields, and the page shows it', async () => {
    const { calendar, host, output } = await givenZoneApp();
    await calendar.showView('day');
    await calendar.next();
    await calendar.previous();
    await calendar.toggleResource('Room');
    expect(host.visibleResources).toEqual({ r: false });
    await calendar.toggleResource('Room');
    await (await calendar.getEvent({ title: 'Plan' })).click();
    await calendar.setPreference('Show week number');
    expect(host.view).toBe('day');
    expect(host.visibleDate).toBe('2026-11-20');
    expect(host.preferences).toEqual({ showWeekNumber: true });
    expect(output()).toBe('day 2026-11-20 Plan');
  });

  it('the host is called inside the zone', async () => {
    const { calendar, host } = await givenZoneApp();
    await calendar.showView('agenda');
    expect(host.isInZone).toBe(true);
  });

  it('the host is called inside the zone by what was pressed before anything answered', async () => {
    jest.spyOn(INTERACTION, 'loaded', 'get').mockReturnValue(undefined);
    const { page, host, fixture } = await givenZoneApp();
    const grid = page.querySelector('.ec-content [role="grid"]')!;
    grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
    expect(host.view).toBe('week');
    await fixture.whenStable();
    expect([host.view, host.isInZone]).toEqual(['day', true]);
  });

  it('the clock of the calendar keeps nothing unstable', async () => {
    const { zone } = await givenZoneApp();
    expect(zone.hasPendingMacrotasks).toBe(false);
    expect(zone.isStable).toBe(true);
  });

  it('a calendar made in code is drawn too', () => {
    TestBed.configureTestingModule({ providers: [provideZoneChangeDetection()] });
    const ref = createComponent(EventCalendarComponent, {
      environmentInjector: TestBed.inject(EnvironmentInjector),
    });
    ref.setInput('view', 'month');
    ref.changeDetectorRef.detectChanges();
    expect(
      (ref.location.nativeElement as HTMLElement).querySelector('[data-view="month"]'),
    ).not.toBeNull();
    ref.destroy();
  });
});
