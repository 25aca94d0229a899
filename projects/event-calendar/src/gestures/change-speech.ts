import { inject, Injectable } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type {
  CalendarEvent,
  Occurrence,
  RecurrenceScope,
  Slot,
} from 'ng-event-calendar/core/internal';
import type { LocaleTextKey } from 'ng-event-calendar/defaults';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { Notice } from '../feedback/notice';
import { CalendarEdits, type ChangedScope } from '../store/events/calendar-edits';
import { ChangeWords, type ReplayWay } from '../store/events/change-words';
import type { EditOutcome } from '../store/events/edit-outcome';
import { Settlements } from '../store/events/settlements';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { someTitles } from '../text/some-titles';

/** An event after a change. */
interface Changed extends ChangedScope {
  readonly event: CalendarEvent;
}

/** Announces changes of events to screen readers, after returning the focus. */
@Injectable()
export class ChangeSpeech {
  readonly #announcer = inject(Announcer);
  readonly #edits = inject(CalendarEdits);
  readonly #focus = inject(FocusReturn);
  readonly #notice = inject(Notice);
  readonly #settings = inject(CalendarSettings);
  readonly #settlements = inject(Settlements);
  readonly #words = inject(ChangeWords);

  /** Announces a text about an event. */
  say(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    const title = this.#words.titleOf(occurrence.event);
    const when = this.whenText(occurrence);
    this.#announcer.say(this.#settings.text()(key, { title, when, ...values }));
  }

  /** Announces that an event can't be changed as it was asked for. */
  refuse(occurrence: Occurrence): void {
    const title = this.#words.titleOf(occurrence.event);
    this.#announcer.sayFailure(this.#settings.text()('eventMoveRefused', { title }));
  }

  /** Shows and announces why a held event can't be dropped where it is. */
  refuseDrop({ title }: CalendarEvent, givenReason: string): void {
    const text = this.#settings.text();
    const reason = givenReason || text('changeRefused');
    this.#notice.showFailure(
      reason,
      null,
      text('dropRefused', {
        // The text goes on behind the reason.
        reason: reason.replace(/[.。]$/, ''),
        title: title || text('eventUntitled'),
      }),
    );
  }

  /** Announces a change of an event, once the event has focus again. */
  tell(key: LocaleTextKey, occurrence: Occurrence, values: Record<string, string> = {}): void {
    this.#focus.again(occurrence.key, () => this.say(key, occurrence, values));
  }

  /** Announces that an event was created, if it was, and focuses it. */
  created(event: CalendarEvent | null): void {
    const occurrence = event === null ? null : this.#words.drawn(event);
    if (occurrence !== null) this.#tellChange('eventCreated', occurrence);
  }

  /** Announces that an event was changed, if it was, and focuses it; otherwise the focus stays. */
  changed(to: Changed | null, before: Occurrence): void {
    const occurrence = to === null ? null : this.#words.drawn(to.event);
    if (occurrence === null) this.#focus.again(before.key);
    else this.#tellChange('eventChanged', occurrence, to?.scope);
  }

  /** Announces a move of an event, if it was moved, and focuses it in the columns of `resource`. */
  moved(from: Occurrence, changed: Changed | null, resource?: Slot['resource']): void {
    const to = changed === null ? null : this.#words.drawn(changed.event);
    if (to === null) this.#focus.again(from.key);
    else {
      const title = this.#titleInScope(from.event, changed?.scope);
      this.#tellDone(to.event, to.key, () => this.#sayMoved(title, from, to), resource);
    }
  }

  /** Announces that an event was deleted, and offers to undo that. */
  deleted(occurrence: Occurrence, scope?: RecurrenceScope): void {
    const title = this.#titleInScope(occurrence.event, scope);
    const when = this.whenText(occurrence);
    const text = this.#settings.text();
    this.#tellGone(
      occurrence,
      text('eventDeletedNotice', { title }),
      text('eventDeleted', { title, when }),
    );
  }

  /**
   * Announces that events went to a place outside of the calendar, and offers to undo that; `further` is said behind it.
   */
  sentOut(occurrences: readonly Occurrence[], target: string, further: string): void {
    const [first] = occurrences;
    if (first === undefined) return;
    const text = this.#settings.text();
    const titles = occurrences.map(({ event }) => this.#words.titleOf(event));
    const title = someTitles(titles, text);
    const sent =
      target === '' ? text('eventSentAway', { title }) : text('eventSentOut', { title, target });
    this.#tellGone(first, [sent, further].filter(Boolean).join('. '));
  }

  /** Announces that an event is gone, with the focus on the view. */
  #tellGone(occurrence: Occurrence, message: string, spoken = message): void {
    this.#tellDone(occurrence.event, occurrence.key, () => this.#offerUndo(message, spoken));
  }

  /** Shows what a drop did, and offers to undo it, once the event has focus again. */
  dropped(event: CalendarEvent, isResized: boolean, resource?: Slot['resource']): void {
    const when = this.#words.briefTimes(event, isResized ? 'whole' : 'start');
    const message = this.#settings.text()(isResized ? 'eventResizedNotice' : 'eventMovedNotice', {
      when,
    });
    const key = this.#words.drawn(event)?.key ?? String(event.id);
    this.#tellDone(event, key, () => this.#offerUndo(message), resource);
  }

  #offerUndo(message: string, spoken = message): void {
    const label = this.#settings.text()('undo');
    const run = (): void => this.replayed(this.#edits.undo(), 'undone');
    this.#notice.show(message, { label, run }, spoken);
  }

  /** Announces what undo or redo has done, and focuses the event. */
  replayed(change: ChangeSet | null, way: ReplayWay): void {
    const event = change?.event ?? change?.changes[0]?.after ?? change?.changes[0]?.before ?? null;
    if (change === null || event === null) {
      this.#focus.again('');
      return;
    }
    const key = this.#words.drawn(event)?.key ?? String(event.id);
    const said = this.#words.replayed(change, way);
    this.#tellDone(event, key, () => this.#announcer.say(said));
  }

  /** Returns the focus after the editor has closed, to its origin or to the event, and announces the result. */
  finished({ did, event, origin, scope }: EditOutcome): void {
    const occurrence = this.#words.drawn(event);
    if (did === 'nothing' || occurrence === null) {
      this.#focus.back(origin);
      this.#focus.again(String(event.id));
    } else if (did === 'deleted') this.deleted(occurrence, scope);
    else this.#tellChange(did === 'created' ? 'eventCreated' : 'eventChanged', occurrence, scope);
  }

  /** Returns the spoken dates of an occurrence, with its resource where columns or rows are by resource. */
  whenText(occurrence: Occurrence): string {
    return this.#words.whenOf(occurrence);
  }

  /**
   * Announces a change of an event, once the event has focus again. A change that couldn't be saved has been announced
   * as that by then.
   */
  #tellDone(
    event: CalendarEvent,
    key: string,
    speak: () => void,
    resource?: Slot['resource'],
  ): void {
    const speakIfKept = (): void => {
      if (!this.#settlements.isTakenBack(event)) speak();
    };
    this.#focus.again(key, speakIfKept, resource);
  }

  #tellChange(
    key: 'eventCreated' | 'eventChanged',
    occurrence: Occurrence,
    scope?: RecurrenceScope,
  ): void {
    const title = this.#titleInScope(occurrence.event, scope);
    this.#tellDone(occurrence.event, occurrence.key, () => this.say(key, occurrence, { title }));
  }

  #sayMoved(title: string, from: Occurrence, to: Occurrence): void {
    this.#announcer.say(
      this.#settings.text()('eventMoved', {
        title,
        from: this.whenText(from),
        to: this.whenText(to),
      }),
    );
  }

  /** Returns the title of an event, with the occurrences of its series that changed with it. */
  #titleInScope(event: CalendarEvent, scope: RecurrenceScope = 'onlyThis'): string {
    const text = this.#settings.text();
    const title = this.#words.titleOf(event);
    switch (scope) {
      case 'onlyThis':
        return title;
      case 'thisAndFollowing':
        return text('titleAndFollowing', { title });
      case 'all':
        return text('titleOfAll', { title });
    }
  }
}
