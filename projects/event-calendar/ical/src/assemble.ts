import { aloneIdOf, isReplacement, subjectOf, type Draft, type Replacement } from './draft';
import type { IcalEvent, KeptIcal } from './ical-event';
import type { RecurrenceRules } from './recurrence-rules';
import type { Placing } from './series-events';

const NO_SERIES = 'the file has no series for it';
/** Most splits of series in one file: each split examines all later changes. */
const MOST_SPLITS = 1000;

/** Turns drafts into events: assigns ids, and tells each series which of its occurrences are replaced. */
export function assemble(drafts: readonly Draft[], rules: RecurrenceRules | null): IcalEvent[] {
  const seriesByUid = new Map<string, Draft>();
  const replacements = new Map<string, Replacement[]>();
  for (const draft of drafts) {
    if (isReplacement(draft)) {
      const others = replacements.get(draft.uid);
      if (others) others.push(draft);
      else replacements.set(draft.uid, [draft]);
    } else if (!seriesByUid.has(draft.uid)) {
      seriesByUid.set(draft.uid, draft);
    }
  }
  const freeId = idGiver(seriesByUid.keys());
  const patience = { splits: MOST_SPLITS };
  const placings = new Map<Replacement, Placing>();
  const made = new Map<Draft, IcalEvent[]>();
  for (const draft of drafts) {
    if (isReplacement(draft)) continue;
    const isFirst = seriesByUid.get(draft.uid) === draft;
    const id = isFirst ? draft.uid : freeId(draft.uid);
    if (!isFirst) reportTwin(draft, 'has the UID of another one', id);
    const own = isFirst ? (replacements.get(draft.uid) ?? []) : [];
    if (rules === null) {
      made.set(draft, [singleEvent(draft, id)]);
      continue;
    }
    const { events, placed } = rules.seriesEvents(draft, id, own, { freeId, patience });
    made.set(draft, events);
    for (const [replacement, placing] of placed) placings.set(replacement, placing);
  }
  const claimed = new Set<string>();
  return drafts.flatMap((draft) => {
    if (!isReplacement(draft)) return made.get(draft)!;
    const placing = seriesByUid.has(draft.uid)
      ? placings.get(draft)
      : {
          ownerId: draft.uid,
          recurrenceId: aloneIdOf(draft),
          isLeftOut: true,
          problem: NO_SERIES,
        };
    return placing === undefined ? [] : [replacementEvent(draft, placing, claimed, freeId)];
  });
}

/** Returns the event of a draft in a file without recurrence. */
function singleEvent({ fields, kept }: Draft, id: string): IcalEvent {
  return { id, ...fields, ...(Object.keys(kept).length > 0 && { ical: kept }) };
}

function replacementEvent(
  draft: Replacement,
  { ownerId, recurrenceId, isLeftOut, problem }: Placing,
  claimed: Set<string>,
  freeId: (wanted: string) => string,
): IcalEvent {
  const { replaces, kept, fields } = draft;
  const wanted = `${ownerId}@${recurrenceId}`;
  const id = freeId(wanted);
  // Twins may name their occurrence in different forms.
  const subject = `${draft.uid}\n${subjectOf(draft)}`;
  if (claimed.has(wanted) || claimed.has(subject)) {
    reportTwin(draft, 'has the UID and RECURRENCE-ID of another one', id);
  }
  claimed.add(wanted).add(subject);
  if (replaces.thisAndFuture) {
    const words = `is meant for the following occurrences too, but ${problem}. Only the one is changed.`;
    draft.reader.report('unsupported', replaces.place, words);
  }
  const ical: KeptIcal = {
    ...(isLeftOut && { recurrenceId }),
    ...(replaces.thisAndFuture && { thisAndFuture: true }),
    ...kept,
  };
  const isKept = Object.keys(ical).length > 0;
  return { id, ...fields, extractedFromId: ownerId, ...(isKept && { ical }) };
}

function reportTwin({ component, reader }: Draft, words: string, id: string): void {
  const place = { field: component.name, line: component.line, eventId: id };
  reader.report('duplicate-id', place, `${words}. It gets the id ${short(id)}.`);
}

/** Returns a function that makes ids unique: the wanted id, or that with a number. */
function idGiver(given: Iterable<string>): (wanted: string) => string {
  const taken = new Set(given);
  // The number continues for each id, or many events with one id would try the same numbers again.
  const counts = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let number = counts.get(wanted) ?? 1;
    while (taken.has(id)) {
      number += 1;
      id = `${wanted}#${number}`;
    }
    counts.set(wanted, number);
    taken.add(id);
    return id;
  };
}

function short(id: string): string {
  return id.length > 60 ? `${id.slice(0, 60)}…` : id;
}
