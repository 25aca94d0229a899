/** Properties of our own, for what iCalendar has no words for. */
export const OWN = {
  timezone: 'X-EC-TIMEZONE',
  resource: 'X-EC-RESOURCE',
  /** Of an event whose resources are a list, which may be empty. */
  resources: 'X-EC-RESOURCES',
  color: 'X-EC-COLOR',
  readOnly: 'X-EC-READ-ONLY',
  draggable: 'X-EC-DRAGGABLE',
  resizable: 'X-EC-RESIZABLE',
} as const;

/** The relation of an event to the one it was split from; readers who don't know it take it for a parent. */
export const EXTRACTED_FROM = 'X-EC-EXTRACTED-FROM';

/** Parameter of an excluded start that stands for all of its day; the parser has it in small letters. */
export const WHOLE_DAY = 'x-ec-whole-day';
