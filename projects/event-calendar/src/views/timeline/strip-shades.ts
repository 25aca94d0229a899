import type { BeneathStrip } from 'ng-event-calendar/core/timeline';

/** Returns the shades of a strip as a gradient with hard edges, from its start to its end. */
export function stripShades({ from, to, shades }: BeneathStrip): string {
  const share = (position: number): string =>
    `${Number((((position - from) / (to - from)) * 100).toFixed(3))}%`;
  const stops = shades.map(
    (part) => `var(--ec-beneath-${part.shade}) ${share(part.from)} ${share(part.to)}`,
  );
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
