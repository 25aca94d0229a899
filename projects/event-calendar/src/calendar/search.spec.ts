import { Component, PLATFORM_ID, signal, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type {
  CalendarEvent,
  CalendarPreferences,
  CalendarView,
  EventSearch,
} from 'ng-event-calendar/core/internal';
import { EVENT_JOURNEY, EVENT_SEARCH, SEARCH_FINDER } from '../lazy/lazy-parts';
import type { LazyPart } from '../lazy/lazy-part';
import type { CalendarEventSource } from '../store/source/event-source';
import { EcToolbar } from '../templates/host-templates';
import { FRIDAY_NOON, givenEvent, givenNow, givenReports } from './calendar.spec-host';
import { EventCalendarComponent } from './event-calendar';

@Component({
  selector: 'ec-searched',
  imports: [EcToolbar, EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [events]="events()"
      [eventSource]="source()"
      [hiddenDays]="hiddenDays()"
      [defaultPreferences]="preferences()"
      [views]="views()"
      [resources]="[{ id: 'ben', title: 'Ben' }]"
      [(visibleResources)]="visibleResources"
      [eventSearch]="search()"
      [(searchText)]="text"
    >
      @if (hasToolbar()) {
        <ng-template ecToolbar let-title>{{ title }}</ng-template>
      }
    </event-calendar>
  `,
})
class Host {
  readonly events = signal<CalendarEvent[]>([
    givenEvent({ id: 'a', title: 'Yoga' }),
    givenEvent({ id: 'b', title: 'Choir', resource: 'ben' }),
  ]);
  readonly source = signal<CalendarEventSource | undefined>(undefined);
  readonly hiddenDays = signal<readonly number[]>([]);
  readonly preferences = signal<Partial<CalendarPreferences>>({});
  readonly views = signal<readonly CalendarView[]>(['day', 'week', 'month', 'agenda']);
  readonly visibleResources = signal<Record<string, boolean>>({});
  readonly search = signal<boolean | EventSearch>(true);
  readonly text = signal('');
  readonly hasToolbar = signal(false);
  readonly calendar = viewChild.required(EventCalendarComponent);
}

/** A calendar that is searched, and what a screen reader is told. */
interface Given {
  readonly host: Host;
  readonly root: HTMLElement;
  readonly said: readonly string[];
  readonly drawn: () => Promise<void>;
  /** Returns the field; throws while it is closed. */
  readonly field: () => HTMLInputElement;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: string, more?: KeyboardEventInit) => Promise<boolean>;
  readonly texts: (selector: string) => readonly string[];
}

async function given(set: (host: Host) => void = () => undefined): Promise<Given> {
  await Promise.all([EVENT_SEARCH.load(), SEARCH_FINDER.load()]);
  const fixture = TestBed.createComponent(Host);
  const host = fixture.componentInstance;
  const root = fixture.nativeElement as HTMLElement;
  document.body.append(root);
  set(host);
  const drawn = async (): Promise<void> => {
    fixture.detectChanges();
    await fixture.whenStable();
    fixture.detectChanges();
  };
  await drawn();
  const said: string[] = [];
  // The field comes and goes with its status.
  new MutationObserver(() => {
    const words = root.querySelector('ec-event-search [role="status"]')?.textContent ?? '';
    if (words !== '' && said.at(-1) !== words) said.push(words);
  }).observe(root, { childList: true, characterData: true, subtree: true });
  const field = (): HTMLInputElement => root.querySelector('ec-event-search input')!;
  return {
    ...{ host, root, said, drawn, field },
    type: async (text) => {
      field().value = text;
      field().dispatchEvent(new Event('input', { bubbles: true }));
      await drawn();
    },
    press: async (key, more = {}) => {
      const press = new KeyboardEvent('keydown', {
        ...{ key, bubbles: true, cancelable: true },
        ...more,
      });
      const isFree = field().dispatchEvent(press);
      await drawn();
      return !isFree;
    },
    texts: (selector) =>
      [...root.querySelectorAll(selector)].map(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').trim(),
      ),
  };
}

/** Waits until something was said, which comes once typing rests. */
async function heard({ said }: Given, words: string): Promise<void> {
  while (!said.includes(words)) await new Promise((wait) => setTimeout(wait, 20));
}

/** Returns the id of the focused event. */
function focusedId(): string | null {
  return document.activeElement?.getAttribute('data-event-id') ?? null;
}

/** Waits until an event has the focus. */
async function led({ drawn }: Given, id: string): Promise<void> {
  while (focusedId() !== id) {
    await new Promise((wait) => setTimeout(wait, 5));
    await drawn();
  }
}

describe('the search of a calendar', () => {
  beforeEach(() => {
    givenNow(FRIDAY_NOON);
    // Without layout nothing scrolls here.
    Element.prototype.scrollIntoView = jest.fn();
  });

  it('isn’t offered unless the host says so', async () => {
    const { host, root } = await given(({ search, text }) => {
      search.set(false);
      text.set('yoga');
    });
    expect(host.calendar().openSearch()).toBe(false);
    expect(root.querySelector('.ec-search, ec-event-search, [data-search]')).toBeNull();
    expect(host.text()).toBe('yoga');
  });

  it('opens by the host, says how many were found, and gives the focus back', async () => {
    const made = await given();
    const { host, root, drawn, field, type, press, texts } = made;
    const before = root.querySelector<HTMLElement>('[data-view-button="month"]')!;
    before.focus();
    expect(host.calendar().openSearch()).toBe(true);
    await drawn();
    expect(document.activeElement).toBe(field());
    await type('yog');
    expect([host.text(), texts('[role="option"]')]).toEqual(['yog', ['Yoga 10 – 11 AM']]);
    await heard(made, '1 event found');
    await type('tennis');
    expect(texts('.ec-nothing')).toEqual(['No event matches “tennis”']);
    await heard(made, 'No event matches “tennis”');
    expect(await press('Escape')).toBe(true);
    expect([host.text(), field().value]).toEqual(['', '']);
    await press('Escape');
    expect([field(), document.activeElement]).toEqual([null, before]);
  });

  it('offers to show hidden resources where these alone match', async () => {
    const { host, root, drawn, field, type, texts } = await given(({ visibleResources }) =>
      visibleResources.set({ ben: false }),
    );
    host.calendar().openSearch();
    await drawn();
    await type('choir');
    expect(texts('.ec-nothing button')).toEqual(['Show all resources']);
    const button = root.querySelector<HTMLElement>('.ec-nothing button')!;
    button.focus();
    button.click();
    await drawn();
    expect(host.visibleResources()).toEqual({ ben: true });
    expect(texts('[role="option"]')).toHaveLength(1);
    expect(document.activeElement).toBe(field());
  });

  it('leaves keys to an input method', async () => {
    const { host, drawn, field, type, press } = await given();
    host.calendar().openSearch();
    await drawn();
    await type('yoga');
    expect(await press('Escape', { isComposing: true })).toBe(false);
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    // Safari's key that has ended a composition.
    expect(await press('Enter', { keyCode: 229 })).toBe(false);
    expect([field().value, document.activeElement]).toEqual(['yoga', field()]);
    expect(await press('Escape')).toBe(true);
  });

  it('goes to a result by the first key after a composition that a press has ended', async () => {
    const made = await given();
    const { host, drawn, field, type, press } = made;
    host.calendar().openSearch();
    await drawn();
    await type('yoga');
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(await press('Enter')).toBe(true);
    await led(made, 'a');
  });

  it('stands in a row of its own under a toolbar of the host', async () => {
    const { host, root, drawn, field } = await given(({ hasToolbar }) => hasToolbar.set(true));
    expect(root.querySelector('.ec-search-row')).toBeNull();
    host.calendar().openSearch();
    await drawn();
    expect(root.querySelector('.ec-search-row')?.contains(field())).toBe(true);
    expect(document.activeElement).toBe(field());
  });

  it('opens by its key under a toolbar of the host, and from the field types it', async () => {
    const { root, drawn, field, press } = await given(({ hasToolbar }) => hasToolbar.set(true));
    const view = root.querySelector<HTMLElement>('[role="grid"]:has([data-slot])')!;
    view.focus();
    view.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    while (root.querySelector('ec-event-search input') === null) {
      await new Promise((wait) => setTimeout(wait, 5));
      await drawn();
    }
    expect(document.activeElement).toBe(field());
    expect(await press('/')).toBe(false);
  });

  it('leaves dimmed events their names and their place in the order of Tab', async () => {
    const { host, root, drawn } = await given();
    const facts = (): readonly unknown[] =>
      [...root.querySelectorAll<HTMLElement>('ec-event')].map((event) => [
        ...[event.getAttribute('aria-label'), event.textContent, event.tabIndex],
        ...[event.getAttribute('role'), event.getAttribute('aria-disabled')],
      ]);
    const before = facts();
    host.search.set({ mode: 'dim' });
    host.text.set('yoga');
    await drawn();
    expect(root.querySelectorAll('ec-event[data-dimmed]')).toHaveLength(1);
    expect(facts()).toEqual(before);
  });

  it('waits in the field for what the host sets, without opening or focusing it', async () => {
    const { host, root, drawn, field, texts } = await given(({ text }) => text.set('yoga'));
    expect([field(), root.querySelector('[data-search="list"]')]).toEqual([
      null,
      expect.anything(),
    ]);
    host.calendar().openSearch();
    await drawn();
    expect(texts('[role="option"]')).toHaveLength(1);
  });

  it('takes another mode at once, and keeps the text', async () => {
    const { host, drawn, texts } = await given(({ text }) => text.set('yoga'));
    const shown = (): readonly string[] => texts('ec-event .ec-title');
    expect(shown()).toHaveLength(2);
    host.search.set({ mode: 'filter' });
    await drawn();
    expect([shown(), texts('.ec-chip')]).toEqual([['Yoga'], ['Shown: “yoga”']]);
    host.search.set({ mode: 'dim' });
    await drawn();
    expect(shown()).toHaveLength(2);
    expect(texts('ec-event[data-dimmed] .ec-title')).toEqual(['Choir']);
    expect(texts('ec-event[data-match] .ec-title')).toEqual(['Yoga']);
    host.search.set(false);
    await drawn();
    expect([texts('[data-dimmed]'), host.text()]).toEqual([[], 'yoga']);
  });

  it.each(['an event', 'its button'])(
    'gives the focus back where the host takes the open field away, opened from %s',
    async (from) => {
      const { host, root, drawn, type } = await given();
      const origin = from === 'an event' ? '[data-event-id="b"]' : '.ec-search';
      root.querySelector<HTMLElement>(origin)!.focus();
      host.calendar().openSearch();
      await drawn();
      await type('yoga');
      host.search.set(false);
      await drawn();
      // The button goes with the field, and the view gets the focus.
      const place = from === 'an event' ? origin : 'ec-time-grid *';
      expect(document.activeElement?.matches(place)).toBe(true);
      // The field doesn't come back by itself, and takes no focus.
      host.search.set(true);
      await drawn();
      expect(root.querySelector('ec-event-search input')).toBeNull();
      expect(host.text()).toBe('yoga');
    },
  );

  it('keeps the active result where others come and go', async () => {
    const { host, field, drawn, press, type } = await given();
    host.calendar().openSearch();
    await drawn();
    await type('o');
    const active = (): string | null => {
      const id = field().getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.dataset['eventId'] ?? 'none');
    };
    await press('ArrowDown');
    await press('ArrowDown');
    const second = active();
    expect(second).not.toBeNull();
    const all = host.events();
    const before = givenEvent({ id: 'c', title: 'Oboe', end: FRIDAY_NOON, start: FRIDAY_NOON });
    host.events.set([before, ...all]);
    await drawn();
    expect(active()).toBe(second);
    host.events.set(all.filter(({ id }) => id !== second));
    await drawn();
    expect(active()).toBeNull();
    await press('Enter');
    await led({ drawn } as Given, String(host.events()[0]!.id));
  });

  it('goes over results of the same id, one after the other', async () => {
    givenReports();
    const { host, field, drawn, press, type } = await given(({ events }) => {
      events.set(['Yoga', 'Yoga', 'Yoga 2'].map((title) => givenEvent({ id: 'a', title })));
    });
    host.calendar().openSearch();
    await drawn();
    await type('yoga');
    const active: (string | null)[] = [];
    for (let step = 0; step < 4; step++) {
      await press('ArrowDown');
      active.push(field().getAttribute('aria-activedescendant')?.split('-').at(-1) ?? null);
    }
    expect(active).toEqual(['0', '1', '2', '2']);
  });

  it('gives the focus back to an event that the search had hidden', async () => {
    const { host, root, drawn, press, type } = await given(({ search }) => {
      search.set({ mode: 'filter' });
    });
    root.querySelector<HTMLElement>('ec-event[data-event-id="a"]')!.focus();
    host.calendar().openSearch();
    await drawn();
    await type('choir');
    expect(root.querySelector('ec-event[data-event-id="a"]')).toBeNull();
    await press('Escape');
    await press('Escape');
    await drawn();
    expect(focusedId()).toBe('a');
  });

  it('says that its source can’t be searched, and why', async () => {
    const { host, root, drawn, field, type, texts } = await given(({ source }) =>
      source.set({
        load: () => Promise.resolve([]),
        search: () => Promise.reject(new Error('Too busy')),
      }),
    );
    host.calendar().openSearch();
    await drawn();
    await type('yoga');
    expect(texts('.ec-foot')).toEqual(['Searching… ↓↑↵']);
    // "50 of 120" begins with a number, which stands where the language has it.
    expect(texts('.ec-foot > [dir="auto"]')).toEqual(['Searching…']);
    while (texts('.ec-foot button').length === 0) {
      await new Promise((wait) => setTimeout(wait, 20));
      await drawn();
    }
    expect(texts('.ec-foot')).toEqual(['The server could not be searched: Too busy Retry']);
    expect(texts('[role="option"]')).toHaveLength(1);
    const retry = root.querySelector<HTMLElement>('.ec-foot button')!;
    retry.focus();
    retry.click();
    await drawn();
    expect(texts('.ec-foot > [dir="auto"]')).toEqual(['Searching…']);
    expect(document.activeElement).toBe(field());
  });

  it('doesn’t say that nothing matches while its source is still searching', async () => {
    let answer: () => void = () => undefined;
    const made = await given(({ source }) =>
      source.set({
        load: () => Promise.resolve([]),
        search: () =>
          new Promise((resolve) => {
            answer = () => resolve([givenEvent({ id: 'far', title: 'Pilates' })]);
          }),
      }),
    );
    const { host, said, drawn, type } = made;
    host.calendar().openSearch();
    await drawn();
    await type('stretching');
    // Longer than typing rests before a number is said.
    await new Promise((wait) => setTimeout(wait, 700));
    expect(said).toEqual([]);
    answer();
    await heard(made, '1 event found');
    expect(said).toEqual(['1 event found']);
  });

  it('says the number once for each text, and again where the source changes it', async () => {
    const answers: (() => void)[] = [];
    const made = await given(({ source }) =>
      source.set({
        load: () => Promise.resolve([]),
        search: () =>
          new Promise((resolve) => {
            answers.push(() => resolve([givenEvent({ id: 'far', title: 'Pilates' })]));
          }),
      }),
    );
    const { host, said, drawn, type } = made;
    host.calendar().openSearch();
    await drawn();
    await type('yoga');
    await heard(made, '1 event found');
    answers[0]!();
    await heard(made, '2 events found');
    expect(said).toEqual(['1 event found', '2 events found']);
  });

  it.each([
    [['Enter'], 'a'],
    [['ArrowDown', 'ArrowDown', 'Enter'], 'b'],
    [['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter'], 'a'],
  ])('does %j that comes before the results once they are there', async (keys, id) => {
    const made = await given();
    const { host, drawn, field } = made;
    host.calendar().openSearch();
    await drawn();
    field().value = 'o';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    const isFree = keys.map((key) =>
      field().dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })),
    );
    expect(isFree).toEqual(keys.map(() => false));
    await led(made, id);
  });

  it('forgets Enter that comes before the results where the text changes', async () => {
    const { host, drawn, field, type, texts } = await given();
    host.calendar().openSearch();
    await drawn();
    field().value = 'yo';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
    await type('yoga');
    expect([texts('[role="option"]').length, document.activeElement]).toEqual([1, field()]);
  });

  it('goes to what the source finds where Enter was pressed before', async () => {
    const event = givenEvent({ id: 'far', title: 'Pilates' });
    let answer: (() => void) | undefined;
    const made = await given(({ source, events }) => {
      events.update((all) => [...all, event]);
      source.set({
        load: () => Promise.resolve([]),
        search: () => new Promise((resolve) => (answer = () => resolve([event]))),
      });
    });
    const { host, drawn, type, press } = made;
    host.calendar().openSearch();
    await drawn();
    await type('stretching');
    await press('Enter');
    while (answer === undefined) await new Promise((wait) => setTimeout(wait, 20));
    answer();
    await led(made, 'far');
  });

  it('says that it can’t be loaded, and opens once it can', async () => {
    const reports = givenReports();
    const { host, root, drawn, field, texts } = await given();
    jest.spyOn(EVENT_SEARCH, 'loaded', 'get').mockReturnValueOnce(undefined);
    jest.spyOn(EVENT_SEARCH, 'load').mockRejectedValueOnce(new TypeError('offline'));
    host.calendar().openSearch();
    await drawn();
    expect(texts('[data-notice]')[0]).toContain('This part of the calendar could not be loaded.');
    expect(reports.messages()).toEqual([expect.stringContaining('offline')]);
    const button = root.querySelector<HTMLElement>('.ec-search')!;
    expect([field(), button.getAttribute('aria-expanded')]).toEqual([null, 'false']);
    const press = new KeyboardEvent('keydown', { key: 'q', bubbles: true, cancelable: true });
    expect([button.dispatchEvent(press), host.text()]).toEqual([true, '']);
    button.click();
    await drawn();
    expect(document.activeElement).toBe(field());
  });

  it('says that its results can’t be loaded, gives the focus back, and finds once they can', async () => {
    const reports = givenReports();
    const { host, root, drawn, field, type, texts } = await given();
    const before = root.querySelector<HTMLElement>('[data-view-button="month"]')!;
    before.focus();
    jest.spyOn(SEARCH_FINDER, 'loaded', 'get').mockReturnValueOnce(undefined);
    jest.spyOn(SEARCH_FINDER, 'load').mockRejectedValueOnce(new TypeError('offline'));
    host.calendar().openSearch();
    await drawn();
    expect(texts('[data-notice]')[0]).toContain('This part of the calendar could not be loaded.');
    expect(reports.messages()).toEqual([expect.stringContaining('offline')]);
    expect([field(), document.activeElement]).toEqual([null, before]);
    host.calendar().openSearch();
    await drawn();
    await type('yog');
    expect(texts('[role="option"]')).toEqual(['Yoga 10 – 11 AM']);
  });

  it('says that the way to a result can’t be loaded, and goes there once it can', async () => {
    const reports = givenReports();
    const made = await given();
    const { host, drawn, type, press, texts } = made;
    host.calendar().openSearch();
    await drawn();
    await type('yoga');
    jest.spyOn(EVENT_JOURNEY, 'load').mockRejectedValueOnce(new TypeError('offline'));
    await press('Enter');
    expect(texts('[data-notice]')[0]).toContain('This part of the calendar could not be loaded.');
    expect(reports.messages()).toEqual([expect.stringContaining('offline')]);
    await press('Enter');
    await led(made, 'a');
  });

  it('goes nowhere where the field is used anew before the way is loaded', async () => {
    const made = await given();
    const { host, drawn, field, type, press } = made;
    host.calendar().openSearch();
    await drawn();
    await type('yoga');
    let arrive: () => void = () => undefined;
    const load = EVENT_JOURNEY.load.bind(EVENT_JOURNEY);
    jest.spyOn(EVENT_JOURNEY, 'load').mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return load();
    });
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    field().blur();
    host.calendar().openSearch();
    arrive();
    await drawn();
    expect(document.activeElement).toBe(field());
    await press('Enter');
    await led(made, 'a');
  });

  describe('to a date that isn’t loaded', () => {
    const far = givenEvent({
      id: 'far',
      title: 'Yoga far',
      start: '2027-02-24T10:00:00Z',
      end: '2027-02-24T11:00:00Z',
    });
    /** Chooses the result of a source; returns what answers the request for its date. */
    async function chosen(made: Given): Promise<(events: readonly CalendarEvent[]) => void> {
      let answer: (events: readonly CalendarEvent[]) => void = () => undefined;
      made.host.source.set({
        load: ({ end }) =>
          Date.parse(end) < Date.parse('2027-01-01')
            ? Promise.resolve([])
            : new Promise((resolve) => (answer = resolve)),
        search: () => Promise.resolve([far]),
      });
      await made.drawn();
      made.host.calendar().openSearch();
      await made.drawn();
      await made.type('far');
      while (made.texts('[role="option"]').length === 0) await waiting(made);
      await made.press('Enter');
      while (made.root.querySelector('[aria-busy="true"]') === null) await waiting(made);
      return (events) => answer(events);
    }
    const waiting = async ({ drawn }: Given): Promise<void> => {
      await new Promise((wait) => setTimeout(wait, 20));
      await drawn();
    };
    it('leads once it is', async () => {
      const made = await given();
      const answer = await chosen(made);
      expect([focusedId(), made.texts('.ec-notice')]).toEqual([null, []]);
      answer([far]);
      while (focusedId() !== 'far') await waiting(made);
    });

    it('tells that the event isn’t there any more', async () => {
      const made = await given();
      const answer = await chosen(made);
      answer([]);
      while (made.texts('[data-notice]').length === 0) await waiting(made);
      expect(made.texts('[data-notice]')[0]).toContain('Yoga far');
    });

    it('doesn’t lead back who has gone elsewhere meanwhile', async () => {
      const made = await given();
      const answer = await chosen(made);
      made.host.calendar().today();
      await made.drawn();
      answer([far]);
      for (let time = 0; time < 5; time++) await waiting(made);
      expect([focusedId(), made.texts('[data-notice]')]).not.toContain('far');
      expect(made.texts('.ec-title-text')).toEqual(['Nov 15 – 21, 2026']);
      expect(made.root.querySelector('ec-editor')).toBeNull();
    });
  });

  describe('to a result of a source on a day that no view shows', () => {
    const far = (date: string): CalendarEvent =>
      givenEvent({
        ...{ id: 'far', title: 'Yoga far' },
        ...{ start: `${date}T10:00:00Z`, end: `${date}T11:00:00Z` },
      });
    async function chosen(hidden: number, date: string, isThere: boolean): Promise<Given> {
      const made = await given(({ hiddenDays, preferences, views, source }) => {
        // The month of the panel's small calendar would load, too.
        preferences.set({ isSidePanelOpen: false });
        hiddenDays.set([hidden]);
        views.set(['week']);
        source.set({
          load: ({ start, end }) =>
            Promise.resolve(
              isThere && start <= far(date).start && far(date).start < end ? [far(date)] : [],
            ),
          search: () => Promise.resolve([far(date)]),
        });
      });
      made.host.calendar().openSearch();
      await made.drawn();
      await made.type('far');
      while (made.texts('[role="option"]').length === 0) await soon(made);
      await made.press('Enter');
      return made;
    }
    const soon = async ({ drawn }: Given): Promise<void> => {
      await new Promise((wait) => setTimeout(wait, 20));
      await drawn();
    };

    it.each([
      ['within the page', 3, '2027-02-24'],
      ['after the last day of the page', 6, '2027-02-27'],
      ['before the first day of the page', 0, '2027-02-21'],
    ])('loads a date %s, and opens the editor there', async (_, hidden, date) => {
      const made = await chosen(hidden, date, true);
      while (made.root.querySelector('ec-editor-panel') === null) await soon(made);
      expect(made.texts('.ec-title-text')[0]).toMatch(/^Feb 2[12] – 2[67], 2027$/);
    });

    it('tells that the event isn’t there any more', async () => {
      const made = await chosen(6, '2027-02-27', false);
      while (made.texts('[data-notice]').length === 0) await soon(made);
      expect(made.texts('[data-notice]')[0]).toContain('Yoga far');
      expect(made.root.querySelector('ec-editor-panel')).toBeNull();
    });
  });

  it.each(['list', 'filter'] as const)(
    'is none for a text in which nothing is to be seen, in mode %s',
    async (mode) => {
      const { host, root, drawn, type, press, texts } = await given(({ search }) =>
        search.set({ mode }),
      );
      host.calendar().openSearch();
      await drawn();
      await type('\u200b\u0301');
      await press('Enter');
      expect(texts('[role="option"], .ec-nothing')).toEqual([]);
      expect([root.querySelector('[data-search]'), focusedId()]).toEqual([null, null]);
      expect(texts('ec-event .ec-title')).toEqual(['Yoga', 'Choir']);
    },
  );

  it.each(['filter', 'dim', 'list'] as const)(
    'is done on a server for a text in mode %s',
    async (mode) => {
      TestBed.configureTestingModule({
        providers: [{ provide: PLATFORM_ID, useValue: 'server' }],
      });
      for (const part of [EVENT_SEARCH, SEARCH_FINDER]) {
        jest.spyOn(part as LazyPart<unknown>, 'loaded', 'get').mockReturnValueOnce(undefined);
      }
      const { texts } = await given(({ search, text }) => {
        search.set({ mode });
        text.set('yoga');
      });
      expect(texts('ec-event:not([data-dimmed]) .ec-title')).toEqual(
        mode === 'list' ? ['Yoga', 'Choir'] : ['Yoga'],
      );
      expect(texts('.ec-chip')).toEqual(mode === 'list' ? [] : ['Shown: “yoga”']);
    },
  );

  it('reports options that can’t be used', async () => {
    const reports = givenReports();
    await given(({ search }) => search.set({ mode: 'hide' as 'dim' }));
    expect(reports.messages()).toEqual([expect.stringContaining('eventSearch.mode is "hide"')]);
  });
});
