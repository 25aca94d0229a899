import { subjectOf, type Draft } from './draft';

/**
 * Drafts without those of which there is a later revision (RFC 5545 section 3.8.7.4): a higher
 * `SEQUENCE`, else a later `DTSTAMP`. What is left out is reported; where neither tells two apart,
 * both stay.
 */
export function newestRevisions(drafts: readonly Draft[]): Draft[] {
  const newest = new Map<string, Draft>();
  const keys = drafts.map((draft) => `${subjectOf(draft)}\n${draft.uid}`);
  for (const [at, draft] of drafts.entries()) {
    const key = keys[at]!;
    const before = newest.get(key);
    if (before === undefined || compare(draft, before) > 0) newest.set(key, draft);
  }
  return drafts.filter((draft, at) => {
    const other = newest.get(keys[at]!)!;
    const isNewest = compare(draft, other) === 0;
    if (!isNewest) reportOlder(draft, other);
    return isNewest;
  });
}

function compare({ revision: a }: Draft, { revision: b }: Draft): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  return a.stamp === b.stamp ? 0 : a.stamp - b.stamp;
}

function reportOlder({ component, reader }: Draft, { component: newer }: Draft): void {
  const place = { field: component.name, line: component.line };
  const words = `is an older revision of the one in line ${newer.line}. It is left out.`;
  reader.report('older-revision', place, words);
}
