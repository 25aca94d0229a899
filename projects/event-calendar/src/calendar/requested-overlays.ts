import { computed, inject, Injectable, type Injector, type Type } from '@angular/core';
import type { EditOutcome } from '../store/events/edit-outcome';
import { FocusReturn } from '../feedback/focus-return';
import { Help } from '../feedback/help';
import { InteractionOnDemand } from '../interaction/interaction-on-demand';
import { partAfter, partWith, type LazyPart } from '../lazy/lazy-part';
import type { PartInputs, Told } from '../lazy/lazy-outlet';
import { BookingQuestions } from '../store/availability/booking-question';
import { Editing, type EditSession } from '../store/events/editing';
import { EDITOR_SECTIONS } from '../store/events/editor-section';
import { RECURRENCE_UI } from '../store/events/recurrence';
import { SessionState } from '../store/events/session-state';
import {
  BOOKING_PROMPT,
  EVENT_CARD,
  DETAILS_POPOVER,
  EDITOR,
  DRAG_GHOST,
  EVENT_MENU,
  QUICK_FORM,
  SHORTCUTS_POPOVER,
} from '../lazy/lazy-parts';

/** A lazy part to be shown on request. */
export interface RequestedOverlay {
  /** Key of the request; a changed one redraws the part instead of setting new inputs. */
  readonly key: unknown;
  readonly part: LazyPart<Type<unknown>>;
  readonly inputs: object;
  /** Called when the part has closed, with its result; null where it couldn't be loaded. */
  readonly gone: (told: unknown) => void;
  /** Whether Escape doesn't cancel the request while the part loads. */
  readonly stays?: boolean;
  readonly injector?: Injector;
}

/** Overlays that the shell shows on request, beside the views. */
@Injectable()
export class RequestedOverlays {
  readonly #interaction = inject(InteractionOnDemand);
  readonly #bookings = inject(BookingQuestions);
  readonly #editing = inject(Editing);
  readonly #session = inject(SessionState);
  readonly #focusReturn = inject(FocusReturn);
  readonly #help = inject(Help);

  // Parts that say when an event recurs.
  readonly #words = inject(RECURRENCE_UI)?.words;
  readonly #card = partWith(EVENT_CARD, this.#words);
  readonly #details = partWith(DETAILS_POPOVER, this.#words);
  readonly #quickForm = partWith(QUICK_FORM, this.#words);
  // The form is drawn whole: a section that came later would move the fields below it.
  readonly #editor = partAfter(
    partWith(EDITOR, this.#words),
    (inject(EDITOR_SECTIONS, { optional: true }) ?? []).map(({ part }) => part),
  );

  /** Whether the dragged event is drawn under the pointer, outside the calendar. */
  readonly #hasGhost = computed(() => this.#session.outside()?.isDrawn === false);

  /** Overlays that are requested now. */
  readonly shown = computed<readonly RequestedOverlay[]>(() => {
    const asked: RequestedOverlay[] = [];
    const origin = this.#help.beside();
    if (origin !== null) {
      asked.push(ask(SHORTCUTS_POPOVER, { origin }, () => this.#help.beside.set(null)));
    }
    const there = this.#interaction.there();
    if (there !== null) {
      const hovered = there.cards.request();
      if (hovered !== null) {
        asked.push(
          ask(this.#card, { request: hovered }, () => there.cards.hide(), { stays: true }),
        );
      }
      const { request } = there.menu;
      const opened = request();
      if (opened !== null) {
        const { injector } = there;
        asked.push(ask(EVENT_MENU, { request: opened }, () => request.set(null), { injector }));
      }
    }
    const question = this.#bookings.question();
    if (question !== null)
      asked.push(ask(BOOKING_PROMPT, { question }, () => question.answer('back')));
    if (this.#hasGhost()) asked.push(ask(DRAG_GHOST, {}, () => undefined, { stays: true }));
    const about = this.#editing.details();
    if (about !== null) {
      const close = (): void => {
        // Another request may have replaced it.
        if (this.#editing.details() === about) this.#editing.details.set(null);
      };
      asked.push(ask(this.#details, { request: about }, close, { key: about }));
    }
    const session = this.#editing.session() ?? this.#editing.leaving();
    if (session !== null) {
      const finish = (outcome: EditOutcome | null): void => void this.#finish(outcome, session);
      const more = { key: session, stays: true };
      // The quick form of a new event, or the editor.
      const form = session.isQuick
        ? ask(this.#quickForm, {}, finish, more)
        : ask(this.#editor, {}, finish, more);
      asked.push(form);
    }
    return asked;
  });

  /** Ends an editing session after its form closed or failed to load: restores focus and announces the result. */
  async #finish(outcome: EditOutcome | null, { draft, origin }: EditSession): Promise<void> {
    if (outcome === null) this.#editing.close();
    const end: EditOutcome = outcome ?? { did: 'nothing', event: draft, origin };
    if (this.#interaction.there() === null) {
      // Focus is restored even if there is no code to announce the result.
      this.#focusReturn.back(end.origin);
      this.#focusReturn.again(String(end.event.id));
    }
    (await this.#interaction.load())?.finished(end);
  }
}

/** Makes a request for a part; one of a kind is shown at a time unless `more` has a key of its own. */
function ask<C>(
  part: LazyPart<Type<C>>,
  inputs: PartInputs<C>,
  gone: (told: Told<C> | null) => void,
  more: Partial<Pick<RequestedOverlay, 'key' | 'stays' | 'injector'>> = {},
): RequestedOverlay {
  return { key: part, part, inputs, gone: gone as RequestedOverlay['gone'], ...more };
}
