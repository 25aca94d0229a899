// Place and time of events in the calendar.
import './specs/time-and-place/placement.cases';
import './specs/time-and-place/display-timezone.cases';
import './specs/time-and-place/further-zones.cases';
import './specs/time-and-place/repeated-hour.cases';
import './specs/time-and-place/phone.cases';
import './specs/time-and-place/swipe.cases';
import './specs/time-and-place/shortcuts-list.cases';
