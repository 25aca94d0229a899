import { InjectionToken, type InputSignal, type Signal, type Type } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { LazyPart } from '../../lazy/lazy-part';
import type { OccurrenceStart } from './recurrence';

/** Other values of some of an event's keys; what is undefined is taken away. */
export type EventPatch = {
  readonly [K in keyof CalendarEvent]?: CalendarEvent[K] | undefined;
};

/** A part of the editor's form beside the calendar's own fields, with keys of the event that are its own. */
export interface EditorSection {
  readonly key: string;
  /** Key of the field that it follows; of none it stands at the end. */
  readonly after: string;
  /** Keys of the event that it shows: where the host changes them meanwhile the editor says so. */
  readonly shows: readonly (keyof CalendarEvent)[];
  /** What draws it; the event is found under `SECTION_DRAFT`. */
  readonly part: LazyPart<Type<unknown>>;
  /** Whether it shows itself what is wrong with it; the form does where it doesn't. */
  readonly saysFaults?: boolean;
}

/** The event in the open editor, as one of its sections sees and changes it. */
export interface SectionDraft {
  /** The event that the form began with; another object once the host's changes were taken over. */
  readonly base: Signal<CalendarEvent>;
  /** The event as the form would save it; null while a date or time can't be read. */
  readonly draft: Signal<CalendarEvent | null>;
  /** The occurrence that is edited; null for a new event and for one that is gone. */
  readonly occurrence: Signal<OccurrenceStart | null>;
  /** Changes keys of the event. */
  update(patch: EventPatch): void;
  /**
   * Says what is wrong; empty for nothing. It can't be saved until then, and `focus` goes to the fault
   * when that is tried; else focus goes to the first element of the section that takes it.
   */
  refuse(fault: string, focus?: () => void): void;
}

/** The sections of the editor's form; not provided there are none. */
export const EDITOR_SECTIONS = new InjectionToken<readonly EditorSection[]>('EDITOR_SECTIONS');

/** The event in the open editor, for a section of its form. */
export const SECTION_DRAFT = new InjectionToken<SectionDraft>('SECTION_DRAFT');

/** A date of the form, as a field for it reads and writes it. */
export interface DateValue {
  /** `YYYY-MM-DD`; null for what isn't a date. */
  readonly value: Signal<string | null>;
  /** What is wrong with it; empty for nothing. */
  readonly error: Signal<string>;
  set(value: string | null): void;
}

/** A field for a date, as a section of the form draws it. */
export interface DateFieldPart {
  readonly label: InputSignal<string>;
  /** The name by which its text field is found, as `data-field`. */
  readonly name: InputSignal<string>;
  readonly date: InputSignal<DateValue>;
}

/** The editor's field for a date, for a section of its form. */
export const DATE_FIELD = new InjectionToken<LazyPart<Type<DateFieldPart>>>('DATE_FIELD');
