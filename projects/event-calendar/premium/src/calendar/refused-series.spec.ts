import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEventSource, EventChangeRequest, SourceChange } from 'ng-event-calendar';
import type { CalendarEvent, UnavailableTimes } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

const weekly: CalendarEvent = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-11-04T10:00:00Z',
  end: '2026-11-04T11:00:00Z',
  rrule: 'FREQ=WEEKLY;COUNT=4',
};
const once: CalendarEvent = {
  id: 'once',
  title: 'Once',
  start: '2026-11-19T10:00:00Z',
  end: '2026-11-19T11:00:00Z',
};

@Component({
  selector: 'ec-refused-series',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [(events)]="events"
      [eventSource]="source"
      [blockedTimes]="blocked"
      [unavailableTimes]="mode()"
      (eventChangeRequest)="refuse($event)"
    />
  `,
})
class Host {
  readonly blocked = [{ start: '2026-11-18T12:00:00Z', end: '2026-11-18T13:00:00Z' }];
  readonly mode = signal<UnavailableTimes>('allow');
  refuse: (request: EventChangeRequest) => void = () => undefined;
  readonly events = signal<CalendarEvent[]>([]);
  readonly saved: SourceChange[] = [];
  readonly source: CalendarEventSource = {
    load: () => Promise.resolve([weekly, once]),
    save: (change): Promise<void> => {
      if (this.saved.push(change) > 1) return Promise.resolve();
      return Promise.reject(Object.assign(new Error('The hall is full.'), { status: 409 }));
    },
  };
}

async function given(props: { mode?: UnavailableTimes; refuse?: Host['refuse'] } = {}) {
  const fixture = TestBed.createComponent(Host);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  const host = fixture.componentInstance;
  if (props.mode !== undefined) host.mode.set(props.mode);
  if (props.refuse !== undefined) host.refuse = props.refuse;
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  await calendar.waitForEvents();
  return {
    host,
    element,
    settled: () => fixture.whenStable(),
    calendar,
    rule: () => element.querySelector('[data-field="recurrence"]')?.textContent.trim(),
    /** Answers the scope prompt by the index of the answer. */
    answer: async (at: number) => {
      const prompt = document.querySelector('ec-scope-prompt')!;
      prompt.querySelectorAll<HTMLInputElement>('input[type="radio"]')[at]!.click();
      await fixture.whenStable();
      prompt.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
      await fixture.whenStable();
    },
  };
}

beforeAll(() => {
  // Dialog methods that jsdom lacks.
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function (this: HTMLDialogElement): void {
    this.open = true;
  };
  prototype.close = function (this: HTMLDialogElement): void {
    this.open = false;
  };
});

afterEach(() => document.body.replaceChildren());

describe('what the source refuses of a series', () => {
  it.each([
    ['one occurrence', 0],
    ['this one and the following', 1],
    ['all', 2],
  ])('stands in the form again, typed for %s', async (_, scope) => {
    const { host, calendar, answer } = await given();
    const editor = await calendar.openEditor({ id: 'weekly' });
    await editor.set('title', 'Choir');
    await editor.save();
    await answer(scope);
    expect(host.saved).toHaveLength(1);
    expect(host.events()).toEqual([weekly, once]);

    await calendar.retry();
    const again = await calendar.getEditor();
    expect(await again.getHeading()).toBe('Edit event');
    expect(await again.getWarning()).toBe('The hall is full.');
    expect(await again.get('title')).toBe('Choir');
    expect(await again.get('startDate')).toBe('Nov 18, 2026');
    await again.save();
    await answer(0);
    expect(host.saved[1]!.changes).toMatchObject([
      { after: { id: 'weekly', exDates: ['2026-11-18'] } },
      { before: null, after: { title: 'Choir', start: '2026-11-18T10:00:00Z' } },
    ]);
  });

  it('has its rule again', async () => {
    const { host, calendar, rule } = await given();
    const editor = await calendar.openEditor({ id: 'once' });
    document.querySelector<HTMLElement>('[data-field="recurrence"]')!.click();
    await calendar.getEvents();
    [...document.querySelectorAll<HTMLElement>('[role="option"]')]
      .find(({ textContent }) => textContent.trim() === 'Repeats daily')!
      .click();
    await editor.save();
    expect(host.saved[0]!.changes).toMatchObject([{ after: { rrule: 'FREQ=DAILY' } }]);
    expect(host.events()).toEqual([weekly, once]);
    await calendar.retry();
    const again = await calendar.getEditor();
    expect(rule()).toBe('Repeats daily');
    await again.save();
    expect(host.saved[1]!.changes).toMatchObject([{ after: { rrule: 'FREQ=DAILY' } }]);
  });
});

describe('what is refused of a series, once it was asked what it is for', () => {
  const SCOPES = [
    ['one occurrence', 0],
    ['this one and the following', 1],
    ['all', 2],
  ] as const;

  it.each(SCOPES)('by its host stays in the form, typed for %s', async (_, scope) => {
    const { host, calendar, answer } = await given({
      refuse: (request) => request.preventDefault('The hall is full.'),
    });
    const editor = await calendar.openEditor({ id: 'weekly' });
    await editor.set('title', 'Choir');
    await editor.set('startTime', '2 PM');
    await editor.save();
    await answer(scope);
    expect(host.events()).toEqual([weekly, once]);
    expect(await editor.getWarning()).toBe('The hall is full.');
    expect([await editor.get('title'), await editor.get('startTime')]).toEqual(['Choir', '2 PM']);
  });

  it.each(SCOPES)('by blocked time stays in the form, typed for %s', async (_, scope) => {
    const { host, calendar, answer } = await given({ mode: 'refuse' });
    const editor = await calendar.openEditor({ id: 'weekly' });
    await editor.set('title', 'Choir');
    await editor.set('startTime', '12 PM');
    await editor.save();
    await answer(scope);
    expect(host.events()).toEqual([weekly, once]);
    expect([await editor.get('title'), await editor.get('startTime')]).toEqual(['Choir', '12 PM']);
  });

  it.each(SCOPES)('by the user stays in the form, typed for %s', async (_, scope) => {
    const { host, element, calendar, answer, settled } = await given({ mode: 'ask' });
    const editor = await calendar.openEditor({ id: 'weekly' });
    await editor.set('title', 'Choir');
    await editor.set('startTime', '12 PM');
    await editor.save();
    await answer(scope);
    const prompt = element.querySelector<HTMLElement>('ec-booking-prompt')!;
    prompt.querySelector('button')!.click();
    await settled();
    expect(element.querySelector('ec-booking-prompt')).toBeNull();
    expect(host.events()).toEqual([weekly, once]);
    expect([await editor.get('title'), await editor.get('startTime')]).toEqual(['Choir', '12 PM']);
  });
});
