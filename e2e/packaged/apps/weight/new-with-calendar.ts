import { provideBrowserGlobalErrorListeners } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { App } from './new-with-calendar-app';

bootstrapApplication(App, {
  providers: [provideBrowserGlobalErrorListeners(), provideRouter([])],
}).catch(reportError);
