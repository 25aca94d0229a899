import { type Routes } from '@angular/router';
import { CALENDAR_VIEWS } from 'ng-event-calendar';
import { CalendarPage } from './calendar-page';
import { PlainPage } from './plain-page';
import { PremiumPage } from './premium-page';
import { TimelinePage } from './timeline-page';

/** One page for each view, such as `/week`, one of plain fields, one with recurring events, and one of a long timeline. */
export const routes: Routes = [
  ...CALENDAR_VIEWS.map((view) => ({ path: view, component: CalendarPage, data: { view } })),
  { path: 'plain', component: PlainPage },
  { path: 'premium', component: PremiumPage },
  { path: 'rows', component: TimelinePage },
];
