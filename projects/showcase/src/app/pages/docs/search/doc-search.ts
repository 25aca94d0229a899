import MiniSearch from 'minisearch';
import type { DocSection } from './doc-section';

/** A section that a search found. */
export interface FoundSection extends DocSection {
  /** Words of the section that matched, folded to lower case. */
  readonly words: readonly string[];
}

const MOST = 30;
/** Share of the letters of a longer word that may be wrong. */
const SLIPS = (word: string): number | false => (word.length > 4 ? 0.2 : false);

/** Finds sections of the documentation by words, their beginnings and slips of typing. */
export class DocSearch {
  readonly #index: MiniSearch;

  constructor(private readonly sections: readonly DocSection[]) {
    this.#index = new MiniSearch({
      fields: ['section', 'page', 'text'],
      processTerm: (term) => partsOf(term),
      searchOptions: {
        processTerm: (term) => term.toLowerCase(),
        boost: { section: 4, page: 2 },
        prefix: true,
        weights: { prefix: 0.6, fuzzy: 0.2 },
      },
    });
    this.#index.addAll(sections.map((section, id) => ({ id, ...section })));
  }

  /** Returns the best sections with all words; if none has them, those with some of the words, or with similar ones. */
  find(text: string): readonly FoundSection[] {
    const all = this.#index.search(text, { combineWith: 'AND' });
    const results = all.length > 0 ? all : this.#index.search(text, { fuzzy: SLIPS });
    return results.slice(0, MOST).flatMap(({ id, terms }) => {
      const section = this.sections[Number(id)];
      return section ? [{ ...section, words: terms }] : [];
    });
  }
}

/** Returns a word in lower case, and the words that a name consists of: `snapMinutes` is found by "minutes", too. */
function partsOf(term: string): string[] {
  const parts = term.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());
  return parts.length > 1 ? [term.toLowerCase(), ...parts] : parts;
}
