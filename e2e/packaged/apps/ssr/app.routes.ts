import { type Routes } from '@angular/router';
import { CALENDAR_VIEWS } from 'ng-event-calendar';
import { CalendarPage } from './calendar-page';
import { PlainPage } from './plain-page';
import { PremiumPage } from './premium-page';

/** One page for each view, such as `/week`, one of plain fields, and one with recurring events. */
export const routes: Routes = [
  ...CALENDAR_VIEWS.map((view) => ({ path: view, component: CalendarPage, data: { view } })),
  { path: 'plain', component: PlainPage },
  { path: 'premium', component: PremiumPage },
];
