import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import type { RecordChange } from '../store/event-source';
import { isFinal } from './is-final';
import { idsOf, type Changes } from './record-changes';
import type { Refusal } from './save-queue';

/** One event as it was typed in a form. */
export type TypedChange<E extends CalendarEvent> = RecordChange<E> & { readonly after: E };

/** The calendar, as far as what was refused has to do with it. */
export interface RefusalHost<E extends CalendarEvent> {
  events(): readonly E[];
  /** Makes a change again that was refused, as the user's. */
  apply(change: ChangeSet<E>): void;
  /** Whether what was typed can stand in a form again. */
  canReopen(change: TypedChange<E>): boolean;
  reopen(change: TypedChange<E>, error: unknown): void;
  /** Something was refused that is neither sent nor typed again. */
  refused(error: unknown): void;
}

/**
 * What a source didn't take and may be tried again: by a form, in which what was typed stands with the
 * reason, else by sending the same; that only where another answer can be hoped for.
 */
export class RefusedSaves<E extends CalendarEvent> {
  /** Oldest first. */
  all: readonly Refusal<E>[] = [];

  constructor(private readonly host: RefusalHost<E>) {}

  add(refusal: Refusal<E>): void {
    if (isFinal(refusal.error) && !this.hasForm(refusal)) this.host.refused(refusal.error);
    else this.all = [...this.all, refusal];
  }

  /** The same was done to events, by ids as text, and stored: what was refused before doesn't matter any more. */
  outdate(type: LastActionType, ids: ReadonlySet<string>): void {
    this.all = this.all.filter(
      (refusal) =>
        refusal.type !== type || ![...idsOf(refusal.steps.flat())].some((id) => ids.has(id)),
    );
  }

  /** Tries all of it again. There is one form: whatever else needs it waits for the next time. */
  retry(): void {
    const { all } = this;
    const isAlone = all.length === 1;
    const opened = all.findLast((each) => (isAlone || isFinal(each.error)) && this.hasForm(each));
    const others = all.filter((each) => each !== opened);
    this.all = others.filter((each) => isFinal(each.error) && this.hasForm(each));
    if (opened !== undefined) this.host.reopen(typedIn(opened)!, opened.error);
    for (const each of others) if (!isFinal(each.error)) this.sendAgain(each);
  }

  clear(): void {
    this.all = [];
  }

  private hasForm(refusal: Refusal<E>): boolean {
    const typed = typedIn(refusal);
    return typed !== null && this.host.canReopen(typed);
  }

  private sendAgain({ type, steps, since }: Refusal<E>): void {
    const changes = stillPossible(steps.flat(), this.host.events());
    if (changes.length === 0) return;
    const last = changes.at(-1);
    const event = changes.length === 1 ? (last?.after ?? last?.before ?? null) : null;
    this.host.apply({ type, event, changes, ...(since !== undefined && { since }) });
  }
}

/**
 * The one event that was created or changed, rather than moved or deleted, with all that was made of it since; null for
 * any other change.
 */
function typedIn<E extends CalendarEvent>({
  type,
  steps,
  since,
}: Refusal<E>): TypedChange<E> | null {
  const changes = steps.flat();
  const [first, last] = [changes[0], changes.at(-1)];
  const isTyped = (type === 'create' || type === 'update') && since === undefined;
  if (!isTyped || first === undefined || !last?.after || idsOf(changes).size > 1) return null;
  return { before: first.before, after: last.after };
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
