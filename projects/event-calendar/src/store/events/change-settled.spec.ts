import { TestBed } from '@angular/core/testing';
import {
  createEvent,
  removeEvent,
  replaceEvent,
  type ChangeSet,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenPart, type GivenPart } from '../given-part.spec-host';
import { SourceLink } from '../source/source-link';
import { CalendarEdits } from './calendar-edits';
import type { ChangeSettled } from './change-settled';
import { givenEvent } from './given-event.spec-host';
import { Settlements } from './settlements';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const other = givenEvent({ id: 'b' });

interface Given extends GivenPart<CalendarEdits> {
  readonly settlements: Settlements;
  readonly write: (change: ChangeSet | null) => void;
  readonly settled: () => readonly ChangeSettled[];
  /** Names of the emitted outputs, in order. */
  readonly log: string[];
}

function given(save?: () => Promise<void>): Given {
  const source = { load: () => Promise.resolve([]), ...(save && { save }) };
  const made = givenPart(CalendarEdits, {
    events: [plan, other],
    ...(save && { eventSource: source }),
  });
  const log: string[] = [];
  made.inputs.lastAction.emit.mockImplementation(() => log.push('lastAction'));
  made.inputs.changeSettled.emit.mockImplementation(() => log.push('changeSettled'));
  return {
    ...made,
    settlements: TestBed.inject(Settlements),
    log,
    write: (change) => void made.part.apply(() => change),
    settled: () => made.inputs.changeSettled.emit.mock.calls.flat() as ChangeSettled[],
  };
}

const renamed: CalendarEvent = { ...plan, title: 'Other title' };

describe('the end of a change without a source', () => {
  it('is told at once, with the action and with what is kept', () => {
    const { part, inputs, write, settled, log } = given();
    write(replaceEvent(part.events(), plan, renamed, 'update'));
    expect(log).toEqual(['lastAction', 'changeSettled']);
    const [[action]] = inputs.lastAction.emit.mock.calls as [[unknown]];
    const [end] = settled();
    expect(end).toEqual({
      status: 'done',
      action,
      changes: [{ before: plan, after: renamed }],
      stored: [renamed],
      reason: '',
    });
    expect(end!.action).toBe(action);
    expect(end!.stored[0]).toBe(part.events()[0]);
  });

  it('keeps what the host has made of the record meanwhile', () => {
    const { part, inputs, write, settled } = given();
    const change = replaceEvent(part.events(), plan, renamed, 'update');
    inputs.events.set([{ ...plan, color: 'red' }, other]);
    write(change);
    expect(settled()[0]!.stored).toEqual([{ ...renamed, color: 'red' }]);
  });

  it('tells what came and what went', () => {
    const { part, write, settled } = given();
    const added = givenEvent({ id: 'c' });
    write(createEvent(part.events(), added));
    write(removeEvent(part.events(), plan));
    expect(settled().map(({ stored }) => stored)).toEqual([[added], [null]]);
  });

  it('is told of undo and redo, too, with who came and went', () => {
    const { part, write, settled } = given();
    write(removeEvent(part.events(), plan));
    part.undo();
    part.redo();
    expect(settled().map(({ changes }) => changes)).toEqual([
      [{ before: plan, after: null }],
      [{ before: null, after: plan }],
      [{ before: plan, after: null }],
    ]);
  });
});

describe('the end of a change with a source that saves', () => {
  it('waits for the answer', () => {
    const { part, settlements, write, log } = given(() => Promise.resolve());
    const taken: ChangeSet[] = [];
    TestBed.inject(SourceLink).connect({
      take: (change) => taken.push(change),
      reload: () => undefined,
      ids: new Set(),
    });
    write(replaceEvent(part.events(), plan, renamed, 'update'));
    expect(log).toEqual(['lastAction']);
    settlements.settle(taken[0]!, { status: 'failed', stored: [], reason: 'no', error: 7 });
    expect(log).toEqual(['lastAction', 'changeSettled']);
    settlements.settle(taken[0]!, { status: 'done', stored: [], reason: '' });
    expect(log).toHaveLength(2);
  });

  it('isn’t told after the calendar is gone', () => {
    const { part, settlements, write, log } = given(() => Promise.resolve());
    const taken: ChangeSet[] = [];
    TestBed.inject(SourceLink).connect({
      take: (change) => taken.push(change),
      reload: () => undefined,
      ids: new Set(),
    });
    write(replaceEvent(part.events(), plan, renamed, 'update'));
    TestBed.resetTestingModule();
    settlements.settle(taken[0]!, { status: 'done', stored: [], reason: '' });
    expect(log).toEqual(['lastAction']);
  });

  it('is told once a source is taken away whose code has not loaded', () => {
    const { part, inputs, write, settled, log } = given(() => Promise.resolve());
    write(replaceEvent(part.events(), plan, renamed, 'update'));
    TestBed.tick();
    expect(log).toEqual(['lastAction']);
    inputs.eventSource.set(undefined);
    TestBed.tick();
    expect(settled()).toMatchObject([{ status: 'done', stored: [renamed], reason: '' }]);
    // A later source isn't told of it.
    const taken: ChangeSet[] = [];
    inputs.eventSource.set({ load: () => Promise.resolve([]) });
    TestBed.inject(SourceLink).connect({
      take: (change) => taken.push(change),
      reload: () => undefined,
      ids: new Set(),
    });
    expect(taken).toEqual([]);
    expect(log).toEqual(['lastAction', 'changeSettled']);
  });
});
