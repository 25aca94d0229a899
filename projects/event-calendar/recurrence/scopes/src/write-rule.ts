import {
  formatDay,
  formatWall,
  isEntry,
  type CalendarEvent,
  type RecurrenceRule,
} from 'ng-event-calendar/core/internal';
import {
  DAY_PARTS,
  TIME_PARTS,
  WEEKDAY_CODES,
  partNamed,
  piecesOf,
  plainRule,
  readRule,
  samePart,
  type Rule,
  type RuleDay,
  type RulePart,
  type Until,
} from 'ng-event-calendar/recurrence/internal';

/** Order in which parts are written. */
const ORDER: readonly RulePart[] = [
  'freq',
  'interval',
  'count',
  'until',
  ...DAY_PARTS,
  ...TIME_PARTS,
  'bySetPos',
  'wkst',
];

/** Returns a rule as an RRULE string without prefix; parts with their default value are left out. */
export function ruleToString(rule: Rule): string {
  return ORDER.filter((part) => isSaid(rule, part))
    .map((part) => `${part.toUpperCase()}=${asText(rule, part)}`)
    .join(';');
}

/** Returns a rule as a JSON object; parts with their default value are left out. */
export function ruleToObject(rule: Rule): RecurrenceRule {
  const entries = ORDER.filter((part) => isSaid(rule, part)).map((part) => [
    part,
    asJson(rule, part),
  ]);
  return Object.fromEntries(entries) as RecurrenceRule;
}

/**
 * Writes a rule in the form of another: a string for a string, an object for an object. Parts that the two share stay
 * exactly as they were written, so that a change of one part changes no other.
 */
export function writeRuleLike(
  like: NonNullable<CalendarEvent['rrule']>,
  rule: Rule,
): NonNullable<CalendarEvent['rrule']> {
  const before = readRule(like).rule;
  if (before === null) return isEntry(like) ? ruleToObject(rule) : ruleToString(rule);
  const changed = ORDER.filter((part) => !samePart(before, rule, part));
  if (changed.length === 0) return like;
  return typeof like === 'string'
    ? rewriteText(like, rule, changed)
    : rewriteObject(like, rule, changed);
}

function rewriteText(like: string, rule: Rule, changed: readonly RulePart[]): string {
  const prefix = /^\s*RRULE:/i.exec(like)?.[0] ?? '';
  const missing = new Set(changed);
  const kept = piecesOf(like.trim()).flatMap((piece) => {
    const part = partNamed(piece.split('=', 1)[0]?.trim() ?? '');
    if (part === undefined || !missing.delete(part)) return [piece];
    return isSaid(rule, part) ? [`${part.toUpperCase()}=${asText(rule, part)}`] : [];
  });
  const added = [...missing]
    .filter((part) => isSaid(rule, part))
    .map((part) => `${part.toUpperCase()}=${asText(rule, part)}`);
  return prefix + [...kept, ...added].join(';');
}

function rewriteObject(
  like: RecurrenceRule,
  rule: Rule,
  changed: readonly RulePart[],
): RecurrenceRule {
  const missing = new Set(changed);
  const entries = Object.entries(like).flatMap(([key, value]: [string, unknown]) => {
    const part = partNamed(key);
    if (part === undefined || !missing.delete(part)) return [[key, value]];
    return isSaid(rule, part) ? [[key, asJson(rule, part, value)]] : [];
  });
  const added = [...missing]
    .filter((part) => isSaid(rule, part))
    .map((part) => [part, asJson(rule, part)]);
  return Object.fromEntries([...entries, ...added]) as RecurrenceRule;
}

/** Whether a part has to be written, as its value isn't the default. */
function isSaid(rule: Rule, part: RulePart): boolean {
  return part === 'freq' || !samePart(rule, plainRule(rule.freq), part);
}

function asText(rule: Rule, part: RulePart): string {
  if (part === 'until') return compact(untilText(rule.until));
  const json = asJson(rule, part);
  return Array.isArray(json) ? json.join(',') : String(json);
}

/** Returns a part's value in an object; a single value stays single if it was so before. */
function asJson(rule: Rule, part: RulePart, before?: unknown): unknown {
  if (part === 'until') return untilText(rule.until);
  if (part === 'wkst') return WEEKDAY_CODES[rule.wkst];
  if (part === 'byDay') return asWritten(rule.byDay.map(dayText), before);
  const value = rule[part];
  return Array.isArray(value) ? asWritten(value as number[], before) : value;
}

function asWritten(values: readonly (string | number)[], before: unknown): unknown {
  const isSingle = before !== undefined && !Array.isArray(before);
  if (!isSingle) return [...values];
  return values.length === 1 ? values[0] : values.join(',');
}

/** Formats a weekday as rules write it: `MO`, `2TU`, `-1FR`. */
function dayText({ weekday, ordinal }: RuleDay): string {
  return `${ordinal === 0 ? '' : ordinal}${WEEKDAY_CODES[weekday]}`;
}

function untilText(until: Until | null): string {
  switch (until?.kind) {
    case 'day':
      return formatDay(until.day);
    case 'wall':
      return formatWall(until.wall, 'seconds');
    case 'instant':
      return `${formatWall(until.instant, 'seconds')}Z`;
    default:
      return '';
  }
}

function compact(iso: string): string {
  return iso.replace(/[-:]/g, '');
}
