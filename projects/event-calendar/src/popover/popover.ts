import { FocusTrapFactory } from '@angular/cdk/a11y';
import {
  createFlexibleConnectedPositionStrategy,
  createOverlayRef,
  createRepositionScrollStrategy,
  OverlayConfig,
  type FlexibleOverlayPopoverLocation,
  type OverlayRef,
  type PositionStrategy,
} from '@angular/cdk/overlay';
import type { CdkMenu } from '@angular/cdk/menu';
import { TemplatePortal } from '@angular/cdk/portal';
import {
  afterNextRender,
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  DOCUMENT,
  ElementRef,
  inject,
  Injector,
  input,
  output,
  signal,
  TemplateRef,
  untracked,
  viewChild,
  ViewContainerRef,
} from '@angular/core';
import { FocusReturn } from '../feedback/focus-return';
import { isFocusFree } from '../feedback/free-focus';
import { giveFocus } from '../feedback/give-focus';
import { TAB_STOPS } from '../feedback/tab-stops';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SessionState } from '../store/events/session-state';
import { sameValues } from '../store/same-values';
import type { Box } from './card-position';
import {
  CENTRED,
  coversLessAtStart,
  positionsBelow,
  positionsBeside,
  type PopoverRoom,
} from './popover-positions';
import type { ScrollArea } from '../gestures/seen-area';
import { seenBox } from '../gestures/seen-box';

/** Pixels between a popover and the edge of the window. */
const MARGIN = 8;
/** Attribute on the event that a popover is about. */
const OPENED = 'data-opened';

/**
 * A small surface beside the element that opened it. Escape and a click elsewhere close it, and focus returns to that
 * element unless it has moved elsewhere. It stands in the calendar's own DOM, on the top layer, so that theme,
 * direction and styles of the calendar apply to it.
 */
@Component({
  selector: 'ec-popover',
  template: `
    <ng-template>
      <div
        #surface
        class="ec-surface"
        [attr.role]="menu() === null ? 'dialog' : null"
        [attr.aria-label]="label()"
        [attr.data-layout]="layout()"
        [class.ec-aside]="session.isUnderWay()"
        [class.ec-large]="isLarge()"
        [attr.data-calendar]="mark"
        [attr.lang]="language()"
      >
        <ng-content />
      </div>
    </ng-template>
  `,
  styleUrl: './popover.scss',
  providers: TAB_STOPS,
})
export class Popover {
  readonly #settings = inject(CalendarSettings);
  /** Gives the focus to the view. */
  readonly #view = inject(FocusReturn);
  protected readonly session = inject(SessionState);

  /** Element that opened the popover, which stands below it. */
  readonly origin = input.required<HTMLElement>();
  /** Element that the popover is about, if it stands beside that instead, and never over it. */
  readonly about = input<HTMLElement | null>(null);
  /** Pressed point of the window, with which a popover beside its subject is level. */
  readonly at = input<{ readonly x: number; readonly y: number } | null>(null);
  /** Element of the page in which the popover stands; by default its opener's parent. */
  readonly within = input<HTMLElement | null>(null);
  /** Counts what should stay in sight within a box of the window; the popover covers the fewer of its sides. */
  readonly countIn = input<((box: Box) => number) | null>(null);
  /** Name of the dialog; null where the popover only contains a menu, which has a name of its own. */
  readonly label = input<string | null>(null);
  /** Menu in the popover, whose first item gets the focus; null for other content. */
  readonly menu = input<Pick<CdkMenu, 'focusFirstItem'> | null>(null);
  /** Whether nothing else can be pressed meanwhile; a press elsewhere only closes the popover. */
  readonly isModal = input(false);
  /** Whether it has many lines: it is wider, as high as the window lets it, and in the middle of that. */
  readonly isLarge = input(false);
  /** Whether the popover returns the focus by itself, where nothing else decides who gets it. */
  readonly returnsFocus = input(true);
  readonly closed = output();

  /** Anchor of the popover: the present visible box of its subject, its opener, or the window. */
  protected readonly stand = computed(() => {
    const about = this.about();
    if (about === null && !this.isLarge()) return this.origin();
    const { documentElement: root } = this.#document;
    const box = (): ScrollArea =>
      about === null
        ? { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight }
        : seenBox(about);
    return {
      get x() {
        return box().left;
      },
      get y() {
        return box().top;
      },
      get width() {
        return box().right - box().left;
      },
      get height() {
        return box().bottom - box().top;
      },
    };
  });
  protected readonly positions = computed(() => {
    if (this.isLarge()) return [CENTRED];
    const about = this.about();
    const isRightToLeft = getComputedStyle(this.origin()).direction === 'rtl';
    if (about === null) return positionsBelow(isRightToLeft);
    const room = { ...this.#sizes(), margin: MARGIN };
    return positionsBeside(seenBox(about), this.at(), isRightToLeft, room, this.#prefersStart());
  });
  /** Decided once it is measured: it stays on its side while it grows. */
  readonly #prefersStart = computed(() => {
    const [about, countIn, isMeasured] = [this.about(), this.countIn(), this.#isMeasured()];
    if (about === null || countIn === null || !isMeasured) return false;
    const isRightToLeft = getComputedStyle(about).direction === 'rtl';
    const room = { ...untracked(this.#sizes), margin: MARGIN };
    return coversLessAtStart(seenBox(about), isRightToLeft, room, countIn);
  });
  /** Location in the DOM: a box has none, so that the popover goes into the opener's parent. */
  protected readonly place = computed<FlexibleOverlayPopoverLocation>(() => {
    const beside = this.about() === null ? null : this.origin().parentElement;
    const element = this.within() ?? beside;
    return element === null ? 'inline' : { type: 'parent', element };
  });
  protected readonly mark = this.#settings.mark;
  protected readonly language = this.#settings.foreignLanguage;
  protected readonly layout = computed(() => this.#settings.layout());
  readonly #document = inject(DOCUMENT);
  readonly #injector = inject(Injector);
  readonly #traps = inject(FocusTrapFactory);
  private readonly content = viewChild.required(TemplateRef);
  private readonly container = viewChild.required(TemplateRef, { read: ViewContainerRef });
  private readonly element = viewChild<unknown, ElementRef<HTMLElement>>('surface', {
    read: ElementRef,
  });
  /** Candidates for the returned focus: the element that had it, else the opener, else the day that contains it. */
  #back: readonly (Element | null)[] = [];
  #surface: Element | null = null;
  /** Position strategy of the CDK's functions: its directive would bring every kind of overlay into the first chunk. */
  readonly #places = computed(() =>
    createFlexibleConnectedPositionStrategy(this.#injector, this.stand())
      .withPositions(this.positions())
      .withPopoverLocation(this.place())
      .withFlexibleDimensions(false)
      .withPush(true)
      // The CDK counts the margins of both sides at the right and at the bottom.
      .withViewportMargin({ start: MARGIN, top: MARGIN }),
  );
  #overlay: OverlayRef | null = null;
  /** Sizes of popover and window once the popover is drawn. */
  readonly #sizes = signal<Omit<PopoverRoom, 'margin'>>(
    { popover: { width: 0, height: 0 }, window: { width: Infinity, height: Infinity } },
    { equal: (a, b) => sameValues(a.popover, b.popover) && sameValues(a.window, b.window) },
  );
  readonly #isMeasured = computed(() => this.#sizes().popover.width > 0);

  constructor() {
    afterRenderEffect(() => {
      const places = this.#places();
      if (this.#overlay === null) this.#overlay = untracked(() => this.#open(places));
      else this.#overlay.updatePositionStrategy(places);
    });
    afterRenderEffect((onCleanup) => {
      const surface = this.element()?.nativeElement;
      if (surface === undefined) return;
      const origin = untracked(this.origin);
      const day = origin.closest('[data-slot]');
      const { activeElement } = this.#document;
      // A day only has focus in place of its event, while another popover of the event closes for this one.
      const before = isFocusFree(this.#document) || activeElement === day ? null : activeElement;
      this.#surface = surface;
      this.#back = [before, origin, day];
      const menu = untracked(this.menu);
      // A menu is left by Tab, and needs no focus trap. The CDK's own focus reaches no item where it takes a mouse
      // press for the cause.
      if (menu !== null) {
        afterNextRender(() => menu.focusFirstItem(), { injector: this.#injector });
        return;
      }
      const trap = this.#traps.create(surface);
      onCleanup(() => trap.destroy());
      const focus = () => trap.focusInitialElement() || trap.focusFirstTabbableElement();
      afterNextRender(focus, { injector: this.#injector });
    });
    // An event is lifted while its details are read or its menu is open.
    afterRenderEffect((onCleanup) => {
      const event = this.about()?.closest('ec-event');
      event?.setAttribute(OPENED, '');
      onCleanup(() => event?.removeAttribute(OPENED));
    });
    // Content may grow, and has to stay in the window.
    afterRenderEffect((onCleanup) => {
      const surface = this.element()?.nativeElement;
      if (surface === undefined) return;
      const root = this.#document.documentElement;
      const measure = (): void =>
        this.#sizes.set({
          popover: { width: surface.offsetWidth, height: surface.offsetHeight },
          window: { width: root.clientWidth, height: root.clientHeight },
        });
      measure();
      if (typeof ResizeObserver === 'undefined') return;
      const sizes = new ResizeObserver(() => {
        measure();
        this.#overlay?.updatePosition();
      });
      sizes.observe(surface);
      const window = this.#document.defaultView;
      window?.addEventListener('resize', measure);
      onCleanup(() => {
        sizes.disconnect();
        window?.removeEventListener('resize', measure);
      });
    });
    inject(DestroyRef).onDestroy(() => {
      this.#overlay?.dispose();
      if (!untracked(this.returnsFocus)) return;
      // A press or the host may have moved the focus elsewhere.
      const isFree =
        isFocusFree(this.#document) ||
        this.#surface?.contains(this.#document.activeElement) === true;
      const left = this.#back.find((element) => element?.isConnected === true);
      if (isFree && left instanceof HTMLElement) giveFocus(left);
      // Each of these elements went with the popover, as where the host shows another view.
      else if (isFree && left === undefined) this.#view.again('');
    });
  }

  #open(places: PositionStrategy): OverlayRef {
    const config = new OverlayConfig();
    config.positionStrategy = places;
    config.scrollStrategy = createRepositionScrollStrategy(this.#injector);
    config.usePopover = true;
    config.hasBackdrop = this.isModal();
    // Without colour, and effective at once: the CDK's transparent backdrop lets presses through until it is drawn.
    config.backdropClass = 'ec-backdrop';
    const overlay = createOverlayRef(this.#injector, config);
    overlay.outsidePointerEvents().subscribe((press) => this.#closeUnlessOrigin(press));
    overlay.keydownEvents().subscribe((press) => this.#closeByKey(press));
    overlay.attach(new TemplatePortal(this.content(), this.container()));
    // The press that closes the popover leaves the focus, so that it can be returned.
    overlay.backdropElement?.addEventListener('mousedown', (press) => press.preventDefault());
    return overlay;
  }

  #closeUnlessOrigin(press: Event): void {
    // Where the button that opened a menu is released over it, the browser reports their common ancestor.
    if (press.type === 'auxclick') return;
    const { target } = press;
    // During a drag the press drops the event.
    if (this.session.isUnderWay()) return;
    // A press on the opener toggles; it must not close the popover here and open it again there.
    if (target instanceof Node && this.origin().contains(target)) return;
    // The press that closes must not create an event where it lands; on an event or a button it means that one.
    const isOnEmptySpace =
      target instanceof Element &&
      target.closest('[data-slot]') !== null &&
      target.closest('ec-event, button, a') === null;
    if (isOnEmptySpace) press.stopPropagation();
    this.closed.emit();
  }

  #closeByKey(event: KeyboardEvent): void {
    // Tab leaves a menu, but moves around in a dialog.
    if (event.key !== 'Escape' && !(event.key === 'Tab' && this.menu() !== null)) return;
    event.preventDefault();
    event.stopPropagation();
    this.closed.emit();
  }
}
