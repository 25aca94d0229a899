import { type Routes } from '@angular/router';
import { VIEWS } from 'ng-event-calendar';
import { CalendarPage } from './calendar-page';
import { PremiumPage } from './premium-page';

/** `/week` and so on: one page for each view, and one with recurring events. */
export const routes: Routes = [
  ...VIEWS.map((view) => ({ path: view, component: CalendarPage, data: { view } })),
  { path: 'premium', component: PremiumPage },
];
