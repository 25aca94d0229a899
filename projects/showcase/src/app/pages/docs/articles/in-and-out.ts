import type { Article } from '../article';

export const IN_AND_OUT: Article = {
  title: 'Drag in and out',
  lede: 'Drag elements of your page into the calendar, events out to a list of your own, and events between calendars.',
  blocks: [
    {
      title: 'An element that becomes an event, and a zone that accepts events',
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
        '`ecExternalEvent` makes an element draggable. Its value contains known keys of the new event; `duration` is its length in minutes. On the keyboard, `Enter` takes it to the calendar.',
        '`ecDropZone` accepts events from the calendar: its output emits the event, then the calendar deletes it. The menu of every event offers the zone by name, as an alternative to dragging. For [several selected events](/docs/several#drop-them-outside), `(eventsDropped)` emits all at once.',
        '`[ecDropZoneAccepts]` is a function that takes the event and returns whether the zone accepts it, or a text that says why not. The text is shown at the dragged event and beside the disabled menu item; for `false` the menu doesn’t offer the zone. The function is called once more at the drop, before the deletion. `(eventChangeRequest)` also emits, with type `delete`, but can’t tell a drop from a deletion.',
        'A `cdkDropList` takes events if it has `ecDropZone`, too. Of several selected events it gets the dragged one alone, and the others stay.',
        'An event that was dropped in has the focus, so that `Ctrl Z` undoes the drop. After a drop on a zone, a notice offers Undo. For your own buttons, call `undo()` and `redo()` of the calendar, which return whether they did anything.',
        'To keep a list in step with drops and undo, see [Waiting list](/docs/waiting-list).',
        'Between two calendars, it is enough that one allows drags out and the other allows drags in.',
        'Items of a `cdkDropList` that is connected to the calendar can also be dropped in. The CDK supports only pointers, so add `[ecExternalEvent]` to each item beside `cdkDrag`, with the value of its `cdkDragData`, and make the item a button. The CDK still drags it, and `Enter` takes it to the calendar. [See all of it](/in-and-out)',
      ],
    },
  ],
};
