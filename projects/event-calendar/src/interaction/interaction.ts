import {
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injectable,
  Injector,
  untracked,
  type Provider,
} from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { EditOutcome } from '../store/events/edit-outcome';
import { EventCardOpener } from '../event/event-card-opener';
import { NewEvents } from '../gestures/new-events';
import { SlotClicks } from '../gestures/slot-clicks';
import { Creation } from '../gestures/creation';
import { InboundDrops } from '../gestures/inbound-drops';
import { OutboundDrops } from '../gestures/outbound-drops';
import { DraftVerdicts } from '../gestures/draft-verdicts';
import { Drafts } from '../gestures/drafts';
import { drawnEventAt, EVENT_ELEMENT } from '../gestures/drawn-event';
import { DropListItems } from '../gestures/drop-list-items';
import type { EarlyPress } from '../gestures/early-press';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { GridZoom } from '../gestures/grid-zoom';
import { HeldTouch } from '../gestures/held-touch';
import { PageSwipe } from '../gestures/page-swipe';
import { PageTurn } from '../gestures/page-turn';
import { PagesBeside } from '../gestures/pages-beside';
import { RefusingBands } from '../gestures/refusing-bands';
import { SessionChanges } from '../gestures/session-changes';
import { guardSecondClick } from '../gestures/second-click';
import { Sessions } from '../gestures/sessions';
import { SlotPresses } from '../gestures/slot-presses';
import { ViewPointerController } from '../gestures/view-pointer-controller';
import { DragRecognizer } from '../gestures/drag-recognizer';
import { ActiveViewGeometry, type SlotGeometry } from '../gestures/view-geometry';
import { ExternalEventSlots } from '../keyboard/external-event-slots';
import { ChangeSpeech } from '../gestures/change-speech';
import { EventClipboard } from '../keyboard/clipboard';
import { EventActions } from '../keyboard/event-actions';
import { EventCommands } from '../keyboard/event-commands';
import { EventSteps } from '../keyboard/event-steps';
import { FocusInNewView } from '../keyboard/focus-in-new-view';
import { FocusedPlace } from '../keyboard/focused-place';
import { FurtherTimes } from '../keyboard/further-times';
import { KeyboardCommands } from '../keyboard/keyboard-commands';
import { KeyboardMove } from '../keyboard/keyboard-move';
import { LostFocus } from '../keyboard/lost-focus';
import { commandOf } from '../keyboard/shortcuts';
import { SelectionState } from '../store/events/selection-state';
import { SeriesEdits } from '../store/events/series-edits';
import { WRITING } from '../store/events/writing';
import { DrawnPages } from './drawn-pages';
import { PAGE_PARTS, type PageParts } from './page-parts';
import { PressReplay } from './press-replay';

/** Handles pointers and keys of one calendar: on its root and on the active view. */
@Injectable()
export class Interaction {
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #destroyed = inject(DestroyRef);
  readonly #events = inject(EventCommands);
  readonly #keyboard = inject(KeyboardMove);
  readonly #said = inject(ChangeSpeech);
  readonly #shown = inject(ActiveViewGeometry);
  readonly #pointer = inject(ViewPointerController);
  readonly #presses = inject(SlotPresses);
  readonly #swipe = inject(PageSwipe);
  readonly #selection = inject(SelectionState);
  #view: SlotGeometry | null = null;
  #leaveView: () => void = () => undefined;
  #endGuard: () => void = () => undefined;
  #isListening = false;

  readonly replay = inject(PressReplay);
  readonly commands = inject(KeyboardCommands);
  readonly menu = inject(EventMenuOpener);
  readonly cards = inject(EventCardOpener);
  /** Injector for components of the interaction, such as the menu. */
  readonly injector = inject(Injector);

  constructor() {
    const onDestroy = (end: () => void): unknown => this.#destroyed.onDestroy(end);
    const content = this.#root.querySelector<HTMLElement>('.ec-content')!;
    onDestroy(this.#swipe.listen(content));
    onDestroy(inject(HeldTouch).listen(content, this.menu));
    onDestroy(this.cards.listen(this.#root));
    onDestroy(inject(LostFocus).listen(this.#root));
    onDestroy(inject(DropListItems).listen());
    onDestroy(() => {
      this.#leaveView();
      this.#endGuard();
    });

    // The code that changes series is there by the first drop. If it can't be loaded, a change asks for it again.
    void inject(SeriesEdits).load({ isSilent: true });
    // Follows what is held as long as there is interaction.
    inject(RefusingBands);
    // An event that is dragged in another calendar may be on its way to this one.
    this.#enter(untracked(() => this.#shown.geometry()));
    effect(() => {
      const part = this.#selection.part();
      untracked(() => this.#selection.gestures.set(part?.gesturesIn(this.injector) ?? null));
    });
    effect(() => {
      const geometry = this.#shown.geometry();
      untracked(() => this.#enter(geometry));
    });
  }

  /** Starts listening to drags, and continues a press that came before. */
  begin(early: EarlyPress): void {
    this.#isListening = true;
    if (this.#view !== null) this.#listen(early);
  }

  /** Handles an event on the calendar's root; `isLate` if its default was prevented when it was kept. */
  take(event: Event, isLate = false): void {
    switch (event.type) {
      case 'mousedown':
        // The press counts where it is released on the same spot.
        if (event.target instanceof Element) this.#presses.pressed(event.target);
        break;
      case 'click':
        this.#endGuard();
        this.#endGuard = guardSecondClick(event as MouseEvent);
        if (this.#selection.gestures()?.click(event as MouseEvent) === true) break;
        if (this.#view !== null) this.#presses.create(this.#view, 'click', event as MouseEvent);
        this.#open(event, isLate);
        break;
      case 'dblclick':
        if (this.#view !== null)
          this.#presses.create(this.#view, 'double-click', event as MouseEvent);
        break;
      case 'contextmenu':
        this.menu.press(event as MouseEvent, isLate);
        break;
      case 'keydown':
        this.#press(event as KeyboardEvent, isLate);
        break;
      case 'focusout':
        this.#leave(event as FocusEvent);
        break;
    }
  }

  /** Picks up an external event, to be moved by keys; returns whether it did. */
  pickUpExternal(event: OutsideEvent): boolean {
    return this.#keyboard.pickUpExternal(event);
  }

  /** Returns the focus after the editor has closed, and announces the result. */
  finished(outcome: EditOutcome): void {
    this.#said.finished(outcome);
  }

  #enter(view: SlotGeometry | null): void {
    if (view === this.#view) return;
    this.#leaveView();
    this.#view = view;
    this.#leaveView = view === null ? () => undefined : this.#pointer.enter(view);
    if (this.#isListening && view !== null) this.#listen(null);
  }

  #listen(early: EarlyPress | null): void {
    const stop = this.#pointer.listen(early);
    const leave = this.#leaveView;
    this.#leaveView = () => {
      stop();
      leave();
    };
  }

  #press(event: KeyboardEvent, isLate: boolean): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isPlain = !(ctrlKey || metaKey || altKey || shiftKey);
    if (isPlain && (key === 'Enter' || key === ' ')) this.#open(event, isLate);
    if (this.#keyboard.press(event)) {
      event.preventDefault();
      return;
    }
    if (this.#selection.gestures()?.press(event) === true) {
      event.preventDefault();
      return;
    }
    const command = commandOf(event, isLate);
    if (command !== null && this.commands.obey(command, event.target)) event.preventDefault();
  }

  /**
   * Opens a clicked event, or one on which Enter or Space is pressed, and reports it to the host; Enter on a cell
   * creates.
   */
  #open(press: Event, isLate: boolean): void {
    if (press.defaultPrevented && !isLate) return;
    // The first click of a double-click has opened the event.
    if (press instanceof MouseEvent && press.detail > 1) return;
    const element = drawnEventAt(press.target);
    if (element === undefined) {
      if (press instanceof KeyboardEvent && press.key === 'Enter') {
        this.#events.createAtFocus(press.target);
      }
      return;
    }
    if (press instanceof KeyboardEvent) press.preventDefault();
    const host = (press.target as Element).closest<HTMLElement>(EVENT_ELEMENT)!;
    this.#events.open(element.occurrence(), host);
  }

  /** Puts a picked-up event back when focus leaves the calendar. */
  #leave({ relatedTarget }: FocusEvent): void {
    const stays = relatedTarget instanceof Node && this.#root.contains(relatedTarget);
    if (!stays) this.#keyboard.putBack();
  }
}

const PROVIDERS: Provider[] = [
  ExternalEventSlots,
  SlotClicks,
  SlotPresses,
  ChangeSpeech,
  Creation,
  OutboundDrops,
  Drafts,
  DraftVerdicts,
  DropListItems,
  EventActions,
  EventCardOpener,
  EventClipboard,
  EventCommands,
  EventMenuOpener,
  EventSteps,
  FocusInNewView,
  FocusedPlace,
  FurtherTimes,
  GridZoom,
  HeldTouch,
  InboundDrops,
  Interaction,
  KeyboardCommands,
  KeyboardMove,
  LostFocus,
  NewEvents,
  PageSwipe,
  PageTurn,
  PressReplay,
  { provide: PagesBeside, useClass: DrawnPages },
  RefusingBands,
  SessionChanges,
  Sessions,
  ViewPointerController,
  DragRecognizer,
  WRITING,
];

/**
 * Creates the interaction of a calendar from its injector, to be destroyed with that; `pages` describes how its pages
 * are drawn.
 */
export function createInteraction(parent: Injector, pages: PageParts): Interaction {
  const providers = [PROVIDERS, { provide: PAGE_PARTS, useValue: pages }];
  const injector = Injector.create({ providers, parent });
  parent.get(DestroyRef).onDestroy(() => injector.destroy());
  return injector.get(Interaction);
}
