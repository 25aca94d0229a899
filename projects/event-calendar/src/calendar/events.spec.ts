// Events as the host gives and changes them.
import './specs/events/bad-input.cases';
import './specs/events/identity.cases';
import './specs/events/details.cases';
import './specs/events/focus-kept.cases';
import './specs/events/gone.cases';
import './specs/events/changes-underway.cases';
import './specs/events/rows-underway.cases';
import './specs/events/scrolled-bars.cases';
import './specs/events/refused.cases';
import './specs/events/same-reasons.cases';
import './specs/events/card.cases';
import './specs/events/menu.cases';
import './specs/events/more.cases';
