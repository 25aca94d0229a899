import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditorSection, EventPatch } from '../../store/events/editor-section';
import { FORM_KEYS } from '../../store/events/form-keys';
import type { EditorValue } from '../fields/editor-field';
import { changedKeys, withKeys } from '../../store/events/with-keys';

/** Value of a section in the form: its changes to the event, and its error. */
export interface SectionValue {
  /** Keys that differ from the event's; undefined removes a key. */
  readonly patch: EventPatch;
  /** Error of the section; empty without one. */
  readonly fault: string;
}

/** A section among the fields of the form. */
export interface SectionField extends EditorValue {
  readonly section: EditorSection;
}

/** Returns a section as a field of the form. */
export function sectionField(section: EditorSection): SectionField {
  const value: EditorValue<SectionValue> = {
    key: section.key,
    keys: section.takes ?? [],
    // No changes to the form's initial event; for one that was typed before, its differences.
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

/**
 * Returns the changes of an earlier typed event that belong to the section: the keys that it shows, or the host's own.
 */
function typedIn({ shows }: EditorSection, typed: CalendarEvent, base: CalendarEvent): EventPatch {
  const keys = Object.keys({ ...base, ...typed }) as (keyof CalendarEvent)[];
  const own = keys.filter((key) => (shows.length > 0 ? shows.includes(key) : !FORM_KEYS.has(key)));
  return changedKeys(base, Object.fromEntries(own.map((key) => [key, typed[key]])));
}
