import { titleOfResource, type ResourceNode } from 'ng-event-calendar/core/internal';

/** Up to so many resources are found at a glance. */
export const SEARCHED_FROM = 12;

/** What a search found. */
export interface FoundResources {
  /** How many resources match by themselves. */
  readonly count: number;
  /** Those, and the resources above them. */
  readonly kept: ReadonlySet<ResourceNode>;
}

/** Accents of Latin, Greek and Cyrillic letters and the vowel signs of Arabic. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0652]/g;

/** Finds the resources whose title contains a text, whatever the case and accents of either. */
export function findResources(
  nodes: readonly ResourceNode[],
  query: string,
  locale: string,
): FoundResources {
  const wanted = fold(query.trim(), locale);
  const matches = nodes.filter((node) => fold(titleOfResource(node), locale).includes(wanted));
  const kept = new Set<ResourceNode>();
  for (const match of matches) {
    for (let at: ResourceNode | null = match; at && !kept.has(at); at = at.parent) kept.add(at);
  }
  return { count: matches.length, kept };
}

function fold(text: string, locale: string): string {
  // First the case: a Turkish capital I with a dot would lose it as an accent.
  return text.toLocaleLowerCase(locale).normalize('NFKD').replace(ACCENTS, '');
}
