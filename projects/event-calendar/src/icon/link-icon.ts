/** Two links of a chain, on the same grid as the calendar's other icons: the colour follows that of the resource. */
export const LINK_ICON = 'M10 8H7a4 4 0 1 0 0 8h3M14 8h3a4 4 0 1 1 0 8h-3M8 12h8';
