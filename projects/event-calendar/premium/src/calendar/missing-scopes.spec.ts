import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';
import { CALENDAR_RECURRENCE } from './recurrence';

const { scopes } = CALENDAR_RECURRENCE;
const SAID = expect.stringContaining('This part of the calendar could not be loaded.') as string;
const daily: CalendarEvent = {
  id: 'daily',
  title: 'Daily',
  start: '2026-11-18T10:00:00Z',
  end: '2026-11-18T11:00:00Z',
  // A date of its own is moved without a question.
  rDates: ['2026-11-19', '2026-11-20'],
};
const once: CalendarEvent = {
  id: 'once',
  title: 'Once',
  start: '2026-11-18T14:00:00Z',
  end: '2026-11-18T15:00:00Z',
};
const moved = { ...daily, rDates: ['2026-11-19T15:00:00Z', '2026-11-20'] };

@Component({
  selector: 'ec-missing-scopes',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [(events)]="events"
      (lastAction)="actions.push($event)"
    />
  `,
})
class Host {
  readonly events = signal<CalendarEvent[]>([daily, once]);
  readonly actions: LastAction[] = [];
}

async function given() {
  const fixture = TestBed.createComponent(Host);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  return { host: fixture.componentInstance, fixture, calendar };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  // Another test may have loaded it.
  jest.spyOn(scopes, 'loaded', 'get').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a calendar without the code that changes series', () => {
  it('changes what happens once, and has asked for the code as soon as somebody came', async () => {
    const load = jest.spyOn(scopes, 'load').mockRejectedValue(new TypeError('offline'));
    const { host, calendar } = await given();
    await (await calendar.getEvent({ id: 'once' })).moveTo('2026-11-18T15:00');
    expect(load).toHaveBeenCalledTimes(1);
    expect(host.events()[1]).toMatchObject({ start: '2026-11-18T15:00:00Z' });
    expect(await calendar.getNotice()).toBeNull();
  });

  it('leaves a series as it is and says so; the next try asks for the code again', async () => {
    const load = jest.spyOn(scopes, 'load').mockRejectedValue(new TypeError('offline'));
    const { host, fixture, calendar } = await given();
    const before = host.events();
    await (await calendar.getEvent({ id: 'daily', date: '2026-11-19' })).moveTo('2026-11-19T15:00');
    expect(await calendar.getNotice()).toEqual(SAID);
    expect([host.events(), host.actions]).toEqual([before, []]);
    const drawn = await calendar.getEvents({ id: 'daily' });
    expect(await Promise.all(drawn.map((event) => event.getStart()))).toContain('2026-11-19T10:00');

    load.mockRestore();
    await (await calendar.getEvent({ id: 'daily', date: '2026-11-19' })).moveTo('2026-11-19T15:00');
    await fixture.whenStable();
    expect(host.events()).toEqual([moved, once]);
    expect(host.actions).toMatchObject([{ type: 'move', event: moved }]);
  });

  it('leaves what was typed in the editor, which says why', async () => {
    const load = jest.spyOn(scopes, 'load').mockRejectedValue(new TypeError('offline'));
    const { host, fixture, calendar } = await given();
    const editor = await calendar.openEditor({ id: 'daily', date: '2026-11-19' });
    await editor.set('startTime', '3:00 PM');
    await editor.save();
    expect(await editor.getText()).toContain('This part of the calendar could not be loaded.');
    expect(await editor.get('startTime')).toBe('3 PM');
    expect([await calendar.getNotice(), host.actions]).toEqual([null, []]);

    load.mockRestore();
    await editor.save();
    await fixture.whenStable();
    expect(host.events()).toEqual([moved, once]);
  });

  it('makes a change once the code has come, of the record as it is then', async () => {
    const { load } = scopes;
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    const isAsked = new Promise<void>((resolve) =>
      jest
        .spyOn(scopes, 'load')
        .mockRejectedValueOnce(new TypeError('offline'))
        .mockImplementationOnce(async () => {
          resolve();
          await coming;
          return load();
        }),
    );
    const { host, fixture, calendar } = await given();
    const event = await calendar.getEvent({ id: 'daily', date: '2026-11-19' });
    const dropped = event.moveTo('2026-11-19T15:00');
    await isAsked;
    host.events.set([once, { ...daily, title: 'Theirs' }]);
    fixture.detectChanges();
    come();
    await dropped;
    expect(host.events()).toEqual([once, { ...moved, title: 'Theirs' }]);
    expect(host.actions).toMatchObject([{ type: 'move', event: { title: 'Theirs' } }]);
  });
});
