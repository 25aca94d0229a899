import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EcDropZone } from 'ng-event-calendar';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

/** Wednesdays, and an added Thursday and Friday of the shown week. */
const course: CalendarEvent = {
  id: 'course',
  title: 'Course',
  start: '2026-11-04T10:00:00Z',
  end: '2026-11-04T11:00:00Z',
  rrule: 'FREQ=WEEKLY;COUNT=4',
  rDates: ['2026-11-19', '2026-11-20T14:00:00Z'],
};
const { rrule: _rule, ...onDates } = course;
const { rDates: _dates, ...once } = onDates;

@Component({
  selector: 'ec-added-dates-host',
  imports: [EcDropZone, EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [canDropEventsToTheOutside]="true"
      [readOnly]="readOnly()"
      [(events)]="events"
      (lastAction)="actions.push($event)"
    />
    <div ecDropZone="Later" (eventDropped)="dropped.push($event)"></div>
  `,
})
class Host {
  readonly events = signal<CalendarEvent[]>([course]);
  readonly readOnly = signal<boolean | undefined>(undefined);
  readonly actions: LastAction[] = [];
  readonly dropped: CalendarEvent[] = [];
}

async function given(change: (host: Host) => void = () => undefined) {
  const fixture = TestBed.createComponent(Host);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  change(fixture.componentInstance);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const starts = async (): Promise<(string | null)[]> =>
    Promise.all((await calendar.getEvents()).map((event) => event.getStart()));
  return {
    host: fixture.componentInstance,
    element,
    calendar,
    starts,
    on: (date: string) => calendar.getEvent({ id: 'course', date }),
    asked: () => element.querySelector('ec-scope-prompt') !== null,
    settled: () => fixture.whenStable(),
    /** Answers the scope prompt by the index of the answer. */
    answer: async (at: number) => {
      await fixture.whenStable();
      // The chunk has loaded and now renders.
      await fixture.whenStable();
      const prompt = element.querySelector('ec-scope-prompt')!;
      prompt.querySelectorAll<HTMLInputElement>('input[type="radio"]')[at]!.click();
      await fixture.whenStable();
      prompt.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
      await fixture.whenStable();
    },
    press: async (key: string, more: KeyboardEventInit = {}) => {
      const target = element.querySelector('ec-event') ?? element;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
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

it('walks through a series with added dates', async () => {
  const { host, calendar, starts, on, asked, answer, press } = await given();
  expect(await starts()).toEqual(['2026-11-18T10:00', '2026-11-19T10:00', '2026-11-20T14:00']);
  const events = await calendar.getEvents();
  expect(await Promise.all(events.map((event) => event.getKey()))).toEqual([
    'course@2026-11-18',
    'course@2026-11-19',
    'course@2026-11-20T14:00:00',
  ]);
  expect(await (await on('2026-11-19')).isRecurring()).toBe(true);

  // Moving it moves its entry in `rDates`, without a prompt.
  await (await on('2026-11-19')).moveTo('2026-11-17T09:00');
  expect(asked()).toBe(false);
  const moved = { ...course, rDates: ['2026-11-17T09:00:00Z', '2026-11-20T14:00:00Z'] };
  expect(host.events()).toEqual([moved]);
  expect(host.actions.at(-1)).toMatchObject({ type: 'move', event: moved });
  expect(await starts()).toEqual(['2026-11-17T09:00', '2026-11-18T10:00', '2026-11-20T14:00']);
  await press('z', { ctrlKey: true });
  expect(host.events()).toEqual([course]);
  await press('Z', { ctrlKey: true, shiftKey: true });
  expect(host.events()).toEqual([moved]);
  await press('z', { ctrlKey: true });

  // Resizing it makes it an event of its own, without a prompt.
  await (await on('2026-11-19')).resizeTo('2026-11-19T12:00');
  expect(asked()).toBe(false);
  expect(host.events()).toEqual([
    { ...course, exDates: ['2026-11-19'] },
    {
      ...once,
      id: expect.any(String) as string,
      start: '2026-11-19T10:00:00Z',
      end: '2026-11-19T12:00:00Z',
      extractedFromId: 'course',
    },
  ]);
  await press('z', { ctrlKey: true });
  expect(host.events()).toEqual([course]);

  // Any other change opens the prompt.
  const menu = await (await on('2026-11-19')).openMenu();
  await menu.choose('Select lime as event color');
  await answer(1);
  expect(host.events()).toEqual([
    { ...once, rrule: 'FREQ=WEEKLY;UNTIL=20261118T100000Z' },
    {
      ...course,
      id: expect.any(String) as string,
      start: '2026-11-25T10:00:00Z',
      end: '2026-11-25T11:00:00Z',
      rrule: 'FREQ=WEEKLY;COUNT=1',
      color: 'lime',
      extractedFromId: 'course',
    },
  ]);
  expect(await starts()).toEqual(['2026-11-18T10:00', '2026-11-19T10:00', '2026-11-20T14:00']);
});

it('takes a moved rule’s added dates along by their time of day alone', async () => {
  const { host, on, answer } = await given();
  await (await on('2026-11-18')).moveTo('2026-11-17T12:00');
  await answer(2);
  expect(host.events()).toEqual([
    { ...course, start: '2026-11-03T12:00:00Z', end: '2026-11-03T13:00:00Z' },
  ]);
});

it('removes an added date, and sends one out', async () => {
  const { host, on, answer } = await given();
  await (await (await on('2026-11-20')).openMenu()).choose('Delete event');
  await answer(0);
  expect(host.events()).toEqual([{ ...course, exDates: ['2026-11-20'] }]);
  await (await (await on('2026-11-19')).openMenu()).choose('Move to Later');
  expect(host.dropped).toEqual([
    {
      ...once,
      id: expect.any(String) as string,
      start: '2026-11-19T10:00:00Z',
      end: '2026-11-19T11:00:00Z',
    },
  ]);
  expect(host.events()).toEqual([{ ...course, exDates: ['2026-11-20', '2026-11-19'] }]);
});

it.each<[string, CalendarEvent, string]>([
  [
    'beside a rule',
    course,
    'Every week on Wednesday, 4 times and on November 19, 2026 and November 20, 2026',
  ],
  [
    'without one',
    { ...onDates, rDates: ['2026-11-12', '2026-11-19', '2026-12-01', '2026-12-02'] },
    'On November 4, 2026, November 12, 2026, November 19, 2026, and 2 more',
  ],
])('says added dates where details are shown, %s', async (_, event, words) => {
  const { calendar, on } = await given((host) => {
    host.events.set([event]);
    host.readOnly.set(true);
  });
  await (await on('2026-11-19')).click();
  expect(await calendar.getDetails()).toContain(words);
});

describe('in the editor', () => {
  const choice = (element: HTMLElement): string | undefined =>
    element.querySelector('[data-field="recurrence"]')?.textContent.trim();

  async function choose(element: HTMLElement, label: string, settled: () => Promise<unknown>) {
    element
      .querySelector<HTMLElement>('[data-field="recurrence"] .mat-mdc-select-trigger')!
      .click();
    await settled();
    const options = [...document.querySelectorAll<HTMLElement>('mat-option')];
    const labels = options.map((option) => option.textContent.trim());
    options[labels.indexOf(label)]!.click();
    await settled();
    return labels;
  }

  it('the sentence goes on with them, and they stay with another rule', async () => {
    const { host, element, calendar, settled, answer } = await given();
    const editor = await calendar.openEditor({ id: 'course', date: '2026-11-18' });
    await settled();
    expect(await editor.getText()).toContain('4 times and on November 19, 2026 and November 20');
    await choose(element, 'Repeats daily', settled);
    expect(await editor.getText()).toContain('Every day and on November 20, 2026');
    await editor.save();
    await answer(1);
    expect(host.events()[1]).toMatchObject({ rrule: 'FREQ=DAILY', rDates: course.rDates });
  });

  it('what has dates alone is called custom, and ends with them', async () => {
    const { host, element, calendar, settled, answer } = await given((it) => {
      it.events.set([{ ...onDates, exDates: ['2026-11-20'] }]);
    });
    const editor = await calendar.openEditor({ id: 'course', date: '2026-11-19' });
    await settled();
    expect(choice(element)).toBe('Custom repeat rule');
    expect(await editor.getText()).toContain('On November 4, 2026 and November 19, 2026');
    const labels = await choose(element, "Don't repeat", settled);
    expect(labels.filter((label) => label === 'Custom repeat rule')).toHaveLength(1);
    expect(await editor.getText()).not.toContain('November 4, 2026');
    await editor.save();
    await settled();
    expect(element.querySelector<HTMLInputElement>('ec-scope-prompt input')!.disabled).toBe(true);
    await answer(2);
    expect(host.events()).toEqual([
      { ...once, start: '2026-11-19T10:00:00Z', end: '2026-11-19T11:00:00Z' },
    ]);
  });

  it('moving an added date asks nothing', async () => {
    const { host, calendar, asked, settled } = await given();
    const editor = await calendar.openEditor({ id: 'course', date: '2026-11-19' });
    await editor.set('startTime', '12:00 PM');
    await editor.save();
    await settled();
    expect(asked()).toBe(false);
    expect(host.events()).toEqual([
      { ...course, rDates: ['2026-11-19T12:00:00Z', '2026-11-20T14:00:00Z'] },
    ]);
  });
});
