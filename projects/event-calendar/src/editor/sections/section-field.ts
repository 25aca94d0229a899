import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditorSection, EventPatch } from '../../store/events/editor-section';
import type { EditorValue } from '../fields/editor-field';
import { changedKeys, withKeys } from '../fields/with-keys';

/** What the form holds of a section: what it makes of the event, and what is wrong with it. */
export interface SectionValue {
  /** Keys that are other ones than the event has; undefined takes one away. */
  readonly patch: EventPatch;
  /** Empty for nothing. */
  readonly fault: string;
}

/** A section among the fields of the form. */
export interface SectionField extends EditorValue {
  readonly section: EditorSection;
}

/** What stands for a section among the fields. */
export function sectionField(section: EditorSection): SectionField {
  const value: EditorValue<SectionValue> = {
    key: section.key,
    // Nothing of the event that the form begins with; of one that was typed before, what that says else.
    read: (event, { base }) => ({
      patch: event === base ? {} : typedIn(section, event, base),
      fault: '',
    }),
    write:
      ({ patch }) =>
      (event) =>
        withKeys(event, patch),
    fault: ({ fault }) => fault,
    compared: (event) => section.shows.map((key) => event[key]),
  };
  return { ...value, section };
}

/** What the calendar's own fields write, and what makes an event recur. */
const NOT_OF_HOSTS: ReadonlySet<string> = new Set([
  'id',
  'title',
  'start',
  'end',
  'allDay',
  'timezone',
  'resource',
  'color',
  'description',
  'rrule',
  'exDates',
  'rDates',
]);

/** What of an event that was typed before is the section's: the keys that it shows, or the host's own. */
function typedIn({ shows }: EditorSection, typed: CalendarEvent, base: CalendarEvent): EventPatch {
  const keys = Object.keys({ ...base, ...typed }) as (keyof CalendarEvent)[];
  const own = keys.filter((key) =>
    shows.length > 0 ? shows.includes(key) : !NOT_OF_HOSTS.has(key),
  );
  return changedKeys(base, Object.fromEntries(own.map((key) => [key, typed[key]])));
}
