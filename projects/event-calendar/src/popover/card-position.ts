import { BESIDE_GAP } from './beside-gap';

/** The box of an element in the window, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

/** Position of a card in the window, and its greatest height there, in pixels. */
export interface CardPosition {
  readonly left: number;
  readonly top: number;
  readonly room: number;
}

/** Pixels between a card and the edge of the window. */
const EDGE = 8;

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
    Math.max(from + EDGE, Math.min(at, to - size - EDGE));
  const right = event.right + BESIDE_GAP;
  const left = event.left - BESIDE_GAP - card.width;
  const sides = isRightToLeft ? [left, right] : [right, left];
  const side = sides.find((at) => at >= sight.left + EDGE && at + card.width + EDGE <= sight.right);
  if (side !== undefined) {
    const room = sight.bottom - sight.top - 2 * EDGE;
    const top = within(event.top, Math.min(card.height, room), sight.top, sight.bottom);
    return { left: side, top, room };
  }

  const start = isRightToLeft ? event.right - card.width : event.left;
  const across = within(start, card.width, sight.left, sight.right);
  const below = sight.bottom - event.bottom - BESIDE_GAP - EDGE;
  const above = event.top - sight.top - BESIDE_GAP - EDGE;
  if (card.height <= below || below >= above) {
    return { left: across, top: event.bottom + BESIDE_GAP, room: below };
  }
  return { left: across, top: event.top - BESIDE_GAP - Math.min(card.height, above), room: above };
}
