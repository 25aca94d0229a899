import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, ElementRef, inject, input, ViewEncapsulation } from '@angular/core';
import { registerDrawn, type DrawnEvent } from '../gestures/drawn-event';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { SelectionState } from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { shortTime } from '../text/short-time';
import { EventPresenter } from './event-presenter';
import { isInList, type EventPlace } from './event-place';

/**
 * One event as every view draws it, with the attributes that hosts use for styles and tests. There may be hundreds:
 * empty parts are hidden by the style sheet, since each condition in the template is a view and an anchor of its own.
 */
@Component({
  selector: 'ec-event',
  imports: [NgTemplateOutlet],
  template: `
    @if (own(); as own) {
      <div class="ec-own">
        <ng-container [ngTemplateOutlet]="own.template" [ngTemplateOutletContext]="ownContext()" />
      </div>
      <span class="ec-visually-hidden">, {{ presentation().accessibleName }}</span>
    } @else if (place().shape === 'card' || place().isInRow) {
      <span class="ec-text" [style.inset-block-start.px]="place().wordsStayAt?.()">
        <span class="ec-title" dir="auto">{{ presentation().title }}</span>
        &ngsp;<span class="ec-time" dir="auto">{{ presentation().time }}</span>
        @for (detail of presentation().details; track $index) {
          &ngsp;<span
            class="ec-detail"
            [attr.dir]="presentation().card?.isBeside ? null : 'auto'"
            [class.ec-beside]="presentation().card?.isBeside"
            >{{ detail }}</span
          >
        }
      </span>
    } @else {
      <span class="ec-title">{{ presentation().title }}</span>
      &ngsp;<span class="ec-time" [attr.data-short]="shortTime()">{{ presentation().time }}</span>
      @if (presentation().note[0]; as part) {
        &ngsp;<span class="ec-note"
          ><bdi>{{ part }}</bdi
          >{{ presentation().note[1] }}<bdi>{{ presentation().note[2] }}</bdi></span
        >
      }
    }
    @if (presentation().hasStartHandle || presentation().hasEndHandle) {
      <span
        class="ec-handle"
        [attr.data-resize-handle]="presentation().hasStartHandle ? 'start' : null"
      ></span>
      <span
        class="ec-handle"
        [attr.data-resize-handle]="presentation().hasEndHandle ? 'end' : null"
      ></span>
    }
  `,
  // In this order: a later sheet is about the same element, and wins. Styles of months and lists come with these views.
  styleUrls: [
    './event-element.scss',
    './event-as-card.scss',
    './event-as-bar.scss',
    './event-states.scss',
  ],
  // With hundreds of events, the attributes of emulated encapsulation would be a third of all.
  encapsulation: ViewEncapsulation.None,
  host: {
    role: 'button',
    // In a grid focus moves by arrow keys, in a list by Tab.
    '[attr.tabindex]': '(place().isTabStop ?? isInList(place())) ? 0 : -1',
    '[class]': 'presentation().className',
    // A host's own content is read as it is drawn, followed by the full name.
    '[attr.aria-label]': 'own() ? null : presentation().accessibleName',
    // The title as tests know it, since a host's own content may place it anywhere.
    '[attr.data-title]': 'own() ? presentation().title : null',
    '[attr.data-shape]': 'place().shape',
    '[attr.data-event-id]': 'occurrence().event.id ?? ""',
    '[attr.data-key]': 'occurrence().key',
    '[attr.data-start]': 'presentation().start',
    '[attr.data-end]': 'presentation().end',
    '[attr.data-start-utc]': 'presentation().startInstant',
    '[attr.data-end-utc]': 'presentation().endInstant',
    '[attr.data-color]': 'presentation().color',
    '[attr.data-resource-id]': 'presentation().resourceId',
    '[attr.data-resource-ids]': 'presentation().resourceIds',
    '[attr.data-all-day]': 'occurrence().allDay ? "" : null',
    '[attr.data-read-only]': 'presentation().isReadOnly ? "" : null',
    '[attr.data-draggable]': 'presentation().isDraggable ? "" : null',
    '[attr.data-dragging]': 'isDragged() ? "" : null',
    '[class.ec-covered]': 'isCovered()',
    '[attr.data-editing]': 'isEdited() ? "" : null',
    '[attr.data-past]': 'isPast() ? "" : null',
    '[attr.data-pending]': 'isPending() ? "" : null',
    '[attr.data-conflict]': 'presentation().isInConflict ? "" : null',
    '[attr.data-despite-filter]': 'presentation().isDespiteFilter ? "" : null',
    '[attr.data-match]': 'isMatch() ? "" : null',
    '[attr.data-dimmed]': 'isMatch() === false ? "" : null',
    '[attr.data-selected]': 'isSelected() ? "" : null',
    '[attr.aria-pressed]': 'isSelected()',
    '[attr.data-recurring]': 'presentation().isRecurring ? "" : null',
    '[attr.data-continues-before]': 'presentation().isOpenBefore ? "" : null',
    '[attr.data-continues-after]': 'presentation().isOpenAfter ? "" : null',
    '[attr.data-narrow]': 'place().isNarrow ? "" : null',
    '[attr.data-lines]': 'fit()',
    '[attr.data-wraps]': 'titleLines() === null ? null : ""',
    // None where no rule reads them: styles of the parts below are made anew for each set of custom properties.
    '[style.--ec-row]': 'place().isInRow ? null : place().row',
    '[style.--ec-days]': 'place().days',
    '[style.--ec-lines]': 'place().shape === "card" ? place().lines : null',
    '[style.--ec-title-lines]': 'titleLines()',
  },
})
export class EventElement implements DrawnEvent {
  readonly #presenter = inject(EventPresenter);
  readonly #session = inject(SessionState);
  readonly #selection = inject(SelectionState);
  /** The host's own template for all events. */
  protected readonly own = inject(CALENDAR_INPUTS).eventTemplate;

  readonly place = input.required<EventPlace>();

  protected readonly presentation = computed(() =>
    this.#presenter.of(this.place(), this.isPending()),
  );
  protected readonly isPast = computed(() => this.#presenter.isPast(this.occurrence()));
  protected readonly isPending = computed(() => this.#presenter.isPending(this.occurrence()));
  protected readonly isMatch = computed(() => this.#presenter.isMatch(this.occurrence()));
  protected readonly isSelected = computed(() => this.#selection.isSelected(this.occurrence()));
  protected readonly isDragged = computed(
    () => this.#session.draggedKeys().has(this.occurrence().key) && !isInList(this.place()),
  );
  /** Whether a preview lies over it while it is dragged, whose edge would go through its words. */
  protected readonly isCovered = computed(
    () => this.isDragged() && this.#session.isOver(this.occurrence(), this.place().resource),
  );
  protected readonly isEdited = computed(() => this.#session.editedKey() === this.occurrence().key);
  protected readonly isInList = isInList;

  protected readonly ownContext = computed(() =>
    this.#presenter.contextOf(this.place(), this.presentation(), this.isPast()),
  );

  constructor() {
    registerDrawn(inject<ElementRef<HTMLElement>>(ElementRef).nativeElement, this);
  }

  occurrence(): EventPlace['occurrence'] {
    return this.place().occurrence;
  }

  resource(): EventPlace['resource'] {
    return this.place().resource;
  }

  row(): number {
    return this.place().row ?? 0;
  }

  isListed(): boolean {
    return isInList(this.place());
  }

  listedOn(): number | undefined {
    return this.place().day;
  }

  /** Returns the short time on a line of the month; null in other shapes, which have room for all of it. */
  protected shortTime(): string | null {
    const { time } = this.presentation();
    return time !== '' && this.place().shape === 'line' ? shortTime(time) : null;
  }

  protected fit(): 'one' | 'two' | 'many' | null {
    const { lines, isStacked } = this.place();
    if (lines === undefined) return null;
    return isStacked === true ? 'many' : lines > 1 ? 'two' : 'one';
  }

  /** Returns the number of lines of a broken title; null for a title on one line. */
  protected titleLines(): number | null {
    const { titleLines = 1 } = this.presentation().card ?? {};
    return titleLines > 1 ? titleLines : null;
  }
}
