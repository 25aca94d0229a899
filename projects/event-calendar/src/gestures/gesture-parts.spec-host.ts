import type { Provider } from '@angular/core';
import { BlockClicks } from './block-clicks';
import { Creation } from './creation';
import { Departures } from './departures';
import { Drafts } from './drafts';
import { SessionChanges } from './session-changes';
import { Sessions } from './sessions';

/** What gestures are made of beside the stores: for `givenPart`. */
export const GESTURE_PARTS: readonly Provider[] = [
  BlockClicks,
  Creation,
  Departures,
  Drafts,
  SessionChanges,
  Sessions,
];
