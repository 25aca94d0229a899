import { part } from '../parts/part';

/** What the shell shows on request, each in a chunk of its own. */
export const SHELL_PARTS = {
  booking: part(
    () => import('../popover/booking-prompt'),
    (chunk) => chunk.BookingPrompt,
  ),
  details: part(
    () => import('../popover/details-popover'),
    (chunk) => chunk.DetailsPopover,
  ),
  editor: part(
    () => import('../editor/editor'),
    (chunk) => chunk.Editor,
  ),
  ghost: part(
    () => import('../event/drag-ghost'),
    (chunk) => chunk.DragGhost,
  ),
  menu: part(
    () => import('./event-menu'),
    (chunk) => chunk.EventMenu,
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
