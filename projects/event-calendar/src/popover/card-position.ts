/** The box of an element in the window, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/** Position of a card in the window, and its greatest height there, in pixels. */
export interface CardPosition {
  readonly left: number;
  readonly top: number;
  readonly room: number;
}

/** Pixels between an event and its card, and between the card and the edge of the window. */
const GAP = 4;

/**
 * Returns the position of a card beside an event, never over it: at the event's inline end, else at its start, else
 * below or above, where there is more room. `event` is the visible part of the event, `sight` the free part of the
 * window.
 */
export function cardPosition(
  event: Box,
  card: Size,
  sight: Box,
  isRightToLeft: boolean,
): CardPosition {
  const within = (at: number, size: number, from: number, to: number): number =>
    Math.max(from + GAP, Math.min(at, to - size - GAP));
  const right = event.right + GAP;
  const left = event.left - GAP - card.width;
  const sides = isRightToLeft ? [left, right] : [right, left];
  const side = sides.find((at) => at >= sight.left + GAP && at + card.width + GAP <= sight.right);
  if (side !== undefined) {
    const room = sight.bottom - sight.top - 2 * GAP;
    const top = within(event.top, Math.min(card.height, room), sight.top, sight.bottom);
    return { left: side, top, room };
  }

  const start = isRightToLeft ? event.right - card.width : event.left;
  const across = within(start, card.width, sight.left, sight.right);
  const below = sight.bottom - event.bottom - 2 * GAP;
  const above = event.top - sight.top - 2 * GAP;
  if (card.height <= below || below >= above) {
    return { left: across, top: event.bottom + GAP, room: below };
  }
  return { left: across, top: event.top - GAP - Math.min(card.height, above), room: above };
}
