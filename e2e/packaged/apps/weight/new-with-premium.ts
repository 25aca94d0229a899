import { Component, provideBrowserGlobalErrorListeners, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterOutlet } from '@angular/router';
import type { CalendarEvent } from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';

/** The app that `ng new` writes, with the premium calendar. */
@Component({
  selector: 'app-root',
  imports: [EventCalendarPremiumComponent, RouterOutlet],
  template: `
    <event-calendar-premium [(events)]="events" />
    <router-outlet />
  `,
})
class App {
  readonly events = signal<CalendarEvent[]>([]);
}

bootstrapApplication(App, {
  providers: [provideBrowserGlobalErrorListeners(), provideRouter([])],
}).catch(reportError);
