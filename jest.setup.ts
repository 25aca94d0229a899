import * as fc from 'fast-check';
import { setupZonelessTestEnv } from 'jest-preset-angular/setup-env/zoneless';

setupZonelessTestEnv({ errorOnUnknownElements: true, errorOnUnknownProperties: true });

// Properties try the same cases each time, so that a run says something about the change at hand.
// FC_SEED=$RANDOM looks for new ones; what it finds becomes a case of its own.
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_260_301) });
