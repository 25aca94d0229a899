import { CdkTrapFocus } from '@angular/cdk/a11y';
import {
  OverlayModule,
  type ConnectedPosition,
  type FlexibleOverlayPopoverLocation,
} from '@angular/cdk/overlay';
import {
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  DOCUMENT,
  ElementRef,
  inject,
  input,
  output,
  untracked,
  viewChild,
} from '@angular/core';
import { isFocusFree } from '../feedback/free-focus';
import { giveFocus } from '../feedback/give-focus';
import { CalendarSettings } from '../store/calendar-settings';
import { SessionState } from '../store/session-state';

const BESIDE_OR_BELOW: ConnectedPosition[] = [
  { originX: 'start', originY: 'bottom', overlayX: 'start', overlayY: 'top', offsetY: 4 },
  { originX: 'end', originY: 'bottom', overlayX: 'end', overlayY: 'top', offsetY: 4 },
  { originX: 'start', originY: 'top', overlayX: 'start', overlayY: 'bottom', offsetY: -4 },
  { originX: 'end', originY: 'top', overlayX: 'end', overlayY: 'bottom', offsetY: -4 },
  { originX: 'end', originY: 'center', overlayX: 'start', overlayY: 'center', offsetX: 4 },
  { originX: 'start', originY: 'center', overlayX: 'end', overlayY: 'center', offsetX: -4 },
];

/**
 * A small surface beside the element that opened it. Escape and a click elsewhere close it, and
 * focus goes back to that element, unless it went elsewhere meanwhile. It stands in the calendar's own DOM, on the top layer, so
 * that theme, direction and styles of the calendar reach it.
 */
@Component({
  selector: 'ec-popover',
  imports: [CdkTrapFocus, OverlayModule],
  template: `
    <ng-template
      cdkConnectedOverlay
      [cdkConnectedOverlayOpen]="true"
      [cdkConnectedOverlayUsePopover]="place()"
      cdkConnectedOverlayPush
      [cdkConnectedOverlayOrigin]="at() ?? origin()"
      [cdkConnectedOverlayPositions]="positions"
      [cdkConnectedOverlayViewportMargin]="8"
      (overlayOutsideClick)="closeUnlessOrigin($event)"
      (overlayKeydown)="closeByKey($event)"
      (detach)="closed.emit()"
    >
      <div
        #surface
        class="ec-surface"
        [cdkTrapFocus]="!isMenu()"
        [attr.role]="isMenu() ? null : 'dialog'"
        [attr.aria-label]="label()"
        [attr.data-layout]="layout()"
        [class.ec-aside]="session.isUnderWay()"
        [attr.data-calendar]="mark"
      >
        <ng-content />
      </div>
    </ng-template>
  `,
  styleUrl: './popover.scss',
})
export class Popover {
  private readonly settings = inject(CalendarSettings);
  protected readonly session = inject(SessionState);

  /** The element that the popover stands beside. */
  readonly origin = input.required<HTMLElement>();
  /** A point of the window to stand at instead, as the one that was pressed. */
  readonly at = input<{ readonly x: number; readonly y: number } | null>(null);
  /** The element in which it stands in the page; left out, beside its opener. */
  readonly within = input<HTMLElement | null>(null);
  /** Names the dialog that it is; null for one that only holds a menu with a name of its own. */
  readonly label = input<string | null>(null);
  readonly closed = output();

  protected readonly isMenu = computed(() => this.label() === null);
  protected readonly positions = BESIDE_OR_BELOW;
  /** A point has no place in the page: beside it means in the same parent as the opener. */
  protected readonly place = computed<FlexibleOverlayPopoverLocation>(() => {
    const beside = this.at() === null ? null : this.origin().parentElement;
    const element = this.within() ?? beside;
    return element === null ? 'inline' : { type: 'parent', element };
  });
  protected readonly mark = this.settings.mark;
  protected readonly layout = computed(() => this.settings.layout());
  private readonly document = inject(DOCUMENT);
  private readonly trap = viewChild(CdkTrapFocus);
  private readonly element = viewChild<unknown, ElementRef<HTMLElement>>('surface', {
    read: ElementRef,
  });
  /** What may get the focus back: what had it, else what opened it, else the day that stands in. */
  private back: readonly (Element | null)[] = [];
  private surface: Element | null = null;

  constructor() {
    afterRenderEffect(() => {
      const trap = this.trap();
      if (trap === undefined) return;
      const origin = untracked(this.origin);
      const before = isFocusFree(this.document) ? null : this.document.activeElement;
      this.surface = this.element()?.nativeElement ?? null;
      this.back = [before, origin, origin.closest('[data-slot]')];
      void trap.focusTrap.focusInitialElementWhenReady();
    });
    // Not by the trap itself, which scrolls to what it gives the focus back to.
    inject(DestroyRef).onDestroy(() => {
      // A press or the host may have put it elsewhere.
      const isFree =
        isFocusFree(this.document) || this.surface?.contains(this.document.activeElement) === true;
      const left = this.back.find((element) => element?.isConnected === true);
      if (isFree && left instanceof HTMLElement) giveFocus(left);
    });
  }

  protected closeUnlessOrigin(press: Event): void {
    const { target } = press;
    // It puts down what is held.
    if (this.session.isUnderWay()) return;
    // A press on the opener toggles; it must not close here and open again there.
    if (target instanceof Node && this.origin().contains(target)) return;
    // Nor may the press that closes create an event where it lands; on an event it means that one.
    const isOnEmptySpace =
      target instanceof Element &&
      target.closest('[data-slot]') !== null &&
      target.closest('ec-event') === null;
    if (isOnEmptySpace) press.stopPropagation();
    this.closed.emit();
  }

  protected closeByKey(event: KeyboardEvent): void {
    // A menu is left by Tab, where a dialog leads around.
    if (event.key !== 'Escape' && !(event.key === 'Tab' && this.isMenu())) return;
    event.preventDefault();
    event.stopPropagation();
    this.closed.emit();
  }
}
