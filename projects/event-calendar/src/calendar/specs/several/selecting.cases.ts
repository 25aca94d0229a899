import { signal } from '@angular/core';
import { INTERACTION, SELECTION } from '../../../lazy/lazy-parts';
import { FRIDAY_NOON, givenCalendar, givenNow, givenReports } from '../../calendar.spec-host';
import {
  givenSeveral,
  MONDAY,
  on,
  TUESDAY,
  WEDNESDAY,
  type Entries,
} from '../../several.spec-host';

describe('selecting several events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('toggles an event by a Ctrl-click, without opening it', async () => {
    const eventClick = jest.fn();
    const editorOpening = jest.fn();
    const { click, said, selectedEvents, writes } = await givenSeveral({
      eventClick,
      editorOpening,
    });
    await click('b', { ctrlKey: true });
    await click('a', { ctrlKey: true });
    expect([selectedEvents(), said]).toEqual([
      ['a', 'b'],
      ['1 event selected', '2 events selected'],
    ]);
    await click('b', { ctrlKey: true });
    await click('a', { ctrlKey: true });
    expect(selectedEvents()).toEqual([]);
    expect(said.slice(2)).toEqual(['1 event selected', 'Selection cleared']);
    expect(writes).toEqual(['["b"]', '["a","b"]', '["a"]', '[]']);
    expect(eventClick).not.toHaveBeenCalled();
    expect(editorOpening).not.toHaveBeenCalled();
  });

  it('toggles by Cmd-click on a Mac, where Ctrl-click is the context menu', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('(Macintosh; Intel Mac OS X 10_15_7)');
    const { click, selectedEvents } = await givenSeveral();
    await click('b', { metaKey: true });
    expect(selectedEvents()).toEqual(['b']);
    await click('a', { ctrlKey: true });
    expect(selectedEvents()).toEqual([]);
  });

  it('is cleared by a click without keys, which opens the event, also a selected one', async () => {
    const eventClick = jest.fn();
    const { click, selectedEvents } = await givenSeveral({
      selectedEvents: ['a', 'b'],
      eventClick,
    });
    await click('a');
    expect([selectedEvents(), eventClick.mock.calls.length]).toEqual([[], 1]);
  });

  it('is cleared by a click on empty space, which does nothing else', async () => {
    const slotClick = jest.fn();
    const { click, cell, selectedEvents, element, writes } = await givenSeveral({
      selectedEvents: ['a'],
      view: 'month',
      slotClick,
    });
    await click(cell('2026-11-20', 'day'));
    expect([selectedEvents(), slotClick.mock.calls]).toEqual([[], []]);
    expect(element.querySelector('form[data-quick]')).toBeNull();
    await click(cell('2026-11-20', 'day'));
    expect([slotClick.mock.calls.length, writes]).toEqual([1, ['[]']]);
  });

  it('adds what starts between the event selected last and a Shift-clicked one', async () => {
    const { click, selectedEvents } = await givenSeveral();
    await click('b', { shiftKey: true });
    expect(selectedEvents()).toEqual(['b']);
    await click('a', { shiftKey: true });
    expect(selectedEvents()).toEqual(['a', 'bar', 'b']);
    await click('c', { ctrlKey: true });
    await click('bar', { ctrlKey: true });
    expect(selectedEvents()).toEqual(['a', 'b', 'c']);
  });

  it('goes by keys: X, Shift+X, Ctrl+A and Escape', async () => {
    const { press, control, selectedEvents, said, element, component } = await givenSeveral({
      view: 'week',
    });
    await press('x', 'a');
    expect(component.view()).toBe('week');
    await press('X', 'b', { shiftKey: true });
    expect(selectedEvents()).toEqual(['a', 'bar', 'b']);
    await press('x', 'a');
    expect(selectedEvents()).toEqual(['bar', 'b']);
    const { defaultPrevented } = await control('a', 'c');
    expect([selectedEvents(), defaultPrevented]).toEqual([['a', 'bar', 'b', 'c'], true]);
    await press('Escape');
    expect([selectedEvents(), said.at(-1)]).toEqual([[], 'Selection cleared']);
    // In the toolbar it is the browser's.
    const button = element.querySelector('[data-view-button="month"]');
    expect((await control('a', button)).defaultPrevented).toBe(false);
    expect(selectedEvents()).toEqual([]);
  });

  it('passes over events without an id, and takes those of one id together', async () => {
    givenReports();
    const TWIN = 'twin';
    const { click, control, selectedEvents, element, said } = await givenSeveral({
      events: [
        on('a', MONDAY),
        on(TWIN, MONDAY, [12, 13]),
        on(TWIN, TUESDAY),
        on('', WEDNESDAY, [9, 10], { title: 'Nameless' }),
      ],
    });
    await control('a', 'a');
    expect([selectedEvents(), said]).toEqual([['a', TWIN], ['3 events selected']]);
    const second = element.querySelectorAll(`ec-event[data-event-id="${TWIN}"]`)[1]!;
    await click(second, { ctrlKey: true });
    expect([selectedEvents(), said.at(-1)]).toEqual([['a'], '1 event selected']);
    await click(second, { ctrlKey: true });
    expect([selectedEvents(), said.at(-1)]).toEqual([['a', TWIN], '3 events selected']);
    const nameless = [...element.querySelectorAll('ec-event')].find((each) =>
      each.textContent.includes('Nameless'),
    )!;
    await click(nameless, { ctrlKey: true });
    expect(selectedEvents()).toEqual(['a', TWIN]);
  });

  it('selects what is behind “+N” with Ctrl+A', async () => {
    const events = Array.from({ length: 12 }, (_, at) => on(`e${at}`, MONDAY, [9 + at, 10 + at]));
    const { control, selectedEvents, cell, said } = await givenSeveral({ view: 'month', events });
    await control('a', cell(TUESDAY, 'day'));
    expect(selectedEvents()).toEqual(events.map(({ id }) => id));
    expect(said).toEqual(['12 events selected']);
  });

  it('selects one occurrence of a series by its date, and all by the id alone', async () => {
    const { GivenQuestions } = await import('../../../store/events/given-series.spec-host');
    const series = on('s', MONDAY, [9, 10], { rrule: 'DAILY' });
    const { click, selectedEvents, element, settled } = await givenSeveral(
      { events: [series] },
      new GivenQuestions().providers,
    );
    const pieces = element.querySelectorAll('ec-event');
    await click(pieces[1]!, { ctrlKey: true });
    expect(selectedEvents()).toEqual([{ id: 's', date: TUESDAY }]);
    selectedEvents.set(['s']);
    await settled();
    await click(pieces[2]!, { ctrlKey: true });
    const dates = selectedEvents().map((each) => (each as { date: string }).date);
    expect(dates).toEqual([MONDAY, TUESDAY, '2026-11-19', '2026-11-20', '2026-11-21']);
    expect(dates).not.toContain(WEDNESDAY);
  });

  it('is open to read-only events and in read-only calendars, and so is copying', async () => {
    const { click, control, selectedEvents, said } = await givenSeveral({ readOnly: true });
    await click('a', { ctrlKey: true });
    await click('b', { ctrlKey: true });
    expect(selectedEvents()).toEqual(['a', 'b']);
    await control('c', 'a');
    expect(said.at(-1)).toBe('2 events copied');
  });

  it('works in the agenda, but for moving', async () => {
    const { click, control, press, bar, selectedEvents, events, element, starts } =
      await givenSeveral({ view: 'agenda', visibleDate: MONDAY });
    await click('a', { ctrlKey: true });
    await press('X', 'b', { shiftKey: true });
    expect(selectedEvents()).toEqual(['a', 'bar', 'b']);
    const before = starts();
    const move = element.querySelector('[data-command="move"]')!;
    expect(move.getAttribute('aria-disabled')).toBe('true');
    await press('g', 'a');
    await press('Enter');
    expect(starts()).toEqual(before);
    await control('c', 'a');
    await control('v', 'a');
    expect(events()).toHaveLength(7);
    await bar('delete');
    expect(events()).toHaveLength(4);
  });

  it('says and writes nothing while it is off', async () => {
    const { click, control, press, canSelectSeveralEvents, selectedEvents, settled, said, drawn } =
      await givenSeveral({ selectedEvents: ['a', 'b'] });
    canSelectSeveralEvents.set(false);
    await settled();
    expect(selectedEvents()).toEqual([]);
    expect(said).toEqual([]);
    selectedEvents.set(['a']);
    await settled();
    expect(drawn('a').hasAttribute('data-selected')).toBe(false);
    await click('b', { ctrlKey: true });
    await press('Escape');
    const { defaultPrevented } = await control('a', 'c');
    expect(defaultPrevented).toBe(false);
  });
});

describe('the first press on a calendar whose selections are on their way', () => {
  beforeEach(() => {
    givenNow(FRIDAY_NOON);
    // Another spec may have loaded them.
    for (const part of [INTERACTION, SELECTION]) {
      jest.spyOn(part, 'loaded', 'get').mockReturnValue(undefined);
    }
  });

  it('selects once they are there', async () => {
    const selectedEvents = signal<Entries>([]);
    const { eventElement, fixture } = await givenCalendar({
      ...{ visibleDate: WEDNESDAY, canSelectSeveralEvents: true, selectedEvents },
      events: [on('a', MONDAY), on('b', TUESDAY)],
    });
    const init = { key: 'x', bubbles: true, cancelable: true };
    eventElement('a').focus();
    eventElement('a').dispatchEvent(new KeyboardEvent('keydown', init));
    eventElement('b').focus();
    eventElement('b').dispatchEvent(new KeyboardEvent('keydown', init));
    await fixture.whenStable();
    expect(selectedEvents()).toEqual(['a', 'b']);
  });

  it('selects also where they are switched on later', async () => {
    const selectedEvents = signal<Entries>([]);
    const canSelectSeveralEvents = signal(false);
    const { eventElement, fixture } = await givenCalendar({
      ...{ visibleDate: WEDNESDAY, canSelectSeveralEvents, selectedEvents },
      events: [on('a', MONDAY), on('b', TUESDAY)],
    });
    const press = (id: string): void => {
      const init = { bubbles: true, cancelable: true, ctrlKey: true, detail: 1 };
      eventElement(id).dispatchEvent(new MouseEvent('click', init));
    };
    eventElement('a').dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }));
    await fixture.whenStable();
    canSelectSeveralEvents.set(true);
    fixture.detectChanges();
    press('a');
    press('b');
    await fixture.whenStable();
    expect(selectedEvents()).toEqual(['a', 'b']);
  });
});
