import { EDITOR } from '../editor/editor-part';
import { part } from '../parts/part';

/** What the shell shows on request, each in a chunk of its own. */
export const SHELL_PARTS = {
  booking: part(
    () => import('../popover/booking-prompt'),
    (chunk) => chunk.BookingPrompt,
  ),
  card: part(
    () => import('../popover/event-card'),
    (chunk) => chunk.EventCard,
  ),
  conflictMarks: part(
    () => import('../event/conflict-marks'),
    (chunk) => chunk.ConflictMarks,
  ),
  details: part(
    () => import('../popover/details-popover'),
    (chunk) => chunk.DetailsPopover,
  ),
  editor: EDITOR,
  ghost: part(
    () => import('../event/drag-ghost'),
    (chunk) => chunk.DragGhost,
  ),
  menu: part(
    () => import('./event-menu'),
    (chunk) => chunk.EventMenu,
  ),
  quickForm: part(
    () => import('../quick-form/quick-form'),
    (chunk) => chunk.QuickForm,
  ),
  shortcuts: part(
    () => import('../popover/shortcuts-popover'),
    (chunk) => chunk.ShortcutsPopover,
  ),
  source: part(
    () => import('../source/event-source-connection'),
    (chunk) => chunk.EventSourceConnection,
  ),
};
