import { afterNextRender, inject, Injectable, Injector } from '@angular/core';
import {
  type CalendarId,
  type ColumnOwner,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { withAttribute } from '../feedback/attribute-selector';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { Notice } from '../feedback/notice';
import { ChangeSpeech } from './change-speech';
import { CrossCalendarDrag } from './cross-calendar-drag';
import { OutboundDrops } from './outbound-drops';
import { DropTargets } from './drop-targets';
import type { EarlyPress } from './early-press';
import { InboundDrops } from './inbound-drops';
import type { Point } from './pointer';
import { PointerOverView } from './pointer-over-view';
import type { DragSession } from './drag-session';
import { Sessions } from './sessions';
import { SlotPresses } from './slot-presses';
import { DragRecognizer, type DragListener } from './drag-recognizer';
import { Media } from '../store/inputs/media';
import { Columns } from '../store/layout/columns';
import { GestureRules } from '../store/events/gesture-rules';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { Navigation } from '../store/dates/navigation';
import { SelectionState, type Lasso } from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { drawnEventAt } from './drawn-event';
import type { SlotsLike, SlotGeometry } from './view-geometry';

/** Animation of an event that comes to rest after a drop. */
const SETTLING = { duration: 160, easing: 'cubic-bezier(0.05, 0.7, 0.1, 1)' };

const ANY: SlotsLike = {};

/** A drag by the pointer that is down on a view. */
interface PointerDrag {
  readonly session: DragSession;
  /** Where it was pressed. */
  readonly pressedAt: Point;
  readonly like: SlotsLike;
  /** Occurrence and its drag across calendars, if it may leave this one. */
  readonly leaving: { readonly occurrence: Occurrence; readonly carried: CrossCalendarDrag } | null;
  readonly isCopy: boolean;
  /** Page at the beginning of the drag: its date, and its owner where the columns of one are shown at a time. */
  readonly page: { readonly date: number; readonly owner: ColumnOwner | undefined };
}

/** Handles drags on the active view, which only says which slot lies under a point. */
@Injectable()
export class ViewPointerController implements DragListener {
  readonly #sessions = inject(Sessions);
  readonly #presses = inject(SlotPresses);
  readonly #rules = inject(GestureRules);
  readonly #inbound = inject(InboundDrops);
  readonly #outbound = inject(OutboundDrops);
  readonly #state = inject(SessionState);
  readonly #targets = inject(DropTargets);
  readonly #drags = inject(DragRecognizer);
  readonly #announcer = inject(Announcer);
  readonly #notice = inject(Notice);
  readonly #focus = inject(FocusReturn);
  readonly #speech = inject(ChangeSpeech);
  readonly #media = inject(Media);
  readonly #injector = inject(Injector);
  readonly #columns = inject(Columns);
  readonly #navigation = inject(Navigation);
  readonly #selection = inject(SelectionState);
  readonly #pointer = new PointerOverView(
    (point) => this.#place(point),
    (point) => this.moved(point),
  );
  #view!: SlotGeometry;
  #drag: PointerDrag | null = null;
  /** Rectangle that is spanned over empty space. */
  #lasso: Lasso | null = null;

  /** Takes what is dragged on a view or over it; returns a function that ends this. */
  enter(view: SlotGeometry): () => void {
    this.#view = view;
    this.#pointer.enter(view);
    return this.#inbound.enter(view);
  }

  /** Listens to drags on the view, and replays a press that came before; returns a function that ends this. */
  listen(early: EarlyPress | null = null): () => void {
    return this.#drags.listen(this.#view.element, this, early);
  }

  accepts(target: Element, press: MouseEvent | TouchEvent): boolean {
    this.#presses.pressed(target);
    // An event that is held already is put down first.
    if (this.#state.isUnderWay()) return false;
    const element = drawnEventAt(target);
    if (element !== undefined) {
      const occurrence = element.occurrence();
      // One of several that are selected says why it stays.
      const isOfSeveral = this.#selection.gestures()?.commandsOn(occurrence) != null;
      return isOfSeveral || this.#sessions.canGrab(occurrence, edgeAt(target));
    }
    if (!this.#presses.isOnEmptySpace) return false;
    return this.#rules.canCreate() || this.#selection.gestures()?.spans(press) === true;
  }

  started(target: Element, point: Point, press: MouseEvent | TouchEvent): void {
    const element = drawnEventAt(target);
    const gestures = this.#selection.gestures();
    if (element === undefined && gestures?.spans(press) === true) {
      this.#lasso = gestures.span(target, point);
      return;
    }
    const edge = element === undefined ? null : edgeAt(target);
    const occurrence = element?.occurrence() ?? null;
    if (occurrence !== null && !this.#sessions.canGrab(occurrence, edge)) {
      this.#speech.refuse(occurrence);
      return;
    }
    const own = occurrence === null ? ANY : (this.#view.slotsFor?.(occurrence) ?? ANY);
    // An event taken out of a list lies elsewhere beneath that list than it happens.
    const slot =
      element?.isListed() === true
        ? this.#sessions.slotOf(element.occurrence(), element.listedOn(), element.resource())
        : this.#view.slotAt(point, own);
    if (slot === null || (occurrence === null && !this.#rules.canCreateIn(slot))) return;
    const isCopy = press.ctrlKey || press.altKey;
    const grab = { occurrence, edge, slot, isCopy, row: element?.row() ?? 0 };
    const session = this.#sessions.begin(grab);
    const mayLeave = occurrence !== null && edge === null && this.#outbound.areOpen();
    // A resize and a sweep stay among times or among days, and with their resource.
    const isBound = occurrence === null || edge !== null;
    this.#drag = {
      session,
      like: isBound ? { isTime: slot.instant !== null, resource: slot.resource } : own,
      pressedAt: point,
      leaving: mayLeave ? { occurrence, carried: this.#carry(occurrence, session) } : null,
      isCopy,
      page: { date: this.#navigation.date(), owner: this.#columns.shownOwner() },
    };
    // Shows the veil over the events.
    this.#view.element.setAttribute('data-drag', '');
    void session.ended.then(() => this.#rested(session));
  }

  #carry(occurrence: Occurrence, session: DragSession): CrossCalendarDrag {
    return new CrossCalendarDrag(
      () => this.#outbound.leaving(occurrence),
      this.#targets,
      (other) => other !== this.#inbound,
      () => this.#outbound.companyOf(occurrence, session.shown.others ?? []),
      () => 1 + (session.shown.others?.length ?? 0),
    );
  }

  moved(point: Point): void {
    if (this.#lasso !== null) {
      this.#lasso.to(point);
      return;
    }
    const drag = this.#drag;
    // A cancelled session leaves nothing to move.
    if (drag === null || drag.session.isOver) return;
    this.#pointer.hold(point);
    drag.leaving?.carried.to(point);
    const over = drag.leaving?.carried.over ?? null;
    if (drag.leaving === null || over === null) {
      this.#state.outside.set(null);
      this.#pointer.place(point);
      this.#pointer.followEdges(point);
      return;
    }
    this.#pointer.rest();
    const refusal =
      over.answer === true ? this.#outbound.refusalOf(drag.leaving.occurrence) : over.answer || '';
    if (refusal && refusal !== this.#state.outside()?.refusal) this.#announcer.sayFailure(refusal);
    const { isDrawn, target } = over;
    this.#state.outside.set({ ...point, refusal, isDrawn, isAlone: target.takesOne });
  }

  dropped(): void {
    const lasso = this.#lasso;
    this.#lasso = null;
    if (lasso !== null) {
      lasso.end();
      return;
    }
    const drag = this.#drag;
    this.#pointer.catchUp();
    const isOutside = this.#state.outside() !== null;
    this.#end();
    if (drag === null || drag.session.isOver) return;
    if (!isOutside || drag.leaving === null) {
      void this.#land(drag.session);
      return;
    }
    const { leaving } = drag;
    const { occurrence, carried } = leaving;
    const over = carried.over;
    const others = over?.target.takesOne === true ? null : (drag.session.shown.others ?? []);
    const staying = others === null ? '' : this.#outbound.stayingText(occurrence, others);
    drag.session.cancel();
    void whenKnown(this.#sent(drag, leaving, others), (isSent) => {
      // Where it may not leave after all, what it was over must hear of it.
      carried.cancel();
      // In another calendar it is in sight, and has the focus.
      if (!isSent || drag.isCopy || over === null) return;
      if (!over.isDrawn)
        this.#speech.sentOut([occurrence, ...(others ?? [])], over.target.label(), staying);
      else if (staying !== '') this.#notice.show(staying);
    });
  }

  /** Lets what was dragged go where it was dropped, with others or, null, alone. */
  #sent(
    { isCopy }: PointerDrag,
    { occurrence, carried }: NonNullable<PointerDrag['leaving']>,
    others: readonly Occurrence[] | null,
  ): MaybePromise<unknown> {
    if (!this.#outbound.areOpen()) return false;
    // A copy leaves the original here.
    const arrive = (): ReturnType<CrossCalendarDrag['drop']> => carried.drop();
    if (isCopy) return this.#outbound.put(arrive);
    return this.#outbound.send(occurrence, arrive, others);
  }

  cancelled(): void {
    this.#lasso?.cancel();
    this.#lasso = null;
    const drag = this.#drag;
    this.#end();
    if (drag === null) return;
    drag.leaving?.carried.cancel();
    drag.session.cancel();
    this.#turnBack(drag.page);
  }

  /** Returns to the page from which the event was taken. */
  #turnBack({ date, owner }: PointerDrag['page']): void {
    if (owner !== undefined && owner !== this.#columns.shownOwner()) this.#columns.show(owner);
    if (date !== this.#navigation.date()) this.#navigation.goTo(date);
  }

  /** Cleans up after a session of this view, however it ended. */
  #rested(session: DragSession): void {
    if (this.#drag?.session !== session) return;
    this.#drag.leaving?.carried.cancel();
    this.#end();
  }

  /** Clears the state of the drag and stops scrolling and page turns. */
  #end(): void {
    this.#pointer.rest();
    if (this.#drag !== null) this.#view.element.removeAttribute('data-drag');
    this.#drag = null;
    this.#state.outside.set(null);
  }

  /** A copy is new where it is dropped; what is moved keeps whom it has. */
  #slotForDrag({ x, y }: Point, { like, isCopy, pressedAt }: PointerDrag): Slot | null {
    const isNear = Math.abs(x - pressedAt.x) <= (this.#view.deadZone?.() ?? 0);
    const slot = this.#view.slotAt({ x: isNear ? pressedAt.x : x, y }, like);
    return slot !== null && isCopy && !this.#columns.canCreateAt(slot) ? null : slot;
  }

  /** Moves the dragged event to the slot under a point; returns whether it may be dropped there. */
  #place(point: Point): boolean {
    const drag = this.#drag;
    this.#view.heldOver?.(drag?.like.resource === undefined ? point : null);
    return drag?.session.update(this.#slotForDrag(point, drag)) === true;
  }

  /** Commits a drop; an event dragged to another day is drawn anew there, and gets focus again. */
  async #land(session: DragSession): Promise<void> {
    const outcome = await session.commit();
    if (outcome.did !== 'changed' && outcome.did !== 'created') return;
    const { id } = outcome.event;
    const { kind, others } = session.shown;
    // Several events say so themselves.
    if (outcome.did === 'changed' && others === undefined) {
      this.#speech.dropped(outcome.event, kind !== 'move', session.resource);
    } else this.#focus.again(String(id), undefined, session.resource);
    afterNextRender(() => this.#settle(id), { injector: this.#injector });
  }

  #settle(id: CalendarId): void {
    if (this.#media.prefersCalm()) return;
    const dropped = `ec-event${withAttribute('data-event-id', String(id))}`;
    for (const element of this.#view.element.querySelectorAll(dropped)) {
      element.animate([{ transform: 'scale(1.02)' }, { transform: 'none' }], SETTLING);
    }
  }
}

function edgeAt(target: Element): 'start' | 'end' | null {
  const handle = target.closest('[data-resize-handle]')?.getAttribute('data-resize-handle');
  return handle === 'start' || handle === 'end' ? handle : null;
}
