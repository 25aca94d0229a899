import { Component } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

/** An empty app, to weigh Angular and the theme by themselves. */
@Component({ selector: 'bench-root', template: '' })
class App {}

bootstrapApplication(App).catch((error: unknown) => {
  reportError(error);
});
