import * as fc from 'fast-check';
import { TestBed } from '@angular/core/testing';
import {
  createEvent,
  removeEvent,
  replaceEvent,
  type ChangeSet,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastAction } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { Settlements } from '../store/events/settlements';
import type { ChangeSettled } from '../store/events/change-settled';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart } from '../store/given-part.spec-host';
import { whenKnown } from '../store/maybe-promise';
import {
  EventConflictError,
  type CalendarEventSource,
  type SourceAnswer,
  type SourceChange,
} from '../store/source/event-source';
import { SourceLink } from '../store/source/source-link';
import { mapStep, withoutStep } from './record-changes';
import { SourceSync } from './source-sync';
import { settled } from './source-sync.spec-host';

type Step =
  | { readonly does: 'create' | 'undo' | 'redo' | 'retry' | 'swap' }
  | { readonly does: 'update' | 'remove'; readonly at: number }
  | { readonly does: 'store'; readonly at: number; readonly isRenaming: boolean }
  | { readonly does: 'refuse'; readonly at: number; readonly status: number | undefined }
  | { readonly does: 'conflict'; readonly at: number };

const AT = fc.nat({ max: 3 });
const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('create', 'undo', 'undo', 'redo', 'retry', 'swap') }),
  fc.record({ does: fc.constantFrom('update', 'update', 'remove'), at: AT }),
  fc.record({ does: fc.constant('store' as const), at: AT, isRenaming: fc.boolean() }),
  fc.record({
    does: fc.constant('refuse' as const),
    at: AT,
    status: fc.constantFrom(undefined, 409, 503),
  }),
  fc.record({ does: fc.constant('conflict' as const), at: AT }),
);

interface Sent {
  readonly change: SourceChange;
  readonly resolve: (answer: SourceAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** A calendar's writes with a source that answers on demand, and with all that it emits. */
class Written {
  readonly saves: Sent[] = [];
  readonly source: CalendarEventSource = {
    load: () => Promise.resolve([]),
    save: (change) =>
      new Promise<SourceAnswer>((resolve, reject) => this.saves.push({ change, resolve, reject })),
  };
  readonly log: (
    | { readonly action: LastAction }
    | { readonly settled: ChangeSettled; readonly events: readonly CalendarEvent[] }
  )[] = [];
  readonly edits: CalendarEdits;
  #session: SourceSync<CalendarEvent>;
  #count = 0;

  constructor() {
    const events = [givenEvent({ id: 'a' }), givenEvent({ id: 'b' })];
    const { part, inputs } = givenPart(CalendarEdits, { events, eventSource: this.source });
    this.edits = part;
    inputs.lastAction.emit.mockImplementation((action: LastAction) => this.log.push({ action }));
    inputs.changeSettled.emit.mockImplementation((settledNow: ChangeSettled) =>
      this.log.push({ settled: settledNow, events: part.events() }),
    );
    this.#session = this.#connect();
  }

  take(step: Step): void {
    const { edits } = this;
    const events = edits.events();
    const event = 'at' in step ? events[step.at % Math.max(1, events.length)] : undefined;
    switch (step.does) {
      case 'create':
        this.#write(createEvent(events, givenEvent({ id: `new${this.#count++}` })));
        break;
      case 'update':
        if (event === undefined) break;
        this.#write(
          replaceEvent(events, event, { ...event, title: `Title ${this.#count++}` }, 'update'),
        );
        break;
      case 'remove':
        if (event !== undefined) this.#write(removeEvent(events, event));
        break;
      case 'undo':
        edits.undo();
        break;
      case 'redo':
        edits.redo();
        break;
      case 'retry':
        this.#session.retry();
        break;
      case 'swap':
        this.#session.close();
        this.#session = this.#connect();
        break;
      default:
        this.#answer(step);
    }
  }

  /** Answers one of the pending saves. */
  #answer(step: Extract<Step, { readonly does: 'store' | 'refuse' | 'conflict' }>): void {
    const [save] = this.saves.splice(step.at % Math.max(1, this.saves.length), 1);
    if (save === undefined) return;
    const { changes } = save.change;
    if (step.does === 'refuse') {
      save.reject(Object.assign(new Error('no'), { status: step.status }));
    } else if (step.does === 'conflict') {
      const now = changes.flatMap(({ before }) => before ?? []);
      save.reject(new EventConflictError(now));
    } else {
      const stored = changes.map(({ before, after }) =>
        before === null && after !== null && step.isRenaming
          ? { ...after, id: `stored-${String(after.id)}` }
          : after,
      );
      save.resolve({ stored });
    }
  }

  #write(change: ChangeSet | null): void {
    if (change !== null) void this.edits.apply(() => change);
  }

  #connect(): SourceSync<CalendarEvent> {
    const { edits } = this;
    const settlements = TestBed.inject(Settlements);
    const session = new SourceSync<CalendarEvent>(this.source, {
      within: () => new Set(),
      events: () => edits.events(),
      put: (events) => edits.put(events),
      apply: (change) =>
        whenKnown(
          edits.apply(() => change),
          (result) => (result.isDone ? null : result.reason),
        ),
      canReopen: () => false,
      reopen: () => false,
      forget: (changes) => edits.rewriteHistory((history) => withoutStep(history, changes)),
      rename: (_from, _to, rename) => {
        edits.rewriteHistory(({ done, undone }) => ({
          done: done.map((step) => mapStep(step, rename)),
          undone: undone.map((step) => mapStep(step, rename)),
        }));
        edits.put(edits.events().map(rename));
      },
      refused: () => undefined,
      conflicted: () => undefined,
      ended: (change, ending) =>
        settlements.settle(change, {
          ...ending,
          stored: ending.status === 'done' ? ending.stored : [],
          reason: ending.status === 'done' ? '' : 'no',
        }),
      further: () => null,
      report: () => undefined,
      changed: () => undefined,
    });
    TestBed.inject(SourceLink).connect(session);
    return session;
  }
}

describe('changeSettled', () => {
  it('follows each action exactly once, whatever becomes of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 40, size: 'max' }), async (steps) => {
        TestBed.resetTestingModule();
        const written = new Written();
        for (const step of steps) {
          written.take(step);
          await settled();
        }
        while (written.saves.length > 0) {
          written.take({ does: 'store', at: 0, isRenaming: false });
          await settled();
        }
        const open = new Set<LastAction>();
        for (const entry of written.log) {
          if ('action' in entry) open.add(entry.action);
          else {
            const { action, status, changes, stored, reason } = entry.settled;
            expect(open.delete(action)).toBe(true);
            expect(stored).toHaveLength(status === 'done' ? changes.length : 0);
            expect(reason === '').toBe(status === 'done');
          }
        }
        expect(open.size).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});
