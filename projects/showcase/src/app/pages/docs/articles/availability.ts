import type { Article } from '../article';
import { OpenPractice } from '../examples/open-practice';

export const AVAILABILITY: Article = {
  title: 'Availability',
  lede: 'Working hours, blocked times, overlaps and capacity: one set of rules for every way to create or change an event.',
  blocks: [
    {
      tryIt:
        'Drag Ida Holm onto Piet Maas, then into the meeting. Do the same with Elif Kaya, who is an emergency. Then drag the first two onto the back school, which has one place left.',
    },
    { files: ['open-practice.ts', 'practice-rules.ts'], live: OpenPractice },
    {
      text: 'Without these inputs nothing is tinted or refused.',
    },
    { heading: 'Hours' },
    {
      list: [
        '`workingHours` is a list of rules, each for the week or for one `date`. A weekly rule defaults to Monday to Friday, nine to five. On a date with rules of its own, only those apply. `closed` with a `date` is a day off.',
        'Times are wall times in the rule’s `timezone`, else the browser’s. An end before the start is on the next day.',
        'A resource has its own hours, else those of its nearest parent that has some, else the calendar’s. Lists aren’t merged, and an empty list counts as no list.',
        'If no rule is weekly, dates without a rule are open.',
      ],
    },
    { heading: 'Blocked time' },
    {
      list: [
        '`blockedTimes` are stretches that are taken or closed: a break, a holiday, a machine that is serviced. They aren’t events: they can’t be dragged, and aren’t counted or exported.',
        'With `resource`, one id or several, a block applies to these resources and all beneath them, otherwise to everybody.',
        'With `refuses: false` a block is only shown. With `rrule` it recurs, in the [premium calendar](/docs/recurrence). A daily break can simply be a gap between two rules of hours; to give it a title, make it a block with `rrule: "FREQ=DAILY"`.',
        'A block over a whole day, with `allDay` or by its times, shows its title in the day’s cell of a month, and under the date in the agenda.',
        '`(blockedTimeClick)` emits when a block is clicked or activated by keyboard.',
      ],
    },
    { heading: 'What is checked' },
    {
      list: [
        'An event of less than 24 hours must lie wholly in open time. A longer event must begin and end in open time and may not overlap a block of whole days. All-day events are only checked against blocks of whole days.',
        '`canBeOutsideHours` exempts an event from hours, but not from blocks.',
        'Two events of one resource overlap if they have time in common; events that only touch don’t. An all-day event overlaps timed ones only if it has `overlap: false`. An event with `overlap: false` allows no other event at its time, in any mode; an event with `overlap: true` counts for no other event.',
        '`capacity` of a resource is the number of seats that may be taken at any moment, and `seats` the number that an event takes. A parent counts the seats of all resources beneath it. A full resource refuses whatever `eventOverlap` says, except with `ask`.',
        'For a series, each occurrence from the changed one on is checked, for two years or 500 occurrences. Violations that existed before don’t refuse the change.',
        'An event that is already outside open time may stay there and be edited. If it is moved or resized, it must end up in open time. Undo, redo and events from a source aren’t checked.',
      ],
    },
    {
      text: 'The display zone, filters and hidden resources or events make no difference.',
    },
    { heading: 'Modes' },
    {
      table: 'How each mode treats a violation',
      head: ['Mode', '`unavailableTimes`', '`eventOverlap`'],
      rows: [
        ['`allow`', 'The default: hours and blocks are only shown', 'The default'],
        ['`mark`', 'Not available', 'Both events are marked, and nothing is refused'],
        [
          '`ask`',
          'The user is asked, with the reason: “Book anyway” or “Put back”',
          'Likewise, and both events are marked',
        ],
        [
          '`refuse`',
          'It is refused, with the reason',
          'Likewise, and overlapping events are marked',
        ],
      ],
    },
    {
      text: 'A resource may have a mode of its own, which also applies to the resources beneath it. With several resources the strictest mode counts. If a resource has a `capacity` and doesn’t set `eventOverlap` itself, capacity is checked instead of overlaps.',
    },
    {
      list: [
        'All ways of changing an event give the same reasons: drag, resize, sweep, click, keys, paste, drops from outside and the editor. During a drag, the preview shows whether the drop would be refused or asked about, with the reason; steps by keyboard announce it.',
        'A click where no event is allowed creates none, and the reason is shown.',
        'Keys can move an event across refused places. Enter there says why, and the event stays picked up.',
        'A duplicate takes the next free time. The editor shows the reason at once, and offers “Next free”.',
        'Refused dates of a series can be left out: “Leave out 2 dates” is in the form of a new series, and is offered after a drop or the question for the scope. They are added to `exDates`, and COUNT includes them. The date that the user changed is never left out.',
      ],
    },
    { heading: 'Order of checks' },
    {
      list: [
        'Rules that can’t be waived: read-only events, calendars and resources, events that may not be moved or resized, a resource that already has the event. On a server, use `permissionErrorOf`.',
        'For a series, the question for the scope.',
        'The availability rules: hours, blocks, overlaps, capacity.',
        'The host, in `(eventChangeRequest)`. `refusals` are the violations of these rules; `allow()` waives all of them, `allow("blocked")` only blocks. It must be called while the handler runs, and also applies to previews. `preventDefault(reason)` always refuses. For a series, `refusedDates` lists the refused dates, and `skipDates("blocked")` leaves out those that only a block refuses, without asking. A notice names them.',
        'The user, if the mode is `ask`. The change is checked again after the answer.',
        'Then the change is written once, as one step of undo. If a source’s `save` rejects it, it is taken back.',
      ],
    },
    { heading: 'Styling' },
    {
      table: 'Attributes and variables',
      head: ['Name', 'Where', 'What it says'],
      rows: [
        [
          '`data-closed`',
          'A tint in a column; the cell of a day in a month',
          'Closed time, from `data-start` to `data-end`; a day without open time',
        ],
        ['`data-blocked-id`', 'A tint, a line in a list', 'Id of the block; empty without one'],
        [
          '`data-conflict`',
          'An event',
          'It overlaps another event, and the rules don’t allow that',
        ],
        ['`data-refused`', 'A preview', 'It would be refused here'],
        ['`data-asks`', 'A preview', 'The user would be asked about it here'],
        ['`--ec-closed`, `--ec-blocked`', 'The calendar', 'Colours of the tints'],
      ],
    },
    {
      text: 'Tints are behind the events and hidden from screen readers, which instead read “closed”, or the title of the block, with the time of the cursor. The accessible name of an overlapping event ends with “conflicts with …”. In forced colours, tints are patterns.',
    },
    { heading: 'Texts' },
    {
      table: 'Texts that may be changed',
      head: ['Key', 'When it is said'],
      rows: [
        [
          '`outsideHoursError`, with `timeFrom` or `timeUntil`',
          'The event is outside hours; it names the limit that is exceeded',
        ],
        ['`dayClosedError`', 'The day has no open hours'],
        ['`blockedTimeError`', 'A block has no title; otherwise its title is used'],
        ['`overlapError`', 'Events overlap; it gives their titles'],
        ['`capacityError`', 'A resource is full; it says from when to when, and how full'],
        ['`bookAnyway`, `putBack`', 'The answers'],
        ['`closed`', 'The cursor is in closed time'],
      ],
    },
    { text: 'To change them, see [Languages](/docs/languages).' },
    { heading: 'On your server' },
    {
      text: '`validateChange`, `openTimes` and `findFreeTimes` of `ng-event-calendar/core` are plain functions for browsers and Node: see [Validate on a server](/docs/judging-server) and [Find a time](/docs/find-a-time). `diagnose(events, resources, { workingHours, blockedTimes })` reports invalid rules, blocks, capacities and seats, which the calendar ignores.',
    },
    { heading: 'Tests' },
    { files: ['open-practice.spec.ts'] },
  ],
};
