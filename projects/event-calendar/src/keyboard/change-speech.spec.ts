import { TestBed } from '@angular/core/testing';
import { Notice, type NoticeMessage } from '../feedback/notice';
import { CalendarEdits } from '../store/events/calendar-edits';
import {
  createEvent,
  removeEvent,
  replaceEvent,
  type ChangeSet,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent, RecurrenceScope } from 'ng-event-calendar/core/internal';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { Settlements } from '../store/events/settlements';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { ChangeSpeech } from '../gestures/change-speech';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const moved = { ...plan, start: '2026-11-21T14:00:00Z', end: '2026-11-21T15:00:00Z' };
const occurrence = occurrenceIn(plan);
const WHEN = 'Friday, November 20, 2026, 10:00 AM – 11:00 AM';
const LATER = 'Saturday, November 21, 2026, 2:00 PM – 3:00 PM';
/** An event whose times can't be read. */
const unread = { ...plan, start: 'soon' };

interface Given extends GivenPart<ChangeSpeech> {
  /** Targets of the focus. */
  readonly focused: GivenFocus['log'];
  readonly edits: CalendarEdits;
}

function given(more: GivenInputs = {}): Given {
  const focus = new GivenFocus();
  const made = givenPart(ChangeSpeech, { events: [plan], ...more }, keyboardParts(focus));
  return { ...made, focused: focus.log, edits: TestBed.inject(CalendarEdits) };
}

const notice = (): NoticeMessage | null => TestBed.inject(Notice).message();

describe('ChangeSpeech', () => {
  it('says something of an event by its title and time', () => {
    const { part, said, focused } = given();
    part.say('eventCreated', occurrence);
    part.say('eventSentOut', occurrence, { target: 'Waiting list' });
    expect(said).toEqual([`Created Plan, ${WHEN}`, 'Moved Plan to Waiting list']);
    expect(focused).toEqual([]);
  });

  it('says of one without a title that it has none', () => {
    const { part, said } = given();
    part.say('eventCopied', occurrenceIn({ ...plan, title: '' }));
    expect(said).toEqual(['Copied (No title)']);
  });

  it('speaks the times of the zone that is shown', () => {
    const { part } = given({ displayTimezone: 'Asia/Tokyo' });
    expect(part.whenText(occurrence)).toContain('7:00 PM – 8:00 PM');
  });

  it('gives the event focus before it tells of it', () => {
    const { part, said, focused } = given();
    part.tell('eventCopied', occurrence);
    expect([focused, said]).toEqual([['a'], ['Copied Plan']]);
  });

  it.each<[string, CalendarEvent | null, string[], string[]]>([
    ['one that was', plan, ['a'], [`Created Plan, ${WHEN}`]],
    ['one that wasn’t', null, [], []],
    ['one that nobody can read', unread, [], []],
  ])('tells of a creation: %s', (_, event, keys, words) => {
    const { part, said, focused } = given();
    part.created(event);
    expect([focused, said]).toEqual([keys, words]);
  });

  it('finds the occurrence that is drawn, under its key', () => {
    // Of two events with one id on one day the later one has another key.
    const namesake = { ...moved, start: '2026-11-21T09:00:00Z' };
    const { part, focused } = given({ events: [namesake, moved] });
    part.created(moved);
    expect(focused).toEqual(['a#1']);
  });

  it.each<[string, CalendarEvent | null, string[]]>([
    ['one that was', plan, ['Changed Plan']],
    ['one that wasn’t', null, []],
    ['one that nobody can read', unread, []],
  ])('tells of a change: %s', (_, event, words) => {
    const { part, said, focused } = given();
    part.changed(event && { event }, occurrence);
    expect([focused, said]).toEqual([['a'], words]);
  });

  it.each<[string, CalendarEvent | null, string[]]>([
    ['one that was', moved, [`Moved Plan from ${WHEN} to ${LATER}`]],
    ['one that wasn’t', null, []],
  ])('tells of a move: %s', (_, event, words) => {
    const { part, said, focused } = given();
    part.moved(occurrence, event && { event });
    expect([focused, said]).toEqual([['a'], words]);
  });

  it.each([
    [false, 'Moved to Fri 10\u00a0AM'],
    [true, 'Now Fri 10\u00a0–\u00a011\u00a0AM'],
  ])('tells of a drop in few words, resized or not: %s', (isResized, words) => {
    const { part, focused } = given({ view: 'week', visibleDate: '2026-11-20' });
    part.dropped(plan, isResized);
    expect(notice()).toMatchObject({ text: words, action: { label: 'Undo' } });
    expect(focused).toEqual(['a']);
  });

  it.each<[RecurrenceScope | undefined, string]>([
    [undefined, 'Plan'],
    ['onlyThis', 'Plan'],
    ['thisAndFollowing', 'Plan and following events'],
    ['all', 'Plan, all events'],
  ])('tells of a series which occurrences changed: %s', (scope, title) => {
    const { part, said } = given();
    part.changed({ event: plan, scope }, occurrence);
    part.moved(occurrence, { event: moved, scope });
    part.deleted(occurrence, scope);
    part.finished({ did: 'changed', event: plan, origin: null, scope });
    expect(said).toEqual([
      `Changed ${title}`,
      `Moved ${title} from ${WHEN} to ${LATER}`,
      `Deleted ${title}, ${WHEN}`,
      `Changed ${title}`,
    ]);
  });

  it('tells of a deletion, and takes it back', () => {
    const { part, inputs, edits, said, focused } = given();
    void edits.apply(() => removeEvent([plan], plan));
    part.deleted(occurrence);
    expect(notice()).toMatchObject({ text: 'Plan deleted', action: { label: 'Undo' } });
    notice()?.action?.run();
    expect(inputs.events()).toEqual([plan]);
    expect(focused).toEqual(['a', 'a']);
    expect(said).toEqual([`Deleted Plan, ${WHEN}`, `Deletion undone: Plan, ${WHEN}`]);
  });

  it.each<[string, () => ChangeSet, 'undone' | 'redone', string]>([
    ['a creation', () => createEvent([], plan), 'redone', `Creation redone: Plan, ${WHEN}`],
    ['a deletion', () => createEvent([], plan), 'undone', `Deletion undone: Plan, ${WHEN}`],
    ['a creation', () => removeEvent([plan], plan)!, 'undone', 'Creation undone: Plan'],
    ['a deletion', () => removeEvent([plan], plan)!, 'redone', 'Deletion redone: Plan'],
    [
      'a move',
      () => replaceEvent([moved], moved, plan, 'change')!,
      'undone',
      `Move undone: Plan is at ${WHEN} again`,
    ],
    [
      'a move',
      () => replaceEvent([plan], plan, moved, 'change')!,
      'redone',
      `Move redone: Plan is at ${LATER}`,
    ],
    [
      'a change of the title',
      () => replaceEvent([plan], plan, { ...plan, title: '' }, 'change')!,
      'undone',
      'Change undone: (No title)',
    ],
  ])('tells what was replayed, and focuses it: %s', (_, change, way, words) => {
    const { part, said, focused } = given();
    part.replayed(change(), way);
    expect([focused, said]).toEqual([['a'], [words]]);
  });

  it('names all of several records that were replayed, and focuses the first', () => {
    const { part, said, focused } = given();
    const [one] = replaceEvent([plan], plan, moved, 'change')!.changes;
    const other = { ...moved, id: 'b', title: 'Talk' };
    const changes = [one!, { before: plan, after: other, position: 1 }];
    part.replayed({ type: 'change', event: null, changes }, 'undone');
    expect([focused, said]).toEqual([['a'], ['Change undone: Plan, Talk']]);
  });

  it('keeps the focus where nothing was replayed', () => {
    const { part, said, focused } = given();
    part.replayed(null, 'undone');
    expect([focused, said]).toEqual([[''], []]);
  });

  it('is silent of a change that could not be saved, which is announced as that', () => {
    const { part, edits, said, focused, inputs } = given();
    void edits.apply(() => replaceEvent(inputs.events(), plan, moved, 'move'));
    const change = replaceEvent([moved], moved, plan, 'move')!;
    inputs.eventSource.set({
      load: () => Promise.resolve([]),
      save: () => new Promise<void>(() => undefined),
    });
    void edits.apply(() => change);
    TestBed.inject(Settlements).settle(change, { status: 'failed', stored: [], reason: 'Closed' });
    part.moved(occurrence, { event: moved });
    part.created(plan);
    part.changed({ event: plan }, occurrence);
    part.deleted(occurrence);
    expect([focused, said]).toEqual([['a', 'a', 'a', 'a'], []]);
    void edits.apply(() => replaceEvent(inputs.events(), plan, moved, 'move'));
    part.moved(occurrence, { event: moved });
    expect(said).toEqual([`Moved Plan from ${WHEN} to ${LATER}`]);
  });

  describe('once the editor is gone', () => {
    const origin = document.createElement('button');
    it.each<
      [
        'created' | 'changed' | 'deleted' | 'nothing',
        CalendarEvent,
        (string | HTMLElement)[],
        string[],
      ]
    >([
      ['created', plan, ['a'], [`Created Plan, ${WHEN}`]],
      ['changed', plan, ['a'], ['Changed Plan']],
      ['deleted', plan, ['a'], [`Deleted Plan, ${WHEN}`]],
      ['nothing', plan, [origin, 'a'], []],
      ['changed', unread, [origin, 'a'], []],
    ])('tells what it did: %s', (did, event, keys, words) => {
      const { part, said, focused } = given();
      part.finished({ did, event, origin });
      expect([focused, said]).toEqual([keys, words]);
      expect(notice() !== null).toBe(did === 'deleted');
    });
  });
});
