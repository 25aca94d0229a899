import { leaveSurface, type LeavingPart } from '../feedback/leave-surface';
import type { Editing } from '../store/events/editing';

/**
 * Ends the session of a form, and lets its surface leave the screen. Returns whether that takes time: the component
 * stays for as long, because its styles would go with it.
 */
export function endSession(
  editing: Editing,
  surface: HTMLElement,
  parts: readonly LeavingPart[],
): boolean {
  const { leaving } = editing;
  const session = editing.session();
  editing.close();
  const left = leaveSurface(surface, parts);
  if (left === null) return false;
  leaving.set(session);
  // Another form may be leaving by then.
  void left.then(() => leaving.update((now) => (now === session ? null : now)));
  return true;
}
