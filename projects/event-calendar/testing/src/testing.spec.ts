// What tests of hosts can do with the harnesses.
import './event-calendar-harness.cases';
import './columns.cases';
import './two-calendars.cases';
