import { inject, Injectable } from '@angular/core';
import type { CalendarEvent, Slot } from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { Notice } from '../feedback/notice';
import { ChangeSpeech } from '../gestures/change-speech';
import { GestureRules } from '../store/events/gesture-rules';
import { Navigation } from '../store/dates/navigation';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { FocusedSlot } from '../store/layout/focused-slot';
import { EventSelection } from './event-selection';
import { SeveralChanges } from './several-changes';
import { SeveralClipboard } from './several-clipboard';

/** Facts about copies that are to be added. */
interface AddedCopies {
  /** Number of copied occurrences that are left out, as their series stands there already. */
  readonly alreadyThere: number;
  /** Whether they are pasted, rather than duplicates. */
  readonly isPasted: boolean;
}

/** Adds copies of several events together: duplicates of the selected ones, and those that are pasted. */
@Injectable()
export class SeveralPasting {
  readonly #announcer = inject(Announcer);
  readonly #changes = inject(SeveralChanges);
  readonly #clipboard = inject(SeveralClipboard);
  readonly #focus = inject(FocusReturn);
  readonly #focused = inject(FocusedSlot);
  readonly #navigation = inject(Navigation);
  readonly #notice = inject(Notice);
  readonly #rules = inject(GestureRules);
  readonly #selection = inject(EventSelection);
  readonly #settings = inject(CalendarSettings);
  readonly #speech = inject(ChangeSpeech);

  /** Whether copies may be added to the calendar. */
  canCreate(): boolean {
    return this.#rules.canCreate();
  }

  /** Adds a copy of each event in its place. */
  duplicate(): void {
    if (!this.canCreate()) return;
    const copies = this.#clipboard.duplicatesOf(this.#selection.selected());
    void this.#add(copies, { alreadyThere: 0, isPasted: false });
  }

  /** Adds the copied events at a slot, or in their places on the page; returns whether there are any. */
  paste(slot: Slot): boolean {
    const copied = this.#clipboard.copied();
    if (copied === null || !this.canCreate()) return false;
    const { copies, isBeyond, alreadyThere } = this.#clipboard.pasted(copied, slot);
    const details = { alreadyThere, isPasted: true };
    if (isBeyond) {
      const reason = this.#settings.text()('noSuchColumnError');
      this.#refuse(reason, this.#changes.allowedOf(copies), details);
    } else void this.#add(copies, details);
    return true;
  }

  /** Pastes at the focused slot, or in the places of the copied events on another page. */
  pasteHere(): void {
    const slot = this.#focused.last ?? {
      day: this.#navigation.shownDate(),
      instant: null,
      resource: null,
    };
    this.paste(slot);
  }

  async #add(copies: readonly CalendarEvent[], details: AddedCopies): Promise<void> {
    const { alreadyThere, isPasted } = details;
    const text = this.#settings.text();
    const left = alreadyThere > 0 ? text('eventsAlreadyThere', { count: alreadyThere }) : '';
    if (copies.length === 0) {
      if (left !== '') this.#notice.show(left);
      return;
    }
    const added = await this.#changes.add(copies, { isSilent: true });
    if (added.made === null) {
      if (added.reason !== '') {
        const others = isPasted ? this.#changes.allowedOf(copies) : [];
        const isAny = others.length < copies.length;
        this.#refuse(added.reason, isAny ? others : [], details);
      }
      return;
    }
    const [first] = this.#selection.keepNew(copies);
    const when = first === undefined ? '' : this.#speech.whenText(first);
    if (left !== '') this.#notice.show(left);
    this.#focus.follow(first?.key ?? '', () =>
      this.#announcer.say(this.#settings.text()('eventsPasted', { count: copies.length, when })),
    );
  }

  /** Says why copies were refused, and offers to paste the others that wouldn't be. */
  #refuse(reason: string, others: readonly CalendarEvent[], details: AddedCopies): void {
    const run = (): void => void this.#add(others, details);
    const label = this.#settings.text()('pasteOthers');
    this.#notice.showFailure(reason, others.length > 0 ? { label, run } : null);
  }
}
