import { Dialog } from '@angular/cdk/dialog';
import {
  createGlobalPositionStrategy,
  createOverlayRef,
  OverlayConfig,
  type OverlayRef,
} from '@angular/cdk/overlay';
import { createDragRef } from '@angular/cdk/drag-drop';
import { TemplatePortal } from '@angular/cdk/portal';
import {
  DOCUMENT,
  inject,
  Injectable,
  Injector,
  type TemplateRef,
  ViewContainerRef,
} from '@angular/core';
import { MatBottomSheet, MatBottomSheetConfig } from '@angular/material/bottom-sheet';
import type { LeavingPart } from '../feedback/leave-surface';
import { TAB_STOPS } from '../feedback/tab-stops';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { keepAboveKeyboard } from './above-keyboard';
import type { Drawer } from './beside-drawer';
import { headsOf, besideAt, dialogTop } from './dialog-position';
import { dialogPlace } from './pan-into';

/** Presentation of the editor. */
export type EditorLayout = 'drawer' | 'dialog' | 'sheet';

/** Callbacks of the surface to the editor on it. */
export interface ContainerListener {
  pressedOutside(press: MouseEvent): void;
  keyPressed(press: KeyboardEvent): void;
  /** Called when the backdrop of the sheet is pressed. */
  dismissed(): void;
  /** Called when a surface at the window's inline end has opened; returns a function to be called once it is gone. */
  drawn(drawer: Drawer): () => void;
}

/** An open surface. */
export interface OpenSurface {
  /** How its parts leave. */
  readonly leaving: readonly LeavingPart[];
  /** Stops listening, and gives the calendar back the room that it took. */
  release(): void;
  /** Removes it from the page. */
  remove(): void;
}

/** A surface, with the pixels at the window's inline end for which the calendar makes room. */
interface PlacedOverlay {
  readonly overlay: OverlayRef;
  readonly taken: number;
  /** Puts a dialog into its place, which depends on its height; undefined for a drawer. */
  readonly place?: () => void;
}

const DRAWER_WIDTH = 400;
const DIALOG_WIDTH = 440;
/** Width of a dialog that finds no more room beside its event. */
const LEAST_DIALOG_WIDTH = 360;
const MARGIN = 8;

/** Opens the editor in a drawer, a floating dialog or a bottom sheet. */
@Injectable()
export class EditorContainer {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #injector = inject(Injector);
  readonly #container = inject(ViewContainerRef);
  readonly #document = inject(DOCUMENT);

  /** Opens a surface; `labelId` is the id of the element that names it. */
  open(
    layout: EditorLayout,
    content: TemplateRef<unknown>,
    beside: HTMLElement | null,
    labelId: string,
    listener: ContainerListener,
  ): OpenSurface {
    if (layout === 'sheet') return this.#openSheet(content, labelId, listener);
    const isDrawer = layout === 'drawer';
    const { overlay, taken, place } = isDrawer ? this.#drawer() : this.#dialog(beside);
    overlay.attach(new TemplatePortal(content, this.#container));
    place?.();
    const heard = overlay.keydownEvents().subscribe((press) => listener.keyPressed(press));
    heard.add(overlay.outsidePointerEvents().subscribe((press) => listener.pressedOutside(press)));
    const isRtl = overlay.getDirection() === 'rtl';
    let giveBack = taken > 0 ? listener.drawn(this.#edgeOf(taken, isRtl)) : null;
    const giveRoomBack = (): void => {
      giveBack?.();
      giveBack = null;
    };
    heard.add(giveRoomBack);
    if (place !== undefined) heard.add(this.#makeDraggable(overlay, place, giveRoomBack));
    const transform = isDrawer ? `translateX(${isRtl ? '-' : ''}48px)` : 'scale(0.96)';
    return {
      leaving: [['ec-editor-panel', { opacity: 0, transform }]],
      release: () => heard.unsubscribe(),
      remove: () => overlay.dispose(),
    };
  }

  /** Opens a sheet at the lower edge, over the rest of the page, as part of the editor and closed with it. */
  #openSheet(
    content: TemplateRef<unknown>,
    labelId: string,
    listener: ContainerListener,
  ): OpenSurface {
    const config = new MatBottomSheetConfig<unknown>();
    config.ariaModal = true;
    // Unsaved changes have to be asked about first.
    config.disableClose = true;
    config.closeOnNavigation = false;
    config.autoFocus = false;
    config.restoreFocus = false;
    config.panelClass = 'ec-editor-sheet';
    config.viewContainerRef = this.#container;
    config.injector = this.#apart();
    const sheet = config.injector.get(MatBottomSheet).open(content, config);
    sheet.containerInstance._addAriaLabelledBy(labelId);
    const heard = sheet.keydownEvents().subscribe((press) => listener.keyPressed(press));
    heard.add(sheet.backdropClick().subscribe(() => listener.dismissed()));
    heard.add(keepAboveKeyboard(this.#container.element.nativeElement as HTMLElement));
    return {
      leaving: [
        ['.mat-bottom-sheet-container', { transform: 'translateY(100%)' }],
        ['.cdk-overlay-backdrop', { opacity: 0 }],
      ],
      release: () => heard.unsubscribe(),
      // It goes with the editor, as part of it.
      remove: () => undefined,
    };
  }

  /** Returns an injector for sheets apart from the host's: among related ones only one is open at a time. */
  #apart(): Injector {
    const nobodys = [MatBottomSheet, Dialog].map((provide) => ({ provide, useValue: null }));
    const parent = Injector.create({ providers: nobodys, parent: this.#injector });
    return Injector.create({ providers: [MatBottomSheet, Dialog, TAB_STOPS], parent });
  }

  #drawer(): PlacedOverlay {
    const taken = DRAWER_WIDTH * this.#settings.textScale();
    const top = Math.max(0, this.#inputs.eventDialogTopOffset());
    const config = new OverlayConfig();
    config.positionStrategy = createGlobalPositionStrategy(this.#injector).top(`${top}px`).end('0');
    config.width = taken;
    config.maxWidth = '100%';
    config.height = `calc(100% - ${top}px)`;
    return { overlay: createOverlayRef(this.#injector, config), taken };
  }

  #edgeOf(taken: number, isRtl: boolean): Drawer {
    return {
      isRtl,
      edge: () => {
        const { clientWidth } = this.#document.documentElement;
        const width = Math.min(taken, clientWidth);
        return isRtl ? width : clientWidth - width;
      },
    };
  }

  /** Returns a dialog beside the edited event, else apart from it; in the middle where that isn't drawn. */
  #dialog(beside: HTMLElement | null): PlacedOverlay {
    const { documentElement } = this.#document;
    const textScale = this.#settings.textScale();
    const config = new OverlayConfig();
    config.maxWidth = `calc(100vw - ${2 * MARGIN}px)`;
    const overlay = createOverlayRef(this.#injector, config);
    const strategy = createGlobalPositionStrategy(this.#injector);
    overlay.updatePositionStrategy(strategy);
    const isRtl = overlay.getDirection() === 'rtl';
    let event = beside?.getBoundingClientRect() ?? null;
    const { side, size, stands } =
      event === null
        ? { side: null, size: DIALOG_WIDTH * textScale, stands: 'over' }
        : dialogPlace(event, {
            size: DIALOG_WIDTH * textScale,
            least: LEAST_DIALOG_WIDTH * textScale,
            room: documentElement.clientWidth,
            margin: MARGIN,
            isRtl,
          });
    overlay.updateSize({ width: size });
    if (side === null) strategy.centerHorizontally();
    else if (stands !== 'beside') strategy[side](`${MARGIN}px`);
    const calendar = this.#container.element.nativeElement as HTMLElement;
    const place = (): void => {
      // An event that was drawn anew stands where it stood.
      if (beside?.isConnected === true) event = beside.getBoundingClientRect();
      const { offsetWidth, offsetHeight } = overlay.overlayElement;
      const room = this.#document.defaultView!.innerHeight;
      const { frame, heads } = headsOf(calendar.parentElement!);
      const middle =
        stands === 'beside' && event !== null ? (event.top + event.bottom) / 2 : room / 2;
      // Apart from the view, the dialog begins where its frame does.
      const isApart = stands === 'apart';
      const wanted = isApart ? frame : middle - offsetHeight / 2;
      const lines = { frame, heads: isApart ? -Infinity : heads };
      strategy.top(`${dialogTop(wanted, offsetHeight, lines, { room, margin: MARGIN })}px`);
      if (stands === 'beside' && event !== null && side !== null) {
        const window = { room: documentElement.clientWidth, margin: MARGIN, isRtl };
        strategy.left(`${besideAt(event, side, offsetWidth, window)}px`);
      }
      overlay.updatePosition();
    };
    return { overlay, taken: stands === 'apart' ? size + 2 * MARGIN : 0, place };
  }

  /**
   * Lets a dialog be dragged by its header, and keeps it on the screen when it grows or the window shrinks. `dragged` is
   * called after each drag.
   */
  #makeDraggable(overlay: OverlayRef, place: () => void, dragged: () => void): () => void {
    const pane = overlay.overlayElement;
    const window = pane.ownerDocument.defaultView!;
    const handle = pane.querySelector<HTMLElement>('[data-drag-handle]');
    const drag = createDragRef(this.#injector, pane);
    if (handle !== null) drag.withHandles([handle]);
    const within = (at: number, size: number, room: number): number =>
      Math.max(MARGIN, Math.min(at, room - size - MARGIN));
    drag.ended.subscribe(dragged);
    drag.constrainPosition = ({ x, y }, _drag, box, inBox) => ({
      x: within(x - inBox.x, box.width, window.innerWidth),
      y: within(y - inBox.y, box.height, window.innerHeight),
    });
    const keepOnScreen = (): void => {
      const { x, y } = drag.getFreeDragPosition();
      if (x === 0 && y === 0) {
        place();
        return;
      }
      const { left, top, width, height } = pane.getBoundingClientRect();
      drag.setFreeDragPosition({
        x: x + within(left, width, window.innerWidth) - left,
        y: y + within(top, height, window.innerHeight) - top,
      });
    };
    window.addEventListener('resize', keepOnScreen);
    // Test environments without layout have none.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keepOnScreen);
    sizes?.observe(pane);
    return () => {
      window.removeEventListener('resize', keepOnScreen);
      sizes?.disconnect();
      drag.dispose();
    };
  }
}
