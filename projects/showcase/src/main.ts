import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
import { appConfig } from './app/app-config';
import { ownFont } from './own-font';

// The app starts with its own font, so that nothing shifts.
ownFont(document)
  .then(() => bootstrapApplication(App, appConfig))
  .catch((error: unknown) => {
    reportError(error);
  });
