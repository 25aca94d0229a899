/** Icons of an event's menu and of the bar of selected events, on the same grid as the calendar's other icons. */
export const MENU_ICONS = {
  open: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M8 9h8M8 13h5',
  duplicate:
    'M9 4h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M16 20H5a1 1 0 0 1-1-1V8M14 7.5v5M11.5 10h5',
  copy: 'M9 4h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M16 20H5a1 1 0 0 1-1-1V8',
  move: 'M12 4v16M4 12h16M9.5 6.5L12 4l2.5 2.5M9.5 17.5L12 20l2.5-2.5M6.5 9.5L4 12l2.5 2.5M17.5 9.5L20 12l-2.5 2.5',
  sendOut: 'M12 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h7M10 12h10M16 8l4 4-4 4',
  delete:
    'M5 7h14M9.5 7V4h5v3M7 7l.8 12.1a1 1 0 0 0 1 .9h6.4a1 1 0 0 0 1-.9L17 7M10.5 11v5M13.5 11v5',
  paste:
    'M9 5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-3M9 4h6v3H9zM9 12h6M9 16h4',
  /** Three drops of colour. */
  palette:
    'M12 4a8 8 0 1 0 0 16c1.4 0 2-.9 2-1.8 0-1.2-1-1.4-1-2.5 0-.9.7-1.7 1.7-1.7H17a3 3 0 0 0 3-3c0-3.9-3.6-7-8-7M8 11h.1M11 8h.1M15 8h.1',
  selectAll: 'M4 4h16v16H4zM8 12l3 3 5-6',
} as const;
