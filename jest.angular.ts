import { setupZonelessTestEnv } from 'jest-preset-angular/setup-env/zoneless';
import { loadLazyTexts } from './projects/event-calendar/src/lazy/lazy-texts';

setupZonelessTestEnv({ errorOnUnknownElements: true, errorOnUnknownProperties: true });

// Loads the texts of lazy parts, which specs render without loading them on demand.
beforeAll(loadLazyTexts);
