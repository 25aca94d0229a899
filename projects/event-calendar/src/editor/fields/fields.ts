import { inject, InjectionToken, untracked } from '@angular/core';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { EDITOR_SECTIONS, type EditorSection } from '../../store/events/editor-section';
import { HOST_SECTION } from '../sections/host-section';
import { sectionField, type SectionField } from '../sections/section-field';
import { COLOR } from './color';
import { DESCRIPTION } from './description';
import type { EditorField } from './editor-field';
import { RESOURCE } from './resource';
import { TIMES } from './times/times';
import { TITLE } from './title';

/** Fields of the editor, in display order. */
export const FIELDS: readonly EditorField[] = [TITLE, TIMES, RESOURCE, COLOR, DESCRIPTION];

/** Returns the fields with the sections among them, each at the place it requests. */
export function fieldsWith(
  sections: readonly EditorSection[],
): readonly (EditorField | SectionField)[] {
  const following = (key: string): SectionField[] =>
    sections.filter(({ after }) => after === key).map(sectionField);
  const keys = FIELDS.map(({ key }) => key);
  return [
    ...FIELDS.flatMap((field) => [field, ...following(field.key)]),
    ...sections.filter(({ after }) => !keys.includes(after)).map(sectionField),
  ];
}

/** Fields and sections of a session's editor in their usual order, also those that aren't listed: their values stay. */
export const EDITOR_FIELDS = new InjectionToken<readonly (EditorField | SectionField)[]>(
  'EDITOR_FIELDS',
);

/** Returns the calendar's own fields, with the sections of the premium calendar and of the host. */
export function editorFields(): readonly (EditorField | SectionField)[] {
  const hasOwn = untracked(inject(CALENDAR_INPUTS).editorSectionTemplate) !== undefined;
  return fieldsWith([
    ...(inject(EDITOR_SECTIONS, { optional: true }) ?? []),
    ...(hasOwn ? [HOST_SECTION] : []),
  ]);
}
