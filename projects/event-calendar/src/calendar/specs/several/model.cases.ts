import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EVENT_SEARCH, SELECTION } from '../../../lazy/lazy-parts';
import { EcEvent } from '../../../templates/host-templates';
import { FRIDAY_NOON, givenNow, givenReports } from '../../calendar.spec-host';
import { until } from '../../event-source.spec-host';
import { EventCalendarComponent } from '../../event-calendar';
import {
  givenSeveral,
  MONDAY,
  on,
  TUESDAY,
  WEDNESDAY,
  type Entries,
} from '../../several.spec-host';

@Component({
  selector: 'ec-own-events',
  imports: [EcEvent, EventCalendarComponent],
  template: `
    <event-calendar
      displayTimezone="UTC"
      visibleDate="${MONDAY}"
      [canSelectSeveralEvents]="true"
      [events]="events"
      [selectedEvents]="['a']"
    >
      <ng-template ecEvent let-title="title" let-isSelected="isSelected">
        <b>{{ title }} {{ isSelected }}</b>
      </ng-template>
    </event-calendar>
  `,
})
class OwnEvents {
  protected readonly events = [on('a', MONDAY), on('b', TUESDAY)];
}

type Given = Awaited<ReturnType<typeof given>>;

/** Makes a week in which two events are selected, one of them of a resource. */
async function given() {
  await EVENT_SEARCH.load();
  const filter = signal<((event: CalendarEvent) => boolean) | undefined>(undefined);
  const visible = signal<Record<string, boolean>>({});
  const searched = signal('');
  const made = await givenSeveral({
    ...{ view: 'week', visibleDate: TUESDAY, eventSearch: { mode: 'filter' } },
    resources: [{ id: 'r', title: 'R' }],
    events: [on('a', MONDAY, [9, 10], { resource: 'r' }), on('b', TUESDAY)],
    selectedEvents: ['a', 'b'],
    eventFilter: filter,
    visibleResources: visible,
    searchText: searched,
  });
  return { ...made, filter, visible, searched };
}

describe('the model of the selection', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('keeps entries that the page doesn’t show until the calendar writes it', async () => {
    const { selectedEvents, drawn, element, click, writes } = await givenSeveral({
      selectedEvents: ['a', 'gone', 7],
    });
    expect(drawn('a').dataset['selected']).toBe('');
    expect(element.querySelector('[data-selection]')?.getAttribute('data-selection')).toBe('1');
    expect(selectedEvents()).toEqual(['a', 'gone', 7]);
    expect(writes).toEqual([]);
    await click('b', { ctrlKey: true });
    expect(writes).toEqual(['["a","b"]']);
  });

  it('is written by start, then by the order of the events', async () => {
    const { control, selectedEvents } = await givenSeveral({
      events: [
        on('late', TUESDAY, [15, 16]),
        on('z', TUESDAY, [9, 10]),
        on('y', TUESDAY, [9, 12]),
        on('day', TUESDAY, null),
      ],
    });
    await control('a', 'z');
    expect(selectedEvents()).toEqual(['day', 'z', 'y', 'late']);
  });

  it('gets all events by Ctrl A but for those that a filter hides', async () => {
    const { control, selectedEvents } = await givenSeveral({
      events: [on('a', TUESDAY), on('hidden', TUESDAY), on('b', TUESDAY)],
      eventFilter: ({ id }) => id !== 'hidden',
    });
    await control('a', 'b');
    expect(selectedEvents()).toEqual(['a', 'b']);
  });

  it.each<[string, (made: Given) => unknown, Entries]>([
    ['deleted', ({ events }) => events.update((all) => all.slice(1)), ['b']],
    ['turned away from', ({ press }) => press('n', 'a'), []],
    ['hidden by the filter', ({ filter }) => filter.set(({ id }) => id !== 'a'), ['b']],
    ['hidden with its resource', ({ visible }) => visible.set({ r: false }), ['b']],
    ['hidden by a search', ({ searched }) => searched.set('b'), ['b']],
    ['not on the day that is shown now', ({ press }) => press('d', 'b'), ['b']],
  ])('loses an event that is %s, silently', async (_, act, left) => {
    const made = await given();
    await act(made);
    await made.settled();
    await made.settled();
    expect(made.selectedEvents()).toEqual(left);
    expect(made.writes.filter((each) => each.startsWith('['))).toEqual([JSON.stringify(left)]);
    expect(made.said.filter((words) => words.includes('election'))).toEqual([]);
  });

  it('reports what is no list, and entries that are nothing', async () => {
    const reports = givenReports();
    const made = await givenSeveral({ selectedEvents: ['a', null, { id: 'b' }] as never });
    expect(reports.codes()).toEqual(['invalid-value', 'invalid-value']);
    expect(made.drawn('a').dataset['selected']).toBe('');
    made.selectedEvents.set('a' as never);
    await made.settled();
    expect(reports.codes()).toHaveLength(3);
    expect(made.drawn('a').dataset['selected']).toBeUndefined();
    await made.click('b', { ctrlKey: true });
    expect(made.selectedEvents()).toEqual(['b']);
    made.selectedEvents.set(null as never);
    made.canSelectSeveralEvents.set(false);
    await made.settled();
    expect(made.selectedEvents()).toEqual([]);
  });

  it('makes events buttons that are pressed or not, only while anything is selected', async () => {
    const { press, drawn } = await givenSeveral();
    const pressed = (): unknown[] => ['a', 'b'].map((id) => drawn(id).getAttribute('aria-pressed'));
    expect(pressed()).toEqual([null, null]);
    await press('x', 'a');
    expect(pressed()).toEqual(['true', 'false']);
    expect(drawn('a').hasAttribute('aria-selected')).toBe(false);
    expect(drawn('a').getAttribute('role')).toBe('button');
    await press('x', 'a');
    expect(pressed()).toEqual([null, null]);
  });

  it.each(['week', 'month'] as const)(
    'gives the grid of the view %s a hint while one event is selected',
    async (view) => {
      const { press, element } = await givenSeveral({ view });
      const hint = (): string | undefined => {
        const id = element
          .querySelector('.ec-content [role$="grid"]')!
          .getAttribute('aria-describedby');
        return id === null ? undefined : document.getElementById(id)!.textContent;
      };
      expect(hint()).toBeUndefined();
      await press('x', 'a');
      expect(hint()).toBe('X selects further events, Escape clears the selection');
      await press('x', 'b');
      expect(hint()).toBeUndefined();
      await press('x', 'b');
      expect(hint()).toContain('X selects');
      await press('Escape', 'b');
      expect(hint()).toBeUndefined();
    },
  );

  it('is known to templates of the host', async () => {
    await SELECTION.load();
    const fixture = TestBed.createComponent(OwnEvents);
    document.body.append(fixture.nativeElement as HTMLElement);
    await fixture.whenStable();
    await fixture.whenStable();
    const texts = [...(fixture.nativeElement as HTMLElement).querySelectorAll('ec-event b')].map(
      ({ textContent }) => textContent.trim(),
    );
    expect(texts).toEqual(['a true', 'b false']);
  });

  it('has its keys in the list of shortcuts, while it is on', async () => {
    const made = await givenSeveral();
    const { press, canSelectSeveralEvents, settled } = made;
    const rows = (): string[] =>
      [...document.querySelectorAll('dl dt')].map(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').trim(),
      );
    await press('?', 'a');
    await until(made, () => rows().length > 0);
    expect(rows()).toEqual(expect.arrayContaining(['X', 'Shift X', 'Ctrl A']));
    canSelectSeveralEvents.set(false);
    await settled();
    expect(rows()).not.toContain('Shift X');
  });

  describe('Escape', () => {
    it('closes what is open before it clears', async () => {
      const made = await givenSeveral({ selectedEvents: ['a', 'b'], view: 'week' });
      await (await made.calendar.getEvent({ title: 'a' })).openMenu();
      await made.press('Escape', document.querySelector('[role="menuitem"]'));
      expect(document.querySelector('[role="menu"]')).toBeNull();
      expect(made.selectedEvents()).toEqual(['a', 'b']);
      await made.press('Escape', 'a');
      expect(made.selectedEvents()).toEqual([]);
    });

    it('puts back what is held before it clears', async () => {
      const { press, selectedEvents, starts, said } = await givenSeveral({
        selectedEvents: ['a', 'b'],
        view: 'week',
      });
      const before = starts();
      await press('g', 'a');
      await press('ArrowRight');
      await press('Escape');
      expect([starts(), selectedEvents()]).toEqual([before, ['a', 'b']]);
      await press('Escape');
      expect([selectedEvents(), said.at(-1)]).toEqual([[], 'Selection cleared']);
    });

    it('takes the offer to paste back where nothing is selected any more', async () => {
      const { press, control, selectedEvents, element } = await givenSeveral({
        selectedEvents: ['a', 'b'],
      });
      await control('c', 'a');
      await press('Escape', 'a');
      const offer = (): Element | null => element.querySelector('[data-command="paste"]');
      expect([selectedEvents(), offer() !== null]).toEqual([[], true]);
      await press('Escape', 'a');
      expect(offer()).toBeNull();
    });
  });

  it('names the days of the week in order, whatever the order in which they were selected', async () => {
    const { press, selectedEvents } = await givenSeveral({
      events: [on('c', WEDNESDAY), on('a', MONDAY)],
    });
    await press('x', 'c');
    await press('x', 'a');
    expect(selectedEvents()).toEqual(['a', 'c']);
  });
});
