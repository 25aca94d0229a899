import type { Article } from '../article';

export const IN_AND_OUT: Article = {
  title: 'Drag in and out',
  lede: 'Things of your page become events, events leave for a list of yours, and calendars exchange them.',
  blocks: [
    {
      title: 'An element that becomes an event, and a place that takes events out',
      code: `<button [ecExternalEvent]="{ title: 'Visit', duration: 45 }">Visit</button>
<div ecDropZone="the archive" (eventDropped)="archive($event)"></div>
<event-calendar
  [canDragEventsFromTheOutside]="true"
  [canDropEventsToTheOutside]="true"
  [(events)]="events"
/>`,
    },
    {
      list: [
        '`ecExternalEvent` makes an element draggable. Its value is what is known of the event; `duration` is its length in minutes. By keyboard, `Enter` takes it to the calendar.',
        '`ecDropZone` takes events out: its output gets the event, then the calendar deletes it. Its name is offered in the menu of every event, for those who don’t drag. Of [several selected events](/docs/several#drop-them-outside) `(eventsDropped)` gets all at once.',
        '`[ecDropZoneAccepts]` is a function of the event that says whether the zone takes it, or, by a text, why not. The reason stands at the dragged event, and beside the disabled item of the menu; for `false` the menu doesn’t offer the zone. It is asked once more at the drop, before anything is deleted. `(eventChangeRequest)` comes too, with type `delete`, but can’t tell a drop from a deletion.',
        'What was dropped in has the focus, so that `Ctrl Z` undoes it; what was dropped on a zone is told by a notice with Undo. `undo()` and `redo()` of the calendar do the same for a button of yours, and return whether they did.',
        'A list that goes along with what comes, goes and is undone: [Waiting list](/docs/waiting-list).',
        'Between two calendars it is enough that one lets out and the other lets in.',
        'Items of a `cdkDropList` that is connected to the calendar can be dropped in as well. The CDK drags by pointers alone: put `[ecExternalEvent]` on each item beside `cdkDrag`, with the value of its `cdkDragData`, and make the item a button. The CDK still drags it, and `Enter` takes it to the calendar. [See all of it](/in-and-out)',
      ],
    },
  ],
};
