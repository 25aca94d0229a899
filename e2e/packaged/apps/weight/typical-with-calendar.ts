import { provideHttpClient } from '@angular/common/http';
import { provideBrowserGlobalErrorListeners } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, type Routes } from '@angular/router';
import { CalendarPage } from './calendar-page';
import { App } from './typical-app';
import { Form } from './typical-form';

const routes: Routes = [
  { path: '', component: Form },
  { path: 'calendar', component: CalendarPage },
];

bootstrapApplication(App, {
  providers: [provideBrowserGlobalErrorListeners(), provideHttpClient(), provideRouter(routes)],
}).catch(reportError);
