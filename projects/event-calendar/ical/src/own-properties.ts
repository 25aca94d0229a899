/** Properties of this library, for content that iCalendar has no property for. */
export const OWN = {
  timezone: 'X-EC-TIMEZONE',
  resource: 'X-EC-RESOURCE',
  /** For an event whose resources are a list, which may be empty. */
  resources: 'X-EC-RESOURCES',
  color: 'X-EC-COLOR',
  readOnly: 'X-EC-READ-ONLY',
  draggable: 'X-EC-DRAGGABLE',
  resizable: 'X-EC-RESIZABLE',
} as const;

/** Relation of an event to the one it was split from; other readers take it for a parent. */
export const EXTRACTED_FROM = 'X-EC-EXTRACTED-FROM';

/** Parameter of an excluded or added start that was written as a date: it means that day. */
export const WHOLE_DAY = 'X-EC-WHOLE-DAY';
