import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, computed, signal, viewChild, ViewContainerRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import '../editor/editor';
import { EcDropZone } from '../external/drop-zone';
import { EcExternalEvent } from '../external/external-event';
import { Announcer } from '../feedback/announcer';
import { CalendarEdits } from '../store/events/calendar-edits';
import type { ChangeSettled } from '../store/events/change-settled';
import { writingOf } from '../store/events/writing';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { EventConflictError, type CalendarEventSource } from '../store/source/event-source';
import { EventCalendarComponent } from './event-calendar';
import { givenNow, FRIDAY_NOON } from './calendar.spec-host';

/** A lesson, with the key of its item on the waiting list: ids may change. */
interface Lesson extends CalendarEvent {
  readonly item?: string;
}
interface Item {
  readonly key: string;
  readonly title: string;
}

@Component({
  selector: 'ec-waiting-list',
  imports: [EcDropZone, EcExternalEvent, EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [canDropEventsToTheOutside]="true"
      [(events)]="lessons"
      [eventSource]="source()"
      (changeSettled)="settled($event)"
    />
    @for (item of waiting(); track item.key) {
      <button
        [ecExternalEvent]="{ title: item.title, item: item.key }"
        [ecExternalEventDisabled]="planned().has(item.key)"
      >
        {{ item.title }}
      </button>
    }
    @if (hasZone()) {
      <div
        ecDropZone="Waiting list"
        [ecDropZoneAccepts]="accepts"
        (eventDropped)="add($event)"
        (eventReturned)="take($event)"
      ></div>
    }
  `,
})
class Host {
  readonly lessons = signal<Lesson[]>([]);
  readonly source = signal<CalendarEventSource<Lesson> | undefined>(undefined);
  readonly hasZone = signal(true);
  readonly answer = signal<boolean | string>(true);
  readonly accepts = (_lesson: Lesson): boolean | string => this.answer();
  readonly waiting = signal<readonly Item[]>([{ key: 'ana', title: 'Ana' }]);
  readonly calendar = viewChild.required<EventCalendarComponent<Lesson>>(EventCalendarComponent);
  readonly view = viewChild.required(EventCalendarComponent, { read: ViewContainerRef });

  /** Keys of the items that have a lesson, also of one that is still being saved. */
  readonly planned = computed(() => new Set(this.lessons().map(({ item }) => item)));

  /** Takes an item off once its lesson came in, and puts it back once that went. */
  settled({ status, changes }: ChangeSettled<Lesson>): void {
    if (status !== 'done') return;
    for (const { before, after } of changes) {
      if (before === null && after !== null) this.take(after);
      if (before !== null && after === null) this.add(before);
    }
  }

  add({ item, id, title }: Lesson): void {
    const key = item ?? String(id);
    this.waiting.update((all) => [...all.filter((each) => each.key !== key), { key, title }]);
  }

  take({ item, id }: Lesson): void {
    const key = item ?? String(id);
    this.waiting.update((all) => all.filter((each) => each.key !== key));
  }
}

const ben: Lesson = {
  id: 'ben',
  title: 'Ben',
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
};

async function given(saves: readonly Promise<void>[] | null = null) {
  givenNow(FRIDAY_NOON);
  const fixture = TestBed.createComponent(Host);
  document.body.append(fixture.nativeElement as HTMLElement);
  const host = fixture.componentInstance;
  const answers = [...(saves ?? [])];
  const source: CalendarEventSource<Lesson> = {
    load: () => Promise.resolve([ben]),
    save: () => answers.shift() ?? Promise.resolve(),
  };
  if (saves === null) host.lessons.set([ben]);
  else host.source.set(source);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  await calendar.waitForEvents();
  const edits = writingOf(host.view().injector.get(BOUNDARY_INJECTOR)).get(CalendarEdits);
  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await fixture.whenStable();
  };
  return {
    ...{ host, edits, settled, calendar },
    names: () => host.waiting().map(({ title }) => title),
    /** Gives the first item a lesson. */
    teachAna: async () => {
      const times = { start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };
      host.calendar().openEditor({ title: 'Ana', item: 'ana', ...times });
      await (await calendar.getEditor()).save();
      await settled();
    },
    putOff: async (title: string) => {
      const menu = await (await calendar.getEvent({ title })).openMenu();
      await menu.choose('Move to Waiting list');
      await settled();
    },
  };
}

const refused = (): Promise<void> => {
  const answer = Promise.reject(Object.assign(new Error('Full.'), { status: 409 }));
  answer.catch(() => undefined);
  return answer;
};

const conflict = (): Promise<void> => {
  const answer = Promise.reject(new EventConflictError([]));
  answer.catch(() => undefined);
  return answer;
};

afterEach(() => document.body.replaceChildren());

describe('a waiting list', () => {
  it.each<[string, readonly Promise<void>[] | null]>([
    ['in memory', null],
    ['of a server', []],
  ])('%s goes along with what comes, goes, and is undone', async (_, saves) => {
    const { edits, names, teachAna, putOff, settled } = await given(saves);
    await teachAna();
    expect(names()).toEqual([]);
    edits.undo();
    await settled();
    expect(names()).toEqual(['Ana']);
    edits.redo();
    await settled();
    expect(names()).toEqual([]);
    await putOff('Ben');
    expect(names()).toEqual(['Ben']);
    edits.undo();
    await settled();
    expect(names()).toEqual([]);
    edits.redo();
    await settled();
    expect(names()).toEqual(['Ben']);
  });

  it('can’t be drawn from twice while a server is asked', async () => {
    let answer = (): void => undefined;
    const { names, teachAna, settled } = await given([
      new Promise<void>((resolve) => (answer = resolve)),
    ]);
    const canDrag = (): boolean => document.querySelector('button[tabindex="0"]') !== null;
    expect(canDrag()).toBe(true);
    await teachAna();
    expect([names(), canDrag()]).toEqual([['Ana'], false]);
    answer();
    await settled();
    expect(names()).toEqual([]);
  });

  it('keeps an item whose lesson a server refuses', async () => {
    const { names, teachAna, host } = await given([refused()]);
    await teachAna();
    expect(names()).toEqual(['Ana']);
    expect(host.lessons()).toEqual([ben]);
  });

  it('gives back what a server doesn’t let go', async () => {
    const { names, putOff, host, settled } = await given([refused()]);
    await putOff('Ben');
    await settled();
    expect(host.lessons()).toEqual([ben]);
    expect(names()).toEqual(['Ana']);
  });

  it.each([
    ['offered', true, 'Move to Waiting list'],
    ['offered with the reason why not', 'The list is full.', 'The list is full.'],
    ['not offered', false, ''],
  ])('is %s in the menu', async (_, answer, expected) => {
    const { host, calendar } = await given();
    host.answer.set(answer);
    const menu = await (await calendar.getEvent({ title: 'Ben' })).openMenu();
    const item = (await menu.items()).find((each) => each.includes('Waiting list')) ?? '';
    expect(item).toContain(expected);
    if (typeof answer !== 'string') return;
    await menu.choose(item);
    expect(host.lessons()).toEqual([ben]);
    expect((await menu.items()).includes(item)).toBe(true);
  });

  it('offers to undo that an event was sent there', async () => {
    const { names, putOff, host, calendar, settled } = await given();
    await putOff('Ben');
    expect(await calendar.getNotice()).toBe('Moved Ben to Waiting list');
    document.querySelector<HTMLElement>('[data-notice] .ec-button')?.click();
    await settled();
    expect([names(), host.lessons()]).toEqual([['Ana'], [ben]]);
  });

  it('goes along with undo and redo by the host', async () => {
    const { names, teachAna, host, settled } = await given();
    const say = jest.spyOn(host.view().injector.get(Announcer), 'say');
    expect([host.calendar().undo(), host.calendar().redo()]).toEqual([false, false]);
    await teachAna();
    expect(host.calendar().undo()).toBe(true);
    await settled();
    expect([names(), host.lessons()]).toEqual([['Ana'], [ben]]);
    expect(say.mock.calls.at(-1)).toEqual(['Creation undone: Ana']);
    expect(host.calendar().undo()).toBe(false);
    expect(host.calendar().redo()).toBe(true);
    await settled();
    expect(names()).toEqual([]);
  });

  it('that is gone hears nothing', async () => {
    const { names, edits, putOff, host, settled } = await given();
    await putOff('Ben');
    host.hasZone.set(false);
    await settled();
    host.waiting.set([]);
    edits.undo();
    await settled();
    expect(host.lessons()).toEqual([ben]);
    expect(names()).toEqual([]);
  });
});

it('tells how a change ended once that is shown, with the reason of a refusal', async () => {
  const { host, teachAna } = await given([refused(), conflict(), Promise.resolve()]);
  const seen: unknown[] = [];
  const settled = host.settled.bind(host);
  host.settled = (end): void => {
    const { status, reason, error } = end;
    seen.push([status, reason, (error as Error | undefined)?.message, host.lessons().length]);
    settled(end);
  };
  await teachAna();
  await teachAna();
  await teachAna();
  const changed = 'Changed elsewhere meanwhile: Ana. Your change was not saved.';
  expect(seen).toEqual([
    ['failed', 'Full.', 'Full.', 1],
    ['conflict', changed, 'The events were changed elsewhere.', 1],
    ['done', '', undefined, 2],
  ]);
});
