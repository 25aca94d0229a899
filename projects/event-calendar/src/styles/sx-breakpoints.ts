/** Widths of the viewport in pixels from which the breakpoints of an sx object apply, in ascending order. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Name of a breakpoint. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** Breakpoints from narrow to wide. */
export const BREAKPOINT_NAMES = Object.keys(BREAKPOINTS) as readonly Breakpoint[];

/** Whether a key is the name of a breakpoint. */
export function isBreakpoint(name: string): name is Breakpoint {
  return Object.hasOwn(BREAKPOINTS, name);
}

/** Returns the media query from which a breakpoint applies; null for the one that always does. */
export function breakpointQuery(breakpoint: Breakpoint): string | null {
  const width = BREAKPOINTS[breakpoint];
  return width === 0 ? null : `@media (min-width: ${width}px)`;
}
