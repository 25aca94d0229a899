import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { VisibleRange } from '../store/dates/visible-range';
import type { CalendarEventSource, SourceAnswer, SourceChange } from '../store/source/event-source';
import { deepFreeze, givenCalendar, type GivenCalendar } from './calendar.spec-host';

export interface Asked {
  readonly range: VisibleRange;
  readonly signal: AbortSignal;
  answer(events: readonly CalendarEvent[]): void;
  fail(message: string): void;
}

export interface Sent {
  readonly change: SourceChange;
  store(answer?: SourceAnswer): void;
  refuse(error: Error): void;
}

/** A source that answers on demand. */
export class GivenSource implements CalendarEventSource {
  readonly asked: Asked[] = [];
  readonly sent: Sent[] = [];

  load(range: VisibleRange, signal: AbortSignal): Promise<readonly CalendarEvent[]> {
    return new Promise((resolve, reject) => {
      this.asked.push({
        range,
        signal,
        answer: (events) => resolve(deepFreeze(events)),
        fail: (message) => reject(new Error(message)),
      });
    });
  }

  save(change: SourceChange): Promise<SourceAnswer> {
    return new Promise((resolve, reject) => {
      this.sent.push({
        change,
        store: (answer = { stored: [] }) => resolve(answer),
        refuse: reject,
      });
    });
  }
}

/** Makes a week's calendar with a source, once the code for that has loaded. */
export async function givenConnected(
  source: GivenSource,
  given: Parameters<typeof givenCalendar>[0] = {},
): Promise<GivenCalendar> {
  const calendar = await givenCalendar({ eventSource: source, ...given });
  await until(calendar, () => source.asked.length > 0);
  return calendar;
}

export async function until(
  { fixture }: GivenCalendar,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  for (let turn = 0; turn < 300 && !(await isSo()); turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await fixture.whenStable();
  }
  expect(await isSo()).toBe(true);
}

/** Waits until answers have arrived and been drawn. */
export async function drawn({ fixture }: GivenCalendar): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await fixture.whenStable();
}
