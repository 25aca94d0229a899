import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  dayFrom,
  type CalendarEvent,
  type CalendarId,
  type EventSpan,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { Editing } from './editing';
import { givenEvent, occurrenceIn } from './given-event.spec-host';
import { givenPart } from '../given-part.spec-host';
import { ACCEPTED_DROP, SessionState, type Draft } from './session-state';

const plan = givenEvent({ id: 'a', resource: 'r' });
const LATER: EventSpan = {
  allDay: false,
  start: Date.parse('2026-11-21T22:00:00Z'),
  end: Date.parse('2026-11-22T23:00:00Z'),
};

function draft(fields: Partial<Draft> = {}): Draft {
  return {
    kind: 'move',
    occurrence: occurrenceIn(plan),
    event: plan,
    drop: { when: LATER },
    ...ACCEPTED_DROP,
    row: 0,
    ...fields,
  };
}

/** Returns the key of the one occurrence that is dimmed; null without one. */
function draggedIn({ draggedKeys }: SessionState): string | null {
  return [...draggedKeys()][0] ?? null;
}

/** Opens an event in the editor, beside the occurrence drawn under a key. */
function edit(shown: CalendarEvent | null, besideKey = 'a'): void {
  const editing = TestBed.inject(Editing);
  editing.session.set({
    event: plan,
    occurrence: null,
    draft: plan,
    isReadOnly: false,
    origin: null,
    besideKey,
  });
  editing.editor.set({ shown: signal(shown), leave: () => true });
}

describe('SessionState', () => {
  it('of nothing under way has neither preview nor anything dimmed', () => {
    const { part } = givenPart(SessionState);
    TestBed.tick();
    expect([part.isUnderWay(), part.preview(), draggedIn(part)]).toEqual([false, null, null]);
  });

  it('shows a draft where it would stand, in the zone that is shown', () => {
    const { part } = givenPart(SessionState, { displayTimezone: 'Asia/Tokyo' });
    part.draft.set(draft());
    expect(part.isUnderWay()).toBe(true);
    expect(part.preview()).toMatchObject({
      key: 'preview',
      event: plan,
      start: LATER.start,
      end: LATER.end,
      isBar: true,
      firstDay: dayFrom(2026, 11, 22),
      lastDay: dayFrom(2026, 11, 23),
    });
  });

  it('shows whole days from the first through the last', () => {
    const { part } = givenPart(SessionState);
    const [firstDay, lastDay] = [dayFrom(2026, 11, 21), dayFrom(2026, 11, 23)];
    part.draft.set(draft({ drop: { when: { allDay: true, firstDay, lastDay } } }));
    expect(part.preview()).toMatchObject({ allDay: true, firstDay, lastDay });
  });

  it.each<[string, Draft['drop']['resource'] | undefined, string | undefined]>([
    ['of whom it is', undefined, 'r'],
    ['of whom it comes to', { from: 'r', to: 'other' }, 'other'],
    ['of nobody', { from: 'r', to: null }, undefined],
  ])('shows a draft as that %s', (_, resource, id) => {
    const { part } = givenPart(SessionState);
    const drop = resource === undefined ? { when: LATER } : { when: LATER, resource };
    part.draft.set(draft({ drop }));
    expect(part.preview()?.event.resource).toBe(id);
  });

  it('shows nothing in the calendar of what is on its way out', () => {
    const { part } = givenPart(SessionState);
    part.draft.set(draft());
    part.outside.set({ x: 0, y: 0, refusal: null, isDrawn: false });
    expect(part.preview()).toBeNull();
    expect(part.isUnderWay()).toBe(true);
  });

  describe('lies over an event', () => {
    const RESOURCES = ['r', 'other'].map((id) => ({ id, title: id }));
    const at = (start: string, end: string): Occurrence => occurrenceIn(givenEvent({ start, end }));

    // The preview is from the evening of the 21st to that of the 22nd.
    it.each<[string, Occurrence, CalendarId | null | undefined, boolean]>([
      ['of a time in common', at('2026-11-22T10:00', '2026-11-23T10:00'), undefined, true],
      ['that only touches it', at('2026-11-22T23:00Z', '2026-11-24T10:00'), undefined, false],
      ['of another row', at('2026-11-22T10:00', '2026-11-22T11:00'), undefined, false],
      ['in its column', at('2026-11-22T10:00', '2026-11-23T10:00'), 'r', true],
      ['in another column', at('2026-11-22T10:00', '2026-11-23T10:00'), 'other', false],
      ['in the column of nobody', at('2026-11-22T10:00', '2026-11-23T10:00'), null, false],
    ])('%s', (_, occurrence, resource, expected) => {
      const { part } = givenPart(SessionState, { resources: RESOURCES });
      expect(part.isOver(occurrence, resource)).toBe(false);
      part.draft.set(draft());
      expect(part.isOver(occurrence, resource)).toBe(expected);
    });

    it('in the column of nobody, where it comes to nobody', () => {
      const { part } = givenPart(SessionState, { resources: RESOURCES });
      part.draft.set(draft({ drop: { when: LATER, resource: { from: 'r', to: null } } }));
      expect(part.isOver(at('2026-11-22T10:00', '2026-11-23T10:00'), null)).toBe(true);
    });
  });

  it.each<[string, Partial<Draft>, string | null]>([
    ['what is moved', {}, 'a'],
    ['what is resized', { kind: 'resize' }, 'a'],
    ['nothing of what is copied', { kind: 'copy' }, null],
    ['nothing for what is new', { kind: 'create', occurrence: null }, null],
  ])('dims %s', (_, fields, key) => {
    const { part } = givenPart(SessionState);
    part.draft.set(draft(fields));
    TestBed.tick();
    expect(draggedIn(part)).toBe(key);
    part.draft.set(null);
    TestBed.tick();
    expect(draggedIn(part)).toBeNull();
  });

  describe('while an event is edited', () => {
    const edited = { ...plan, start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };

    it('shows it as it would be saved, and dims it', () => {
      const { part } = givenPart(SessionState);
      edit(edited);
      TestBed.tick();
      expect(part.preview()).toMatchObject({ key: 'preview', event: edited });
      expect(part.preview()?.start).toBe(Date.parse(edited.start));
      expect([part.isUnderWay(), draggedIn(part)]).toEqual([false, 'a']);
    });

    it.each<[string, CalendarEvent | null]>([
      ['nothing was changed', null],
      ['its times can’t be read', { ...edited, start: 'soon' }],
    ])('shows nothing where %s', (_, shown) => {
      const { part } = givenPart(SessionState);
      edit(shown);
      TestBed.tick();
      expect([part.preview(), draggedIn(part)]).toEqual([null, null]);
    });

    it('dims nothing for a new one', () => {
      const { part } = givenPart(SessionState);
      edit(edited, '');
      TestBed.tick();
      expect(draggedIn(part)).toBeNull();
      expect(part.preview()).not.toBeNull();
    });

    it('shows rather what a hand holds', () => {
      const { part } = givenPart(SessionState);
      edit(edited);
      part.draft.set(draft());
      expect(part.preview()?.start).toBe(LATER.start);
    });
  });
});
