import { NO_DRAWER, type DrawerRoom } from './layout-widths';

/** Pixels of the calendar beside the drawer under which there is nothing to make room in. */
const LEAST_REST = 320;
/**
 * The room that a calendar makes for a drawer over its reading end. First its side panel gives way, then the view gets
 * narrower down to the `least` that it is to have; where it had no more before, it stays as it was. What is missing then is
 * covered.
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
