import { inject, Injectable } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { Slot } from 'ng-event-calendar/core/internal';
import { FocusReturn } from '../feedback/focus-return';
import type { Company } from '../store/events/company';
import { GestureRules } from '../store/events/gesture-rules';
import { SessionState } from '../store/events/session-state';
import { Columns } from '../store/layout/columns';
import type { MaybePromise } from '../store/maybe-promise';
import type { DragSession } from './drag-session';
import { DropTargets, type DropTarget } from './drop-targets';
import type { Point } from './pointer';
import { PointerOverView } from './pointer-over-view';
import { Sessions } from './sessions';
import type { SlotGeometry, SlotsLike } from './view-geometry';

const ANY: SlotsLike = {};

/** Drops on the active view of events from other calendars, from the host's lists and from elsewhere on the page. */
@Injectable()
export class InboundDrops implements DropTarget {
  readonly drawsPreview = true;
  readonly #columns = inject(Columns);
  readonly #focus = inject(FocusReturn);
  readonly #rules = inject(GestureRules);
  readonly #sessions = inject(Sessions);
  readonly #state = inject(SessionState);
  readonly #targets = inject(DropTargets);
  readonly #pointer = new PointerOverView((point) => this.#place(point));
  #view!: SlotGeometry;
  /** Session of the event that is dragged over the view. */
  #session: DragSession | null = null;

  /** Takes events over a view; returns a function that ends this. */
  enter(view: SlotGeometry): () => void {
    this.#view = view;
    this.#pointer.enter(view);
    const close = this.#targets.add(this);
    return () => {
      close();
      if (this.#session !== null) this.leave();
    };
  }

  get element(): Element {
    return this.#view.element;
  }

  isOpen(): boolean {
    return this.#rules.canTakeIn();
  }

  /** No name: external events come in by keyboard in another way. */
  label(): string {
    return '';
  }

  over(event: OutsideEvent, point: Point, count = 1): boolean {
    this.#pointer.hold(point);
    this.#state.arriving.set(count);
    this.#pointer.followEdges(point);
    if (this.#session !== null && !this.#session.isOver) {
      this.#session.renew(event);
      return this.#pointer.place(point);
    }
    this.#pointer.notePlaced();
    const slot = this.#slotAt(point);
    this.#session = slot === null ? null : this.#sessions.receive(event, slot);
    return this.#session?.shown.refusal === null;
  }

  leave(): void {
    this.#pointer.rest();
    this.#session?.cancel();
    this.#session = null;
    this.#state.arriving.set(0);
  }

  drop(event: OutsideEvent, company: Company | null = null): MaybePromise<boolean> {
    // The event may have changed on its way.
    const { point } = this.#pointer;
    if (point !== null) this.over(event, point, company?.events.length);
    this.#pointer.rest();
    const session = this.#session;
    this.#session = null;
    if (session === null) return false;
    void session.ended.then((outcome) => {
      this.#state.arriving.set(0);
      if (outcome.did !== 'created') return;
      this.#focus.follow(String(outcome.event.id), undefined, session.resource);
    });
    const owners = company === null ? [] : (this.#view.owners?.() ?? []);
    return session.commitNew(company && { company, owners });
  }

  #place(point: Point): boolean {
    return this.#session?.update(this.#slotAt(point)) === true;
  }

  #slotAt(point: Point): Slot | null {
    this.#view.heldOver?.(point);
    const slot = this.#view.slotAt(point, ANY);
    return slot !== null && this.#columns.canCreateAt(slot) ? slot : null;
  }
}
