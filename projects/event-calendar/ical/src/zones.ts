import { civilDate, dayOf, isZone } from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { isLike, spansByDefinition, zoneLike } from './like-zone';
import { textOf, type ParseProperty } from './property-parser';
import { zoneShownAs } from './windows-display-names';
import { zoneOfWindows } from './windows-zones';
import { offsetsByDefinition } from './zone-definition';

/** What a `TZID` was found to mean. */
export type ZoneReading =
  /** An IANA zone. */
  | { readonly name: string }
  /** A zone of which the file alone says the offset (ms east of UTC) of a wall time. */
  | { readonly offsetAt: (wall: number) => number }
  /** Nothing: neither is it known nor does the file define it. */
  | null;

const IANA = /^[A-Za-z][A-Za-z0-9_+-]{0,40}(?:\/[A-Za-z0-9_+-]{1,40}){0,3}$/;

/** There are fewer zones than that, and finding that there is none takes time. */
const MOST_ZONES = 1000;
/**
 * A file has a few zones of its own. Following one for some years takes milliseconds, and comparing it
 * with all zones there are a tenth of a second.
 */
const MOST_FOLLOWED = 300;
const MOST_SEARCHES = 50;

/**
 * Looks zones up by their `TZID` and a wall time, with the definitions (`VTIMEZONE`) of the same file.
 * One with a name of its own is taken for the IANA zone whose clocks do the same in the years after.
 */
export function zonesOf(
  definitions: readonly Component[],
  parse: ParseProperty,
): (tzid: string, wall: number) => ZoneReading {
  const byTzid = new Map<string, Component>();
  for (const definition of definitions) {
    const line = definition.lines.find(({ name }) => name === 'TZID');
    if (line) byTzid.set(textOf(line, parse), definition);
  }
  const known = new Map<string, ZoneByYear>();
  const patience: Patience = { followed: MOST_FOLLOWED, searches: MOST_SEARCHES };
  return (tzid, wall) => {
    let zone = known.get(tzid);
    if (zone === undefined) {
      if (known.size >= MOST_ZONES) return null;
      const reading = lookUp(tzid, byTzid.get(tzid), parse);
      const isDefined = reading !== null && 'offsetAt' in reading;
      zone = isDefined ? alike(reading.offsetAt, patience) : () => reading;
      known.set(tzid, zone);
    }
    return zone(civilDate(dayOf(wall)).year);
  };
}

type ZoneByYear = (year: number) => ZoneReading;

/** How often one file may still have definitions followed, and zones searched for. */
interface Patience {
  followed: number;
  searches: number;
}

/** A definition as the zone it is like in a year and those after; there need be none in every year. */
function alike(offsetAt: (wall: number) => number, patience: Patience): ZoneByYear {
  const known = new Map<number, ZoneReading>();
  const found = new Set<string>();
  const nameIn = (year: number): string | null => {
    patience.followed -= 1;
    if (patience.followed < 0) return null;
    const spans = spansByDefinition(offsetAt, year);
    const before = [...found].find((each) => isLike(each, spans));
    if (before !== undefined) return before;
    patience.searches -= 1;
    return patience.searches < 0 ? null : zoneLike(spans);
  };
  return (year) => {
    let zone = known.get(year);
    if (zone === undefined) {
      const name = nameIn(year);
      if (name !== null) found.add(name);
      zone = name === null ? { offsetAt } : { name };
      known.set(year, zone);
    }
    return zone;
  };
}

function lookUp(
  tzid: string,
  definition: Component | undefined,
  parse: ParseProperty,
): ZoneReading {
  const location = definition?.lines.find(({ name }) => name === 'X-LIC-LOCATION');
  const name = zoneNamed(tzid) ?? (location ? zoneNamed(textOf(location, parse)) : null);
  if (name !== null) return { name };
  const offsetAt = definition && offsetsByDefinition(definition, parse);
  return offsetAt ? { offsetAt } : null;
}

/**
 * The IANA zone that a name means: itself, the end of a path such as `/x.org/Europe/Berlin`, or what
 * Windows calls it or shows for it.
 */
function zoneNamed(written: string): string | null {
  const name = written.trim();
  if (name.length > 200) return null;
  const segments = name.split('/').filter(Boolean);
  const candidates = name.startsWith('/')
    ? [3, 2].map((count) => segments.slice(-count).join('/'))
    : [name];
  const zone = candidates.find((each) => IANA.test(each) && isZone(each));
  return zone ?? zoneOfWindows(name) ?? zoneShownAs(name);
}
