import { inject, Injectable } from '@angular/core';
import { recolored } from 'ng-event-calendar/core/edits';
import {
  type CalendarEvent,
  type Occurrence,
  type PaletteName,
} from 'ng-event-calendar/core/internal';
import { inOrderOfStart } from 'ng-event-calendar/core/several';
import type { LocaleTextKey } from 'ng-event-calendar/defaults';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { Notice } from '../feedback/notice';
import { Sessions } from '../gestures/sessions';
import { ChangeSpeech } from '../gestures/change-speech';
import { KeyboardMove } from '../keyboard/keyboard-move';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CalendarStore } from '../store/events/calendar-store';
import { PageOccurrences } from '../store/events/page-occurrences';
import type { SeveralCommands } from '../store/events/selection-state';
import { SessionState, type Draft } from '../store/events/session-state';
import { someTitles } from '../text/some-titles';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { EventSelection } from './event-selection';
import { SeveralChanges } from './several-changes';
import { SeveralClipboard } from './several-clipboard';
import { SeveralPasting } from './several-pasting';

/** Commands on the selected events together: each is one write and one step of undo. */
@Injectable()
export class SeveralActions implements SeveralCommands {
  readonly #announcer = inject(Announcer);
  readonly #changes = inject(SeveralChanges);
  readonly #clipboard = inject(SeveralClipboard);
  readonly #edits = inject(CalendarEdits);
  readonly #focus = inject(FocusReturn);
  readonly #keyboard = inject(KeyboardMove);
  readonly #notice = inject(Notice);
  readonly #page = inject(PageOccurrences);
  readonly #pasting = inject(SeveralPasting);
  readonly #selection = inject(EventSelection);
  readonly #session = inject(SessionState);
  readonly #sessions = inject(Sessions);
  readonly #settings = inject(CalendarSettings);
  readonly #speech = inject(ChangeSpeech);
  readonly #store = inject(CalendarStore);
  readonly #view = inject(ActiveViewGeometry);

  movable(): readonly Occurrence[] {
    if (this.#view.geometry() === null) return [];
    return this.#selection.selected().filter((each) => this.#sessions.canGrab(each, null));
  }

  canChange(): boolean {
    return this.changeable().length > 0;
  }

  /** Selected events that may be changed or deleted. */
  changeable(): readonly Occurrence[] {
    return this.#selection
      .selected()
      .filter(({ event }) => !this.#store.permissionsOf(event).readOnly);
  }

  /** Picks up all that may be moved, by the given event, or by the first where that one stays behind. */
  pickUp(wanted: Occurrence, element: Element): void {
    const movable = this.movable();
    const isThere = movable.some(({ key }) => key === wanted.key);
    // Another one is taken from its own column.
    const from = isThere ? element : (element.closest('[role$="grid"]') ?? element);
    this.#keyboard.pickUp(isThere ? wanted : (movable[0] ?? wanted), from);
  }

  copy(): void {
    const selected = this.#selection.selected();
    this.#clipboard.copy(selected);
    this.#say('eventsCopied', selected.length);
  }

  cut(): void {
    this.#clipboard.copy(this.#selection.selected());
    void this.remove();
  }

  /** Removes the events, and offers to undo that. */
  async remove(): Promise<void> {
    const { changed: removed, stay } = this.#split();
    if (removed.length === 0) return;
    const planned = removed.map((occurrence) => ({ occurrence, change: null }));
    const next = this.#nextAfter(removed);
    if ((await this.#changes.write(planned, 'delete')) === null) return;
    this.#selection.keep([]);
    const deleted = this.#settings.text()('eventsDeleted', { count: removed.length });
    const said = [deleted, this.stayingText(stay)].filter(Boolean).join('. ');
    this.#focus.again(next, () =>
      this.#notice.show(said, {
        label: this.#settings.text()('undo'),
        run: () => this.#speech.replayed(this.#edits.undo(), 'undone'),
      }),
    );
  }

  /** Gives the events a colour of their own; null removes it. */
  async recolor(color: PaletteName | null): Promise<void> {
    const { changed, stay } = this.#split();
    if (changed.length === 0) return;
    const change = (event: CalendarEvent): CalendarEvent => recolored(event, color);
    const planned = changed.map((occurrence) => ({ occurrence, change }));
    const written = await this.#changes.write(planned, 'update');
    if (written === null) return;
    this.#selection.keepChanged(planned, written);
    this.sayStaying(stay);
    this.#focus.again(planned[0]!.occurrence.key, () =>
      this.#say('eventsRecolored', planned.length),
    );
  }

  duplicate(): void {
    this.#pasting.duplicate();
  }

  /** Returns the key of the event of the page that follows the earliest of some; empty where none does. */
  #nextAfter(occurrences: readonly Occurrence[]): string {
    const keys = new Set(occurrences.map(({ key }) => key));
    const inOrder = inOrderOfStart(this.#page.all(), this.#settings.zone());
    const first = inOrder.findIndex(({ key }) => keys.has(key));
    return inOrder.slice(first + 1).find(({ key }) => !keys.has(key))?.key ?? '';
  }

  /** Returns the selected events that may be changed, and those that stay; says so where none may be. */
  #split(): { readonly changed: readonly Occurrence[]; readonly stay: readonly Occurrence[] } {
    const changed = this.changeable();
    const stay = this.#selection.besides(changed);
    if (changed.length === 0) this.#notice.show(this.#settings.text()('changeRefused'));
    return { changed, stay };
  }

  /** Announces the drop of a draft with its companions, `count` events in all. */
  sayMoved(draft: Draft, count: number): void {
    const when = this.#speech.whenText(this.#session.occurrenceOf(draft));
    this.#focus.again(draft.occurrence?.key ?? '', () => this.#say('eventsMoved', count, { when }));
  }

  /** Announces that a drag has copied events, with the focus on the copy of the grabbed one. */
  sayCopied(count: number, grabbed: Occurrence | undefined): void {
    this.#focus.follow(grabbed?.key ?? '', () => this.#say('eventsCopied', count));
  }

  /** Names events in a notice that stay as they are. */
  sayStaying(stay: readonly Occurrence[]): void {
    if (stay.length > 0) this.#notice.show(this.stayingText(stay));
  }

  /** Returns a sentence that names events which stay as they are; empty without any. */
  stayingText(stay: readonly Occurrence[]): string {
    if (stay.length === 0) return '';
    const text = this.#settings.text();
    const titles = stay.map(({ event }) => event.title || text('eventUntitled'));
    return text('eventsStay', { count: stay.length, titles: someTitles(titles, text) });
  }

  #say(key: LocaleTextKey, count: number, values: Record<string, string> = {}): void {
    this.#announcer.say(this.#settings.text()(key, { count, ...values }));
  }
}
