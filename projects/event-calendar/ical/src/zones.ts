import { isZone } from 'ng-event-calendar/core';
import type { Component } from './component';
import { textOf, type ParseProperty } from './property-parser';
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

/** Looks zones up by their `TZID`, with the definitions (`VTIMEZONE`) of the same file. */
export function zonesOf(
  definitions: readonly Component[],
  parse: ParseProperty,
): (tzid: string) => ZoneReading {
  const byTzid = new Map<string, Component>();
  for (const definition of definitions) {
    const line = definition.lines.find(({ name }) => name === 'TZID');
    if (line) byTzid.set(textOf(line, parse), definition);
  }
  const known = new Map<string, ZoneReading>();
  return (tzid) => {
    let zone = known.get(tzid);
    if (zone === undefined) {
      if (known.size >= MOST_ZONES) return null;
      zone = lookUp(tzid, byTzid.get(tzid), parse);
      known.set(tzid, zone);
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

/** The IANA zone that a name means: itself, the end of a path such as `/x.org/Europe/Berlin`, or Windows'. */
function zoneNamed(written: string): string | null {
  const name = written.trim();
  if (name.length > 200) return null;
  const segments = name.split('/').filter(Boolean);
  const candidates = name.startsWith('/')
    ? [3, 2].map((count) => segments.slice(-count).join('/'))
    : [name];
  const zone = candidates.find((each) => IANA.test(each) && isZone(each));
  return zone ?? zoneOfWindows(name);
}
