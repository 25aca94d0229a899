import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';
import { addDays, mondayOf } from './civil-date';

/** Resources of the recurring events. */
export const RULE_RESOURCES: CalendarResource[] = [
  { id: 'team', title: 'Team', eventColor: 'indigo' },
  { id: 'shifts', title: 'Shifts', eventColor: 'teal' },
  { id: 'on-call', title: 'On call', eventColor: 'orange' },
  { id: 'money', title: 'Money', eventColor: 'green' },
  { id: 'holidays', title: 'Holidays', eventColor: 'red' },
];

/** Creates a year of work by rules: none of these events is stored more than once. */
export function recurringEvents(date: string): CalendarEvent[] {
  const year = date.slice(0, 4);
  // Far enough back that nothing begins in the shown range, and on a Monday.
  const monday = mondayOf(addDays(date, -70));
  const at = (days: number, from: string, to: string): Pick<CalendarEvent, 'start' | 'end'> => ({
    start: `${addDays(monday, days)}T${from}:00`,
    end: `${addDays(monday, days)}T${to}:00`,
  });
  const day = (iso: string): Pick<CalendarEvent, 'start' | 'end' | 'allDay'> => ({
    start: iso,
    end: iso,
    allDay: true,
  });
  return [
    {
      id: 'standup',
      title: 'Stand-up',
      resource: 'team',
      ...at(0, '09:30', '09:45'),
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      // Wednesday of this week is off.
      exDates: [addDays(mondayOf(date), 2)],
    },
    {
      id: 'planning',
      title: 'Sprint planning',
      resource: 'team',
      ...at(0, '10:00', '11:30'),
      rrule: 'FREQ=WEEKLY;INTERVAL=2',
    },
    {
      id: 'london',
      title: 'Call with London',
      description: 'At three in London, whatever the clocks do here.',
      resource: 'team',
      timezone: 'Europe/London',
      ...at(3, '15:00', '15:30'),
      rrule: { freq: 'WEEKLY', byDay: ['TH'] },
    },
    {
      id: 'early',
      title: 'Early shift',
      resource: 'shifts',
      ...at(0, '06:00', '14:00'),
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE',
    },
    {
      id: 'late',
      title: 'Late shift',
      resource: 'shifts',
      ...at(7, '14:00', '22:00'),
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE',
    },
    {
      id: 'review',
      title: 'Week in review',
      resource: 'team',
      ...at(4, '11:30', '12:30'),
      rrule: 'FREQ=WEEKLY',
    },
    {
      id: 'weekend',
      title: 'Weekend watch',
      resource: 'on-call',
      ...at(5, '10:00', '14:00'),
      rrule: 'FREQ=WEEKLY;BYDAY=SA,SU',
    },
    {
      id: 'on-call',
      title: 'On call: Ana',
      resource: 'on-call',
      start: `${monday}T09:00:00`,
      end: `${addDays(monday, 7)}T09:00:00`,
      rrule: 'FREQ=WEEKLY;INTERVAL=3',
    },
    {
      id: 'pay',
      title: 'Pay day',
      description: 'The last working day of a month.',
      resource: 'money',
      ...day(`${year}-01-30`),
      rrule: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    },
    {
      id: 'invoices',
      title: 'Invoices',
      resource: 'money',
      ...day(`${year}-01-15`),
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=15,-1',
    },
    {
      id: 'new-year',
      title: "New Year's Day",
      resource: 'holidays',
      ...day('2020-01-01'),
      rrule: 'FREQ=YEARLY',
    },
    {
      id: 'thanksgiving',
      title: 'Thanksgiving',
      resource: 'holidays',
      ...day('2020-11-26'),
      rrule: 'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
    },
    {
      id: 'labor-day',
      title: 'Labor Day',
      resource: 'holidays',
      ...day('2020-09-07'),
      rrule: 'FREQ=YEARLY;BYMONTH=9;BYDAY=1MO',
    },
    {
      id: 'friday-13',
      title: 'Friday the 13th',
      resource: 'holidays',
      ...day('2020-03-13'),
      rrule: 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    },
  ];
}
