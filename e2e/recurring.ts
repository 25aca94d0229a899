import type { Locator, Page } from '@playwright/test';
import type { CalendarEvent } from 'ng-event-calendar';
import { expect, type HostedCalendar, type TestHostOptions, type TestProps } from './calendar';

/** Every weekday at nine in New York, written as instants: 13:00 UTC in summer, 14:00 in winter. */
export const standup: CalendarEvent = {
  id: 'standup',
  title: 'Standup',
  start: '2026-10-19T13:00:00Z',
  end: '2026-10-19T13:30:00Z',
  timezone: 'America/New_York',
  rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
};

/** Tuesdays at six in Tokyo, which are Mondays at four in New York. */
export const tokyo: CalendarEvent = {
  id: 'tokyo',
  title: 'Tokyo',
  start: '2026-11-03T06:00:00',
  end: '2026-11-03T07:00:00',
  timezone: 'Asia/Tokyo',
  rrule: { freq: 'WEEKLY', byDay: ['TU'], count: 6 },
};

/** Scopes of a change, as the prompt words them. */
export type ScopeName = 'Only this event' | 'This and following events' | 'All events';

/** The prompt for the scope of a change. */
export class ScopePrompt {
  readonly dialog: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Apply this change to:' });
    this.confirm = this.dialog.getByRole('button', { name: /^(Confirm|Delete event)$/ });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
  }

  scope(name: ScopeName): Locator {
    return this.dialog.getByRole('radio', { name });
  }

  async choose(name: ScopeName): Promise<void> {
    await this.scope(name).check();
    await this.confirm.click();
    await expect(this.dialog).toHaveCount(0);
  }
}

/** Opens the premium calendar in the week of 20 November 2026, in New York. */
export async function openRecurring(
  calendar: HostedCalendar,
  events: CalendarEvent[],
  props: TestProps = {},
  options: TestHostOptions = {},
): Promise<void> {
  await calendar.open(
    {
      displayTimezone: 'America/New_York',
      view: 'week',
      visibleDate: '2026-11-20',
      ...props,
      events,
    },
    { ...options, premium: true },
  );
}

/** Returns the occurrence of an event that is drawn on a day. */
export function occurrence(calendar: HostedCalendar, id: string | number, date: string): Locator {
  return calendar.root.locator(`ec-event[data-event-id="${id}"][data-start^="${date}"]`);
}

/** Returns the host's events after the test; ids that the calendar generated read as `new`. */
export async function eventsOf(calendar: HostedCalendar): Promise<CalendarEvent[]> {
  const events = (await calendar.state()).events ?? [];
  return events.map((event) =>
    String(event.id).startsWith('event-') ? { ...event, id: 'new' } : event,
  );
}

/** Waits until the host has the given events. */
export async function expectEvents(
  calendar: HostedCalendar,
  expected: readonly CalendarEvent[],
): Promise<void> {
  await expect.poll(() => eventsOf(calendar)).toEqual(expected);
}
