import { dayOf, formatDay, instantOf } from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { momentOf, textBeside } from './moment';
import type { ReadEvent, Replaces } from './read-event';
import type { Reader } from './read-span';

/** A component after reading, with the UID from which its event gets its id. */
export interface Draft extends ReadEvent {
  readonly component: Component;
  readonly uid: string;
  readonly reader: Reader;
}

/** A draft that replaces an occurrence. */
export interface Replacement extends Draft {
  readonly replaces: Replaces;
}

/** Whether a draft replaces an occurrence. */
export function isReplacement(draft: Draft): draft is Replacement {
  return draft.replaces !== null;
}

/**
 * Returns the subject that components with one UID share: '' for the series as a whole, else the occurrence they
 * replace.
 */
export function subjectOf({ replaces, span, reader }: Draft): string {
  if (replaces === null) return '';
  const { time } = replaces;
  if (span.when.allDay === true) return formatDay(dayOf(time.wall));
  const { instant, wall, text } = momentOf(time, reader.zoneOf);
  const { zone } = span.start;
  if (instant !== null) return `${instant}`;
  return time.form === 'date' || zone === null ? text : `${instantOf(wall, zone)}`;
}

/** Returns the id of a replaced occurrence whose series isn't in the file. */
export function aloneIdOf({ replaces, reader, span }: Replacement): string {
  return textBeside(momentOf(replaces.time, reader.zoneOf), span.start.zone);
}
