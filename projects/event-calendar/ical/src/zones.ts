import { civilDate, dayOf } from 'ng-event-calendar/core/internal';
import { partLines, type CalendarHead, type Component } from './component';
import { textOf, type ParseProperty } from './property-parser';
import type { RecurrenceRules } from './recurrence-rules';
import { offsetNamed, shortZoneNamed, zoneNamed, type OwnZones } from './zone-names';
import { ZONES_OF_WINDOWS } from './windows-zones';

/** Meaning of a `TZID`. */
export type ZoneReading =
  /** An IANA zone. */
  | { readonly name: string }
  /** A zone whose offset (ms east of UTC) at a wall time only the file defines. */
  | { readonly offsetAt: (wall: number) => number; readonly isOffset: boolean }
  /** No zone: `problem` says why, and continues the name. */
  | { readonly problem: string };

/** Most names looked up: there are fewer zones, and failing lookups take time. */
const MOST_ZONES = 1000;
/**
 * Most definitions followed and searched: a file has a few zones of its own. Following one for some years takes
 * milliseconds, and comparing it with all zones a tenth of a second.
 */
const MOST_FOLLOWED = 300;
const MOST_SEARCHES = 50;

/** Resolves a `TZID` at a wall time. */
export type ZoneOf = (tzid: string, wall: number) => ZoneReading;

/**
 * Returns for each calendar of a file how it resolves zones by `TZID` and wall time. Of several definitions
 * (`VTIMEZONE`) with one name the calendar's own counts, else the file's last one. A zone with a name of its own becomes
 * the IANA zone with equal clocks in the following years.
 */
export function zonesOf(
  definitions: readonly Component[],
  parse: ParseProperty,
  rules: RecurrenceRules | null,
  own: OwnZones | null,
): (calendar: CalendarHead) => ZoneOf {
  const defined = definitionsOf(definitions, parse);
  const known = new Map<string, ZoneByYear>();
  const patience: Patience = { followed: MOST_FOLLOWED, searches: MOST_SEARCHES };
  return (calendar) => (tzid, wall) => {
    const name = tzid.trim();
    const definition = defined(name, calendar);
    const key = definition?.key ?? tzid;
    let zone = known.get(key);
    if (zone === undefined) {
      if (known.size >= MOST_ZONES) {
        return { problem: `comes after ${MOST_ZONES} other zones, and no more are looked up` };
      }
      zone = zoneByYear(name, definition?.component, { parse, rules, own, patience });
      known.set(key, zone);
    }
    return zone(civilDate(dayOf(wall)).year);
  };
}

/** A definition, with a key that equal ones of one name share. */
interface Definition {
  readonly component: Component;
  readonly key: string;
}

/** Returns a function that finds the definition of a name for a calendar; undefined if the file has none. */
function definitionsOf(
  definitions: readonly Component[],
  parse: ParseProperty,
): (name: string, calendar: CalendarHead) => Definition | undefined {
  const last = new Map<string, Definition>();
  const byCalendar = new Map<CalendarHead, Map<string, Definition>>();
  for (const component of definitions) {
    const line = component.lines.find((each) => each.name === 'TZID');
    if (!line) continue;
    const name = textOf(line, parse).trim();
    // Many calendars in one file often have the same definition, which takes time to follow.
    const definition = { component, key: [name, ...partLines([component])].join('\n') };
    last.set(name, definition);
    const own = byCalendar.get(component.calendar) ?? new Map<string, Definition>();
    byCalendar.set(component.calendar, own.set(name, definition));
  }
  return (name, calendar) => byCalendar.get(calendar)?.get(name) ?? last.get(name);
}

type ZoneByYear = (year: number) => ZoneReading;

/** Number of definitions that may still be followed for a file, and of zones searched for. */
interface Patience {
  followed: number;
  searches: number;
}

interface LookUp {
  readonly parse: ParseProperty;
  readonly rules: RecurrenceRules | null;
  readonly own: OwnZones | null;
  readonly patience: Patience;
}

function zoneByYear(
  tzid: string,
  definition: Component | undefined,
  { parse, rules, own, patience }: LookUp,
): ZoneByYear {
  const location = definition?.lines.find(({ name }) => name === 'X-LIC-LOCATION');
  const sure =
    zoneNamed(tzid, own) ?? (location ? zoneNamed(textOf(location, parse).trim(), own) : null);
  if (sure !== null) return () => ({ name: sure });
  const short = shortZoneNamed(tzid);
  const reading = short === null ? offsetReading(tzid) : { name: short };
  if (definition === undefined || own === null) {
    return () => reading ?? { problem: 'names no zone that is known or defined' };
  }
  const defined = own.offsetsByDefinition(definition, rules);
  if ('problem' in defined) {
    const problem = `is defined in line ${definition.line}, but ${defined.problem}`;
    return () => reading ?? { problem };
  }
  const byDefinition = alike(defined.offsetAt, own, patience);
  if (short === null) return byDefinition;
  return yearly((year) => {
    patience.followed -= 1;
    const isSame =
      patience.followed >= 0 && own.isLike(short, own.spansByDefinition(defined.offsetAt, year, 1));
    return isSame ? { name: short } : byDefinition(year);
  });
}

function offsetReading(tzid: string): ZoneReading | null {
  const offset = offsetNamed(tzid);
  return offset === null ? null : { offsetAt: () => offset, isOffset: true };
}

/**
 * Returns by year the zone that a definition equals in that year and the following ones, which may differ or be none.
 */
function alike(
  offsetAt: (wall: number) => number,
  { isLike, spansByDefinition, zoneLike }: OwnZones,
  patience: Patience,
): ZoneByYear {
  const found = new Set<string>();
  const nameIn = (year: number): string | null => {
    patience.followed -= 1;
    if (patience.followed < 0) return null;
    const spans = spansByDefinition(offsetAt, year);
    const before = [...found].find((each) => isLike(each, spans));
    if (before !== undefined) return before;
    patience.searches -= 1;
    return patience.searches < 0 ? null : zoneLike(spans, ZONES_OF_WINDOWS);
  };
  return yearly((year) => {
    const name = nameIn(year);
    if (name !== null) found.add(name);
    return name === null ? { offsetAt, isOffset: false } : { name };
  });
}

/** Caches the reading of a zone by year. */
function yearly(readingIn: ZoneByYear): ZoneByYear {
  const known = new Map<number, ZoneReading>();
  return (year) => {
    let reading = known.get(year);
    if (reading === undefined) known.set(year, (reading = readingIn(year)));
    return reading;
  };
}
