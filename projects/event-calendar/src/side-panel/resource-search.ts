import { titleOfResource, type ResourceNode } from 'ng-event-calendar/core/internal';

/** Number of resources from which on a search is offered; fewer are found at a glance. */
export const SEARCHED_FROM = 12;

/** Result of a search. */
export interface FoundResources {
  /** Number of resources that match by themselves. */
  readonly count: number;
  /** Matching resources, and the resources above them. */
  readonly kept: ReadonlySet<ResourceNode>;
}

/** Accents of Latin, Greek and Cyrillic letters and the vowel signs of Arabic. */
const ACCENTS = /[\u0300-\u036f\u064b-\u0652]/g;

/** Returns the resources whose titles contain a text, ignoring case and accents. */
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
  // Case first: a Turkish capital I with a dot would lose the dot as an accent.
  return text.toLocaleLowerCase(locale).normalize('NFKD').replace(ACCENTS, '');
}
