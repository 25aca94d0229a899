import { setupZonelessTestEnv } from 'jest-preset-angular/setup-env/zoneless';
import { loadPartTexts } from './projects/event-calendar/src/parts/part-texts';

setupZonelessTestEnv({ errorOnUnknownElements: true, errorOnUnknownProperties: true });

// What is made here without being loaded on demand has its texts all the same.
beforeAll(loadPartTexts);
