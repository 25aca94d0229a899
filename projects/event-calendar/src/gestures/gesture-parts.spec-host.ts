import type { Provider } from '@angular/core';
import { SlotClicks } from './slot-clicks';
import { SlotPresses } from './slot-presses';
import { ChangeSpeech } from './change-speech';
import { Creation } from './creation';
import { OutboundDrops } from './outbound-drops';
import { DraftVerdicts } from './draft-verdicts';
import { Drafts } from './drafts';
import { NewEvents } from './new-events';
import { SessionChanges } from './session-changes';
import { Sessions } from './sessions';

/** Services for gestures beside the stores, for `givenPart`. */
export const GESTURE_PARTS: readonly Provider[] = [
  SlotClicks,
  SlotPresses,
  ChangeSpeech,
  Creation,
  OutboundDrops,
  Drafts,
  DraftVerdicts,
  NewEvents,
  SessionChanges,
  Sessions,
];
