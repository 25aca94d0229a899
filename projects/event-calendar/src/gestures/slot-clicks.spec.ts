import { dayFrom, type Slot } from 'ng-event-calendar/core/internal';
import { givenPart, type GivenInputs } from '../store/given-part.spec-host';
import type { SlotClick } from '../store/events/slot-click';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { SlotClicks } from './slot-clicks';

const FRIDAY = dayFrom(2026, 11, 20);
const at = (time: string): Slot => ({ day: FRIDAY, instant: Date.parse(`2026-11-20T${time}Z`) });

it.each<[string, Slot, GivenInputs, SlotClick]>([
  [
    'a time',
    at('10:50'),
    {},
    {
      start: '2026-11-20T10:30:00',
      end: '2026-11-20T11:00:00',
      allDay: false,
      resource: null,
      zone: 'UTC',
    },
  ],
  [
    'a time in another zone, of somebody, as long as new events are',
    { ...at('10:50'), resource: 7 },
    { displayTimezone: 'Asia/Kolkata', eventCreation: { duration: 45 } },
    {
      start: '2026-11-20T16:00:00',
      end: '2026-11-20T16:45:00',
      allDay: false,
      resource: 7,
      zone: 'Asia/Kolkata',
    },
  ],
  [
    'a day, also where nothing may be created',
    { day: FRIDAY, instant: null },
    { eventCreation: false, readOnly: true },
    {
      start: '2026-11-20T00:00:00',
      end: '2026-11-20T23:59:59',
      allDay: true,
      resource: null,
      zone: 'UTC',
    },
  ],
])('tells the host of %s', (_, slot, given, expected) => {
  const { part, inputs } = givenPart(SlotClicks, given, GESTURE_PARTS);
  part.slot(slot);
  expect(inputs.slotClick.emit.mock.calls).toEqual([[expected]]);
});
