import { untracked } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { reasonOf } from './reason';
import type { CalendarSettings } from '../store/inputs/calendar-settings';
import type { Reports } from '../store/inputs/reports';
import type { CalendarEventSource } from '../store/source/event-source';

declare const ngDevMode: unknown;

/** Events that a source found, or the reason for which it couldn't be searched. */
export interface SearchAnswer {
  readonly status: 'done' | 'failed';
  readonly events: readonly CalendarEvent[];
  /** Reason of a failure; empty where none is known. */
  readonly reason: string;
}

/** Search of an event source for a text. */
export interface SearchRequest {
  readonly source: CalendarEventSource;
  readonly text: string;
  readonly signal: AbortSignal;
  readonly words: CalendarSettings['text'];
  readonly reports: Reports;
}

/** Asks a source for the events that match a text. */
export async function requestSearch(request: SearchRequest): Promise<SearchAnswer> {
  const { source, text, signal, reports } = request;
  try {
    const events: unknown = await source.search?.(text, signal);
    if (Array.isArray(events)) {
      return { status: 'done', events: events.filter(isRecord), reason: '' };
    }
    if (ngDevMode && !signal.aborted) {
      reports.report(
        'invalid-value',
        'search of the event source resolved with no list; return the events found as an array.',
      );
    }
    return failure('');
  } catch (error) {
    const words = untracked(request.words);
    return failure(reasonOf(error, (status) => words('serverAnswered', { status: `${status}` })));
  }
}

function failure(reason: string): SearchAnswer {
  return { status: 'failed', events: [], reason };
}

/** Whether an entry of an answer may be an event. */
function isRecord(entry: unknown): entry is CalendarEvent {
  return typeof entry === 'object' && entry !== null;
}
