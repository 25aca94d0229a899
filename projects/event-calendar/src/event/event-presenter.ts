import { computed, inject, Injectable } from '@angular/core';
import {
  formatWall,
  MINUTE,
  attributeOfId,
  resourceIdsOf,
  wallIn,
  type CalendarEvent,
  type CalendarResource,
  type CalendarId,
  type Occurrence,
  type PaletteName,
} from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Clock } from '../store/dates/clock';
import { Columns } from '../store/layout/columns';
import { Conflicts } from '../store/availability/conflicts';
import { EventFilter } from '../store/events/event-filter';
import { RECURRENCE } from '../store/events/recurrence';
import { SearchState } from '../store/events/search-state';
import { SelectionState } from '../store/events/selection-state';
import { SourceLink } from '../store/source/source-link';
import { someTitles } from '../text/some-titles';
import type { EventContext } from '../templates/host-templates';
import { cardTextOf, type CardText } from './card-text';
import { isInList, linesIn, type EventPlace } from './event-place';
import {
  accessibleName,
  noteIn,
  timeIn,
  timesOnCard,
  widthsOfTimes,
  type ShownWords,
} from './event-words';

const NO_DETAILS: readonly string[] = [];
/** Pixels of the recurrence mark, before the title of a card that isn't narrow. */
const RECURRING_MARK = 15;
/** Pixels of the check mark of a selected event, which is in its place. */
const SELECTED_MARK = 12;
/** Pixels of the conflict mark, at the end of a card's first line. */
const CONFLICT_MARK = 14;

/** All texts and attributes of an event in its place. */
export interface EventPresentation extends ShownWords {
  /** Arrangement of a card's texts; null in every other shape. */
  readonly card: CardText | null;
  readonly accessibleName: string;
  readonly className: string;
  /** Titles of the event's resources; empty without a known one. */
  readonly resourceTitle: string;
  /**
   * Resource of the column in which the event stands; elsewhere its first one that is shown, or its first one. Null
   * without any.
   */
  readonly resourceId: CalendarId | null;
  /** Ids of all resources of the event, separated by spaces; null without any. */
  readonly resourceIds: string | null;
  readonly color: PaletteName;
  /** Wall times `YYYY-MM-DDTHH:MM`, and instants in UTC; all-day events have no instants. */
  readonly start: string;
  readonly end: string;
  readonly startInstant: string | null;
  readonly endInstant: string | null;
  readonly isReadOnly: boolean;
  readonly isDraggable: boolean;
  /** Whether the edges can be resized: the visible ones of a card or bar. */
  readonly hasStartHandle: boolean;
  readonly hasEndHandle: boolean;
  /** Whether the event overlaps others where overlaps are marked. */
  readonly isInConflict: boolean;
  /** Whether the event is shown although a filter or a search hides it. */
  readonly isDespiteFilter: boolean;
  /** Whether the event is one of several; the premium calendar marks it by its attribute. */
  readonly isRecurring: boolean;
  /** Whether an open edge shows that the event continues before, or after, these dates. */
  readonly isOpenBefore: boolean;
  readonly isOpenAfter: boolean;
}

/** Describes events as they are drawn, each as a whole, since its parts change together. */
@Injectable()
export class EventPresenter {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #clock = inject(Clock);
  readonly #columns = inject(Columns);
  readonly #recurrence = inject(RECURRENCE);
  readonly #source = inject(SourceLink);
  readonly #conflicts = inject(Conflicts);
  readonly #filter = inject(EventFilter);
  readonly #search = inject(SearchState);
  readonly #selection = inject(SelectionState);

  readonly #speech = computed(() => ({
    formats: this.#settings.formats(),
    times: this.#settings.times(),
    text: this.#settings.text(),
  }));

  readonly #widths = computed(() => widthsOfTimes(this.#settings.times()));
  readonly #hasResources = computed(() => this.#store.resources().nodes.length > 0);

  /** Returns the resource in whose columns an event stands; null where columns are days alone. */
  ownerOf({ occurrence, resource }: EventPlace): CalendarResource | null {
    const owner = resource === undefined ? this.#columns.resourceOf(occurrence.event) : resource;
    return owner == null ? null : (this.#store.resources().find(owner)?.resource ?? null);
  }

  /** Returns the face of an event in a place; for an unsaved event its name says so. */
  of(place: EventPlace, isPending: boolean): EventPresentation {
    const { occurrence, shape, day } = place;
    const { event, allDay, firstDay, lastDay, startWall, endWall } = occurrence;
    const speech = this.#speech();
    const { text } = speech;
    const resourceTitle = this.#store.resourceTitleOf(event);
    const resourceIds = resourceIdsOf(event);
    const piece =
      place.resource ?? this.#store.shownResourceOf(event)?.resource.id ?? resourceIds[0];
    const { readOnly, draggable, resizable } = this.#store.permissionsOf(event);
    const isRecurring = this.#recurrence?.recurs(event, this.#settings.localZone) === true;
    const hasEdges = shape === 'card' || shape === 'bar';
    const continuesBefore = place.continuesBefore === true;
    const continuesAfter = place.continuesAfter === true;

    const conflicts = this.#conflicts.of(occurrence);
    const title = this.#titleOf(event);
    const card =
      shape === 'card'
        ? cardTextOf(place, {
            title,
            marks:
              (this.#selection.isSelected(occurrence)
                ? SELECTED_MARK
                : isRecurring && place.isNarrow !== true
                  ? RECURRING_MARK
                  : 0) + (conflicts.length > 0 ? CONFLICT_MARK : 0),
            times: timesOnCard(occurrence, speech).slice(this.#firstForm(place)),
            resource: resourceTitle,
            description: event.description,
          })
        : null;
    const words = {
      title,
      time: card === null ? timeIn(place, speech) : card.time,
      note: noteIn(place, speech, resourceTitle),
      details: card?.details ?? detailsInRow(place),
    };
    let name = accessibleName(place, speech, words, resourceTitle);
    if (isRecurring) name = text('recurrenceEventAriaLabel', { event: name });
    if (isPending) name = text('eventPendingAriaLabel', { event: name });
    if (conflicts.length > 0) {
      const titles = conflicts.map((event) => this.#titleOf(event));
      name = text('conflictAriaLabel', { event: name, title: someTitles(titles, text) });
    }

    // Written out: spreading costs more than everything else where hundreds are made.
    return {
      title: words.title,
      time: words.time,
      note: words.note,
      accessibleName: name,
      details: words.details,
      card,
      className: classesOf(event, resourceIds.length === 0 && this.#hasResources()),
      resourceTitle: resourceTitle ?? '',
      resourceId: piece === undefined ? null : attributeOfId(piece),
      resourceIds: resourceIds.length === 0 ? null : resourceIds.map(attributeOfId).join(' '),
      color: this.#store.colorOf(event),
      start: formatWall(startWall, 'minutes'),
      // The last minute of an all-day event, as its last day is inclusive.
      end: formatWall(allDay ? endWall - MINUTE : endWall, 'minutes'),
      startInstant: allDay ? null : utc(occurrence.start),
      endInstant: allDay ? null : utc(occurrence.end),
      isReadOnly: readOnly,
      isDraggable: draggable && !isInList(place),
      hasStartHandle: hasEdges && !continuesBefore && (resizable === true || resizable === 'start'),
      hasEndHandle: hasEdges && !continuesAfter && (resizable === true || resizable === 'end'),
      isInConflict: conflicts.length > 0,
      isDespiteFilter: this.#filter.isDespiteFilter(event),
      isRecurring,
      // In a list of one day's events the day itself says what lies beyond it.
      isOpenBefore: continuesBefore || (day !== undefined && firstDay < day),
      isOpenAfter: continuesAfter || (day !== undefined && lastDay > day),
    };
  }

  /** Returns the context of the host's own content for an event in a place. */
  contextOf(place: EventPlace, face: EventPresentation, isPast: boolean): EventContext {
    const { occurrence, shape } = place;
    const isMatch = this.isMatch(occurrence);
    return {
      $implicit: occurrence.event,
      title: face.title,
      // A host may have room where the card has none.
      time: face.time || (shape === 'card' ? this.#speech().times.time(occurrence.start) : ''),
      resourceTitle: face.resourceTitle,
      color: face.color,
      shape,
      lines: linesIn(place),
      isNarrow: place.isNarrow === true,
      isPast,
      isMatch: isMatch === true,
      isDimmed: isMatch === false,
      isSelected: this.#selection.isSelected(occurrence) === true,
      resource: this.ownerOf(place),
    };
  }

  /** Whether an event matches a search that fades all others; null without one. */
  isMatch({ event }: Occurrence): boolean | null {
    return this.#search.isMatch()?.(event) ?? null;
  }

  /** Whether an event is over. */
  isPast({ allDay, end, endWall }: Occurrence): boolean {
    const now = this.#clock.now();
    return allDay ? endWall <= wallIn(now, this.#settings.zone()) : end <= now;
  }

  /** Whether a change of an event isn't saved yet. */
  isPending({ event }: Occurrence): boolean {
    const pending = this.#source.pending();
    return pending.size > 0 && pending.has(String(event.id));
  }

  /** Returns the index of the form of its time with which a card of this width begins. */
  #firstForm({ textWidth = Infinity }: EventPlace): number {
    return Math.max(
      0,
      this.#widths().findIndex((width) => width <= textWidth),
    );
  }

  #titleOf({ title }: CalendarEvent): string {
    const given: unknown = title;
    return typeof given === 'string' && given.trim() !== ''
      ? given
      : this.#settings.text()('eventUntitled');
  }
}

/** Returns the host's classes; unassigned events get one of the calendar's where there are resources. */
function classesOf({ className }: CalendarEvent, isUnassigned: boolean): string {
  const own = typeof className === 'string' ? className : '';
  return isUnassigned ? `${own} ec-unassigned`.trimStart() : own;
}

function utc(epochMilliseconds: number): string {
  return new Date(epochMilliseconds).toISOString().replace('.000Z', 'Z');
}

/** Words of a bar in a row beneath its title and time. */
function detailsInRow({ isInRow, isWide, occurrence: { event } }: EventPlace): readonly string[] {
  const description = isInRow === true && isWide === true ? event.description?.trim() : undefined;
  return description ? [description] : NO_DETAILS;
}
