import { HttpErrorResponse } from '@angular/common/http';
import { signal } from '@angular/core';
import { removeEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../../../store/events/calendar-edits';
import type { VisibleRange } from '../../../store/dates/visible-range';
import { EventConflictError, type CalendarEventSource } from '../../../store/source/event-source';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  writing,
  type GivenCalendar,
} from '../../calendar.spec-host';
import { drawn, givenConnected, GivenSource, until } from '../../event-source.spec-host';

function remove(given: GivenCalendar, event: CalendarEvent): void {
  const edits = writing(given.ref).get(CalendarEdits);
  void edits.apply(() => removeEvent(edits.events(), event));
}

/** Moves the focused event, by keys. */
function moveToNextDay(): void {
  for (const key of ['g', 'ArrowRight', 'Enter']) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
}

function spoken({ element }: GivenCalendar): string {
  return element.querySelector('[data-spoken]')!.textContent;
}

describe('eventSource', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('loads the visible range, then those beside and the small calendar’s, and writes them to events', async () => {
    const source = new GivenSource();
    const own = givenEvent({ title: 'Own' });
    const events = signal<CalendarEvent[]>([own]);
    const given = await givenConnected(source, { events });
    expect(source.asked.map(({ range }) => range)).toEqual([
      { start: '2026-11-15T00:00:00Z', end: '2026-11-22T00:00:00Z' },
    ]);
    const loaded = givenEvent({ title: 'Loaded' });
    source.asked[0]!.answer([loaded]);
    await drawn(given);
    expect(await given.calendar.getEventTitles()).toEqual(['Own', 'Loaded']);
    expect(events()).toEqual([own, loaded]);
    expect(source.asked.slice(1).map(({ range }) => range)).toEqual([
      { start: '2026-11-01T00:00:00Z', end: '2026-12-13T00:00:00Z' },
    ]);
  });

  it('says that it loads, after a moment and on the content, and invites nobody meanwhile', async () => {
    const source = new GivenSource();
    const given = await givenConnected(source);
    const content = given.element.querySelector('.ec-content')!;
    expect(content.getAttribute('aria-busy')).toBe('true');
    expect(await given.calendar.isLoading()).toBe(false);
    expect(given.element.querySelector('.ec-invitation')).toBeNull();
    await until(given, () => given.calendar.isLoading());
    await until(given, () => spoken(given) === 'Loading events');
    source.asked[0]!.answer([]);
    await drawn(given);
    expect(await given.calendar.isLoading()).toBe(false);
    expect(content.getAttribute('aria-busy')).toBeNull();
    expect(given.element.querySelector('.ec-invitation')).not.toBeNull();
  });

  it('says what failed, and loads again', async () => {
    const source = new GivenSource();
    const given = await givenConnected(source);
    source.asked[0]!.fail('The server sleeps.');
    await drawn(given);
    expect(await given.calendar.getProblem()).toBe(
      'Events could not be loaded: The server sleeps.',
    );
    await until(given, () => spoken(given).includes('The server sleeps.'));
    await given.calendar.retry();
    expect(await given.calendar.getProblem()).toBeNull();
    source.asked[1]!.answer([givenEvent({ title: 'There' })]);
    await drawn(given);
    expect(await given.calendar.getEventTitles()).toEqual(['There']);
  });

  it('cancels what is out of sight, and all of it when the calendar goes', async () => {
    const source = new GivenSource();
    // Without the small calendar, whose month would contain all these dates after a rest.
    const given = await givenConnected(source, { preferences: { isSidePanelOpen: false } });
    await given.calendar.next();
    await given.calendar.next();
    expect(source.asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
    given.ref.destroy();
    expect(source.asked.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('marks what isn’t saved yet, and takes over what was stored', async () => {
    const source = new GivenSource();
    const event = givenEvent({ title: 'Talk' });
    const given = await givenConnected(source);
    source.asked[0]!.answer([event]);
    await drawn(given);
    const editor = await given.calendar.openEditor({ title: 'Talk' });
    await editor.set('title', 'Long talk');
    await editor.save();
    await drawn(given);
    const talk = await given.calendar.getEvent({ id: event.id });
    expect(await talk.isPending()).toBe(true);
    expect(await talk.getAccessibleName()).toMatch(/^Long talk, .*, not saved yet$/);
    const after = { ...event, title: 'Long talk' };
    expect(source.sent[0]!.change).toEqual({
      type: 'update',
      changes: [{ before: event, after }],
    });
    const stored = { ...after, title: 'Longer talk', version: 2 };
    source.sent[0]!.store({ stored: [stored] });
    await drawn(given);
    expect(await talk.isPending()).toBe(false);
    expect(given.component.events()).toEqual([stored]);
  });

  it('takes a refused change back, keeps focus, says why, and tries again', async () => {
    const source = new GivenSource();
    const event = givenEvent({ title: 'Talk' });
    const actions: unknown[] = [];
    const given = await givenConnected(source, { lastAction: ({ type }) => actions.push(type) });
    source.asked[0]!.answer([event]);
    await drawn(given);
    const element = given.eventElement(event.id);
    element.focus();
    moveToNextDay();
    await drawn(given);
    expect(given.component.events()[0]).toMatchObject({ start: '2026-11-21T10:00:00Z' });
    source.sent[0]!.refuse(new Error('The hall is closed.'));
    await drawn(given);
    expect(given.component.events()).toEqual([event]);
    expect(document.activeElement).toBe(given.eventElement(event.id));
    expect(await given.calendar.getProblem()).toBe('The change was not saved: The hall is closed.');
    expect(actions).toEqual(['move']);
    await given.calendar.retry();
    expect(source.sent[1]!.change).toEqual(source.sent[0]!.change);
    expect(await given.calendar.getProblem()).toBeNull();
  });

  it('says once why a change was refused for good, and never sends it again', async () => {
    const source = new GivenSource();
    const event = givenEvent({ title: 'Talk' });
    const given = await givenConnected(source);
    source.asked[0]!.answer([event]);
    await drawn(given);
    given.eventElement(event.id).focus();
    moveToNextDay();
    await drawn(given);
    source.sent[0]!.refuse(
      new HttpErrorResponse({ status: 409, error: { message: 'The hall is booked.' } }),
    );
    await drawn(given);
    expect(given.component.events()).toEqual([event]);
    expect(await given.calendar.getNotice()).toBe('The change was not saved: The hall is booked.');
    expect(await given.calendar.getProblem()).toBeNull();
    expect(source.sent).toHaveLength(1);
  });

  it('offers no undo of what was refused, and says no longer that it was done', async () => {
    const source = new GivenSource();
    const event = givenEvent({ title: 'Talk' });
    const given = await givenConnected(source);
    source.asked[0]!.answer([event]);
    await drawn(given);
    const menu = await (await given.calendar.getEvent({ title: 'Talk' })).openMenu();
    await menu.choose('Delete event');
    expect(await given.calendar.getNotice()).toContain('Talk deleted');
    source.sent[0]!.refuse(new Error('Down'));
    await drawn(given);
    expect(await given.calendar.getEventTitles()).toEqual(['Talk']);
    expect(await given.calendar.getNotice()).toBeNull();
  });

  it('shows what both changed as it is elsewhere, and says so', async () => {
    const source = new GivenSource();
    const event = givenEvent({ title: 'Talk' });
    const given = await givenConnected(source);
    source.asked[0]!.answer([event]);
    await drawn(given);
    remove(given, event);
    const theirs = { ...event, title: 'Their talk' };
    source.sent[0]!.refuse(new EventConflictError([theirs]));
    await drawn(given);
    expect(await given.calendar.getEventTitles()).toEqual(['Their talk']);
    expect(await given.calendar.getNotice()).toBe(
      'Changed elsewhere meanwhile: Talk. Your change was not saved.',
    );
    expect(await given.calendar.getProblem()).toBeNull();
  });

  it('names a few of many that were changed elsewhere, and counts the others', async () => {
    const source = new GivenSource();
    const all = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => givenEvent({ title }));
    const given = await givenConnected(source);
    source.asked[0]!.answer(all);
    await drawn(given);
    const changes = all.map((before, position) => ({ before, after: null, position }));
    const edits = writing(given.ref).get(CalendarEdits);
    void edits.apply(() => ({ type: 'delete', event: null, changes }));
    source.sent[0]!.refuse(
      new EventConflictError(all.map((event) => ({ ...event, color: 'red' }))),
    );
    await drawn(given);
    expect(await given.calendar.getNotice()).toBe(
      'Changed elsewhere meanwhile: One, Two, Three and 2 more. Your change was not saved.',
    );
  });

  it('saves what is undone', async () => {
    const source = new GivenSource();
    const event = givenEvent();
    const given = await givenConnected(source);
    source.asked[0]!.answer([event]);
    await drawn(given);
    remove(given, event);
    source.sent[0]!.store();
    await drawn(given);
    writing(given.ref).get(CalendarEdits).undo();
    expect(source.sent[1]!.change).toEqual({
      type: 'change',
      changes: [{ before: null, after: event }],
    });
  });

  it('loads anew on demand, and from another source in its place', async () => {
    const first = new GivenSource();
    const second = new GivenSource();
    const eventSource = signal<CalendarEventSource>(first);
    const given = await givenConnected(first, { eventSource });
    const event = givenEvent();
    first.asked[0]!.answer([event]);
    await drawn(given);
    given.component.reload();
    expect(first.asked.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, false]);
    first.asked[2]!.answer([{ ...event, title: 'Anew' }]);
    await drawn(given);
    expect(await given.calendar.getEventTitles()).toEqual(['Anew']);
    eventSource.set(second);
    await until(given, () => second.asked.length > 0);
    expect(given.component.events()).toEqual([]);
    expect(first.asked.every(({ signal }) => signal.aborted)).toBe(false);
    second.asked[0]!.answer([givenEvent({ title: 'Second' })]);
    await drawn(given);
    expect(await given.calendar.getEventTitles()).toEqual(['Second']);
  });

  it('leaves changes to the host where the source can’t save', async () => {
    const asked: VisibleRange[] = [];
    const event = givenEvent();
    const eventSource: CalendarEventSource = {
      load: (range) => {
        asked.push(range);
        const isIn = range.start <= event.start && event.start < range.end;
        return Promise.resolve(isIn ? [event] : []);
      },
    };
    // The small calendar would request these dates again.
    const preferences = { isSidePanelOpen: false };
    const given = await givenCalendar({ eventSource, preferences });
    await until(given, () => given.component.events().length === 1);
    remove(given, given.component.events()[0]!);
    await drawn(given);
    expect(given.component.events()).toEqual([]);
    given.component.reload();
    await until(given, () => given.component.events().length === 1);
  });
});
