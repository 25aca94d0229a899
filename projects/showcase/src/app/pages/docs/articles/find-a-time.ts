import type { Article } from '../article';
import { FindATime } from '../examples/find-a-time';

export const FIND_A_TIME: Article = {
  title: 'Find a time',
  lede: 'When everybody is free who is needed: `findFreeTimes` goes by hours, blocks, overlaps and seats.',
  blocks: [
    {
      tryIt: 'Choose who is needed, and take a time. The next ones are offered around it.',
    },
    { files: ['find-a-time.ts', 'practice-rules.ts'], live: FindATime },
    {
      table: 'What is asked',
      head: ['Key', 'What it says', 'Default'],
      rows: [
        ['`resources`', 'Ids of those who are needed; empty for nobody in particular', ''],
        ['`duration`', 'Minutes', ''],
        ['`range`', 'From when to when, in instants', ''],
        ['`preferredStart`', 'The instant that would be best: it comes first where it is free', ''],
        ['`step`', 'Other times begin at multiples of it from midnight', '`15`'],
        ['`limit`', 'How many times at most', '`10`'],
        ['`seats`', 'How many are needed of each', '`1`'],
        ['`buffer`', 'Minutes that stay free of others before and after', '`0`'],
        ['`quorum`', 'How many of them are enough; `missing` of a time names the others', 'All'],
        ['`except`', 'Id of an event that is to be moved, and so isn’t in the way', ''],
      ],
    },
    {
      list: [
        'It judges as if everything were refused that can be: what it offers can be dropped in any calendar, whatever its modes.',
        'Times don’t overlap each other, and come in order after the preferred start.',
        'Without any free time `refusal` is what was in the way most often. Say that, rather than nothing.',
        'Keep the world that `findFreeTimes` is given as long as its events and rules are the same: what was read of them is remembered with it.',
        'The same function runs on a server, which knows all bookings; a page has only loaded some of them.',
      ],
    },
    { heading: 'Tested' },
    { files: ['find-a-time.spec.ts'] },
    {
      text: 'What decides who is free: [Availability](/docs/availability). The editor has “Next free” by itself.',
    },
  ],
};
