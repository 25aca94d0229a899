/** A placed card, from and to in axis minutes. */
interface PlacedCard {
  readonly from: number;
  readonly to: number;
}

/** Returns the place of the present time on a card, as a percentage of its height; null where it isn't within. */
export function nowOnCard({ from, to }: PlacedCard, now: number | null): string | null {
  return now !== null && now >= from && now < to ? `${((now - from) / (to - from)) * 100}%` : null;
}
