import {
  afterNextRender,
  ElementRef,
  inject,
  Injectable,
  Injector,
  untracked,
} from '@angular/core';
import type { CalendarEvent, CalendarId } from 'ng-event-calendar/core/internal';
import { withAttribute } from '../feedback/attribute-selector';
import { FocusReturn } from '../feedback/focus-return';
import { CalendarEdits } from '../store/events/calendar-edits';
import { Editing } from '../store/events/editing';
import { EventFilter } from '../store/events/event-filter';
import { renameKept } from '../store/events/kept-events';
import { renamedKey } from '../store/events/renamed-key';
import { SourceLink } from '../store/source/source-link';
import { mapStep } from './record-changes';

/** Writes what the source says into `events`, and keeps the focus and the open details on their event. */
@Injectable()
export class SourceWrites {
  readonly #edits = inject(CalendarEdits);
  readonly #editing = inject(Editing);
  readonly #filter = inject(EventFilter);
  readonly #focus = inject(FocusReturn);
  readonly #injector = inject(Injector);
  readonly #link = inject(SourceLink);
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  /** Writes events, and keeps the focus on the focused event, even if it is drawn anew. */
  put(events: readonly CalendarEvent[], key = this.#focused()?.dataset['key']): void {
    this.#edits.put(events);
    if (key !== undefined) this.#focus.again(key);
  }

  /** Replaces the id of an event wherever the former one is known. */
  rename(from: string, to: CalendarId, rename: (event: CalendarEvent) => CalendarEvent): void {
    this.#link.rename(from, to);
    renameKept(this.#filter, from, to);
    this.#edits.rewriteHistory(({ done, undone }) => ({
      done: done.map((step) => mapStep(step, rename)),
      undone: undone.map((step) => mapStep(step, rename)),
    }));
    const keyNow = (element: HTMLElement): string | undefined =>
      element.dataset['eventId'] === from
        ? renamedKey(element.dataset['key'] ?? '', from, to)
        : element.dataset['key'];
    const focused = this.#focused();
    const details = untracked(this.#editing.details);
    // Replaced in place; a new event would go to the end.
    this.put(this.#edits.events().map(rename), focused === null ? undefined : keyNow(focused));
    if (details === null || String(details.occurrence.event.id) !== from) return;
    const key = keyNow(details.origin);
    // The popover is anchored to, or even within, an element that is drawn anew.
    const anchorAgain = (): void => {
      const drawn =
        key === undefined
          ? details.origin
          : this.#element.parentElement?.querySelector<HTMLElement>(
              `ec-event${withAttribute('data-key', key)}`,
            );
      if (this.#editing.details() === details) {
        const { occurrence } = details;
        const renamed = { ...occurrence, event: rename(occurrence.event) };
        this.#editing.details.set(drawn ? { occurrence: renamed, origin: drawn } : null);
      }
    };
    afterNextRender(anchorAgain, { injector: this.#injector });
  }

  #focused(): HTMLElement | null {
    const { activeElement } = this.#element.ownerDocument;
    const isOurs = this.#element.parentElement?.contains(activeElement) === true;
    return (isOurs && activeElement?.closest<HTMLElement>('ec-event')) || null;
  }
}
