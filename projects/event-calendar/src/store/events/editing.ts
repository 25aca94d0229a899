import { computed, DOCUMENT, inject, Injectable, signal, type Signal } from '@angular/core';
import {
  dayOf,
  parseEvent,
  positionOfId,
  type CalendarEvent,
  type CalendarId,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from './calendar-store';
import { EditorOpening } from './editor-opening';
import { Navigation } from '../dates/navigation';
import { RECURRENCE, type OccurrenceStart } from './recurrence';

/** Days that are searched for the next occurrence of a series. */
const YEAR = 366;

/** An event in the editor. */
export interface EditSession {
  /** The event as it was when the editor opened; null for a new one. */
  readonly event: CalendarEvent | null;
  /** Which of its occurrences was opened; null for a new event. */
  readonly occurrence: OccurrenceStart | null;
  /** What the form starts with: the event at that occurrence's times. */
  readonly draft: CalendarEvent;
  readonly isReadOnly: boolean;
  /** What had focus, and gets it back. */
  readonly origin: HTMLElement | null;
  /** Where a floating editor stands beside; the origin if nothing else is drawn. */
  readonly besideKey: string;
  /** What was typed before and isn't saved, so that it stands in the form again. */
  readonly refused?: RefusedEvent;
  /** Whether a new event begins in the small form, rather than in the editor. */
  readonly isQuick?: boolean;
}

/** An event that wasn't saved. */
export interface RefusedEvent {
  readonly event: CalendarEvent;
  /** Why; empty without a reason. */
  readonly reason: string;
}

/** An occurrence that stands on the page. */
export interface DrawnOccurrence {
  readonly occurrence: Occurrence;
  readonly element: HTMLElement;
}

/** An occurrence whose details are shown in a popover. */
export interface DetailsRequest {
  readonly occurrence: OccurrenceStart;
  readonly origin: HTMLElement;
}

/** The editor on the page, as far as the rest of the calendar has to do with it. */
export interface OpenEditor {
  /** The event as it would be saved now, for the views to draw; null while nothing was changed. */
  readonly shown: Signal<CalendarEvent | null>;
  /** Whether it may go; unsaved changes ask first. */
  leave(): boolean;
}

/** Opens editor and details, and knows what is in them. The editor itself is loaded on first use. */
@Injectable()
export class Editing {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #store = inject(CalendarStore);
  readonly #settings = inject(CalendarSettings);
  readonly #recurrence = inject(RECURRENCE);
  readonly #navigation = inject(Navigation);
  readonly #document = inject(DOCUMENT);

  readonly session = signal<EditSession | null>(null);
  readonly details = signal<DetailsRequest | null>(null);
  /** The editor on the page; null while there is none. It comes with its session, and goes with it. */
  readonly editor = signal<OpenEditor | null>(null);
  /** The event as the editor would save it now; null while nothing was changed. */
  readonly shown = computed(() => this.editor()?.shown() ?? null);
  /** What was typed for an editor that is on its way; null while there is none. */
  readonly #typed = signal<string | null>(null);
  /** Whether an editor is on its way: what is typed meanwhile is meant for it. */
  readonly isLoading = computed(() => this.#typed() !== null);

  /** Opens an occurrence by click, key or method; what opens is up to permissions and host. */
  open(occurrence: OccurrenceStart, key: string, element: HTMLElement | null): void {
    const { event, start } = occurrence;
    const open = this.session();
    // The second click of a double one.
    if (open?.event === event && open.occurrence?.start === start) return;
    // At the times of that occurrence.
    const draft = this.#atItsTimes(occurrence);
    const { readOnly } = this.#store.permissionsOf(event);
    // In a read-only calendar there is no editor, but for events that say otherwise.
    const hasEditor = !(readOnly && this.#inputs.readOnly() === true);
    const opening = new EditorOpening(event, draft);
    if (hasEditor) this.#inputs.editorOpening.emit(opening);
    if (opening.opens === 'nothing') return;
    if (!hasEditor || opening.opens === 'details') {
      const origin = element ?? this.#focused();
      if (origin !== null) this.details.set({ occurrence, origin });
      return;
    }
    this.#start({
      event,
      occurrence: { event, start },
      draft,
      isReadOnly: readOnly,
      origin: element,
      besideKey: key,
    });
  }

  /** Opens a new event that is nowhere yet, in the form that the host wants for those. */
  create(draft: CalendarEvent): void {
    const creation = this.#inputs.eventCreation();
    if (typeof creation !== 'object' || creation.form !== 'quick') {
      this.createInEditor(draft);
      return;
    }
    this.#start({
      event: null,
      occurrence: null,
      draft,
      isReadOnly: false,
      origin: this.#focused(),
      besideKey: '',
      isQuick: true,
    });
  }

  /** Opens a new event in the editor, in whatever form others begin. */
  createInEditor(draft: CalendarEvent): void {
    this.#begin(null, draft);
  }

  /** Goes on in the editor with what stands in the small form; null where nothing of it would be lost. */
  goOn(event: CalendarEvent, refused: RefusedEvent | null): void {
    const origin = this.session()?.origin ?? null;
    this.close();
    this.#begin(null, event, refused, origin);
  }

  /**
   * Opens again what was refused, as it was typed, and says why. `current` is the occurrence as it is; null where it
   * would have been a new event. Returns false where an open editor holds something else.
   */
  reopen(current: OccurrenceStart | null, refused: RefusedEvent): boolean {
    return this.#begin(current, refused.event, refused);
  }

  /**
   * Opens the first event with an id, of a recurring one what is drawn of it, else what comes next;
   * false when there is none.
   */
  openById(id: CalendarId, drawn: DrawnOccurrence | null): boolean {
    const events: unknown = this.#inputs.events();
    const list = Array.isArray(events) ? (events as readonly CalendarEvent[]) : [];
    const event = list[positionOfId(list, id)];
    if (event === undefined) return false;
    if (drawn !== null) this.open(drawn.occurrence, drawn.occurrence.key, drawn.element);
    else this.open(this.#next(event), String(event.id), null);
    return true;
  }

  /** A key while the editor is on its way: text for its title, and Escape calls it off. */
  typeAhead(press: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = press;
    const typed = this.#typed() ?? '';
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') this.#callOff();
    else if (key === 'Backspace') this.#typed.set(typed.slice(0, -1));
    // Other keys have names of several letters.
    else if (key.length === 1) this.#typed.set(typed + key);
    else return;
    press.preventDefault();
  }

  /** The editor is there, with its fields. Returns what was typed meanwhile. */
  takeTyped(): string {
    const typed = this.#typed();
    this.#typed.set(null);
    return typed ?? '';
  }

  /** Forgets the session; nothing is saved. */
  close(): void {
    this.session.set(null);
    this.editor.set(null);
    this.#typed.set(null);
  }

  /** Unless it comes with what was typed before: whether that may be lost is asked in it. */
  #callOff(): void {
    if (this.session()?.refused === undefined) this.close();
  }

  /** The first occurrence of an event from the shown day on, within a year; else near the event's start. */
  #next(event: CalendarEvent): OccurrenceStart {
    const recurrence = this.#recurrence;
    const { localZone } = this.#settings;
    const start = parseEvent(event, localZone)?.start ?? 0;
    if (recurrence?.recurs(event, localZone) !== true) return { event, start };
    const zone = this.#settings.zone();
    const found = [this.#navigation.date(), dayOf(start) - 1].flatMap((from) =>
      recurrence.expand(event, from, from + YEAR, zone, localZone),
    );
    return found[0] ?? { event, start };
  }

  #begin(
    occurrence: OccurrenceStart | null,
    draft: CalendarEvent,
    refused: RefusedEvent | null = null,
    origin: HTMLElement | null = this.#focused(),
  ): boolean {
    const event = occurrence?.event ?? null;
    const opening = new EditorOpening(event, draft);
    this.#inputs.editorOpening.emit(opening);
    if (opening.opens !== 'editor') return true;
    const before = occurrence === null ? draft : this.#atItsTimes(occurrence);
    return this.#start({
      event,
      occurrence,
      draft: before,
      isReadOnly: false,
      origin,
      // Of a series the draft: it is drawn beside the others.
      besideKey: event === null || before !== event ? '' : String(event.id),
      ...(refused !== null && { refused }),
    });
  }

  #atItsTimes(occurrence: OccurrenceStart): CalendarEvent {
    return this.#recurrence?.eventOf(occurrence, this.#settings.localZone) ?? occurrence.event;
  }

  /** Returns whether it begins: what was typed before isn't given up, nor before its form is drawn. */
  #start(session: EditSession): boolean {
    const editor = this.editor();
    const isHeld = editor === null ? this.session()?.refused !== undefined : !editor.leave();
    if (isHeld) return false;
    this.close();
    this.details.set(null);
    this.#typed.set('');
    this.session.set(session);
    return true;
  }

  #focused(): HTMLElement | null {
    const { activeElement } = this.#document;
    return activeElement instanceof HTMLElement ? activeElement : null;
  }
}
