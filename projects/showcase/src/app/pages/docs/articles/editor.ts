import type { Article } from '../article';
import { ListedFields } from '../examples/listed-fields';
import { OwnDialog } from '../examples/own-dialog';
import { OwnEditor } from '../examples/own-editor';
import { OwnField } from '../examples/own-field';
import { OwnSection } from '../examples/own-section';
import { RequiredField } from '../examples/required-field';

export const EDITOR: Article = {
  title: 'Your own editor',
  lede: 'Add your own fields to the calendar’s form, put your own form into the calendar’s drawer, dialog or sheet, or open something else instead of the calendar’s editor.',
  blocks: [
    { heading: 'Your own fields in the calendar’s form' },
    {
      text: '`ecEditorSection` is placed beneath the calendar’s own fields. It receives the event as the form would save it now. `update({ guests: 24 })` writes keys of the event: your own, and all of the calendar’s except `id`. Values must be JSON; `undefined` removes a key. The calendar’s fields show the change at once, and the last change of a key counts. Your keys are part of `(eventChangeRequest)`, `[(events)]`, undo and the records that an event source saves, and closing the editor asks whether to keep unsaved changes.',
    },
    {
      text: '`setError("The house holds 30.")` keeps the event from being saved until `setError(null)`. When the user tries to save, the message is shown beneath the section and announced. Focus goes to the section’s first invalid field (`aria-invalid="true"`, a Material form field in its error state, or one that the browser finds invalid), else to its first field. Components that your section imports, such as Material fields, are in the chunk of your page; wrap them in `@defer (on immediate)` to load them separately. Bind the directive to your events or their source to give the template their type. For read-only events, `isReadOnly` is true.',
    },
    { files: ['own-section.ts'], live: OwnSection },
    {
      text: 'A section can show the message beside its own field by reading `error`: the text of `setError`, available once the user has tried to save. The calendar then shows nothing beneath the section. This way a Material field turns red at the same moment as the calendar’s own:',
    },
    { files: ['own-field.ts'], live: OwnField },
    {
      text: 'A required field is invalid from the start, before the user types anything. Call `setError` from an `effect` of a component of your own. Check events that are created without the editor in `(eventChangeRequest)`.',
    },
    { files: ['required-field.ts'], live: RequiredField },
    { heading: 'Choose the fields' },
    {
      text: '`[editorFields]` lists the fields of the form in order: `title`, `times` (which includes `allDay` and `timezone`), `recurrence`, `resource`, `color`, `description`, and `section` for your own. Unlisted fields are hidden, and their keys don’t change. `{ field: "times", readOnly: true }` shows a field as text, also for new events; dragging isn’t affected. The small form hides the same fields.',
    },
    {
      list: [
        'A hidden title isn’t required. If the field of a required resource is hidden, the form asks for it beneath its fields.',
        '`recurrence` is ignored without premium, and `section` without a template. Unknown and repeated names are reported (`invalid-value`).',
        'A change of the list takes effect when the editor next opens.',
      ],
    },
    {
      text: 'In a component that queries the calendar with the type of your events, `openEditor` accepts their keys. The draft keeps all of them, and its `id` unless another event has it.',
    },
    { files: ['listed-fields.ts'], live: ListedFields },
    { heading: 'Your form in the calendar’s surface' },
    {
      text: '`ecEditor` receives the event, or a new one with its times, and functions to update, save and close. `update` draws the draft in the grid; from then on closing asks whether to discard it. `save` writes the event, asks for the scope of a series if needed, and closes. Bind the directive to your events or their source to give the template their type.',
    },
    { files: ['own-editor.ts'], live: OwnEditor },
    { heading: 'Your own dialog' },
    {
      text: '`(editorOpening)` emits before the editor opens. Call `preventDefault()` to open your own dialog instead: `event` is the event, null for a new one, and `draft` holds the initial values of the editor. `showDetails()` shows the small details popover instead.',
    },
    { files: ['own-dialog.ts'], live: OwnDialog },
    { heading: 'Your own keys on new events' },
    {
      text: '`[newEvent]` completes every new event before it is shown, whether it comes from a click, a sweep, a copy, or a drop from outside: `newEvent = (draft: CalendarEvent): Visit => ({ status: "planned", ...draft })`. `(editorOpening)`, `ecEditor` and the saved record contain its result. Spread the draft last, because copies and drops bring keys of their own.',
    },
    {
      text: 'A copy has all keys of its original, including those that should be unique, such as an order number or the key of a list item. To remove one, check `from`, which is `scratch`, `copy` or `outside`: `newEvent = (draft: CalendarEvent & Partial<Visit>, { from }) => (from === "copy" ? { ...draft, order: undefined } : draft)`.',
    },
    {
      text: '`(slotClick)` reports a click or key press on empty space, also where no event may be created, with its times, all-day state, resource and zone. With `[eventCreation]="false"` you can open anything you like. To open the calendar’s own editor, call `openEditor({ start, end, allDay, timezone: zone, resource: resource ?? undefined })`; the times are in that zone.',
    },
    { heading: 'The calendar’s own editor' },
    {
      list: [
        '`[eventCreation]="{ form: \'quick\' }"` starts new events in a small form beside their slot, on a phone at the lower edge. It has title, times, resource, and “More options”, which opens the editor with the values typed so far. `(editorOpening)` emits for the editor, not for the small form. Your own fields and their `setError` exist only in the editor. If a new event needs them, refuse it in `(eventChangeRequest)` unless `isPreview` is true; the small form shows the reason, and “More options” leads to the field. If every new event needs them, leave `form` out, so that new events start in the editor.',
        '`eventDialogVariant` chooses between a drawer and a floating dialog; on a phone the drawer is a sheet.',
        '`eventDialogTopOffset` leaves room above the drawer for your own app bar.',
        '`openEditor(id)` opens the editor from your code, for a link or a list. `openEditor({ title: "Follow-up", resource: "ana", duration: 20 })` opens it on a new event. Without a time, it starts at the next half hour when the resource is free and working, within `visibleHours`, on the date of `start`, else on the visible day. As for a click, `(eventChangeRequest)` first emits with `isPreview` and may amend or refuse the event. On a phone that shows the columns of one resource, a new event without a resource gets that one.',
        'The editor is loaded when the first event is opened, so that a page that only shows a calendar doesn’t load it.',
      ],
    },
  ],
};
