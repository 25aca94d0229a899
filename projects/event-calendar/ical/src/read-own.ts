import { isPaletteName, type CalendarEvent, type Resizable } from 'ng-event-calendar/core/internal';
import { parameterIn, rawValue, type ContentLine } from './content-line';
import { EXTRACTED_FROM, OWN } from './own-properties';
import { textOf, textsOf, type ParseProperty } from './property-parser';

type Fields = Omit<CalendarEvent, 'id' | 'exDates' | 'rDates'>;

/** Writable fields of an event that is being read. */
export type OwnFields = { -readonly [Key in keyof Fields]: Fields[Key] };

/** Reads a line that only this library writes; returns whether it was one. Invalid values are left out. */
export function takeOwn(line: ContentLine, fields: OwnFields, parse: ParseProperty): boolean {
  if (!NAMES.has(line.name)) return false;
  if (line.name === 'RELATED-TO') {
    if (parameterIn(line, 'RELTYPE')?.toUpperCase() !== EXTRACTED_FROM) return false;
    fields.extractedFromId = textOf(line, parse);
    return true;
  }
  if (line.name === OWN.resource) {
    fields.resource = textOf(line, parse);
    return true;
  }
  if (line.name === OWN.resources) {
    fields.resource = textsOf(line);
    return true;
  }
  const value = rawValue(line).trim().toLowerCase();
  const flag = FLAGS.get(value);
  if (line.name === OWN.color) {
    if (isPaletteName(value)) fields.color = value;
  } else if (line.name === OWN.readOnly) {
    if (flag !== undefined) fields.readOnly = flag;
  } else if (line.name === OWN.draggable) {
    if (flag !== undefined) fields.draggable = flag;
  } else {
    const resizable = flag ?? EDGES.get(value);
    if (resizable !== undefined) fields.resizable = resizable;
  }
  return true;
}

/** Names handled here; `timezone` is read with the start. */
const NAMES = new Set<string>([
  'RELATED-TO',
  ...[OWN.resource, OWN.resources, OWN.color, OWN.readOnly, OWN.draggable, OWN.resizable],
]);

const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);
const EDGES = new Map<string, Resizable>([
  ['start', 'start'],
  ['end', 'end'],
]);
