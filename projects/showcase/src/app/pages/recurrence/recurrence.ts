import { Component, computed, inject, input, linkedSignal } from '@angular/core';
import { Router } from '@angular/router';
import type { CalendarEvent, CalendarView } from 'ng-event-calendar';
import { describeRecurrence, EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { today } from '../../../data/civil-date';
import { recurringEvents, RULE_RESOURCES } from '../../../data/recurring-events';
import { RULE_EXAMPLES } from '../../../data/rule-examples';
import { Page } from '../../ui/page';

/** Recurring events: a year of work, and the examples of RFC 5545, each with its sentence. */
@Component({
  selector: 'sc-recurrence',
  imports: [EventCalendarPremiumComponent, Page],
  templateUrl: './recurrence.html',
  styleUrl: './recurrence.scss',
})
export class Recurrence {
  /** Query parameters. */
  readonly date = input<string>();
  /** Number of an example; without one the year of work is shown. */
  readonly rule = input<string>();

  private readonly router = inject(Router);

  protected readonly lede =
    'Every event here is there once, with a rule. Move, resize or delete one of its dates: you are ' +
    'asked whether the others follow. The editor puts rules together and says them in words.';
  protected readonly resources = RULE_RESOURCES;
  protected readonly example = computed(() =>
    RULE_EXAMPLES.find(({ id }) => String(id) === this.rule()),
  );
  protected readonly view = linkedSignal<CalendarView>(() =>
    this.example() === undefined ? 'week' : 'month',
  );
  protected readonly shownDate = linkedSignal(
    () => this.example()?.start.slice(0, 10) ?? this.date() ?? today(),
  );
  protected readonly events = linkedSignal<CalendarEvent[]>(() => {
    const example = this.example();
    return example === undefined ? recurringEvents(this.date() ?? today()) : [example];
  });
  /** Events in the calendar, with their rules in words. */
  protected readonly rows = computed(() =>
    this.events().map((event) => ({ event, words: describeRecurrence(event) })),
  );
  protected readonly examples = RULE_EXAMPLES.map((event) => ({
    event,
    words: describeRecurrence(event),
  }));

  protected show(rule: CalendarEvent['id'] | null): void {
    void this.router.navigate([], { queryParams: { rule }, queryParamsHandling: 'merge' });
  }

  protected written(rrule: CalendarEvent['rrule']): string {
    return typeof rrule === 'string' ? rrule : JSON.stringify(rrule);
  }
}
