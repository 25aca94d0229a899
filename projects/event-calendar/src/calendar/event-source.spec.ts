// Events that the calendar asks a source for.
import './specs/event-source/loading.cases';
import './specs/event-source/dates.cases';
import './specs/event-source/ids.cases';
