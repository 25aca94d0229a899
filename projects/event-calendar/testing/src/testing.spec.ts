// Cases of host tests that use the harnesses.
import './event-calendar-harness.cases';
import './columns.cases';
import './two-calendars.cases';
import './timeline.cases';
import './search.cases';
import './selection.cases';
