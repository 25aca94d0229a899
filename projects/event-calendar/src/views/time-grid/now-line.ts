import type { EventPlace } from '../../event/event-place';

/** Pixels of text under which the line of the present time would be in pieces where cards stand beside each other. */
const ROOM_FOR_LINE = 200;

/** A card where it stands, from and to in axis minutes. */
interface PlacedCard {
  readonly from: number;
  readonly to: number;
  /** Whether it has all of its column's width. */
  readonly isAlone: boolean;
  readonly place: Pick<EventPlace, 'textWidth'>;
}

/**
 * Where the line of the present time goes over a card, as a share of its height; null where it doesn't, or goes
 * beneath, as it does where narrow cards stand beside each other.
 */
export function nowOnCard(card: PlacedCard, now: number | null): string | null {
  const { from, to, isAlone } = card;
  const { textWidth = Infinity } = card.place;
  if (!isNowWithin(card, now)) return null;
  return isAlone || textWidth >= ROOM_FOR_LINE ? `${((now - from) / (to - from)) * 100}%` : null;
}

/** Whether cards cover the line of the present time that it doesn't go over. */
export function isNowCovered(cards: readonly PlacedCard[], now: number | null): boolean {
  return cards.some((card) => isNowWithin(card, now) && nowOnCard(card, now) === null);
}

function isNowWithin({ from, to }: PlacedCard, now: number | null): now is number {
  return now !== null && now >= from && now < to;
}
