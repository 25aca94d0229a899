import type { Article } from '../article';
import { OwnDialog } from '../examples/own-dialog';
import { OwnEditor } from '../examples/own-editor';

export const EDITOR: Article = {
  title: 'Your own editor',
  lede: 'Put your own form into the calendar’s drawer, dialog or sheet, or keep the calendar’s editor shut and open something else.',
  blocks: [
    { heading: 'Your form in the calendar’s surface' },
    {
      text: '`ecEditor` gets the event, or a new one with its times, and the ways out. `update` draws the draft in the grid, and from then on closing asks what becomes of it. `save` writes, asks for the scope of a series where one is needed, and closes.',
    },
    { files: ['own-editor.ts'], live: OwnEditor },
    { heading: 'Your own dialog' },
    {
      text: '`(editorOpening)` comes before the editor opens. `preventDefault()` leaves it to you: the event is in `event`, null for a new one, and what the editor would start with is in `draft`. `showDetails()` shows the small popover with the facts instead.',
    },
    { files: ['own-dialog.ts'], live: OwnDialog },
    { heading: 'Keys of your own on new events' },
    {
      text: '`[newEvent]` completes what becomes a new event before anybody sees it: of a click, a sweep, a copy, or a drop from outside. `newEvent = (draft: CalendarEvent): Visit => ({ ...draft, status: "planned" })`. What it returns is in `(editorOpening)`, in `ecEditor` and in what is saved.',
    },
    {
      text: '`(slotClick)` tells of empty space that was clicked or entered by key, also where no event may be made: when, all day or not, whose column, in which zone. With `[eventCreation]="false"` it opens whatever you like.',
    },
    { heading: 'Keep the calendar’s own' },
    {
      list: [
        '`eventDialogVariant` chooses between a drawer and a floating dialog; on a phone the drawer is a sheet.',
        '`eventDialogTopOffset` leaves room above the drawer for a bar of yours.',
        '`openEditor(id)` opens it from your code, for a link or a list. `openEditor({ title: "Follow-up", resource: "ana", duration: 20 })` opens it on a new event: without a start it is the next half hour of the visible day at which she is free.',
        'The editor is loaded when the first event is opened. A page that only shows a calendar doesn’t pay for it.',
      ],
    },
  ],
};
