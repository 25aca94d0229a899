import type { EventPlace } from '../../event/event-place';

/** Pixels of text below which the line of the present time stays beneath a card that has others beside it. */
const ROOM_FOR_LINE = 200;

/** A placed card, from and to in axis minutes. */
interface PlacedCard {
  readonly from: number;
  readonly to: number;
  /** Whether the card has the whole width of its column. */
  readonly isAlone: boolean;
  readonly place: Pick<EventPlace, 'textWidth'>;
}

/**
 * Returns the place of the present-time line over a card, as a percentage of its height. Null where the line isn't
 * within the card, or goes beneath it, as with narrow cards beside each other.
 */
export function nowOnCard(card: PlacedCard, now: number | null): string | null {
  const { from, to, isAlone } = card;
  const { textWidth = Infinity } = card.place;
  if (!isNowWithin(card, now)) return null;
  return isAlone || textWidth >= ROOM_FOR_LINE ? `${((now - from) / (to - from)) * 100}%` : null;
}

/** Whether cards cover the present-time line without drawing it. */
export function isNowCovered(cards: readonly PlacedCard[], now: number | null): boolean {
  return cards.some((card) => isNowWithin(card, now) && nowOnCard(card, now) === null);
}

function isNowWithin({ from, to }: PlacedCard, now: number | null): now is number {
  return now !== null && now >= from && now < to;
}
