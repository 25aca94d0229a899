import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { RecordChange } from '../store/source/event-source';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { isFinal, mayPass } from './is-final';
import { idsOf, type Changes } from './record-changes';
import type { RefusedSave } from './save-queue';

/** One event as typed in a form; for a series the occurrence that was in the form. */
export type TypedChange<E extends CalendarEvent> = RecordChange<E> & { readonly after: E };

/** Interface of refused saves to the calendar. */
export interface RefusalHost<E extends CalendarEvent> {
  events(): readonly E[];
  /** Applies a refused change again on behalf of the user; returns why not, null if it was applied. */
  apply(change: ChangeSet<E>): MaybePromise<string | null>;
  /** Whether the typed values can be shown in a form again. */
  canReopen(change: TypedChange<E>): boolean;
  /** Opens a form with the typed values; returns false where the form holds another event. */
  reopen(change: TypedChange<E>, error: unknown): boolean;
  /** Called with the error of a change that is neither sent nor typed again. */
  refused(error: unknown): void;
  /** Called when other changes may be retried. */
  changed(): void;
}

/**
 * Changes that a source refused and that may be retried: in a form, which shows the typed values with the reason, or
 * else by sending them again, which is only done where another answer is possible.
 */
export class RefusedSaves<E extends CalendarEvent> {
  /** Refused changes, oldest first. */
  all: readonly RefusedSave<E>[] = [];

  constructor(private readonly host: RefusalHost<E>) {}

  add(refusal: RefusedSave<E>): void {
    if (isFinal(refusal.error) && !this.#hasForm(refusal)) this.host.refused(refusal.error);
    else this.all = [...this.all, refusal];
  }

  /**
   * Removes refusals that are obsolete because an equal kind of change to the same events, by ids as text, was stored.
   */
  outdate(type: LastActionType, ids: ReadonlySet<string>): void {
    this.all = this.all.filter(
      (refusal) =>
        refusal.type !== type || ![...idsOf(refusal.steps.flat())].some((id) => ids.has(id)),
    );
  }

  /** Whether retrying opens a form with typed values. */
  get needsForm(): boolean {
    return this.#next() !== undefined;
  }

  /**
   * Retries everything. As there is one form, other changes that need it wait for the next time. Changes whose error
   * may pass are sent as they are, and so are those with an unknown error if there are several.
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

  /** Returns the refusal that the form opens with; undefined where none needs it. */
  #next(): RefusedSave<E> | undefined {
    const { all } = this;
    const needsForm = ({ error }: RefusedSave<E>): boolean =>
      isFinal(error) || (all.length === 1 && !mayPass(error));
    return all.findLast((each) => needsForm(each) && this.#hasForm(each));
  }

  /** Keeps a refusal that the form can't take at present. */
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

  /** A change that can't be applied any more reopens where it was typed. */
  #sendAgain(refusal: RefusedSave<E>): void {
    const { type, steps, since, touched, parts } = refusal;
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
      // Of several events each is judged and told of again, as long as all of them are there.
      ...(parts !== undefined && isWhole(changes, refusal) && { parts }),
    });
    void whenKnown(applied, (reason) => {
      if (reason !== null) this.#reopen(refusal, reason);
    });
  }
}

/**
 * Returns the one event that was created or changed, not moved or deleted, with all later changes to it, or the
 * occurrence of a series; null for any other change. If later changes exceed one form, returns null as long as all of
 * them can be sent again, else the event alone.
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

/** Whether changes are all that was refused. */
function isWhole<E extends CalendarEvent>(
  changes: Changes<E>,
  { steps }: Pick<RefusedSave<E>, 'steps'>,
): boolean {
  return steps.length === 1 && steps[0]?.length === changes.length;
}

/** Returns the changes whose event exists, or is created by an earlier one. */
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
