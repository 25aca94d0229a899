import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { EventChangeRequest, LastAction } from 'ng-event-calendar';
import type { BlockedTime, CalendarEvent, UnavailableTimes } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness, type EventEditorHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

const series: CalendarEvent = {
  id: 'choir',
  title: 'Choir',
  start: '2026-12-16T10:00:00Z',
  end: '2026-12-16T11:00:00Z',
  timezone: 'UTC',
  rrule: 'FREQ=WEEKLY;COUNT=10',
};
const holiday = (date: string, title = 'Christmas'): BlockedTime => ({
  title,
  start: date,
  end: date,
  allDay: true,
});
const HOLIDAYS = [holiday('2026-12-23'), holiday('2026-12-30', 'New Year')];
/** Blocks of the same dates, from twelve to one. */
const LUNCHES = ['2026-12-23', '2026-12-30'].map<BlockedTime>((date) => ({
  title: 'Lunch',
  start: `${date}T12:00:00Z`,
  end: `${date}T13:00:00Z`,
}));

@Component({
  selector: 'ec-skipped-dates',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-12-16"
      [(events)]="events"
      [blockedTimes]="blocked()"
      [unavailableTimes]="mode()"
      (eventChangeRequest)="handle($event)"
      (lastAction)="actions.push($event)"
    />
  `,
})
class Host {
  readonly blocked = signal<BlockedTime[]>(HOLIDAYS);
  readonly mode = signal<UnavailableTimes>('refuse');
  readonly events = signal<CalendarEvent[]>([]);
  readonly calendar = viewChild.required(EventCalendarPremiumComponent);
  readonly actions: LastAction[] = [];
  handle: (request: EventChangeRequest) => void = () => undefined;
}

async function given(
  props: Partial<Pick<Host, 'handle'>> & {
    blocked?: BlockedTime[];
    mode?: UnavailableTimes;
    events?: CalendarEvent[];
  } = {},
) {
  const fixture = TestBed.createComponent(Host);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  const host = fixture.componentInstance;
  host.blocked.set(props.blocked ?? HOLIDAYS);
  host.mode.set(props.mode ?? 'refuse');
  host.events.set(props.events ?? []);
  if (props.handle !== undefined) host.handle = props.handle;
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  await calendar.getTitle();
  return {
    host,
    calendar,
    settled: () => fixture.whenStable(),
    /** Opens the form of a new series. */
    openNew: async (more: Partial<CalendarEvent> = {}): Promise<EventEditorHarness> => {
      const { id: _id, ...draft } = { ...series, ...more };
      host.calendar().openEditor(draft);
      const editor = await calendar.getEditor();
      await fixture.whenStable();
      return editor;
    },
    /** Saves the first occurrence of the series at another time, for a scope by its index. */
    saveAt: async (time: string, scope: number): Promise<EventEditorHarness> => {
      const editor = await calendar.openEditor({ title: 'Choir' });
      await editor.set('startTime', time);
      await editor.save();
      await answerScope(scope);
      return editor;
    },
  };

  async function answerScope(at: number): Promise<void> {
    const prompt = document.querySelector('ec-scope-prompt')!;
    prompt.querySelectorAll<HTMLInputElement>('input[type="radio"]')[at]!.click();
    await fixture.whenStable();
    prompt.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
    await fixture.whenStable();
  }
}

const ALL = 2;

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

describe('the form of a new series over holidays', () => {
  it('offers to leave them out, with their reasons and how many dates stay', async () => {
    const { openNew } = await given();
    const editor = await openNew();
    expect(await editor.getSkipOffer()).toBe('Leave out 2 dates');
    const text = await editor.getText();
    for (const words of ['Dec 23: Christmas', 'Dec 30: New Year', '8 of 10 remain']) {
      expect(text).toContain(words);
    }
  });

  it('names five of them, and the number of the rest', async () => {
    const dates = ['12-23', '12-30', '01-06', '01-13', '01-20', '01-27', '02-03'].map((date) =>
      holiday(`${date < '06' ? 2027 : 2026}-${date}`),
    );
    const { openNew } = await given({ blocked: dates });
    const text = await (await openNew()).getText();
    expect(text).toContain('Jan 20: Christmas');
    expect(text).not.toContain('Jan 27');
    expect(text).toContain('2 more dates');
  });

  it('says nothing of an end that there isn’t', async () => {
    const { openNew } = await given();
    const editor = await openNew({ rrule: 'FREQ=WEEKLY' });
    expect(await editor.getSkipOffer()).toBe('Leave out 2 dates');
    expect(await editor.getText()).not.toContain('remain');
  });

  it('leaves them out at a press, and writes them in one step', async () => {
    const { host, calendar, openNew } = await given();
    const editor = await openNew();
    await editor.skipDates();
    expect(await editor.getWarning()).toBe('');
    expect(await editor.getText()).toContain('Left out: Dec 23, Dec 30');
    expect(document.activeElement?.textContent.trim()).toBe('Restore dates');
    await editor.save();
    expect(await calendar.isEditorOpen()).toBe(false);
    expect(host.events()).toMatchObject([
      { rrule: 'FREQ=WEEKLY;COUNT=10', exDates: ['2026-12-23', '2026-12-30'] },
    ]);
    expect(host.actions).toHaveLength(1);
  });

  it('takes them in again on request', async () => {
    const { openNew } = await given();
    const editor = await openNew();
    await editor.skipDates();
    await editor.restoreDates();
    expect(await editor.getSkipOffer()).toBe('Leave out 2 dates');
    expect(document.activeElement?.textContent.trim()).toBe('Leave out 2 dates');
    expect(await editor.getWarning()).toContain('Christmas');
  });

  it('takes them in again at another time, and offers anew', async () => {
    const { openNew } = await given();
    const editor = await openNew();
    await editor.skipDates();
    await editor.set('title', 'Quartet');
    expect(await editor.getSkipOffer()).toBeNull();
    await editor.set('startTime', '2 PM');
    expect(await editor.getSkipOffer()).toBe('Leave out 2 dates');
    expect(await editor.getText()).not.toContain('Left out');
  });

  it('offers nothing where its first date can’t be', async () => {
    const { openNew } = await given({ blocked: [holiday('2026-12-16'), ...HOLIDAYS] });
    expect(await (await openNew()).getSkipOffer()).toBeNull();
  });

  it.each<UnavailableTimes>(['allow'])('offers nothing under %s', async (mode) => {
    const { openNew } = await given({ mode });
    expect(await (await openNew()).getSkipOffer()).toBeNull();
  });

  it('stays with the reason where it is saved all the same', async () => {
    const { host, calendar, openNew } = await given();
    const editor = await openNew();
    await editor.save();
    expect(await calendar.getPromptAnswers()).toEqual([]);
    expect(await editor.getWarning()).toContain('Christmas');
    expect(host.events()).toEqual([]);
  });
});

describe('a change of a series, some of whose dates can’t be', () => {
  it('may leave them out, be booked anyway or put back', async () => {
    const { host, calendar, saveAt } = await given({
      ...{ blocked: LUNCHES, mode: 'ask', events: [series] },
    });
    await saveAt('12 PM', ALL);
    expect(await calendar.getPromptAnswers()).toEqual([
      'Put back',
      'Leave out 2 dates',
      'Book anyway',
    ]);
    expect(document.activeElement?.textContent.trim()).toBe('Book anyway');
    expect(document.querySelector('dialog[data-booking] p')?.textContent).toBe('8 of 10 remain');
    await calendar.answerPrompt('Leave out 2 dates');
    expect(host.events()).toMatchObject([
      { start: '2026-12-16T12:00:00Z', exDates: ['2026-12-23', '2026-12-30'] },
    ]);
    expect(host.actions).toHaveLength(1);
  });

  it('can’t be booked anyway where that is refused', async () => {
    const { host, calendar, saveAt } = await given({ blocked: LUNCHES, events: [series] });
    const editor = await saveAt('12 PM', ALL);
    expect(await calendar.getPromptAnswers()).toEqual(['Put back', 'Leave out 2 dates']);
    expect(document.activeElement?.textContent.trim()).toBe('Leave out 2 dates');
    await calendar.answerPrompt('Put back');
    expect(host.events()).toEqual([series]);
    expect(await editor.get('startTime')).toBe('12 PM');
  });

  it('is refused where the touched date can’t be either', async () => {
    const lunch = { ...LUNCHES[0]!, start: '2026-12-16T12:00:00Z', end: '2026-12-16T13:00:00Z' };
    const { host, calendar, saveAt } = await given({
      ...{ blocked: [lunch, ...LUNCHES], events: [series] },
    });
    const editor = await saveAt('12 PM', ALL);
    expect(await calendar.getPromptAnswers()).toEqual([]);
    expect(await editor.getWarning()).toContain('Lunch');
    expect(host.events()).toEqual([series]);
  });

  it('has no offer for one occurrence alone', async () => {
    const { host, calendar, saveAt } = await given({ blocked: LUNCHES, events: [series] });
    await saveAt('12 PM', 0);
    expect(await calendar.getPromptAnswers()).toEqual([]);
    expect(host.events()).toHaveLength(2);
  });

  it('is judged anew after the answer', async () => {
    const { host, calendar, saveAt, settled } = await given({
      ...{ blocked: LUNCHES, events: [series] },
    });
    await saveAt('12 PM', ALL);
    const later = { ...LUNCHES[0]!, start: '2027-01-06T12:00:00Z', end: '2027-01-06T13:00:00Z' };
    host.blocked.set([...LUNCHES, later]);
    await settled();
    await calendar.answerPrompt('Leave out 2 dates');
    expect(await calendar.getPromptAnswers()).toEqual(['Put back', 'Leave out 3 dates']);
    await calendar.answerPrompt('Leave out 3 dates');
    expect(host.events()).toMatchObject([{ exDates: ['2026-12-23', '2026-12-30', '2027-01-06'] }]);
  });
});

describe('a host that leaves dates out itself', () => {
  it('asks nobody, and the user is told', async () => {
    const seen: unknown[] = [];
    const { host, calendar, openNew } = await given({
      handle: (request) => {
        seen.push([request.isPreview, request.refusedDates.map(({ date }) => date)]);
        request.skipDates('blocked');
      },
    });
    const editor = await openNew();
    await editor.save();
    expect(seen.at(-1)).toEqual([false, ['2026-12-23', '2026-12-30']]);
    expect(host.events()).toMatchObject([{ exDates: ['2026-12-23', '2026-12-30'] }]);
    expect(await calendar.getNotice()).toBe('Left out: Dec 23, Dec 30');
  });

  it('is asked before its form warns of them', async () => {
    const { openNew } = await given({
      handle: (request) => {
        if (request.isPreview) request.skipDates('blocked');
      },
    });
    const editor = await openNew();
    expect([await editor.getWarning(), await editor.getSkipOffer()]).toEqual(['', null]);
  });

  it('leaves it to its form to warn of those of other rules', async () => {
    const taken = [series.start, '2027-01-06T10:00:00Z'].map((start) => ({
      ...{ id: start, title: 'Taken', overlap: false, start, end: start.replace('10:', '11:') },
    }));
    const { openNew } = await given({
      events: taken.slice(1),
      handle: (request) => request.skipDates('blocked'),
    });
    const editor = await openNew();
    expect(await editor.getSkipOffer()).toBe('Leave out 1 date');
    expect(await editor.getText()).not.toContain('Christmas');
  });

  it('leaves out those of other rules for the user to decide', async () => {
    const taken = ['2026-12-30', '2027-01-06'].map((date) => ({
      ...{ id: date, title: 'Taken', overlap: false },
      ...{ start: `${date}T12:00:00Z`, end: `${date}T13:00:00Z` },
    }));
    const { host, calendar, saveAt } = await given({
      ...{ blocked: LUNCHES, events: [series, ...taken] },
      handle: (request) => request.skipDates('blocked'),
    });
    await saveAt('12 PM', ALL);
    // The second of the blocked dates is taken, too.
    expect(await calendar.getPromptAnswers()).toEqual(['Put back', 'Leave out 2 dates']);
    await calendar.answerPrompt('Leave out 2 dates');
    expect(host.events()[0]!.exDates).toEqual(['2026-12-23', '2026-12-30', '2027-01-06']);
    expect(await calendar.getNotice()).toBe('Left out: Dec 23');
  });

  it('doesn’t leave out what it allows', async () => {
    const { host, calendar, openNew } = await given({
      handle: (request) => {
        request.allow('blocked');
        request.skipDates();
      },
    });
    await (await openNew()).save();
    expect(host.events()).toHaveLength(1);
    expect(host.events()[0]).not.toHaveProperty('exDates');
    expect(await calendar.getNotice()).toBeNull();
  });
});

describe('a change of a series that its host amends', () => {
  const later = { start: '2026-12-17T12:00:00Z', end: '2026-12-17T13:00:00Z' };

  it('has the record of its scope amended, in one step, and its rule left alone', async () => {
    const rrule = 'FREQ=WEEKLY;COUNT=10;BYDAY=WE';
    const asked: (CalendarEvent | null)[] = [];
    const { host, calendar, saveAt } = await given({
      events: [{ ...series, rrule }],
      handle: (request) => {
        if (request.isPreview) return;
        asked.push(request.after);
        request.amend(later);
      },
      blocked: [],
    });
    await saveAt('12 PM', ALL);
    expect(asked).toMatchObject([{ id: 'choir', start: '2026-12-16T12:00:00Z', rrule }]);
    expect(host.events()).toMatchObject([{ id: 'choir', ...later, rrule }]);
    expect(host.actions).toHaveLength(1);
    expect(await calendar.isEditorOpen()).toBe(false);
  });

  it('is asked about anew where its form is saved', async () => {
    const requests: EventChangeRequest[] = [];
    const { host, openNew } = await given({
      handle: (request) => {
        requests.push(request);
        request.amend({ color: 'pink' });
      },
      blocked: [],
    });
    const editor = await openNew();
    requests.length = 0;
    await editor.save();
    expect(requests.filter(({ isPreview }) => !isPreview)).toHaveLength(1);
    expect(host.events()).toMatchObject([{ title: 'Choir', color: 'pink' }]);
  });
});
