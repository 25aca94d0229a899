/** How far a page is scrolled. */
export interface ReadingPlace {
  /** Sections whose headings have reached the head of the window. */
  readonly passed: ReadonlySet<string>;
  /** Whether the end of the page is in sight: headings beneath can't reach the head. */
  readonly isAtEnd: boolean;
  /** Section that the address names, if any. */
  readonly target: string | null;
}

/**
 * Returns the section that is read: the last one whose heading was passed, undefined above the first. At the end of the
 * page it is the last of all, or the one that the address names if its heading can't get further up.
 */
export function presentSection(
  sections: readonly string[],
  { passed, isAtEnd, target }: ReadingPlace,
): string | undefined {
  const at = sections.findLastIndex((section) => passed.has(section));
  // A page that needn't be scrolled is read from its start.
  if (!isAtEnd || at < 0) return sections[at];
  const beneath = sections.slice(at + 1);
  return beneath.find((section) => section === target) ?? beneath.at(-1) ?? sections[at];
}
