/** Pixels of the calendar beside the drawer under which there is nothing to make room in. */
const LEAST_REST = 320;
/** Pixels of the side panel that stands beside the view. */
export const SIDE_PANEL_WIDTH = 256;

/** How a calendar makes room for the editor's drawer; all of it in pixels. */
export interface DrawerRoom {
  /** What the drawer takes at the reading end of the calendar; 0 where no room is made. */
  readonly taken: number;
  /** Whether the side panel gives way. */
  readonly isPanelAway: boolean;
  /** What the drawer covers of the view all the same: what is edited is moved out from under it. */
  readonly covered: number;
  /** By how much the view is narrower than without a drawer. */
  readonly lost: number;
}

const NO_DRAWER: DrawerRoom = { taken: 0, isPanelAway: false, covered: 0, lost: 0 };

/**
 * The room that a calendar makes for a drawer over its reading end. First its side panel gives way, then the view gets
 * narrower down to the `least` that it is to have; where it had no more before, it stays as it was. What is missing then is
 * covered.
 */
export function roomBeside(
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
