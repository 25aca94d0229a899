import type { Article } from '../article';
import { OpenPractice } from '../examples/open-practice';

export const AVAILABILITY: Article = {
  title: 'Availability',
  lede: 'When work is done, what is blocked, what may not be beside what, and how many fit in. One set of rules answers for every way in.',
  blocks: [
    {
      tryIt:
        'Drag Ida Holm onto Piet Maas, then into the meeting. Do the same with Elif Kaya, who is an emergency. Then drag the first two onto the back school, where one place is left.',
    },
    { files: ['open-practice.ts', 'practice-rules.ts'], live: OpenPractice },
    {
      text: 'Without any of these inputs nothing is tinted, and nothing refused.',
    },
    { heading: 'Hours' },
    {
      list: [
        '`workingHours` is a list of rules: of the week, Monday to Friday from nine to five where a rule says nothing else, or of one `date`, on which only the rules of that date hold. `closed` with a `date` is a day off.',
        'Times are wall times in the rule’s `timezone`, else the browser’s. An end before the start is on the next day.',
        'A resource has its own hours, else those of the nearest above it, else the calendar’s. Lists aren’t merged, and an empty one is none.',
        'Where no rule is of the week, dates without a rule are open.',
      ],
    },
    { heading: 'Blocked time' },
    {
      list: [
        '`blockedTimes` are stretches that are taken or closed: a break, a holiday, a machine that is serviced. They are no events: nobody drags, counts or exports them.',
        'With `resource`, one id or several, it is theirs and that of all beneath them, else everybody’s.',
        'With `refuses: false` it is only shown. With `rrule` it comes again, in the [premium calendar](/docs/recurrence). A break of every day needs none of it where it is the gap between two rules of hours; with a title of its own it is a block, `rrule: "FREQ=DAILY"`.',
        '`(blockedTimeClick)` comes when one is clicked, or entered by key.',
      ],
    },
    { heading: 'What is judged' },
    {
      list: [
        'An event of less than 24 hours must lie wholly in open time. Of a longer one both ends must, and no block of whole days may lie under it. Whole days are judged by blocks of whole days alone.',
        '`canBeOutsideHours` of an event spares it the hours, not the blocks.',
        'Two events of one resource overlap where they have time in common; touching is not overlapping. Whole days and times don’t meet. `overlap: false` of an event keeps everything away from it, always; `overlap: true` makes it count for nobody.',
        '`capacity` of a resource is how many seats may be taken at any moment, `seats` of an event how many it takes. A resource above counts all that is beneath it. A full one refuses, whatever `eventOverlap` says, but for `ask`.',
        'Of a series: each occurrence from the touched one on, for two years or 500 of them. What was in the way before isn’t in the way of the change.',
        'What lies outside already may stay there and be edited. Moved or resized, it must come to lie inside. Undo and redo aren’t judged, and neither is what a source sends.',
      ],
    },
    {
      text: 'Neither the display zone nor filters matter, nor what is hidden.',
    },
    { heading: 'Modes' },
    {
      table: 'What happens to what is against the rules',
      head: ['Mode', '`unavailableTimes`', '`eventOverlap`'],
      rows: [
        ['`allow`', 'The default: hours and blocks are only shown', 'The default'],
        ['`mark`', 'None', 'Both are marked, and nothing is refused'],
        [
          '`ask`',
          'The user is asked, with the reason: “Book anyway” or “Put back”',
          'Likewise, and both are marked',
        ],
        ['`refuse`', 'It is refused, with the reason', 'Likewise, and what overlaps is marked'],
      ],
    },
    {
      text: 'A resource may have a mode of its own, which holds beneath it, too. Of several resources the strictest counts. Capacity takes the place of overlap where a resource has one and doesn’t set `eventOverlap` itself.',
    },
    {
      list: [
        'Drag, resize, sweep, click, keys, paste, what comes from outside and the editor say the same words. While something is dragged, its preview shows what would be refused or asked about, with the reason; steps by keys say it.',
        'A click drafts nothing where nothing may be, and says why.',
        'Keys pass refused places; Enter there says why, and keeps hold.',
        'A duplicate takes the next free time. The editor says the reason at once, and offers “Next free”.',
        'Of a series, dates that can’t be may be left out: “Leave out 2 dates” in the form of a new one, and after a drop or the question of what a change is for. They go into `exDates`, and count for COUNT. The touched date is never left out.',
      ],
    },
    { heading: 'Who says no, in order' },
    {
      list: [
        'What can’t be waived: read-only events, calendars and resources, what may not be moved or resized, a resource that has the event already. On a server this is `permissionErrorOf`.',
        'Of a series, which occurrences are meant.',
        'The availability rules: hours, blocks, overlaps, capacity.',
        'The host, in `(eventChangeRequest)`. `refusals` are what these rules found; `allow()` lets all of it pass, `allow("blocked")` that alone. It counts while the handler runs, and in previews as well. `preventDefault(reason)` refuses in any case. It reads `refusedDates` of a series, and leaves dates out without asking by `skipDates("blocked")`: those on which nothing else is in the way. A notice names them.',
        'The user, where something is asked. The change is made and judged anew after the answer.',
        'Then it is written: once, one step of undo. What a source’s `save` rejects is taken back.',
      ],
    },
    { heading: 'Marks and looks' },
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
        ['`data-conflict`', 'An event', 'It overlaps another where that counts'],
        ['`data-refused`', 'A preview', 'It would be refused here'],
        ['`data-asks`', 'A preview', 'The user would be asked about it here'],
        ['`--ec-closed`, `--ec-blocked`', 'The calendar', 'Colours of the tints'],
      ],
    },
    {
      text: 'Tints lie behind the events and are hidden from screen readers, which hear “closed”, or the title of the block, with the time of the cursor. The name of an event that overlaps ends with “conflicts with …”. In forced colours tints are patterns.',
    },
    { heading: 'Words' },
    {
      table: 'Texts that may be changed',
      head: ['Key', 'When it is said'],
      rows: [
        [
          '`outsideHoursError`, with `timeFrom` or `timeUntil`',
          'Hours; it names the end that is passed',
        ],
        ['`dayClosedError`', 'A day without any'],
        ['`blockedTimeError`', 'A block without a title; else its title is said'],
        ['`overlapError`', 'Events overlap, by their titles'],
        ['`capacityError`', 'A resource is full, from when to when, and how full'],
        ['`bookAnyway`, `putBack`', 'The answers'],
        ['`closed`', 'What is said of the time of the cursor'],
      ],
    },
    { text: 'How to change them: [Languages](/docs/languages).' },
    { heading: 'On your server' },
    {
      text: '`validateChange`, `openTimes` and `findFreeTimes` of `ng-event-calendar/core` are plain functions, for browsers and Node: [A server that judges](/docs/judging-server), [Find a time](/docs/find-a-time). `diagnose(events, resources, { workingHours, blockedTimes })` says what can’t be read of rules, blocks, capacities and seats. The calendar leaves that out and goes on.',
    },
    { heading: 'Tested' },
    { files: ['open-practice.spec.ts'] },
  ],
};
