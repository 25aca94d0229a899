import { InjectionToken, type InputSignal, type Signal, type Type } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { LazyPart } from '../../lazy/lazy-part';
import type { OccurrenceStart } from './recurrence';

/** New values for some keys of an event; undefined removes a key. */
export type EventPatch = {
  readonly [K in keyof CalendarEvent]?: CalendarEvent[K] | undefined;
};

/**
 * A section of the editor's form beside the calendar's own fields, for event keys of its own.
 *
 * @internal
 */
export interface EditorSection {
  /** Key of the section, unique in the form. */
  readonly key: string;
  /** Key of the field that the section follows; an empty or unknown key places it at the end. */
  readonly after: string;
  /** Event keys that the section shows; the editor tells the user when the host changes one meanwhile. */
  readonly shows: readonly (keyof CalendarEvent)[];
  /** Event keys that the section takes over when a section of the host changes them; none by default. */
  readonly takes?: readonly (keyof CalendarEvent)[];
  /** Component that draws the section; it injects the event as `SECTION_DRAFT`. */
  readonly part: LazyPart<Type<unknown>>;
  /** Whether the section shows its own errors; otherwise the form does. */
  readonly saysFaults?: boolean;
}

/** The event in the open editor, as a section reads and changes it. */
export interface SectionDraft {
  /** Event with which the form began; another object once changes by the host were adopted. */
  readonly base: Signal<CalendarEvent>;
  /** Event as the form would save it; null while a date or time can't be read. */
  readonly draft: Signal<CalendarEvent | null>;
  /** Occurrence that is edited; null for a new event and for one that is gone. */
  readonly occurrence: Signal<OccurrenceStart | null>;
  /** Changes keys of the event. */
  update(patch: EventPatch): void;
  /**
   * Sets the error of the section; empty for none. While there is one the event can't be saved: an attempt calls
   * `focus`, or without it focuses the section's first invalid field, else its first focusable element.
   */
  refuse(fault: string, focus?: () => void): void;
}

/**
 * Sections of the editor's form; not provided where there are none.
 *
 * @internal
 */
export const EDITOR_SECTIONS = new InjectionToken<readonly EditorSection[]>('EDITOR_SECTIONS');

/**
 * Token under which a section injects the event in the open editor.
 *
 * @internal
 */
export const SECTION_DRAFT = new InjectionToken<SectionDraft>('SECTION_DRAFT');

/**
 * A date of the form, as its field reads and writes it.
 *
 * @internal
 */
export interface DateValue {
  /** Date as `YYYY-MM-DD`; null for input that isn't a date. */
  readonly value: Signal<string | null>;
  /** Error message; empty without an error. */
  readonly error: Signal<string>;
  /** Takes a date that the user entered; null for input that isn't a date. */
  set(value: string | null): void;
}

/**
 * A date field, as a section of the form draws it.
 *
 * @internal
 */
export interface DateFieldPart {
  /** Label of the field. */
  readonly label: InputSignal<string>;
  /** Name of the text field, set as its `data-field`. */
  readonly name: InputSignal<string>;
  /** Date that the field shows and changes. */
  readonly date: InputSignal<DateValue>;
}

/**
 * The editor's date field, for sections of its form.
 *
 * @internal
 */
export const DATE_FIELD = new InjectionToken<LazyPart<Type<DateFieldPart>>>('DATE_FIELD');
