import { rawValue } from './content-line';
import { subjectOf, type Draft } from './draft';
import { readTime } from './ical-time';

/**
 * Returns drafts without those that have a later revision (RFC 5545 section 3.8.7.4): a higher `SEQUENCE`, else a later
 * `DTSTAMP`. Drafts left out are reported; if neither value tells two apart, both stay.
 */
export function newestRevisions(drafts: readonly Draft[]): readonly Draft[] {
  const older = new Map<Draft, Draft>();
  for (const sharing of sharedUids(drafts)) {
    const newest = new Map<string, Version>();
    const versions = sharing.map(versionOf);
    for (const version of versions) {
      const before = newest.get(version.subject);
      if (before === undefined || compare(version, before) > 0) {
        newest.set(version.subject, version);
      }
    }
    for (const version of versions) {
      const other = newest.get(version.subject)!;
      if (compare(version, other) < 0) older.set(version.draft, other.draft);
    }
  }
  if (older.size === 0) return drafts;
  return drafts.filter((draft) => {
    const newer = older.get(draft);
    if (newer !== undefined) reportOlder(draft, newer);
    return newer === undefined;
  });
}

/** Returns the drafts of each UID that several share. */
function sharedUids(drafts: readonly Draft[]): Iterable<Draft[]> {
  const firsts = new Map<string, Draft>();
  const shared = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const first = firsts.get(draft.uid);
    const others = shared.get(draft.uid);
    if (others) others.push(draft);
    else if (first) shared.set(draft.uid, [first, draft]);
    else firsts.set(draft.uid, draft);
  }
  return shared.values();
}

/** Version of a component, compared with others of the same subject. */
interface Version {
  readonly draft: Draft;
  readonly subject: string;
  readonly sequence: number;
  /** Instant at which it was written; minus infinity if it isn't stated. */
  readonly stamp: number;
}

function versionOf(draft: Draft): Version {
  const valueOf = (name: string): string => {
    const line = draft.component.lines.find((each) => each.name === name);
    return line ? rawValue(line).trim() : '';
  };
  const sequence = valueOf('SEQUENCE');
  return {
    draft,
    subject: subjectOf(draft),
    sequence: /^\d{1,15}$/.test(sequence) ? Number(sequence) : 0,
    stamp: readTime(valueOf('DTSTAMP'), null)?.wall ?? -Infinity,
  };
}

function compare(a: Version, b: Version): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  return a.stamp === b.stamp ? 0 : a.stamp - b.stamp;
}

function reportOlder({ component, reader }: Draft, { component: newer }: Draft): void {
  const place = { field: component.name, line: component.line };
  const words = `is an older revision of the one in line ${newer.line}. It is left out.`;
  reader.report('older-revision', place, words);
}
