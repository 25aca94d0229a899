import type { CalendarEvent, Occurrence, Slot } from 'ng-event-calendar/core/internal';
import { occurrenceIn } from '../store/events/given-event.spec-host';
import { registerDrawn, type DrawnEvent } from './drawn-event';

/** Place of a drawn event, as a spec states it beside the event itself. */
export interface GivenPlace {
  readonly occurrence?: Occurrence;
  readonly resource?: Slot['resource'];
  readonly row?: number;
  readonly isListed?: boolean;
  readonly listedOn?: number;
}

/** Makes an element that stands for a drawn event, in the document so that it can take focus. */
export function givenDrawn(
  event: CalendarEvent,
  given: GivenPlace = {},
): { readonly element: HTMLElement; readonly drawn: DrawnEvent } {
  const element = document.createElement('ec-event');
  const occurrence = given.occurrence ?? occurrenceIn(event);
  element.tabIndex = -1;
  element.dataset['key'] = occurrence.key;
  element.dataset['eventId'] = String(event.id);
  const drawn: DrawnEvent = {
    occurrence: () => occurrence,
    resource: () => given.resource,
    row: () => given.row ?? 0,
    isListed: () => given.isListed === true,
    listedOn: () => given.listedOn,
  };
  registerDrawn(element, drawn);
  document.body.append(element);
  return { element, drawn };
}
