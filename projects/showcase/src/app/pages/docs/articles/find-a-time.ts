import type { Article } from '../article';
import { FindATime } from '../examples/find-a-time';

export const FIND_A_TIME: Article = {
  title: 'Find a time',
  lede: '`findFreeTimes` finds times at which all required people and rooms are free, by hours, blocks, overlaps and seats.',
  blocks: [
    {
      tryIt: 'Choose the required people and book a time. The next times are offered around it.',
    },
    { files: ['find-a-time.ts', 'practice-rules.ts'], live: FindATime },
    {
      table: 'Options of findFreeTimes',
      head: ['Key', 'Meaning', 'Default'],
      rows: [
        ['`resources`', 'Ids of the required resources; empty if none is required', ''],
        ['`duration`', 'Minutes', ''],
        ['`range`', 'Range to search, in instants', ''],
        ['`preferredStart`', 'The preferred instant: listed first if it is free', ''],
        [
          '`step`',
          'Other times begin at multiples of this number of minutes from midnight',
          '`15`',
        ],
        ['`limit`', 'Maximum number of times', '`10`'],
        ['`seats`', 'Seats needed of each resource', '`1`'],
        ['`buffer`', 'Minutes that must also be free before and after', '`0`'],
        [
          '`quorum`',
          'Number of resources that is enough; `missing` of a time names the others',
          'All',
        ],
        ['`except`', 'Id of an event to ignore, because it will be moved', ''],
      ],
    },
    {
      list: [
        'It applies all rules as if their mode were `refuse`, so that its times are valid in any calendar, whatever the modes.',
        'Times don’t overlap each other, and are in order after the preferred start.',
        'If there is no free time, `refusal` is the most frequent reason. Show it to the user.',
        'Reuse the context object while events and rules are the same, because results derived from them are cached with it.',
        'The same function runs on a server, which knows all bookings; a page has loaded only some of them.',
      ],
    },
    { heading: 'Tests' },
    { files: ['find-a-time.spec.ts'] },
    {
      text: '[Availability](/docs/availability) explains the rules. The calendar’s editor offers “Next free” without any code.',
    },
  ],
};
