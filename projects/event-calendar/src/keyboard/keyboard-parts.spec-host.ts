import { ElementRef, type Provider } from '@angular/core';
import { FocusReturn } from '../feedback/focus-return';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { GridZoom } from '../gestures/grid-zoom';
import { GESTURE_PARTS } from '../gestures/gesture-parts.spec-host';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { ExternalEventSlots } from './external-event-slots';
import { EventClipboard } from './clipboard';
import { EventActions } from './event-actions';
import { EventCommands } from './event-commands';
import { EventSteps } from './event-steps';
import { FocusedPlace } from './focused-place';
import { FurtherTimes } from './further-times';
import { KeyboardCommands } from './keyboard-commands';
import { KeyboardMove } from './keyboard-move';

/** Moves no focus: records its target, and calls back at once. */
export class GivenFocus implements Pick<FocusReturn, 'again' | 'back' | 'follow'> {
  readonly log: (string | HTMLElement | null)[] = [];

  again(key: string, speak: () => void = () => undefined): void {
    this.log.push(key);
    speak();
  }

  follow(key: string): void {
    this.log.push(key);
  }

  back(origin: HTMLElement | null): void {
    this.log.push(origin);
  }
}

/** Services for keys, on the root of a calendar that isn't rendered, for `givenPart`. */
export function keyboardParts(focus: GivenFocus, root = document.body): readonly Provider[] {
  return [
    ...GESTURE_PARTS,
    { provide: FocusReturn, useValue: focus },
    { provide: ElementRef, useValue: new ElementRef(root) },
    ExternalEventSlots,
    EventActions,
    EventClipboard,
    EventCommands,
    EventMenuOpener,
    EventSteps,
    FocusedPlace,
    FurtherTimes,
    GridZoom,
    KeyboardCommands,
    KeyboardMove,
    ActiveViewGeometry,
  ];
}
