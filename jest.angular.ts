import { setupZonelessTestEnv } from 'jest-preset-angular/setup-env/zoneless';
import { loadLazyTexts } from './projects/event-calendar/src/lazy/lazy-texts';

setupZonelessTestEnv({ errorOnUnknownElements: true, errorOnUnknownProperties: true });

// What is made here without being loaded on demand has its texts all the same.
beforeAll(loadLazyTexts);
