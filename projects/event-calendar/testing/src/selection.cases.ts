import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarId,
  type CalendarResource,
  type CalendarView,
  type LastAction,
  type SelectedOccurrence,
} from 'ng-event-calendar';
import { EventCalendarHarness } from './event-calendar-harness';

const RESOURCES: readonly CalendarResource[] = [
  { id: 'ana', title: 'Ana' },
  { id: 'ben', title: 'Ben' },
];
const EVENTS: readonly CalendarEvent[] = [
  lesson('a', 'Algebra', '2026-11-16', '09:00', '10:00', 'ana'),
  lesson('b', 'Biology', '2026-11-17', '11:00', '12:00', 'ana'),
  lesson('c', 'Chemistry', '2026-11-18', '13:00', '14:00', 'ben'),
  { id: 'trip', title: 'Trip', start: '2026-11-17', end: '2026-11-18', allDay: true },
];

function lesson(
  ...[id, title, date, start, end, resource]: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
): CalendarEvent {
  return { id, title, start: `${date}T${start}Z`, end: `${date}T${end}Z`, resource };
}

@Component({
  selector: 'ec-several',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      visibleDate="2026-11-18"
      [view]="view()"
      [resources]="resources"
      [resourceColumns]="areColumns()"
      [canSelectSeveralEvents]="isOn()"
      [(selectedEvents)]="selected"
      [(events)]="events"
      (lastAction)="actions.push($event)"
    />
  `,
})
class Several {
  readonly resources = RESOURCES;
  readonly view = signal<CalendarView>('week');
  readonly areColumns = signal(false);
  readonly isOn = signal(true);
  readonly selected = signal<readonly (CalendarId | SelectedOccurrence)[]>([]);
  readonly events = signal(EVENTS);
  readonly actions: LastAction[] = [];
}

interface Given {
  readonly host: Several;
  readonly calendar: EventCalendarHarness;
  readonly starts: () => Record<string, string>;
  readonly titles: () => Promise<string[]>;
}

async function given(change: (host: Several) => void = () => undefined): Promise<Given> {
  const fixture = TestBed.createComponent(Several);
  const host = fixture.componentInstance;
  change(host);
  document.body.append(fixture.nativeElement as HTMLElement);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  return {
    host,
    calendar,
    starts: () => Object.fromEntries(host.events().map(({ id, start }) => [id, start])),
    titles: async () => {
      const selected = await calendar.getSelectedEvents();
      return (await Promise.all(selected.map((event) => event.getTitle()))).sort();
    },
  };
}

describe('of a selection, the harness', () => {
  beforeEach(() =>
    jest.useFakeTimers({ now: new Date('2026-11-18T06:00:00Z'), advanceTimers: true }),
  );
  afterEach(() => jest.useRealTimers());

  it.each([
    ['by an id', [{ id: 'a' }], ['Algebra']],
    ['by a pattern', [{ title: /^(Alg|Bio)/ }], ['Algebra', 'Biology']],
    ['by several filters', [{ resource: 'ana' }, { id: 'trip' }], ['Algebra', 'Biology', 'Trip']],
    ['of the page', [], ['Algebra', 'Biology', 'Chemistry', 'Trip']],
  ] as const)('selects events %s', async (_, filters, expected) => {
    const { calendar, titles } = await given();
    await calendar.selectEvents(...filters);
    expect(await titles()).toEqual(expected);
  });

  it('adds events to a selection, and takes none out of it', async () => {
    const { host, calendar } = await given();
    const algebra = await calendar.getEvent({ id: 'a' });
    expect(await algebra.isSelected()).toBe(false);
    await algebra.select();
    await algebra.select();
    await calendar.selectEvents({ id: 'c' }, { resource: 'ben' });
    expect(await algebra.isSelected()).toBe(true);
    expect(host.selected()).toEqual(['a', 'c']);
  });

  it('gives an event once that is drawn in pieces', async () => {
    const { host, titles } = await given();
    host.events.update((events) => [
      ...events,
      { id: 'night', title: 'Night', start: '2026-11-17T22:00:00Z', end: '2026-11-18T04:00:00Z' },
    ]);
    host.selected.set(['night']);
    expect(await titles()).toEqual(['Night']);
  });

  it('clears the selection', async () => {
    const { host, calendar } = await given();
    await calendar.clearSelection();
    await calendar.selectEvents({ id: 'a' }, { id: 'b' });
    await calendar.clearSelection();
    expect(host.selected()).toEqual([]);
    expect(await calendar.getSelectedEvents()).toEqual([]);
  });

  it('says that nothing matches, or may be selected', async () => {
    const { host, calendar } = await given();
    await expect(calendar.selectEvents({ title: 'Zoology', resource: 'ana' })).rejects.toThrow(
      'No event is of title Zoology, resource ana.',
    );
    host.isOn.set(false);
    await expect(calendar.selectEvents({ id: 'a' })).rejects.toThrow('canSelectSeveralEvents');
    await expect(calendar.selectEvents()).rejects.toThrow('canSelectSeveralEvents');
  });

  it('counts what is selected, and deletes it by the bar', async () => {
    const { host, calendar } = await given();
    await calendar.selectEvents({ id: 'a' });
    await expect(calendar.getSelectionBar()).rejects.toThrow();
    await calendar.selectEvents({ id: 'b' }, { id: 'trip' });
    const bar = await calendar.getSelectionBar();
    expect(await bar.getCount()).toBe(3);
    await bar.choose('Delete');
    expect(host.events().map(({ id }) => id)).toEqual(['c']);
    expect(await calendar.getNotice()).toBe('3 events deleted');
    expect(host.actions.map(({ type }) => type)).toEqual(['change']);
  });

  it('copies and pastes by the bar, on another page in its places there', async () => {
    const { host, calendar, starts } = await given();
    await calendar.selectEvents();
    await (await calendar.getSelectionBar()).choose('Copy');
    await calendar.next();
    const bar = await calendar.getSelectionBar();
    expect(await bar.getCount()).toBe(0);
    await bar.choose('Paste');
    expect(Object.values(starts()).slice(4).sort()).toEqual([
      '2026-11-23T09:00:00Z',
      '2026-11-24',
      '2026-11-24T11:00:00Z',
      '2026-11-25T13:00:00Z',
    ]);
    expect(host.actions).toHaveLength(1);
  });

  it('recolours by the bar', async () => {
    const { host, calendar } = await given();
    await calendar.selectEvents({ resource: 'ana' });
    const bar = await calendar.getSelectionBar();
    await bar.choose('Color');
    await bar.choose('Select teal as event color');
    expect(host.events().map(({ color }) => color)).toEqual(['teal', 'teal', undefined, undefined]);
  });

  it('says which commands there are, and why one works for none', async () => {
    const { host, calendar } = await given();
    await calendar.selectEvents({ resource: 'ana' });
    await expect((await calendar.getSelectionBar()).choose('Duplicate')).rejects.toThrow(
      'No command "Duplicate"; there are: Move, Copy, Color, Delete, Clear selection.',
    );
    host.events.update((events) => events.map((event) => ({ ...event, readOnly: true })));
    await expect((await calendar.getSelectionBar()).choose('Delete')).rejects.toThrow(/^Delete, /);
  });

  it('moves all that are selected, by the step of one', async () => {
    const { host, calendar, starts } = await given();
    await calendar.selectEvents({ id: 'a' }, { id: 'c' }, { id: 'trip' });
    await (await calendar.getEvent({ id: 'c' })).moveTo('2026-11-19T13:30');
    expect(starts()).toEqual({
      a: '2026-11-17T09:30:00Z',
      b: '2026-11-17T11:00Z',
      c: '2026-11-19T13:30:00Z',
      trip: '2026-11-18',
    });
    expect(host.actions.map(({ type, event }) => [type, event])).toEqual([['change', null]]);
    expect(host.selected()).toEqual(['a', 'trip', 'c']);
  });

  it('moves an event alone that isn’t selected', async () => {
    const { calendar, starts } = await given();
    await calendar.selectEvents({ id: 'a' }, { id: 'c' });
    await (await calendar.getEvent({ id: 'b' })).moveTo('2026-11-18T11:00');
    expect(starts()).toMatchObject({ a: '2026-11-16T09:00Z', b: '2026-11-18T11:00:00Z' });
    expect(await calendar.getSelectedEvents()).toEqual([]);
  });

  it('moves all into columns of others', async () => {
    const { host, calendar } = await given((host) => host.areColumns.set(true));
    await calendar.selectEvents({ resource: 'ana' });
    await (await calendar.getEvent({ id: 'a' })).moveTo({ resource: 'ben' });
    expect(
      host
        .events()
        .slice(0, 2)
        .map(({ resource }) => resource),
    ).toEqual(['ben', 'ben']);
  });
});
