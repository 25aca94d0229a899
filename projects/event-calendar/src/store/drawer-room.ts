/** Pixels of the view that are to be left beside the editor's drawer. */
const LEAST_VIEW = 560;
/** Pixels of the calendar beside the drawer under which there is nothing to make room in. */
const LEAST_REST = 320;
/** Pixels of the side panel that stands beside the view. */
export const SIDE_PANEL_WIDTH = 256;

/** How a calendar makes room for the editor's drawer. */
export interface DrawerRoom {
  /** Pixels at the reading end of the calendar that the drawer takes; 0 where no room is made. */
  readonly taken: number;
  /** Whether the side panel gives way. */
  readonly isPanelAway: boolean;
  /** Whether the drawer covers a part of the view all the same: what is edited is moved out from under it. */
  readonly isViewCovered: boolean;
}

const NO_DRAWER: DrawerRoom = { taken: 0, isPanelAway: false, isViewCovered: false };

/** The room that a calendar makes for a drawer over its reading end; all of it in pixels. */
export function roomBeside(
  width: number,
  drawer: number,
  panel: { readonly width: number; readonly mayGo: boolean },
): DrawerRoom {
  const rest = width - drawer;
  if (drawer <= 0 || rest < LEAST_REST) return NO_DRAWER;
  const isPanelAway = panel.width > 0 && panel.mayGo && rest - panel.width < LEAST_VIEW;
  const view = rest - (isPanelAway ? 0 : panel.width);
  return { taken: drawer, isPanelAway, isViewCovered: view < LEAST_VIEW };
}
