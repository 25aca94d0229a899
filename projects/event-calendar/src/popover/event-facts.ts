import { Component, computed, inject, input } from '@angular/core';
import { occurrenceOf, parseEvent, type CalendarEvent } from 'ng-event-calendar/core';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { RECURRENCE_UI } from '../store/recurrence';

/** An event to be read: its title, time, rule, resource and description. */
@Component({
  selector: 'ec-event-facts',
  template: `
    <h3>{{ title() }}</h3>
    <p class="ec-when">{{ when() }}</p>
    @if (rule(); as sentence) {
      <p class="ec-quiet" data-rule>{{ sentence }}</p>
    }
    @if (zone(); as name) {
      <p class="ec-quiet">{{ text()('timeZoneAriaLabel', { zone: name }) }}</p>
    }
    @if (resource(); as name) {
      <p class="ec-resource"><span class="ec-dot" [attr.data-color]="color()"></span>{{ name }}</p>
    }
    @if (description(); as words) {
      <p class="ec-description">{{ words }}</p>
    }
  `,
  styleUrl: './event-facts.scss',
  host: { '[attr.data-color]': 'color()' },
})
export class EventFacts {
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly recurrence = inject(RECURRENCE_UI);

  readonly event = input.required<CalendarEvent>();

  protected readonly text = this.settings.text;
  protected readonly color = computed(() => this.store.colorOf(this.event()));
  protected readonly title = computed(() => this.event().title || this.text()('eventUntitled'));
  protected readonly resource = computed(() => this.store.resourceTitleOf(this.event()) ?? '');
  protected readonly description = computed(() => {
    const { description } = this.event();
    return typeof description === 'string' ? description : '';
  });
  /** Its rule as a sentence. */
  protected readonly rule = computed(() => this.recurrence?.describe(this.event()) ?? '');
  /** The zone that the event names, where it isn't the one it is shown in. */
  protected readonly zone = computed(() => {
    const { timezone, allDay } = this.event();
    return allDay === true || timezone === this.settings.zone() ? '' : (timezone ?? '');
  });
  protected readonly when = computed(() => {
    const reading = parseEvent(this.event(), this.settings.localZone);
    if (reading === null) return '';
    return this.settings.times().spoken(occurrenceOf(reading, this.settings.zone()));
  });
}
