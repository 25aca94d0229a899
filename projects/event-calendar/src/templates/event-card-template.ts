import { Directive, inject, input, TemplateRef } from '@angular/core';
import type { CalendarEvent, CalendarResource, PaletteName } from 'ng-event-calendar/core/internal';
import type { EventsOrSource } from './events-or-source';
import { EVENT_CARD_TEMPLATE } from './template-tokens';

/** Context of an `ecEventCard` template, the card of an event. */
export interface EventCardContext<E extends CalendarEvent = CalendarEvent> {
  /** Event at the times of the occurrence that the card shows. */
  readonly $implicit: E;
  /** Title, or the text for events without one. */
  readonly title: string;
  /** Date and times in full, in the zone and the language of the calendar. */
  readonly time: string;
  /** Titles of the event's resources; empty without a known one. */
  readonly resourceTitle: string;
  /** Palette name of the event's colour. */
  readonly color: PaletteName;
  /** Whether the event is over. */
  readonly isPast: boolean;
  /** Resource of the event's column, elsewhere its first one; null without one. */
  readonly resource: CalendarResource | null;
}

/**
 * Content of the card that appears beside an event on hover and on focus. It is only for reading: screen readers read
 * the event's name instead, and the card can't be focused. With this template the card appears for every event.
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
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<EventCardContext>>(TemplateRef);

  /** Events of the host or their source; only their type is used. */
  readonly ecEventCard = input<EventsOrSource<E> | '' | undefined>('');

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEventCard<E>,
    context: unknown,
  ): context is EventCardContext<E> {
    return typeof context === 'object';
  }
}
