import { Component, forwardRef, inject } from '@angular/core';
import {
  ɵCALENDAR_INPUTS as CALENDAR_INPUTS,
  ɵCALENDAR_PROVIDERS as CALENDAR_PROVIDERS,
  ɵCalendarBoundary as CalendarBoundary,
  ɵCalendarShell as CalendarShell,
  ɵEDITOR_SECTIONS as EDITOR_SECTIONS,
  ɵlazyPart as lazyPart,
  ɵLazyOutlet as LazyOutlet,
  ɵRECURRENCE as RECURRENCE,
  ɵRECURRENCE_UI as RECURRENCE_UI,
  ɵRootAttributes as RootAttributes,
  ɵSxStyles as SxStyles,
} from 'ng-event-calendar';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { RECURRENCE_SECTION } from '../editor/section';
import { ScopeQuestions } from '../prompt/scope-questions';
import { CALENDAR_RECURRENCE } from './recurrence';

const PROMPT = lazyPart(
  () => import('../prompt/scope-prompt'),
  (chunk) => chunk.ScopePrompt,
);

/**
 * The event calendar with recurring events: it shows every occurrence of an event with an `rrule`, and asks which of
 * them a change applies to.
 */
@Component({
  selector: 'event-calendar-premium',
  imports: [CalendarShell, LazyOutlet, RootAttributes, SxStyles],
  template: `
    @if (isDue()) {
      <ec-calendar-shell ecRootAttributes [class]="className() ?? ''" [ecSx]="sx()">
        @if (scopes.question(); as question) {
          <ng-container [ecLazy]="prompt" [inputs]="{ question }" (gone)="question.answer(null)" />
        }
      </ec-calendar-shell>
    }
  `,
  styleUrl: './event-calendar-premium.scss',
  providers: [
    { provide: CALENDAR_INPUTS, useExisting: forwardRef(() => EventCalendarPremiumComponent) },
    CALENDAR_PROVIDERS,
    ScopeQuestions,
    { provide: RECURRENCE, useValue: CALENDAR_RECURRENCE },
    { provide: RECURRENCE_UI, useExisting: ScopeQuestions },
    { provide: EDITOR_SECTIONS, useValue: [RECURRENCE_SECTION] },
  ],
})
export class EventCalendarPremiumComponent<
  E extends CalendarEvent = CalendarEvent,
> extends CalendarBoundary<E> {
  /** @internal */
  protected readonly scopes = inject(ScopeQuestions);
  /** @internal */
  protected readonly prompt = PROMPT;
}
