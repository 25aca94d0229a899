import {
  timesOfNewEvent,
  withAllDay,
  withStart,
  type EventTimes,
} from 'ng-event-calendar/core/edits';
import { formatDay } from 'ng-event-calendar/core/internal';
import type { FieldContext } from '../editor-field';
import { endIn, timesBefore, timesIn, whenIn, zoneOf, type TimesValue } from './times-value';

/**
 * Returns the value from which a typed start counts: the one before the first key, since half a time, read as another
 * one, has no meaning for the length. Null where there is no length to keep. `last` is the last such value.
 */
export function beforeTyping(
  value: TimesValue,
  last: TimesValue | null,
  context: FieldContext,
): TimesValue | null {
  if (timesIn(value, context) !== null) return value;
  // An unreadable start has no length: the one before counts, with its end.
  return hasSameEnd(value, last) ? last : null;
}

/** Returns a value whose start was typed over that of `before`, with the end moved along. */
export function withTypedStart(
  value: TimesValue,
  before: TimesValue,
  context: FieldContext,
): TimesValue {
  const [from, when] = [timesIn(before, context), whenIn(before, context)];
  if (from === null || when === null) return value;
  const { endDate, endTime, endInSecondPass: pass } = before;
  const { endInSecondPass: _pass, ...rest } = value;
  const typed = timesIn({ ...rest, endDate, endTime }, context);
  if (typed === null) {
    return { ...rest, endDate, endTime, ...(pass !== undefined && { endInSecondPass: pass }) };
  }
  const moved = withStart(from, typed.startDay, typed.startTime, zoneOf(value, context), when);
  const isTimeKept = moved.endTime === from.endTime;
  const end = {
    endDate: formatDay(moved.endDay),
    endTime: isTimeKept ? endTime : context.formats.timeOfDay(moved.endTime),
  };
  return {
    ...rest,
    ...end,
    ...(moved.endsInSecondPass === true && { endInSecondPass: endIn(end) }),
  };
}

/** A switch between whole days and times. */
export interface DaysSwitch {
  readonly from: EventTimes;
  readonly to: EventTimes;
}

/**
 * Returns a value in which whole days were switched on or off, with the last day adapted, and the zone of a new event.
 * `last` is the previous switch, if any.
 */
export function withSwitchedDays(
  value: TimesValue,
  last: DaysSwitch | null,
  context: FieldContext,
): { readonly value: TimesValue; readonly switched: DaysSwitch | null } {
  const { allDay } = value;
  const from = timesIn({ ...value, allDay: !allDay }, context);
  if (from === null) return { value, switched: last };
  const isBack = last !== null && hasSameTimes(last.to, from);
  // Switching back restores even a range that was typed the wrong way round.
  const { endDay } = isBack ? last.from : withAllDay(from, allDay);
  return {
    value: { ...value, endDate: formatDay(endDay), timezone: switchedZone(value, context) },
    switched: { from, to: { ...from, allDay, endDay } },
  };
}

/** Returns the zone after a switch: a new all-day event has none, and gets that of a new timed event with its times. */
function switchedZone({ allDay, timezone }: TimesValue, context: FieldContext): string {
  const before = timesBefore(context);
  if (!context.isNew || before.timezone !== '' || !before.allDay) return timezone;
  const timed = { allDay: false, start: 0, end: 0 } as const;
  const named = timesOfNewEvent(timed, context.displayTimezone).timezone ?? '';
  if (timezone !== (allDay ? named : '')) return timezone;
  return allDay ? '' : named;
}

function hasSameEnd(a: TimesValue, b: TimesValue | null): boolean {
  return (
    b !== null && (['allDay', 'endDate', 'endTime'] as const).every((key) => a[key] === b[key])
  );
}

function hasSameTimes(a: EventTimes, b: EventTimes): boolean {
  const keys = ['allDay', 'startDay', 'endDay', 'startTime', 'endTime'] as const;
  return keys.every((key) => a[key] === b[key]);
}
