import { aloneIdOf, type Draft, type Replacement } from './draft';
import type { IcalEvent, KeptIcal } from './ical-event';
import { momentOf } from './moment';
import { exDateText, type AddedDate } from './read-dates';
import { exclusionsOf, hasOccurrence } from './remaining';
import { splitSeries, type Following } from './split-series';

/** Place of a changed occurrence: its series, and the entry of `exDates` that it replaces. */
export interface Placing {
  readonly ownerId: string;
  readonly recurrenceId: string;
  /** Whether the series excludes the occurrence; one that begins after it doesn't contain it. */
  readonly isLeftOut: boolean;
  /** Why the following occurrences can't be changed along with it. */
  readonly problem: string;
}

/** Helpers that making the events of a series needs. */
export interface SeriesTools {
  readonly freeId: (wanted: string) => string;
  /** Number of splits left for series of the file. */
  readonly patience: { splits: number };
}

/** Events made of a series and its changed occurrences. */
export interface SeriesEvents {
  /** The series, in as many parts as it was split into, and periods of another length. */
  readonly events: IcalEvent[];
  /** Occurrences that were changed alone. */
  readonly placed: ReadonlyMap<Replacement, Placing>;
}

type Period = AddedDate & { readonly period: NonNullable<AddedDate['period']> };

/** A replaced occurrence: the part of the series that excludes it, and the entry that does. */
interface LeftOut {
  readonly by: Replacement | Period;
  part: number;
  entry: string;
  problem: string;
}

/** Makes the events of a series, which exclude each replaced occurrence. */
export function seriesEvents(
  draft: Draft,
  id: string,
  replacements: readonly Replacement[],
  tools: SeriesTools,
): SeriesEvents {
  if (replacements.length === 0 && !draft.addedDates.some(isPeriod)) {
    return { events: [wholeOf(draft, id, draft.exDates)], placed: new Map() };
  }
  const isSeries = draft.fields.rrule !== undefined || draft.addedDates.length > 0;
  const canSplit = draft.isFollowed && isSeries;
  const leftOut = (by: Replacement): LeftOut => ({
    by,
    part: 0,
    entry: exDateText(by.replaces.time, draft.span, by.reader),
    problem: canSplit ? 'its date is no occurrence' : 'there is no rule to be followed',
  });
  const isRange = ({ replaces }: Replacement): boolean => canSplit && replaces.thisAndFuture;
  const single = replacements.filter((each) => !isRange(each));
  // Cancelled occurrences are written as excluded dates, like those of the series itself.
  const cancelled = single.filter(({ isCancelled }) => isCancelled).map(leftOut);
  const changed = single.filter(({ isCancelled }) => !isCancelled).map(leftOut);
  const exDates = new Set(draft.exDates);
  for (const { entry } of [...cancelled, ...changed]) exDates.add(entry);
  const isExcluded = exclusionsOf(wholeOf(draft, id, exDates));
  for (const by of draft.addedDates) {
    // A cancelled occurrence of a cancelled series would cancel itself alone.
    if (!isPeriod(by) || draft.isCancelled) continue;
    // The first of several periods with one start counts.
    if (exDates.has(by.text) || isExcluded(by.text)) continue;
    changed.push({ by, part: 0, entry: by.text, problem: '' });
    exDates.add(by.text);
  }
  const whole = wholeOf(draft, id, exDates);
  const parts = splitAll(whole, replacements.filter(isRange).map(leftOut), changed, tools);
  // If nothing replaces an occurrence, the event is shown even though it excludes all dates.
  const isReplaced = cancelled.length + changed.length > 0;
  const remaining = isReplaced ? withoutEmpty(draft, parts) : parts;
  const isAnySeen =
    remaining.some((part) => part !== null) || changed.some(({ by }) => !isCalledOff(by));
  if (!isAnySeen) {
    const { name, line } = draft.component;
    const words = 'has no occurrence that isn’t excluded or called off. It is left out.';
    draft.reader.report('unsupported', { field: name, line }, words);
  }
  const placed = new Map<Replacement, Placing>();
  const periods: IcalEvent[] = [];
  for (const { by, part, entry, problem } of changed) {
    const ownerId = String((parts[part] ?? whole).id);
    const owner = remaining[part] ?? null;
    const isLeftOut = owner === null || owner.exDates?.includes(entry) === true;
    const placing = { ownerId, recurrenceId: entry, isLeftOut, problem };
    if (!('replaces' in by)) {
      periods.push(periodEvent(draft, by, placing, tools));
    } else if (!by.isCancelled) {
      placed.set(by, owner === null ? { ...placing, recurrenceId: aloneIdOf(by) } : placing);
    }
  }
  return { events: [...remaining.filter((part) => part !== null), ...periods], placed };
}

function wholeOf(draft: Draft, id: string, exDates: Iterable<string>): IcalEvent {
  const left = [...new Set(exDates)];
  const rDates = [...new Set(draft.addedDates.map(({ text }) => text))];
  return {
    id,
    ...draft.fields,
    ...(rDates.length > 0 && { rDates }),
    ...(left.length > 0 && { exDates: left }),
    ...(Object.keys(draft.kept).length > 0 && { ical: draft.kept }),
  };
}

/** Splits a series at each range, in order of date; ranges that can't split it are changed alone. */
function splitAll(
  whole: IcalEvent,
  ranges: readonly LeftOut[],
  changed: LeftOut[],
  { freeId, patience }: SeriesTools,
): (IcalEvent | null)[] {
  const parts: (IcalEvent | null)[] = [whole];
  const alone = new Set<LeftOut>();
  const sorted = ranges.toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const [at, next] of sorted.entries()) {
    const { part, entry, by } = next;
    const series = parts[part]!;
    patience.splits -= sorted.length - at + changed.length;
    if (patience.splits < 0) next.problem = 'the file has more such changes than are followed';
    const split =
      series === null || patience.splits < 0 ? null : splitSeries(series, entry, followingOf(by));
    if (split === null) {
      changed.push(next);
      alone.add(next);
      continue;
    }
    const { before, following, place } = split;
    const isDivided = before !== null && following !== null;
    parts[part] = before ?? following;
    if (isDivided) parts.push({ ...following, id: freeId(`${String(whole.id)}@${entry}`) });
    for (const later of [...sorted.slice(at + 1), ...changed]) {
      if (later.part !== part) continue;
      const placing = place(later.entry);
      later.entry = placing.entry;
      if (placing.isFollowing && isDivided) later.part = parts.length - 1;
      // An occurrence changed by itself stays even if the following ones are cancelled.
      if (placing.isFollowing && following === null) alone.add(later);
    }
  }
  return parts.map((part, at) => {
    const entries = [...alone].filter((each) => each.part === at).map(({ entry }) => entry);
    if (part === null || entries.length === 0) return part;
    return { ...part, exDates: [...new Set([...(part.exDates ?? []), ...entries])] };
  });
}

function followingOf(by: LeftOut['by']): Following {
  if (!('replaces' in by) || by.isCancelled) return null;
  return { ...by.fields, ...(Object.keys(by.kept).length > 0 && { ical: by.kept }) };
}

function orderOf({ by }: LeftOut): number {
  if (!('replaces' in by)) return 0;
  const { instant, wall } = momentOf(by.replaces.time, by.reader.zoneOf);
  return instant ?? wall;
}

/** Returns the parts of a series, null for those without a visible occurrence. */
function withoutEmpty(
  { isFollowed, kept }: Draft,
  parts: readonly (IcalEvent | null)[],
): (IcalEvent | null)[] {
  // Occurrences of a rule that can't be followed are unknown.
  const isKnown = isFollowed && !kept.lines?.some((line) => FURTHER_RULES.test(line));
  return parts.map((part) => {
    const isEmpty = isKnown && part?.exDates && !hasOccurrence(part);
    return isEmpty ? null : part;
  });
}

const FURTHER_RULES = /^(?:RRULE|EXRULE)[;:]/i;

function isPeriod(added: AddedDate): added is Period {
  return added.period !== null;
}

function isCalledOff(by: LeftOut['by']): boolean {
  return 'replaces' in by && by.isCancelled;
}

/** Returns an added date of another length as a changed occurrence. */
function periodEvent(
  { fields: { rrule: _rule, ...fields }, kept }: Draft,
  { period }: Period,
  { ownerId, recurrenceId, isLeftOut }: Placing,
  { freeId }: SeriesTools,
): IcalEvent {
  const lines = kept.lines?.filter((line) => !FURTHER_RULES.test(line)) ?? [];
  const { lines: _lines, ...rest } = kept;
  const ical: KeptIcal = {
    ...(isLeftOut && { recurrenceId }),
    ...rest,
    ...(lines.length > 0 && { lines }),
  };
  const id = freeId(`${ownerId}@${recurrenceId}`);
  const isKept = Object.keys(ical).length > 0;
  return { id, ...fields, ...period, extractedFromId: ownerId, ...(isKept && { ical }) };
}
