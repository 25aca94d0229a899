import { NgTemplateOutlet } from '@angular/common';
import {
  afterEveryRender,
  afterNextRender,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  output,
} from '@angular/core';
import { resourceNodesOf, resourceTitlesOf } from 'ng-event-calendar/core/internal';
import type { EventCardRequest } from '../event/event-card-opener';
import { EventPresenter } from '../event/event-presenter';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { LayoutWidths } from '../store/layout/layout-widths';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { RECURRENCE } from '../store/events/recurrence';
import type { EventCardContext } from '../templates/event-card-template';
import { cardPosition, type Box } from './card-position';
import { EventDetails } from './event-details';
import { seenBox } from '../gestures/seen-box';

/** Card with all details of an event, beside it on the top layer. Screen readers read them from the event itself. */
@Component({
  selector: 'ec-event-card',
  imports: [EventDetails, NgTemplateOutlet],
  template: `
    @if (own(); as own) {
      <div class="ec-own">
        <ng-container [ngTemplateOutlet]="own.template" [ngTemplateOutletContext]="ownContext()" />
      </div>
    } @else {
      <ec-event-details brief [event]="event()" [record]="occurrence().event" />
    }
  `,
  styleUrl: './event-hover-card.scss',
  host: { popover: 'manual', 'aria-hidden': 'true', '[attr.data-event-card]': 'event().id ?? ""' },
})
export class EventHoverCard {
  readonly #settings = inject(CalendarSettings);
  readonly #widths = inject(LayoutWidths);
  readonly #store = inject(CalendarStore);
  readonly #presenter = inject(EventPresenter);
  readonly #recurrence = inject(RECURRENCE);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  readonly request = input.required<EventCardRequest>();
  readonly closed = output();

  protected readonly own = inject(CALENDAR_INPUTS).eventCardTemplate;
  protected readonly occurrence = computed(() => this.request().drawn.occurrence());
  /** Event at the times of its occurrence. */
  protected readonly event = computed(() => {
    const occurrence = this.occurrence();
    return this.#recurrence?.eventOf(occurrence, this.#settings.localZone) ?? occurrence.event;
  });
  protected readonly ownContext = computed<EventCardContext>(() => {
    const occurrence = this.occurrence();
    const event = this.event();
    const resources = this.#store.resources();
    const inColumn = this.request().drawn.resource();
    const node = inColumn == null ? undefined : resources.find(inColumn);
    return {
      $implicit: event,
      title: event.title || this.#settings.text()('eventUntitled'),
      time: this.#settings.times().spoken(occurrence),
      resourceTitle: resourceTitlesOf(event, resources),
      color: this.#store.colorOf(event),
      isPast: this.#presenter.isPast(occurrence),
      resource: (node ?? resourceNodesOf(event, resources)[0])?.resource ?? null,
    };
  });

  constructor() {
    afterNextRender({ write: () => this.#host.showPopover() });
    afterEveryRender({ read: () => this.#place() });
  }

  #place(): void {
    const { element } = this.request();
    if (!element.isConnected) {
      this.closed.emit();
      return;
    }
    const isRightToLeft = getComputedStyle(this.#host).direction === 'rtl';
    this.#host.style.maxBlockSize = '';
    const { width: ownWidth, height: ownHeight } = this.#host.getBoundingClientRect();
    const card = { width: ownWidth, height: ownHeight };
    const at = cardPosition(seenBox(element), card, this.#sight(isRightToLeft), isRightToLeft);
    this.#host.style.maxBlockSize = `${at.room}px`;
    this.#host.style.left = `${at.left}px`;
    this.#host.style.top = `${at.top}px`;
  }

  /** Returns the part of the window that the editor's drawer doesn't cover. */
  #sight(isRightToLeft: boolean): Box {
    const { clientWidth, clientHeight } = this.#host.ownerDocument.documentElement;
    const window = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
    const { taken } = this.#widths.room();
    const calendar = this.#host.parentElement?.getBoundingClientRect();
    if (taken === 0 || calendar === undefined) return window;
    return isRightToLeft
      ? { ...window, left: calendar.left + taken }
      : { ...window, right: calendar.right - taken };
  }
}
