import {
  eventsAfter,
  replaceEvent,
  type ChangeSet,
  type HistoryStep,
} from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import {
  EventConflictError,
  type RecordChange,
  type SourceAnswer,
  type SourceChange,
} from '../store/source/event-source';
import { SourceSync } from './source-sync';
import { withoutStep, type Changes } from './record-changes';
import type { WantedPages } from './page-loads';
import type { Ending } from './save-queue';
import type { Span } from './span';

/** An event at a place on a line instead of at dates; a page is ten places long. */
export interface Spot extends CalendarEvent {
  readonly at: number;
  readonly version: number;
  readonly [key: `k${number}`]: number | undefined;
}

export function givenSpot(id: string, at: number, version = 1): Spot {
  return { id, title: id, start: '2026-11-20', end: '2026-11-20', allDay: true, at, version };
}

/** Returns the span of a page by its number. */
export function pageOf(page: number): Span {
  return { start: page * 10, end: page * 10 + 10 };
}

function isIn({ at }: Spot, { start, end }: Span): boolean {
  return start <= at && at < end;
}

interface Asked {
  readonly span: Span;
  readonly moment: number;
  readonly signal: AbortSignal;
  /** Events of the server at the time of the request. */
  readonly then: readonly Spot[];
  readonly resolve: (spots: readonly Spot[]) => void;
  readonly reject: (error: Error) => void;
}

interface Sent {
  readonly change: SourceChange<Spot>;
  readonly resolve: (answer: SourceAnswer<Spot>) => void;
  readonly reject: (error: Error) => void;
}

/** A server that answers on demand, and a calendar that is connected to it. */
export class GivenSession {
  readonly server = new Map<string, Spot>();
  /** Counter of moments. */
  moment = 0;
  loads: Asked[] = [];
  saves: Sent[] = [];
  events: readonly Spot[] = [];
  readonly forgotten: Changes<Spot>[] = [];
  readonly accepted: SourceChange<Spot>[] = [];
  readonly conflicts: (readonly string[])[] = [];
  /** Endings of changes, in order, with the events of that moment. */
  readonly endings: {
    readonly change: ChangeSet<Spot>;
    readonly ending: Ending<Spot>;
    readonly events: readonly Spot[];
  }[] = [];
  readonly taken: ChangeSet<Spot>[] = [];
  readonly reports: string[] = [];
  history = { done: [] as HistoryStep<Spot>[], undone: [] as HistoryStep<Spot>[] };

  /** Whether saving fails before it even begins. */
  throwsOnSave = false;
  /** Whether there is a form for typed values that were refused. */
  hasForm = false;
  /** Whether the form holds no other event. */
  isFormFree = true;
  /** Reason why nothing can be changed at present; null without one. */
  forbids: string | null = null;
  readonly reopened: RecordChange<Spot>[] = [];
  /** Reasons of final refusals. */
  readonly refused: string[] = [];
  /** Returns further pages once the visible ones are known; none by default. */
  further: () => WantedPages | null = () => null;

  readonly session = new SourceSync<Spot>(
    {
      load: ({ start, end }, signal) =>
        new Promise((resolve, reject) => {
          const span = { start: Date.parse(start), end: Date.parse(end) };
          const moment = ++this.moment;
          this.loads.push({ span, moment, signal, then: this.heldIn(span), resolve, reject });
        }),
      save: (change) => {
        if (this.throwsOnSave) throw new Error('broken');
        return new Promise<SourceAnswer<Spot>>((resolve, reject) => {
          this.saves.push({ change, resolve, reject });
        });
      },
    },
    {
      within: (records, span) =>
        new Set(records.filter((spot) => isIn(spot, span)).map(({ id }) => String(id))),
      events: () => this.events,
      put: (events) => (this.events = events),
      apply: (edit) => {
        if (this.forbids === null) this.take(edit);
        return this.forbids;
      },
      canReopen: () => this.hasForm,
      reopen: (change) => {
        if (this.isFormFree) this.reopened.push(change);
        return this.isFormFree;
      },
      forget: (changes) => {
        this.forgotten.push(changes);
        const { done, undone } = withoutStep(this.history, changes);
        this.history = { done: [...done], undone: [...undone] };
      },
      rename: (_from, _to, rename) => (this.events = this.events.map(rename)),
      conflicted: (titles) => this.conflicts.push(titles),
      ended: (change, ending) => this.endings.push({ change, ending, events: this.events }),
      refused: (error) => this.refused.push((error as Error).message),
      further: () => this.further(),
      report: (message) => this.reports.push(message),
      changed: () => undefined,
    },
  );

  /** Writes a change as the calendar does after a gesture, and passes it on. */
  take(edit: ChangeSet<Spot>): void {
    this.events = eventsAfter(this.events, edit);
    this.history.done.push({ changes: edit.changes });
    this.taken.push(edit);
    this.session.take(edit);
  }

  want(page: number): void {
    this.session.want({ visible: [pageOf(page)], nearby: [pageOf(page + 1), pageOf(page - 1)] });
  }

  /** Returns the spans of loads that weren't cancelled. */
  underWay(): Span[] {
    return this.loads.filter(({ signal }) => !signal.aborted).map(({ span }) => span);
  }

  heldIn(span: Span): Spot[] {
    return [...this.server.values()].filter((spot) => isIn(spot, span));
  }

  /** Answers the next load that wasn't cancelled. */
  answerNext(): void {
    this.answer(this.loads.findIndex(({ signal }) => !signal.aborted));
  }

  /** Answers a load with the server's present events, or with those at the time of the request. */
  answer(at: number, isLate = false): void {
    const [load] = at < 0 ? [] : this.loads.splice(at, 1);
    load?.resolve(isLate ? load.then : this.heldIn(load.span));
  }

  fail(at = 0, message = 'offline'): void {
    this.loads.splice(at, 1)[0]?.reject(new Error(message));
  }

  /** Refuses a save, with the status of an answer if a server sent one. */
  refuse(at = 0, message = 'no', status?: number): void {
    this.saves.splice(at, 1)[0]?.reject(Object.assign(new Error(message), { status }));
  }

  /**
   * Stores a change as a server does: all of it, or nothing if a record isn't as it was. Returns the first record as
   * stored.
   */
  store(at = 0, isRenaming = false): Spot | null {
    const [save] = this.saves.splice(at, 1);
    if (save === undefined) return null;
    const { changes } = save.change;
    const isAsWas = changes.every(({ before, after }) => {
      const now = this.server.get(String((before ?? after)?.id));
      return now?.version === before?.version;
    });
    if (!isAsWas) {
      const ids = changes.map(({ before, after }) => String((before ?? after)?.id));
      const now = ids.flatMap((id) => this.server.get(id) ?? []);
      save.reject(
        new EventConflictError(
          now,
          ids.filter((id) => !this.server.has(id)),
        ),
      );
      return null;
    }
    this.accepted.push(save.change);
    const stored = changes.map(({ before, after }) => {
      if (before !== null) this.server.delete(String(before.id));
      if (after === null) return null;
      const id = before === null && isRenaming ? `server-${after.id}` : String(after.id);
      const record = { ...after, id, version: (before?.version ?? 0) + 1 };
      this.server.set(id, record);
      return record;
    });
    save.resolve({ stored });
    return stored[0] ?? null;
  }
}

/** Waits until everything that needs no answer has run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Returns the ids of events, as text. */
export const ids = (events: readonly Spot[]): string[] => events.map(({ id }) => String(id));

/** Returns the shown event with an id. */
export function find({ events }: GivenSession, id: string): Spot {
  const found = events.find((event) => event.id === id);
  if (found === undefined) throw new Error(`${id} isn't shown.`);
  return found;
}

/** Changes a shown event on behalf of the user. */
export function change(
  given: GivenSession,
  id: string,
  fields: Partial<Spot>,
  type: LastActionType = 'update',
): void {
  const before = find(given, id);
  given.take(replaceEvent(given.events, before, { ...before, ...fields }, type)!);
}

/** Makes a sync that shows page 0 and knows its neighbours. */
export async function givenKnown(...spots: readonly Spot[]): Promise<GivenSession> {
  const given = new GivenSession();
  for (const spot of spots) given.server.set(String(spot.id), spot);
  given.want(0);
  for (let page = 0; page < 3; page++) {
    given.answerNext();
    await settled();
  }
  return given;
}
