import type { Article } from '../article';
import { WaitingList } from '../examples/waiting-list';

export const IN_AND_OUT: Article = {
  title: 'Drag in and out',
  lede: 'Things of your page become events, events leave for a list of yours, and calendars exchange them.',
  blocks: [
    { files: ['waiting-list.ts'], live: WaitingList },
    {
      list: [
        '`ecExternalEvent` makes an element draggable. Its value is what is known of the event; `duration` is its length in minutes. By keyboard, `Enter` takes it to the calendar.',
        '`ecDropZone` takes events out: its output gets the event, then the calendar deletes it. Its name is offered in the menu of every event, for those who don’t drag.',
        'A list that `(eventDropped)` fills hears of `(eventReturned)` when the event is in the calendar again: the drop was undone, or couldn’t be saved. Things that became events come back by `(changeSettled)`: its `changes` say what came and what went, also by undo and redo. Give both a key of yours, since a server may change ids.',
        'Between two calendars it is enough that one lets out and the other lets in.',
        'Items of a `cdkDropList` that is connected to the calendar can be dropped in as well. [See all of it](/in-and-out)',
      ],
    },
  ],
};
