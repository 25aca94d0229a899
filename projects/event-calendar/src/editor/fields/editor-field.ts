import type { Signal, Type } from '@angular/core';
import type { TimeRules } from 'ng-event-calendar/core/edits';
import type { CalendarEvent, ResourceIndex } from 'ng-event-calendar/core/internal';
import type { ChangeOf } from '../../store/events/occurrence-edits';
import type { DateFormats } from '../../text/date-formats';
import type { Translator } from '../../text/translate';
import type { FieldValue } from '../field-value';

/** What fields depend on beside what the form holds of them. */
export interface FieldContext {
  /** The event that the form began with; another object once the host's changes were taken over. */
  readonly base: CalendarEvent;
  /** The event as the host has it now; once it is gone, as it was. */
  readonly event: CalendarEvent;
  readonly isNew: boolean;
  readonly rules: TimeRules;
  /** Zone that the calendar shows, as the host names it. */
  readonly displayTimezone: string;
  /** The zones shown beside that one, with their names. */
  readonly furtherZones: readonly { readonly zone: string; readonly name: string }[];
  /** Day that is shown: for events whose own can't be read. */
  readonly day: number;
  readonly formats: DateFormats;
  readonly text: Translator;
  readonly resources: ResourceIndex;
  readonly needsResource: boolean;
  /** Whether an event may be given to several resources. */
  readonly canHaveSeveral: boolean;
}

/** What the parts of a value have wrong with them; empty for nothing. */
export type PartFaults<V> = Readonly<Partial<Record<keyof V & string, string>>>;

/**
 * What the form holds of an event: how it is read of one and written to it, and what may be wrong with it.
 * `V` is as it is typed: JSON, and compared as such.
 */
export interface EditorValue<V = unknown> {
  readonly key: string;
  /** What the form says of an event. */
  read(event: CalendarEvent, context: FieldContext): V;
  /** What a value that was touched makes of the event; null while it can't be read. */
  write(value: V, context: FieldContext): ChangeOf | null;
  /** What is wrong with a value, or with parts of it; empty for nothing. */
  fault?(value: V, context: FieldContext): string | PartFaults<V>;
  /** The same value in the words of another zone or clock. */
  reworded?(value: V, before: FieldContext, now: FieldContext): V;
  /**
   * What of an event tells whether the host has changed it meanwhile, where that isn't what `read` says:
   * JSON.
   */
  compared?(event: CalendarEvent, context: FieldContext): unknown;
}

/** A field of the editor, with its part of the form. */
export interface EditorField<V = unknown> extends EditorValue<V> {
  readonly part: Type<FieldPart<V>>;
}

/** A field's part of the form: a component with these two inputs. */
export interface FieldPart<V> {
  readonly field: Signal<FieldValue<V>>;
  readonly context: Signal<FieldContext>;
}
