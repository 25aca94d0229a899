import {
  isCapacity,
  isEntry,
  isGiven,
  isId,
  isKind,
  isPaletteName,
  nameOf,
  PALETTE,
  shown,
  type Entry,
  type CalendarFault,
  type Report,
} from 'ng-event-calendar/core/internal';
import {
  checkTitle,
  checkValue,
  edges,
  flag,
  notAList,
  notAnEntry,
  notReadable,
  reportNoId,
} from './checks';
import { choice, diagnoseHours } from './diagnose-availability';

/** Advice for an unknown colour. */
export const COLOR_FIX = `Use one of ${PALETTE.join(', ')}.`;

const CHECKS = [
  flag('canHaveEvents'),
  flag('areEventsReadOnly'),
  flag('areEventsDraggable'),
  edges('areEventsResizable'),
  { key: 'kind', isValid: isKind, fix: 'Use a text such as "Room", or leave it out.' },
  { key: 'children', isValid: Array.isArray, fix: 'Use a list of resources.' },
  choice('unavailableTimes', ['allow', 'ask', 'refuse']),
  choice('eventOverlap', ['allow', 'mark', 'ask', 'refuse']),
];

interface Place {
  readonly resource: unknown;
  readonly path: string;
}

/**
 * Adds the faults of resources and their children to `faults`; returns the path of the first resource of each id, ids
 * as strings. Never throws.
 */
export function diagnoseResources(
  resources: unknown,
  faults: CalendarFault[],
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  if (!Array.isArray(resources)) {
    faults.push(notAList('resources', resources));
    return paths;
  }
  // A growing list instead of recursion, so that neither depth nor a cycle does harm.
  const places: Place[] = [];
  addPlaces(places, resources, 'resources');
  const seen = new Set<unknown>();
  for (const { resource, path } of places) {
    try {
      if (!isEntry(resource)) {
        faults.push(notAnEntry(path, resource));
        continue;
      }
      diagnoseResource(resource, path, paths, faults);
      const { children } = resource;
      if (Array.isArray(children) && !seen.has(resource)) {
        seen.add(resource);
        addPlaces(places, children, `${path}.children`);
      }
    } catch {
      faults.push(notReadable(path));
    }
  }
  return paths;
}

function addPlaces(places: Place[], list: readonly unknown[], path: string): void {
  for (let position = 0; position < list.length; position += 1) {
    places.push({ resource: list[position], path: `${path}[${position}]` });
  }
}

function diagnoseResource(
  resource: Entry,
  path: string,
  paths: Map<string, string>,
  faults: CalendarFault[],
): void {
  const report: Report = (code, field, problem, fix) => {
    const message = `${nameOf('Resource', resource, path)}: ${field} ${problem}. ${fix}`;
    faults.push({ code, eventId: null, field: `${path}.${field}`, message });
  };
  const { id, eventColor, capacity, workingHours } = resource;
  const first = isId(id) ? paths.get(String(id)) : undefined;
  if (!isId(id)) {
    reportNoId(id, 'missing-resource-id', report);
  } else if (first === undefined) {
    paths.set(String(id), path);
  } else {
    const fix = 'Give every resource an id of its own; 1 and "1" are the same.';
    report('duplicate-resource-id', 'id', `${shown(id)} is already the id of ${first}`, fix);
  }
  checkTitle(resource, report);
  if (isGiven(eventColor) && !isPaletteName(eventColor)) {
    report('unknown-color', 'eventColor', `${shown(eventColor)} is not in the palette`, COLOR_FIX);
  }
  if (isGiven(capacity) && !isCapacity(capacity)) {
    const fix = 'Give a whole number, 0 for none, or leave it out for no limit.';
    report('invalid-capacity', 'capacity', `is ${shown(capacity)}`, fix);
  }
  diagnoseHours(workingHours, `${path}.workingHours`, faults);
  for (const check of CHECKS) {
    checkValue(resource, check, report);
  }
}
