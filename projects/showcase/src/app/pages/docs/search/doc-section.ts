/** A part of the documentation that its search finds by itself: a heading with its texts, a prop or an export. */
export interface DocSection {
  /** Page below `/docs`. */
  readonly path: string;
  /** Name of the page. */
  readonly page: string;
  /** Heading, or name of the prop or export; a page's beginning has none. */
  readonly section?: string;
  readonly anchor?: string;
  readonly text: string;
}
