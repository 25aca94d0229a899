import type { Article } from '../article';
import { BookingDesk } from '../examples/booking-desk';

export const BOOKING_DESK: Article = {
  title: 'A booking desk',
  lede: 'Practitioners and rooms side by side, and requests that wait to be assigned.',
  blocks: [
    {
      tryIt:
        'Drag a request from the last column to a practitioner, an appointment to a colleague, or anything onto the theatre, which belongs to the hospital and refuses it.',
    },
    { files: ['booking-desk.ts', 'desk-backend.ts'], live: BookingDesk },
    {
      list: [
        'A request is an event without `resource`. With `unassigned: "always"` the column of requests stays even if it is empty, so that users can give an appointment back.',
        '`save` gets one record for each gesture, with the new `resource` and possibly a new time. An appointment that was given back no longer has `resource`: replace the record, or remove the field.',
        '`areEventsReadOnly` prevents any change to the theatre. Your server should refuse such changes too; a rejected change is taken back, and its message is shown.',
        'Without an event source, bind `[(events)]` and save the changes that `(lastAction)` reports, [by hand](/docs/backend#by-hand).',
      ],
    },
    { heading: 'Tests' },
    {
      text: 'This spec uses [harnesses](/docs/testing), which assign a request by keyboard, without a browser.',
    },
    { files: ['booking-desk.spec.ts'] },
    {
      text: 'The page [Front desk](/desk) has switches for `order` and `show`. [People and rooms side by side](/docs/resource-columns) explains the options, and [Availability](/docs/availability) working hours and double bookings.',
    },
  ],
};
