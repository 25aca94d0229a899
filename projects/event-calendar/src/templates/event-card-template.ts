import { Directive, inject, input, TemplateRef } from '@angular/core';
import type { CalendarEvent, CalendarResource, PaletteName } from 'ng-event-calendar/core/internal';
import type { EventsOrSource } from './events-or-source';
import { EVENT_CARD_TEMPLATE } from './template-tokens';

/** What a template for the card of an event is given. */
export interface EventCardContext<E extends CalendarEvent = CalendarEvent> {
  /** The event at the times of the occurrence that the card is of. */
  readonly $implicit: E;
  /** The title, or the text for events without one. */
  readonly title: string;
  /** Date and times in full, in the zone and the language of the calendar. */
  readonly time: string;
  /** Titles of the event's resources; empty without a known one. */
  readonly resourceTitle: string;
  readonly color: PaletteName;
  readonly isPast: boolean;
  /** The resource in whose column it stands, elsewhere its first; null without one. */
  readonly resource: CalendarResource | null;
}

/**
 * Content of the card that appears beside an event on hover and on focus. It is there to be read: screen readers have
 * the event's name instead, and keys don't reach it. With it the card appears for every event.
 *
 * @example
 * <ng-template [ecEventCard]="visits()" let-visit let-time="time">
 *   <b>{{ visit.patient }}</b><p>{{ time }}</p>
 * </ng-template>
 */
@Directive({
  selector: 'ng-template[ecEventCard]',
  providers: [{ provide: EVENT_CARD_TEMPLATE, useExisting: EcEventCard }],
})
export class EcEventCard<E extends CalendarEvent = CalendarEvent> {
  readonly template = inject<TemplateRef<EventCardContext>>(TemplateRef);

  /** The events or their source, for the type of theirs alone. */
  readonly ecEventCard = input<EventsOrSource<E> | '' | undefined>('');

  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEventCard<E>,
    context: unknown,
  ): context is EventCardContext<E> {
    return typeof context === 'object';
  }
}
