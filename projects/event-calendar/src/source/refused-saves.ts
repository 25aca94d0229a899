import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { RecordChange } from '../store/source/event-source';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { isFinal, mayPass } from './is-final';
import { idsOf, type Changes } from './record-changes';
import type { RefusedSave } from './save-queue';

/** One event as it was typed in a form; of a series the occurrence that stood in it. */
export type TypedChange<E extends CalendarEvent> = RecordChange<E> & { readonly after: E };

/** The calendar, as far as what was refused has to do with it. */
export interface RefusalHost<E extends CalendarEvent> {
  events(): readonly E[];
  /** Makes a change again that was refused, as the user's; returns why not, null where it was made. */
  apply(change: ChangeSet<E>): MaybePromise<string | null>;
  /** Whether what was typed can stand in a form again. */
  canReopen(change: TypedChange<E>): boolean;
  /** Opens a form with what was typed; false where that holds something else. */
  reopen(change: TypedChange<E>, error: unknown): boolean;
  /** Something was refused that is neither sent nor typed again. */
  refused(error: unknown): void;
  /** Something else may be tried again. */
  changed(): void;
}

/**
 * What a source didn't take and may be tried again: by a form, in which what was typed stands with the
 * reason, else by sending the same; that only where another answer can be hoped for.
 */
export class RefusedSaves<E extends CalendarEvent> {
  /** Oldest first. */
  all: readonly RefusedSave<E>[] = [];

  constructor(private readonly host: RefusalHost<E>) {}

  add(refusal: RefusedSave<E>): void {
    if (isFinal(refusal.error) && !this.#hasForm(refusal)) this.host.refused(refusal.error);
    else this.all = [...this.all, refusal];
  }

  /** The same was done to events, by ids as text, and stored: what was refused before doesn't matter any more. */
  outdate(type: LastActionType, ids: ReadonlySet<string>): void {
    this.all = this.all.filter(
      (refusal) =>
        refusal.type !== type || ![...idsOf(refusal.steps.flat())].some((id) => ids.has(id)),
    );
  }

  /** Whether trying again takes a form, in which something that was typed stands again. */
  get needsForm(): boolean {
    return this.#next() !== undefined;
  }

  /**
   * Tries all of it again. There is one form: whatever else needs it waits for the next time. What is known to pass is
   * sent as it is, and so is what isn't known to stand where there is more than that.
   */
  retry(): void {
    const opened = this.#next();
    const others = this.all.filter((each) => each !== opened);
    this.all = others.filter((each) => isFinal(each.error) && this.#hasForm(each));
    if (opened !== undefined) this.#reopen(opened, opened.error);
    for (const each of others) if (!isFinal(each.error)) this.#sendAgain(each);
  }

  clear(): void {
    this.all = [];
  }

  /** What a form opens with; undefined where nothing needs one. */
  #next(): RefusedSave<E> | undefined {
    const { all } = this;
    const needsForm = ({ error }: RefusedSave<E>): boolean =>
      isFinal(error) || (all.length === 1 && !mayPass(error));
    return all.findLast((each) => needsForm(each) && this.#hasForm(each));
  }

  /** What the form can't take now stays. */
  #reopen(refusal: RefusedSave<E>, error: unknown): void {
    const typed = typedIn(refusal);
    if (typed === null || !this.host.canReopen(typed) || this.host.reopen(typed, error)) return;
    this.all = [...this.all, { ...refusal, error }];
    this.host.changed();
  }

  #hasForm(refusal: RefusedSave<E>): boolean {
    const typed = typedIn(refusal);
    return typed !== null && this.host.canReopen(typed);
  }

  /** What can't be made any more opens where it was typed. */
  #sendAgain(refusal: RefusedSave<E>): void {
    const { type, steps, since, touched } = refusal;
    const changes = stillPossible(steps.flat(), this.host.events());
    if (changes.length === 0) return;
    const last = changes.at(-1);
    const event = changes.length === 1 ? (last?.after ?? last?.before ?? null) : null;
    const applied = this.host.apply({
      type,
      event,
      changes,
      ...(since !== undefined && { since }),
      ...(touched !== undefined && steps.length === 1 && { touched }),
    });
    void whenKnown(applied, (reason) => {
      if (reason !== null) this.#reopen(refusal, reason);
    });
  }
}

/**
 * The one event that was created or changed, rather than moved or deleted, with all that was made of it since, or the
 * occurrence of a series; null for any other change. Where more was made of it since than one form can hold, null as long
 * as all of it can be sent again, else the event alone.
 */
function typedIn<E extends CalendarEvent>(refusal: RefusedSave<E>): TypedChange<E> | null {
  const { type, steps, since, touched, error } = refusal;
  if (type !== 'create' && type !== 'update') return null;
  if (touched !== undefined) return steps.length === 1 || isFinal(error) ? touched : null;
  const changes = steps.flat();
  const [first] = changes;
  if (first === undefined) return null;
  const isOne = idsOf(changes).size === 1 && since === undefined;
  if (!isOne && !(type === 'create' && isFinal(error))) return null;
  const id = String((first.before ?? first.after)?.id);
  const last = changes.findLast(({ before, after }) => String((before ?? after)?.id) === id);
  return last?.after ? { before: first.before, after: last.after } : null;
}

/** Those changes whose event is there, or created by one before. */
function stillPossible<E extends CalendarEvent>(
  changes: Changes<E>,
  events: readonly E[],
): Changes<E> {
  const there = new Set(events.map((event: E | null) => String(event?.id)));
  return changes.filter(({ before, after }) => {
    if (before === null) there.add(String(after?.id));
    return before === null || there.has(String(before.id));
  });
}
