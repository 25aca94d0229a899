// Events that the calendar requests from a source.
import './specs/event-source/loading.cases';
import './specs/event-source/dates.cases';
import './specs/event-source/free-time.cases';
import './specs/event-source/ids.cases';
import './specs/event-source/announced.cases';
