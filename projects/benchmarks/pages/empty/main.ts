import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

/** What Angular and the theme weigh by themselves. */
@Component({ selector: 'bench-root', template: '' })
class App {}

bootstrapApplication(App).catch((error: unknown) => {
  reportError(error);
});
