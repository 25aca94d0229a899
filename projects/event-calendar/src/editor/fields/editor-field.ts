import type { Signal, Type } from '@angular/core';
import type { TimeRules } from 'ng-event-calendar/core/edits';
import type {
  CalendarEvent,
  EditorFieldName,
  ResourceIndex,
} from 'ng-event-calendar/core/internal';
import type { ChangeOf } from '../../store/events/occurrence-edits';
import type { DateFormats } from '../../text/date-formats';
import type { Translator } from '../../text/translate';
import type { FieldValue } from '../field-value';
import type { FieldMode } from './listed-fields';

/** Context of the fields, beside the form's own values. */
export interface FieldContext {
  /** Event with which the form began; another object once the host's changes were adopted. */
  readonly base: CalendarEvent;
  /** Event as the host has it now; once it is gone, as it was. */
  readonly event: CalendarEvent;
  readonly isNew: boolean;
  readonly rules: TimeRules;
  /** Zone that the calendar shows, as the host names it. */
  readonly displayTimezone: string;
  /** Additional time zones with their display names. */
  readonly furtherZones: readonly { readonly zone: string; readonly name: string }[];
  /** Visible day, as a day number, for events whose own can't be read. */
  readonly day: number;
  readonly formats: DateFormats;
  readonly text: Translator;
  readonly resources: ResourceIndex;
  /** Whether an id is that of a resource that could be chosen here, but that the host has removed meanwhile. */
  readonly isRemoved: (id: string) => boolean;
  /** Whether an event needs a resource, of whatever kind. */
  readonly needsResource: boolean;
  /** Kinds of resources that an event needs. */
  readonly neededKinds: readonly string[];
  /** Whether an event may have several resources of a kind. */
  readonly canHaveSeveral: boolean;
  /** Returns the mode of a field in this form. */
  readonly modeOf: (name: EditorFieldName) => FieldMode;
}

/** Errors of the parts of a value; empty texts for none. */
export type PartFaults<V> = Readonly<Partial<Record<keyof V & string, string>>>;

/**
 * A value that the form holds of an event: how it is read and written, and its possible errors. `V` is the value as
 * typed: JSON, and compared as such.
 */
export interface EditorValue<V = unknown> {
  readonly key: string;
  /** Keys of the event that it takes over when a section of the host changes them. */
  readonly keys: readonly (keyof CalendarEvent)[];
  /** Returns the form's value for an event. */
  read(event: CalendarEvent, context: FieldContext): V;
  /** Returns the change that a touched value makes to an event; null while the value can't be read. */
  write(value: V, context: FieldContext): ChangeOf | null;
  /** Returns the error of a value, or errors of its parts; empty for none. */
  fault?(value: V, context: FieldContext): string | PartFaults<V>;
  /** Returns an equal value, written for another zone or clock. */
  reworded?(value: V, before: FieldContext, now: FieldContext): V;
  /** Returns the value, JSON, by which changes of the host to an event are noticed, where that differs from `read`. */
  compared?(event: CalendarEvent, context: FieldContext): unknown;
}

/** A field of the editor, with its component. */
export interface EditorField<V = unknown> extends EditorValue<V> {
  readonly part: Type<FieldPart<V>>;
}

/** Component of a field, with these two inputs. */
export interface FieldPart<V> {
  readonly field: Signal<FieldValue<V>>;
  readonly context: Signal<FieldContext>;
}
