import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, ElementRef, inject, input } from '@angular/core';
import { formatWall, MINUTE, wallAt, wallIn, type Occurrence } from 'ng-event-calendar/core';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Clock } from '../store/clock';
import { GestureState } from '../store/gesture-state';
import type { EventContext } from '../templates/host-templates';
import { RECURRENCE } from '../store/recurrence';
import { SourceLink } from '../store/source-link';

/**
 * How an event is drawn: a card in the time grid, a bar over whole days, a line in a month cell,
 * or in a list an entry of one line or a tile of two.
 */
export type EventShape = 'card' | 'bar' | 'line' | 'entry' | 'tile';

const elements = new WeakMap<Element, EventElement>();

/** The event element that a DOM node belongs to; undefined outside of any. */
export function eventElementAt(node: EventTarget | null): EventElement | undefined {
  const host = node instanceof Element ? node.closest('ec-event') : null;
  return host === null ? undefined : elements.get(host);
}

/** One event as every view draws it, with the attributes that hosts style and test by. */
@Component({
  selector: 'ec-event',
  imports: [NgTemplateOutlet],
  template: `
    @if (own(); as own) {
      <ng-container [ngTemplateOutlet]="own.template" [ngTemplateOutletContext]="ownContext()" />
      <span class="ec-visually-hidden">, {{ accessibleName() }}</span>
    } @else {
      <span class="ec-title">{{ title() }}</span>
      @if (isNarrow() ? '' : time(); as time) {
        &ngsp;<span class="ec-time">{{ time }}</span>
      }
      @if (note(); as note) {
        &ngsp;<span class="ec-note">{{ note }}</span>
      }
    }
    @if (handles().start) {
      <span class="ec-handle ec-start" data-resize-handle="start"></span>
    }
    @if (handles().end) {
      <span class="ec-handle ec-end" data-resize-handle="end"></span>
    }
  `,
  styleUrl: './event-element.scss',
  host: {
    role: 'button',
    // In a grid focus moves by arrow keys, in a list by Tab.
    '[attr.tabindex]': 'isInList() ? 0 : -1',
    '[class]': 'className()',
    // A host's own content is read as it is seen, and then in full.
    '[attr.aria-label]': 'own() ? null : accessibleName()',
    '[attr.data-shape]': 'shape()',
    '[attr.data-event-id]': 'occurrence().event.id ?? ""',
    '[attr.data-key]': 'occurrence().key',
    '[attr.data-start]': 'startAttribute()',
    '[attr.data-end]': 'endAttribute()',
    '[attr.data-start-utc]': 'startInstant()',
    '[attr.data-end-utc]': 'endInstant()',
    '[attr.data-color]': 'color()',
    '[attr.data-resource-id]': 'occurrence().event.resource ?? null',
    '[attr.data-all-day]': 'occurrence().allDay ? "" : null',
    '[attr.data-read-only]': 'permissions().readOnly ? "" : null',
    '[attr.data-draggable]': 'permissions().draggable && !isInList() ? "" : null',
    '[attr.data-dragging]': 'isDragged() ? "" : null',
    '[attr.data-past]': 'isPast() ? "" : null',
    '[attr.data-pending]': 'isPending() ? "" : null',
    '[attr.data-recurring]': 'isRecurring() ? "" : null',
    '[attr.data-continues-before]': 'isOpenBefore() ? "" : null',
    '[attr.data-continues-after]': 'isOpenAfter() ? "" : null',
    '[attr.data-narrow]': 'isNarrow() ? "" : null',
    '[attr.data-lines]': 'shape() === "card" ? fit() : null',
    '[style.--ec-row]': 'shape() === "bar" || shape() === "line" ? row() : null',
    '[style.--ec-title-lines]': 'shape() === "card" && lines() > 2 ? lines() - 1 : null',
  },
})
export class EventElement {
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly clock = inject(Clock);
  private readonly gestures = inject(GestureState);
  /** The host's own content, for all events. */
  protected readonly own = inject(CALENDAR_INPUTS).eventTemplate;
  private readonly recurrence = inject(RECURRENCE);
  private readonly source = inject(SourceLink);

  readonly occurrence = input.required<Occurrence>();
  readonly shape = input.required<EventShape>();
  readonly continuesBefore = input(false);
  readonly continuesAfter = input(false);
  /** Row of bars or lines that it stands in. */
  readonly row = input(0);
  /** How many lines of text fit on a card. */
  readonly lines = input(1);
  /** Whether a card has room for one time only: then it says when it starts. */
  readonly isBrief = input(false);
  /** Whether a card has room for a few letters only: then it shows no time. */
  readonly isNarrow = input(false);
  /** The day a list entry stands under; an event of several days says there which part it is. */
  readonly day = input<number>();

  private readonly event = computed(() => this.occurrence().event);

  protected readonly className = computed(() => {
    const { className } = this.event();
    return typeof className === 'string' ? className : '';
  });
  protected readonly color = computed(() => this.store.colorOf(this.event()));
  protected readonly permissions = computed(() => this.store.permissionsOf(this.event()));
  /** Whether it stands in a list, where nothing can be dragged, rather than in a grid. */
  protected readonly isInList = computed(() => this.shape() === 'entry' || this.shape() === 'tile');
  protected readonly isDragged = computed(
    () => this.gestures.draggedKey() === this.occurrence().key && !this.isInList(),
  );
  /** Edges that can be resized: those in sight of a card or bar. */
  protected readonly handles = computed(() => {
    const { resizable } = this.permissions();
    const hasEdges = this.shape() === 'card' || this.shape() === 'bar';
    return {
      start: hasEdges && !this.continuesBefore() && (resizable === true || resizable === 'start'),
      end: hasEdges && !this.continuesAfter() && (resizable === true || resizable === 'end'),
    };
  });
  /** Whether it is one of several; the premium calendar marks it by its attribute. */
  protected readonly isRecurring = computed(
    () => this.recurrence?.recurs(this.event(), this.settings.localZone) === true,
  );
  /** Whether a change of it isn't saved yet. */
  protected readonly isPending = computed(() => this.source.pending().has(String(this.event().id)));
  protected readonly isPast = computed(() => {
    const { allDay, end, endWall } = this.occurrence();
    const now = this.clock.now();
    return allDay ? endWall <= wallIn(now, this.settings.zone()) : end <= now;
  });

  // In a list of one day's events the day itself tells what lies beyond it.
  protected readonly isOpenBefore = computed(() => {
    const { firstDay } = this.occurrence();
    return this.continuesBefore() || firstDay < (this.day() ?? firstDay);
  });
  protected readonly isOpenAfter = computed(() => {
    const { lastDay } = this.occurrence();
    return this.continuesAfter() || lastDay > (this.day() ?? lastDay);
  });

  protected readonly fit = computed(() => {
    const lines = this.lines();
    return lines > 2 ? 'many' : lines === 2 ? 'two' : 'one';
  });
  protected readonly startAttribute = computed(() =>
    formatWall(this.occurrence().startWall, 'minutes'),
  );
  protected readonly endAttribute = computed(() => {
    // The last minute of an all-day event rather than the day behind it: its days are inclusive.
    const { allDay, endWall } = this.occurrence();
    return formatWall(allDay ? endWall - MINUTE : endWall, 'minutes');
  });
  protected readonly startInstant = computed(() => this.instant(this.occurrence().start));
  protected readonly endInstant = computed(() => this.instant(this.occurrence().end));

  protected readonly title = computed(() => {
    const title: unknown = this.event().title;
    return typeof title === 'string' && title.trim() !== ''
      ? title
      : this.settings.text()('eventUntitled');
  });

  protected readonly time = computed(() => {
    const { allDay, startWall, endWall } = this.occurrence();
    const formats = this.settings.formats();
    switch (this.shape()) {
      case 'card':
        return this.isBrief() ? formats.time(startWall) : formats.timeRange(startWall, endWall);
      case 'line':
        return formats.time(startWall);
      case 'bar':
        return allDay || this.continuesBefore() ? '' : formats.time(startWall);
      case 'entry':
      case 'tile':
        if (allDay) return this.settings.text()('allDay');
        return this.entryTime();
    }
  });

  /** Second line of a list entry: which of several days, and the resource. */
  protected readonly note = computed(() => {
    if (this.shape() !== 'entry' && this.shape() !== 'tile') return '';
    const { firstDay, lastDay } = this.occurrence();
    const day = this.day();
    const part =
      day === undefined || firstDay === lastDay
        ? undefined
        : this.settings.text()('eventDayOfDays', {
            dayNumber: day - firstDay + 1,
            dayCount: lastDay - firstDay + 1,
          });
    return [part, this.store.resourceTitleOf(this.event())].filter(Boolean).join(' · ');
  });

  /** Title and times in full, for where there isn't room for them. */
  readonly tooltip = computed(() => {
    const { allDay, startWall, endWall } = this.occurrence();
    const formats = this.settings.formats();
    return allDay ? this.title() : `${this.title()}\n${formats.timeRange(startWall, endWall)}`;
  });

  protected readonly ownContext = computed<EventContext>(() => ({
    $implicit: this.event(),
    title: this.title(),
    time: this.time(),
    resourceTitle: this.store.resourceTitleOf(this.event()) ?? '',
    color: this.color(),
    shape: this.shape(),
    isPast: this.isPast(),
  }));

  /** Begins with what is seen, in the same order, for those who speak it (WCAG 2.2, 2.5.3). */
  protected readonly accessibleName = computed(() => {
    const text = this.settings.text();
    const alone = this.nameAlone();
    const event = this.isRecurring() ? text('recurrenceEventAriaLabel', { event: alone }) : alone;
    return this.isPending() ? text('eventPendingAriaLabel', { event }) : event;
  });

  private readonly nameAlone = computed(() => {
    const text = this.settings.text();
    if (this.isInList()) {
      const seen = [this.title(), this.time(), this.note()].filter(Boolean).join(', ');
      return text('eventAriaLabel', { title: seen, when: this.spokenDates() });
    }
    const name = text('eventAriaLabel', { title: this.title(), when: this.spokenTimes() });
    const resourceName = this.store.resourceTitleOf(this.event());
    if (resourceName === undefined) return name;
    const resource = text('resourceAriaLabel', { resourceName });
    return text('eventResourceAriaLabel', { event: name, resource });
  });

  constructor() {
    elements.set(inject<ElementRef<HTMLElement>>(ElementRef).nativeElement, this);
  }

  /** Times of a list entry: both, or of an event over several days what happens on this one. */
  private entryTime(): string {
    const { startWall, endWall, firstDay, lastDay } = this.occurrence();
    const formats = this.settings.formats();
    const text = this.settings.text();
    const day = this.day();
    if (day === undefined || firstDay === lastDay) return formats.timeRange(startWall, endWall);
    if (day === firstDay && startWall > wallAt(day)) {
      return text('timeFrom', { time: formats.time(startWall) });
    }
    if (day === lastDay && endWall < wallAt(day + 1)) {
      return text('timeUntil', { time: formats.time(endWall) });
    }
    return text('allDay');
  }

  private spokenDates(): string {
    const { allDay, startWall, endWall, firstDay, lastDay } = this.occurrence();
    const formats = this.settings.formats();
    return firstDay === lastDay
      ? formats.fullDate(firstDay)
      : formats.spokenRange(startWall, endWall, allDay);
  }

  private spokenTimes(): string {
    const { allDay, startWall, endWall, firstDay, lastDay } = this.occurrence();
    const formats = this.settings.formats();
    if (allDay) {
      const date = formats.spokenRange(startWall, endWall, true);
      return this.settings.text()('eventAllDaySpoken', { date });
    }
    if (firstDay !== lastDay) {
      return [this.time(), formats.spokenRange(startWall, endWall, false)]
        .filter(Boolean)
        .join(', ');
    }
    const isStartOnly = this.shape() !== 'card' || this.isBrief();
    const times = isStartOnly
      ? formats.timesApart(startWall, endWall)
      : formats.timeRange(startWall, endWall);
    return `${times}, ${formats.fullDate(firstDay)}`;
  }

  private instant(epochMilliseconds: number): string | null {
    if (this.occurrence().allDay) return null;
    return new Date(epochMilliseconds).toISOString().replace('.000Z', 'Z');
  }
}
