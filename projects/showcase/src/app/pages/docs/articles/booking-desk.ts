import type { Article } from '../article';
import { BookingDesk } from '../examples/booking-desk';

export const BOOKING_DESK: Article = {
  title: 'A booking desk',
  lede: 'Who sees whom, and where: practitioners and rooms beside each other, and requests that wait for somebody.',
  blocks: [
    {
      tryIt:
        'Drag a request from the last column to a practitioner, an appointment to a colleague, or anything onto the theatre, which is the hospital’s.',
    },
    { files: ['booking-desk.ts', 'desk-backend.ts'], live: BookingDesk },
    {
      list: [
        'A request is an event without `resource`. With `unassigned: "always"` its column stays when the last one is taken, so that something can be given back.',
        '`save` gets one record for each gesture, with its new `resource` and maybe its new time. Given back, it has no `resource` any more: replace the record, or remove the field.',
        '`areEventsReadOnly` keeps the theatre as it is, whatever is dragged there. Your server refuses the same: what it rejects is taken back, and its message is shown.',
        'Without an event source bind `[(events)]` and save what `(lastAction)` tells of, [by hand](/docs/backend#by-hand).',
      ],
    },
    { heading: 'Tested' },
    {
      text: 'With [harnesses](/docs/testing), without a browser: a request is taken as by keyboard.',
    },
    { files: ['booking-desk.spec.ts'] },
    {
      text: 'Switches for who comes first and who has a column are on the page [Front desk](/desk). What the options mean: [People and rooms beside each other](/docs/resource-columns). Hours, and nobody in two places at once: [Availability](/docs/availability).',
    },
  ],
};
