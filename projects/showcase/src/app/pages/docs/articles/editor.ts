import type { Article } from '../article';
import { ListedFields } from '../examples/listed-fields';
import { OwnDialog } from '../examples/own-dialog';
import { OwnEditor } from '../examples/own-editor';
import { OwnField } from '../examples/own-field';
import { OwnSection } from '../examples/own-section';
import { RequiredField } from '../examples/required-field';

export const EDITOR: Article = {
  title: 'Your own editor',
  lede: 'Add fields of your own to the calendar’s form, put your own form into the calendar’s drawer, dialog or sheet, or keep the calendar’s editor shut and open something else.',
  blocks: [
    { heading: 'Fields of your own in the calendar’s form' },
    {
      text: '`ecEditorSection` stands beneath the calendar’s own fields. It is given the event as the form would save it now; `update({ guests: 24 })` writes keys into it, yours and all of the calendar’s but `id`, values that are JSON, and `undefined` takes a key away. The calendar’s fields show what is written at once, and the last change of a key counts. They are in `(eventChangeRequest)`, in `[(events)]`, in undo and in what an event source saves, and closing asks what becomes of them.',
    },
    {
      text: '`setError("The house holds 30.")` keeps the event from being saved, until `setError(null)`. When saving is tried the sentence is shown beneath the section and announced, and focus goes to the first field that is wrong: `aria-invalid="true"`, a form field of Material’s in its error state, or what the browser finds invalid; else to the section’s first field. What it imports, such as fields of Material’s, is in the chunk of your page; within `@defer (on immediate)` it isn’t. Bound to your events or their source the template has their type; events that may not be changed show it with `isReadOnly`.',
    },
    { files: ['own-section.ts'], live: OwnSection },
    {
      text: 'A section that reads `error` shows it beside its own field: it is what `setError` says, from when saving was tried, and nothing stands beneath the section then. So a field of Material’s turns red at the same moment as the calendar’s own:',
    },
    { files: ['own-field.ts'], live: OwnField },
    {
      text: 'What has to be filled in is missing from the start, before anything is typed: a component of your own says so in an `effect`, through the same `setError`. Events that are made without the editor are asked about in `(eventChangeRequest)`.',
    },
    { files: ['required-field.ts'], live: RequiredField },
    { heading: 'Which fields there are' },
    {
      text: '`[editorFields]` lists the fields of the form in their order: `title`, `times` with `allDay` and `timezone` in it, `recurrence`, `resource`, `color`, `description`, and `section`, which is yours. A field that isn’t listed is hidden, and its keys stay as they are. `{ field: "times", readOnly: true }` shows a field as text, for new events too; dragging isn’t affected. The small form hides the same ones.',
    },
    {
      list: [
        'A title that is hidden isn’t required. A required resource whose field is hidden is asked for beneath the form.',
        '`recurrence` without premium and `section` without a template are passed over. Names that are unknown or listed twice are reported (`invalid-value`).',
        'A list that changes while the editor is open counts from its next opening on.',
      ],
    },
    {
      text: 'A calendar that is found as one of your own events takes their keys in `openEditor`. The draft keeps all of them, and its `id` unless another event has it.',
    },
    { files: ['listed-fields.ts'], live: ListedFields },
    { heading: 'Your form in the calendar’s surface' },
    {
      text: '`ecEditor` gets the event, or a new one with its times, and the ways out. `update` draws the draft in the grid, and from then on closing asks what becomes of it. `save` writes, asks for the scope of a series where one is needed, and closes. Bound to your events or their source it has their type.',
    },
    { files: ['own-editor.ts'], live: OwnEditor },
    { heading: 'Your own dialog' },
    {
      text: '`(editorOpening)` comes before the editor opens. `preventDefault()` leaves it to you: the event is in `event`, null for a new one, and what the editor would start with is in `draft`. `showDetails()` shows the small popover with the facts instead.',
    },
    { files: ['own-dialog.ts'], live: OwnDialog },
    { heading: 'Keys of your own on new events' },
    {
      text: '`[newEvent]` completes what becomes a new event before anybody sees it: of a click, a sweep, a copy, or a drop from outside. `newEvent = (draft: CalendarEvent): Visit => ({ status: "planned", ...draft })`. What it returns is in `(editorOpening)`, in `ecEditor` and in what is saved. Keys of the draft come last here, because copies and what is dropped bring their own.',
    },
    {
      text: 'A copy has all keys of its original, also one that stands for one event alone: an order number, the key of a list’s item. `newEvent = (draft: CalendarEvent & Partial<Visit>, { from }) => (from === "copy" ? { ...draft, order: undefined } : draft)` takes it off; `from` is `scratch`, `copy` or `outside`.',
    },
    {
      text: '`(slotClick)` tells of empty space that was clicked or entered by key, also where no event may be made: when, all day or not, whose column, in which zone. With `[eventCreation]="false"` it opens whatever you like. The calendar’s own editor opens on it by `openEditor({ start, end, allDay, timezone: zone, resource: resource ?? undefined })`: the times are those of that zone.',
    },
    { heading: 'Keep the calendar’s own' },
    {
      list: [
        '`[eventCreation]="{ form: \'quick\' }"` begins new events in a small form beside their slot, on a phone at the lower edge: title, times, resource, and “More options” on to the editor with what was typed. `(editorOpening)` comes with the editor, not with the small form. Fields of your own and what they say by `setError` are in the editor alone: what a new event can’t do without is refused in `(eventChangeRequest)`, but while `isPreview` says that there is no form yet. The small form shows the reason, and “More options” leads to the field. Where each new event lacks it, new events begin in the editor more quickly: leave `form` out.',
        '`eventDialogVariant` chooses between a drawer and a floating dialog; on a phone the drawer is a sheet.',
        '`eventDialogTopOffset` leaves room above the drawer for a bar of yours.',
        '`openEditor(id)` opens it from your code, for a link or a list. `openEditor({ title: "Follow-up", resource: "ana", duration: 20 })` opens it on a new event: without a time it is the next half hour at which she is free and works, within `visibleHours`, of the date that `start` says, else of the visible day. `(eventChangeRequest)` with `isPreview` comes first, as for a click, and may amend or refuse the event. On a phone that shows one resource’s columns a new event without a resource has that one.',
        'The editor is loaded when the first event is opened. A page that only shows a calendar doesn’t pay for it.',
      ],
    },
  ],
};
