import { timesOf, timesOfNewEvent, withTimes, type EventTimes } from 'ng-event-calendar/core/edits';
import { whenOf, type CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditorValue, FieldContext, PartFaults } from '../editor-field';
import { rewordedTimes } from './reworded-times';
import {
  readTimes,
  timesBefore,
  timesIn,
  valueOfTimes,
  whenIn,
  zoneNamedBy,
  type TimesValue,
} from './times-value';
import { withExample } from '../../../text/with-example';

/** Times of the event as the form holds them: whole days or not, start, end and zone, which depend on each other. */
export const TIMES_VALUE: EditorValue<TimesValue> = {
  key: 'times',
  keys: ['start', 'end', 'allDay', 'timezone'],
  read: (event, { rules, day, formats }) => valueOfTimes(timesOf(event, rules, day), formats),
  write: (value, context) => {
    const [before, after] = [timesBefore(context), timesIn(value, context)];
    if (after === null) return null;
    return (event) => asNewDay(withTimes(event, before, after, context.rules), context);
  },
  fault: faultOfTimes,
  reworded: rewordedTimes,
  // Seconds count, though the form doesn't show them.
  compared: (event, { rules, day }) => timesOf(event, rules, day),
};

/** Returns a new event that was switched to whole days as one that was created so. */
function asNewDay(event: CalendarEvent, context: FieldContext): CalendarEvent {
  const { isNew, rules, displayTimezone } = context;
  const when = event.allDay === true ? whenOf(event, rules.localZone) : null;
  if (!isNew || when === null || timesBefore(context).allDay) return event;
  const { timezone: _zone, ...rest } = event;
  return { ...rest, ...timesOfNewEvent(when, displayTimezone) };
}

function faultOfTimes(value: TimesValue, context: FieldContext): PartFaults<TimesValue> {
  const { text, formats } = context;
  const { startDay, endDay, startTime, endTime } = readTimes(value, formats);
  const before = timesBefore(context);
  const noDate = (day: number): string =>
    withExample(text('invalidDateError'), formats.dateInput(day), text);
  const noTime = (time: number): string =>
    withExample(text('invalidTimeError'), formats.timeOfDay(time), text);
  const isBackwards = startDay !== null && endDay !== null && endDay < startDay;
  const ofDays = {
    startDate: startDay === null ? noDate(before.startDay) : '',
    endDate:
      endDay === null
        ? noDate(before.endDay)
        : isBackwards
          ? text('startDateAfterEndDateError')
          : '',
  };
  if (value.allDay) return ofDays;
  const isKnownZone = zoneNamedBy(value.timezone) !== null || value.timezone === before.timezone;
  return {
    ...ofDays,
    startTime: startTime === null ? noTime(before.startTime) : '',
    endTime:
      endTime === null
        ? noTime(before.endTime)
        : !isBackwards && endsTooEarly(value, context)
          ? text('startTimeAfterEndTimeError')
          : '',
    timezone: isKnownZone ? '' : text('invalidZoneError'),
  };
}

/** Whether the end is at or before the start, as instants. An event that had no length before may keep none. */
function endsTooEarly(value: TimesValue, context: FieldContext): boolean {
  const when = whenIn(value, context);
  if (when === null || when.allDay || when.end > when.start) return false;
  const [before, after] = [timesBefore(context), timesIn(value, context)];
  const keys = Object.keys(before) as (keyof EventTimes)[];
  return context.isNew || keys.some((key) => before[key] !== after?.[key]);
}
