import { NO_DRAWER, type DrawerRoom } from './layout-widths';

/** Pixels left beside the drawer under which the calendar makes no room. */
const LEAST_REST = 320;
/**
 * Returns the room that a calendar makes for a drawer at its inline end, from widths in pixels. First its side panel
 * closes, then the view narrows down to `least`; a view that was narrower before keeps its width. The drawer covers the
 * rest.
 */
export function fitBesideDrawer(
  width: number,
  drawer: number,
  panel: { readonly width: number; readonly mayGo: boolean },
  least: number,
): DrawerRoom {
  const rest = width - drawer;
  if (drawer <= 0 || rest < LEAST_REST) return NO_DRAWER;
  const before = width - panel.width;
  const needed = Math.min(before, least);
  const isPanelAway = panel.width > 0 && panel.mayGo && rest - panel.width < needed;
  const beside = isPanelAway ? rest : rest - panel.width;
  const view = Math.max(beside, needed);
  return {
    taken: drawer,
    isPanelAway,
    covered: view - beside,
    lost: Math.max(0, before - view),
  };
}
