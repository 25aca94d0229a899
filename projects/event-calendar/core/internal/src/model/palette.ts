/** Names of the eleven event colours, in the order in which a colour picker shows them. */
export const PALETTE = [
  'red',
  'pink',
  'purple',
  'indigo',
  'blue',
  'teal',
  'green',
  'lime',
  'amber',
  'orange',
  'grey',
] as const;

/** Name of one of the eleven event colours. */
export type PaletteName = (typeof PALETTE)[number];

/** Colour of an event for which neither it, its resources nor the calendar name one. */
export const DEFAULT_COLOR: PaletteName = 'teal';

const names: ReadonlySet<unknown> = new Set(PALETTE);

/** Whether a value from outside is one of the eleven palette names. */
export function isPaletteName(value: unknown): value is PaletteName {
  return names.has(value);
}
