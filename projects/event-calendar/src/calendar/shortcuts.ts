import type { CalendarView } from 'ng-event-calendar/core';

/** What a key does anywhere in the calendar. */
export type Command =
  | { readonly does: 'show'; readonly view: CalendarView }
  | {
      readonly does:
        | 'today'
        | 'next'
        | 'previous'
        | 'create'
        | 'help'
        | 'undo'
        | 'redo'
        | 'pick-up'
        | 'remove'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'duplicate';
    };

const LETTERS: Readonly<Record<string, Command>> = {
  d: { does: 'show', view: 'day' },
  w: { does: 'show', view: 'week' },
  m: { does: 'show', view: 'month' },
  a: { does: 'show', view: 'agenda' },
  t: { does: 'today' },
  n: { does: 'next' },
  j: { does: 'next' },
  p: { does: 'previous' },
  k: { does: 'previous' },
  c: { does: 'create' },
  g: { does: 'pick-up' },
  delete: { does: 'remove' },
};

const WITH_CONTROL: Readonly<Record<string, Command>> = {
  c: { does: 'copy' },
  x: { does: 'cut' },
  v: { does: 'paste' },
  d: { does: 'duplicate' },
};

/** The command of a key press; null for keys without one and where text is being written. */
export function commandOf(press: KeyboardEvent): Command | null {
  if (press.defaultPrevented || isWriting(press.target)) return null;
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) {
    if (press.altKey) return null;
    if (key === 'z') return { does: press.shiftKey ? 'redo' : 'undo' };
    return !press.shiftKey && Object.hasOwn(WITH_CONTROL, key) ? WITH_CONTROL[key]! : null;
  }
  // On many keyboards the question mark needs Shift.
  if (press.key === '?') return { does: 'help' };
  if (press.altKey || press.shiftKey) return null;
  return Object.hasOwn(LETTERS, key) ? LETTERS[key]! : null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, select, textarea') !== null)
  );
}
