import type { EditorSection, EventPatch } from '../../store/editor-section';
import type { EditorValue } from '../fields/editor-field';
import { withKeys } from '../fields/with-keys';

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
    read: () => ({ patch: {}, fault: '' }),
    write:
      ({ patch }) =>
      (event) =>
        withKeys(event, patch),
    fault: ({ fault }) => fault,
    compared: (event) => section.shows.map((key) => event[key]),
  };
  return { ...value, section };
}
