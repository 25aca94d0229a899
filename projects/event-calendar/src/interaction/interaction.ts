import {
  DestroyRef,
  effect,
  ElementRef,
  ErrorHandler,
  inject,
  Injectable,
  Injector,
  NgZone,
  untracked,
  type Provider,
} from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditOutcome } from '../editor/edit-outcome';
import { EventCardOpener } from '../event/event-card-opener';
import { NewEvents } from '../gestures/new-events';
import { SlotClicks } from '../gestures/slot-clicks';
import { Creation } from '../gestures/creation';
import { OutboundDrops } from '../gestures/outbound-drops';
import { Drafts } from '../gestures/drafts';
import { drawnEventAt } from '../gestures/drawn-event';
import { DropListItems } from '../gestures/drop-list-items';
import type { EarlyPress } from '../gestures/early-press';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { GridZoom } from '../gestures/grid-zoom';
import { HeldTouch } from '../gestures/held-touch';
import { PageSwipe } from '../gestures/page-swipe';
import { PageTurn } from '../gestures/page-turn';
import { PagesBeside } from '../gestures/pages-beside';
import { SessionChanges } from '../gestures/session-changes';
import { guardSecondClick } from '../gestures/second-click';
import { Sessions } from '../gestures/sessions';
import { ViewPointerController } from '../gestures/view-pointer-controller';
import { SurfaceDrag } from '../gestures/surface-drag';
import { ActiveViewGeometry, type SlotGeometry } from '../gestures/view-geometry';
import { ArrivalSlots } from '../keyboard/arrival-slots';
import { ChangeSpeech } from '../keyboard/change-speech';
import { EventClipboard } from '../keyboard/clipboard';
import { EventActions } from '../keyboard/event-actions';
import { KeyboardCommands } from '../keyboard/keyboard-commands';
import { KeyboardMove } from '../keyboard/keyboard-move';
import { LostFocus } from '../keyboard/lost-focus';
import { commandOf } from '../keyboard/shortcuts';
import { Editing } from '../store/events/editing';
import { WRITING } from '../store/events/writing';
import { DrawnPages } from './drawn-pages';
import { PAGE_PARTS, type PageParts } from './page-parts';
import { doInTurn, type Kept } from './pressed-before';

/** What hands and keys do with one calendar: it listens to the root of the calendar and to the view in it. */
@Injectable()
export class Interaction {
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #destroyed = inject(DestroyRef);
  readonly #zone = inject(NgZone);
  readonly #errors = inject(ErrorHandler);
  readonly #editing = inject(Editing);
  readonly #actions = inject(EventActions);
  readonly #keyboard = inject(KeyboardMove);
  readonly #said = inject(ChangeSpeech);
  readonly #shown = inject(ActiveViewGeometry);
  readonly #surface = inject(ViewPointerController);
  readonly #swipe = inject(PageSwipe);
  #view: SlotGeometry | null = null;
  #leaveView: () => void = () => undefined;
  #endGuard: () => void = () => undefined;
  #isListening = false;

  readonly commands = inject(KeyboardCommands);
  readonly menu = inject(EventMenuOpener);
  readonly cards = inject(EventCardOpener);
  /** For what is drawn of it. */
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

    // What is dragged in another calendar may be on its way to this one.
    this.#enter(untracked(() => this.#shown.geometry()));
    effect(() => {
      const surface = this.#shown.geometry();
      untracked(() => this.#enter(surface));
    });
  }

  /** Listens to drags, and goes on with what was pressed before this was there. */
  begin(early: EarlyPress): void {
    this.#isListening = true;
    if (this.#view !== null) this.#listen(early);
  }

  /** Does what was pressed before this was there; `mark` is told while it does. */
  async repeat(kept: Kept[], mark: (isUnderWay: boolean) => void): Promise<void> {
    await doInTurn(kept, (run) => {
      if (this.#destroyed.destroyed) return true;
      mark(true);
      try {
        // What it does for the host is done where the host expects it.
        this.#zone.run(run);
      } catch (error) {
        // As that of a listener: the others are done all the same.
        this.#errors.handleError(error);
      }
      mark(false);
      // Keys are text for an editor that is on its way, and would come late to one that is there.
      return this.#editing.isLoading();
    });
  }

  /** Takes what comes to the calendar's root; `isLate` where the browser was kept from it before. */
  take(event: Event, isLate = false): void {
    switch (event.type) {
      case 'mousedown':
        // It counts as far as what is released on the same spot.
        if (event.target instanceof Element) this.#surface.pressed(event.target);
        break;
      case 'click':
        this.#endGuard();
        this.#endGuard = guardSecondClick(event as MouseEvent);
        if (this.#view !== null) this.#surface.create('click', event as MouseEvent);
        this.#open(event, isLate);
        break;
      case 'dblclick':
        if (this.#view !== null) this.#surface.create('double-click', event as MouseEvent);
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

  /** Takes something from outside up, to be moved by keys; returns whether it did. */
  takeUp(event: OutsideEvent): boolean {
    return this.#keyboard.takeUp(event);
  }

  /** The editor is gone: focus goes back, and what was done is said. */
  finished(did: EditOutcome['did'], event: CalendarEvent, origin: HTMLElement | null): void {
    this.#said.finished(did, event, origin);
  }

  #enter(view: SlotGeometry | null): void {
    if (view === this.#view) return;
    this.#leaveView();
    this.#view = view;
    this.#leaveView = view === null ? () => undefined : this.#surface.enter(view);
    if (this.#isListening && view !== null) this.#listen(null);
  }

  #listen(early: EarlyPress | null): void {
    const stop = this.#surface.listen(early);
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
    const command = commandOf(event);
    if (command !== null && this.commands.obey(command, event.target)) event.preventDefault();
  }

  /** A click, Enter or Space on an event reports it to the host; Enter on a cell creates there. */
  #open(press: Event, isLate: boolean): void {
    if (press.defaultPrevented && !isLate) return;
    // Of a double click the first one has opened it.
    if (press instanceof MouseEvent && press.detail > 1) return;
    const element = drawnEventAt(press.target);
    if (element === undefined) {
      if (press instanceof KeyboardEvent && press.key === 'Enter') {
        this.commands.createAtFocus(press.target);
      }
      return;
    }
    if (press instanceof KeyboardEvent) press.preventDefault();
    const host = (press.target as Element).closest<HTMLElement>('ec-event')!;
    this.#actions.open(element.occurrence(), host);
  }

  /** Focus went elsewhere: what was picked up goes back. */
  #leave({ relatedTarget }: FocusEvent): void {
    const stays = relatedTarget instanceof Node && this.#root.contains(relatedTarget);
    if (!stays) this.#keyboard.putBack();
  }
}

const PROVIDERS: Provider[] = [
  ArrivalSlots,
  SlotClicks,
  ChangeSpeech,
  Creation,
  OutboundDrops,
  Drafts,
  DropListItems,
  EventActions,
  EventCardOpener,
  EventClipboard,
  EventMenuOpener,
  GridZoom,
  HeldTouch,
  Interaction,
  KeyboardCommands,
  KeyboardMove,
  LostFocus,
  NewEvents,
  PageSwipe,
  PageTurn,
  { provide: PagesBeside, useClass: DrawnPages },
  SessionChanges,
  Sessions,
  ViewPointerController,
  SurfaceDrag,
  WRITING,
];

/** Makes it for the calendar that an injector is of, until that is destroyed; `pages` tells how its pages are drawn. */
export function createInteraction(parent: Injector, pages: PageParts): Interaction {
  const providers = [PROVIDERS, { provide: PAGE_PARTS, useValue: pages }];
  const injector = Injector.create({ providers, parent });
  parent.get(DestroyRef).onDestroy(() => injector.destroy());
  return injector.get(Interaction);
}
