import type { CalendarEventSource } from 'ng-event-calendar';
import type { StoredEvent } from './stored-event';

/** Behaviour of a source: normal, slow, or unreachable. */
export type Temper = 'quick' | 'slow' | 'away';

/** One exchange between calendar and source. */
export interface Exchange {
  readonly words: string;
  readonly outcome: 'under way' | 'answered' | 'cancelled' | 'failed';
}

/** Milliseconds of a slow answer. */
const SLOW = 1500;

/** Wraps a source to report its requests, and to answer them as `temper` says. */
export function watchedSource(
  source: CalendarEventSource<StoredEvent>,
  temper: () => Temper,
  begin: (words: string) => (outcome: Exchange['outcome']) => void,
): CalendarEventSource<StoredEvent> {
  return {
    load: async (range, signal) => {
      const end = begin(`load ${range.start.slice(0, 10)} to ${range.end.slice(0, 10)}`);
      signal.addEventListener('abort', () => end('cancelled'));
      try {
        await mood(temper());
        const events = await source.load(range, signal);
        end(signal.aborted ? 'cancelled' : 'answered');
        return events;
      } catch (error) {
        if (!signal.aborted) end('failed');
        throw error;
      }
    },
    save: async (change) => {
      const titles = change.changes.map(({ before, after }) => (after ?? before)?.title);
      const end = begin(`save ${change.type}: ${[...new Set(titles)].join(', ')}`);
      try {
        await mood(temper());
        const answer = await source.save!(change);
        end('answered');
        return answer ?? { stored: [] };
      } catch (error) {
        end('failed');
        throw error;
      }
    },
  };
}

async function mood(temper: Temper): Promise<void> {
  if (temper === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));
  if (temper === 'away') throw new Error('you asked for no answers.');
}
