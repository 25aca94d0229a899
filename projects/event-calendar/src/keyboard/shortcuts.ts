import { VIEW_DEFINITIONS, type CalendarView } from 'ng-event-calendar/core/internal';

/** A command that a key gives anywhere in the calendar. */
export type Command =
  | { readonly does: 'show'; readonly view: CalendarView }
  | {
      readonly does:
        | 'today'
        | 'next'
        | 'previous'
        | 'next-event'
        | 'previous-event'
        | 'create'
        | 'help'
        | 'menu'
        | 'undo'
        | 'redo'
        | 'pick-up'
        | 'remove'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'duplicate'
        | 'zoom-in'
        | 'zoom-out'
        | 'zoom-reset'
        | 'further-times'
        | 'find-time'
        | 'search'
        | 'select-all';
    };

/** Commands of keys without modifiers, by the key in lower case. */
export const LETTERS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(
    VIEW_DEFINITIONS.map(({ letter, name }) => [letter, { does: 'show', view: name }]),
  ),
  t: { does: 'today' },
  n: { does: 'next' },
  j: { does: 'next' },
  p: { does: 'previous' },
  k: { does: 'previous' },
  e: { does: 'next-event' },
  c: { does: 'create' },
  g: { does: 'pick-up' },
  z: { does: 'further-times' },
  f: { does: 'find-time' },
  delete: { does: 'remove' },
  '+': { does: 'zoom-in' },
  '-': { does: 'zoom-out' },
  '0': { does: 'zoom-reset' },
};

/** Commands of keys with Shift. */
export const WITH_SHIFT: Readonly<Record<string, Command>> = {
  e: { does: 'previous-event' },
};

/** Commands of keys with Control, or Command on a Mac. */
export const WITH_CONTROL: Readonly<Record<string, Command>> = {
  c: { does: 'copy' },
  x: { does: 'cut' },
  v: { does: 'paste' },
  d: { does: 'duplicate' },
  y: { does: 'redo' },
  a: { does: 'select-all' },
};

/**
 * Returns the command of a key press; null for keys without one, and where keys have another meaning. `isLate` if its
 * default was prevented when it was kept.
 */
export function commandOf(press: KeyboardEvent, isLate = false): Command | null {
  if ((press.defaultPrevented && !isLate) || isElsewhere(press.target)) return null;
  const key = press.key.toLowerCase();
  // Windows reports AltGr, by which some keyboards write characters, as Control and Alt.
  if ((press.ctrlKey || press.metaKey) && !press.getModifierState('AltGraph')) {
    if (press.altKey) return null;
    if (key === 'z') return { does: press.shiftKey ? 'redo' : 'undo' };
    return !press.shiftKey && Object.hasOwn(WITH_CONTROL, key) ? WITH_CONTROL[key]! : null;
  }
  // Not every browser makes a `contextmenu` event of these keys.
  if (key === 'contextmenu' || (key === 'f10' && press.shiftKey)) return { does: 'menu' };
  // On many keyboards the question mark needs Shift.
  if (press.key === '?') return { does: 'help' };
  // On some it is above another digit.
  if (press.key === '/') return { does: 'search' };
  if (press.altKey) return null;
  // On some keyboards the plus needs Shift.
  const commands = press.shiftKey && key !== '+' ? WITH_SHIFT : LETTERS;
  return Object.hasOwn(commands, key) ? commands[key]! : null;
}

/** Whether a target takes keys itself: a text field, a menu or the editor; an event in a list doesn't. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input, select, textarea') !== null) return true;
  return (
    target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null &&
    target.closest('ec-event') === null
  );
}

/** Keys that continue an action of the keys before them. */
const FOLLOWING = ['Enter', 'Escape', 'Backspace', 'Home', 'End'];

/** Whether a key may continue an action of the keys before it: a command, text for an editor, or a step. */
export function goesOn(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (commandOf(event) !== null) return true;
  const isStep = key.startsWith('Arrow') || FOLLOWING.includes(key);
  return isStep || (key.length === 1 && !(ctrlKey || metaKey || altKey));
}
