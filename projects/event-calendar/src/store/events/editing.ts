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

/** Number of days in which the next occurrence of a series is searched. */
const YEAR = 366;

/** An event that is open in the editor. */
export interface EditSession {
  /** The event as it was when the editor opened; null for a new one. */
  readonly event: CalendarEvent | null;
  /** Occurrence that was opened; null for a new event. */
  readonly occurrence: OccurrenceStart | null;
  /** Initial values of the form: the event at the occurrence's times. */
  readonly draft: CalendarEvent;
  readonly isReadOnly: boolean;
  /** Element that had focus and gets it back; null without one. */
  readonly origin: HTMLElement | null;
  /** Key of the occurrence beside which a floating editor stands; where that isn't drawn, it stands beside `origin`. */
  readonly besideKey: string;
  /** Unsaved values of an earlier attempt, with which the form is filled again. */
  readonly refused?: RefusedEvent;
  /** Whether a new event begins in the quick form rather than in the editor. */
  readonly isQuick?: boolean;
}

/** An event that wasn't saved. */
export interface RefusedEvent {
  readonly event: CalendarEvent;
  /** Reason of the refusal; empty without one. */
  readonly reason: string;
}

/** An occurrence and its element on the page. */
export interface DrawnOccurrence {
  readonly occurrence: Occurrence;
  readonly element: HTMLElement;
}

/** An occurrence whose details are to be shown in a popover. */
export interface DetailsRequest {
  readonly occurrence: OccurrenceStart;
  readonly origin: HTMLElement;
}

/** Keys pressed while an editor was loading. */
export interface TypedAhead {
  readonly text: string;
  /** Whether Enter followed the text, which saves. */
  readonly isEntered: boolean;
}

const NOTHING_TYPED: TypedAhead = { text: '', isEntered: false };

/** Interface of the open editor to the rest of the calendar. */
export interface OpenEditor {
  /** Event as it would be saved now, for the views to draw; null while nothing was changed. */
  readonly shown: Signal<CalendarEvent | null>;
  /** Whether the editor may close; it asks first about unsaved changes. */
  leave(): boolean;
}

/** Opens the editor and the details popover, and knows their events. The editor's code is loaded on first use. */
@Injectable()
export class Editing {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #store = inject(CalendarStore);
  readonly #settings = inject(CalendarSettings);
  readonly #recurrence = inject(RECURRENCE);
  readonly #navigation = inject(Navigation);
  readonly #document = inject(DOCUMENT);

  readonly session = signal<EditSession | null>(null);
  /** Ended session whose form still leaves the screen; a new session takes its place at once. */
  readonly leaving = signal<EditSession | null>(null);
  readonly details = signal<DetailsRequest | null>(null);
  /** Editor on the page; null while there is none. It appears and disappears with its session. */
  readonly editor = signal<OpenEditor | null>(null);
  /** Event as the editor would save it now; null while nothing was changed. */
  readonly shown = computed(() => this.editor()?.shown() ?? null);
  /** Keys pressed for an editor that is still loading; null while none is. */
  readonly #typed = signal<TypedAhead | null>(null);
  /** Whether an editor is loading; keys pressed meanwhile are meant for it. */
  readonly isLoading = computed(() => this.#typed() !== null);

  /** Opens an occurrence by click, key or method; permissions and the host decide what opens. */
  open(occurrence: OccurrenceStart, key: string, element: HTMLElement | null): void {
    const { event, start } = occurrence;
    const open = this.session();
    // This is the second click of a double-click.
    if (open?.event === event && open.occurrence?.start === start) return;
    // The draft has the times of the opened occurrence.
    const draft = this.#atItsTimes(occurrence);
    const { readOnly } = this.#store.permissionsOf(event);
    // A read-only calendar has no editor, except for events that aren't read-only themselves.
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

  /** Opens a new event that isn't drawn yet, in the form that the host chose for new events. */
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

  /** Opens a new event in the editor, whichever form the host chose for new events. */
  createInEditor(draft: CalendarEvent): void {
    this.#begin(null, draft);
  }

  /** Continues in the editor with the values of the quick form. `refused` is null where nothing would be lost. */
  goOn(event: CalendarEvent, refused: RefusedEvent | null): void {
    const origin = this.session()?.origin ?? null;
    this.close();
    this.#begin(null, event, refused, origin);
  }

  /**
   * Reopens a refused event with the values as typed and the reason. `current` is the occurrence as it is; null for a
   * new event. Returns false where an open editor holds something else.
   */
  reopen(current: OccurrenceStart | null, refused: RefusedEvent): boolean {
    return this.#begin(current, refused.event, refused);
  }

  /**
   * Opens the first event with an id: of a series its drawn occurrence, or else its next one. Returns false without
   * such an event.
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

  /** Handles a key while the editor is loading: text for its title, and Enter after it; Escape cancels it. */
  typeAhead(press: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = press;
    const { text, isEntered } = this.#typed() ?? NOTHING_TYPED;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') this.#callOff();
    // Nothing is typed into an editor that is to be saved.
    else if (isEntered) return;
    else if (key === 'Enter' && text !== '') this.#typed.set({ text, isEntered: true });
    else if (key === 'Backspace') this.#typed.set({ text: text.slice(0, -1), isEntered });
    // Keys without a character have names of several letters.
    else if (key.length === 1) this.#typed.set({ text: text + key, isEntered });
    else return;
    press.preventDefault();
  }

  /** Ends type-ahead, once the editor and its fields are there; returns the keys pressed meanwhile. */
  takeTyped(): TypedAhead {
    const typed = this.#typed();
    this.#typed.set(null);
    return typed ?? NOTHING_TYPED;
  }

  /** Ends the session without saving. */
  close(): void {
    this.session.set(null);
    this.leaving.set(null);
    this.editor.set(null);
    this.#typed.set(null);
  }

  /** Cancels a loading editor, unless it carries unsaved values: the editor itself asks whether those may be lost. */
  #callOff(): void {
    if (this.session()?.refused === undefined) this.close();
  }

  /** Returns the first occurrence from the shown day on, within a year; else one near the event's start. */
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
      // For an occurrence of a series the editor stands beside the draft, which is drawn beside the others.
      besideKey: event === null || before !== event ? '' : String(event.id),
      ...(refused !== null && { refused }),
    });
  }

  #atItsTimes(occurrence: OccurrenceStart): CalendarEvent {
    return this.#recurrence?.eventOf(occurrence, this.#settings.localZone) ?? occurrence.event;
  }

  /** Begins a session; returns false where an editor, open or loading, holds unsaved values. */
  #start(session: EditSession): boolean {
    const editor = this.editor();
    const isHeld = editor === null ? this.session()?.refused !== undefined : !editor.leave();
    if (isHeld) return false;
    this.close();
    this.details.set(null);
    this.#typed.set(NOTHING_TYPED);
    this.session.set(session);
    return true;
  }

  #focused(): HTMLElement | null {
    const { activeElement } = this.#document;
    return activeElement instanceof HTMLElement ? activeElement : null;
  }
}
