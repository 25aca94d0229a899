// The editor: its content, refusals and writes.
import './specs/editor/opening-and-leaving.cases';
import './specs/editor/focus.cases';
import './specs/editor/sheet.cases';
import './specs/editor/new-event.cases';
import './specs/editor/times.cases';
import './specs/editor/booking.cases';
import './specs/editor/saving.cases';
import './specs/editor/odd-events.cases';
import './specs/editor/kinds.cases';
