import { NgTemplateOutlet } from '@angular/common';
import {
  afterNextRender,
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injector,
  input,
  NgZone,
  untracked,
  viewChild,
} from '@angular/core';
import type { EditOutcome } from '../editor/edit-outcome';
import type { OutsideEvent } from 'ng-event-calendar/core/internal';
import { CutOffTitles } from '../event/cut-off-titles';
import { DragGhost } from '../event/drag-ghost';
import { drawnEventAt, type DrawnEvent } from '../gestures/drawn-event';
import { Icon } from '../icon/icon';
import { DropTargets, type KeyboardTarget } from '../gestures/drop-targets';
import { Sessions } from '../gestures/sessions';
import { HeldTouch } from '../gestures/held-touch';
import { LostFocus } from '../keyboard/lost-focus';
import { PartOutlet } from '../parts/part-outlet';
import { Parts } from '../parts/parts';
import { SidePanel } from '../side-panel/side-panel';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Columns } from '../store/columns';
import { Editing, type DetailsRequest, type EditSession } from '../store/editing';
import { SessionState } from '../store/session-state';
import { Navigation } from '../store/navigation';
import { Notice } from '../feedback/notice';
import { SourceLink } from '../store/source-link';
import type { SxObject } from '../styles/sx';
import type { ToolbarContext } from '../templates/host-templates';
import { Toolbar } from '../toolbar/toolbar';
import { Agenda } from '../views/agenda/agenda';
import { Month } from '../views/month/month';
import { TimeGrid } from '../views/time-grid/time-grid';
import { ChangeSpeech } from '../keyboard/change-speech';
import { EventClipboard } from '../keyboard/clipboard';
import { EventActions } from '../keyboard/event-actions';
import { EventMenuOpener } from '../gestures/event-menu-opener';
import { KeyboardCommands } from '../keyboard/keyboard-commands';
import { KeyboardMove } from '../keyboard/keyboard-move';
import { PageSwipe } from './page-swipe';
import { SHELL_PARTS } from './shell-parts';
import { commandOf } from '../keyboard/shortcuts';
import { SxStyles } from './sx-styles';

let panels = 0;

/**
 * The calendar's root on the page: toolbar, side panel and the view.
 *
 * @internal
 */
@Component({
  selector: 'ec-calendar-shell',
  imports: [
    Agenda,
    DragGhost,
    Icon,
    Month,
    PartOutlet,
    SidePanel,
    TimeGrid,
    Toolbar,
    NgTemplateOutlet,
  ],
  templateUrl: './calendar-shell.html',
  styleUrl: './calendar-shell.scss',
  providers: [
    CutOffTitles,
    EventActions,
    EventClipboard,
    EventMenuOpener,
    HeldTouch,
    KeyboardCommands,
    KeyboardMove,
    ChangeSpeech,
    FocusReturn,
    LostFocus,
    PageSwipe,
    SxStyles,
  ],
  host: {
    '[attr.data-calendar]': 'settings.mark',
    '[attr.data-view]': 'navigation.view()',
    '[attr.data-layout]': 'settings.layout()',
    '[attr.data-columns]': 'columns.rules().order',
    '(click)': 'openEvent($event)',
    '(keydown.enter)': 'openEvent($event)',
    '(keydown.space)': 'openEvent($event)',
    '(keydown)': 'press($event)',
    '(contextmenu)': 'menu.press($event)',
    '(focusout)': 'leave($event)',
  },
})
export class CalendarShell implements KeyboardTarget {
  private readonly inputs = inject(CALENDAR_INPUTS);
  protected readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  protected readonly navigation = inject(Navigation);
  protected readonly columns = inject(Columns);
  protected readonly link = inject(SourceLink);
  private readonly injector = inject(Injector);
  protected readonly announcer = inject(Announcer);
  protected readonly notice = inject(Notice);
  private readonly loader = inject(Parts);
  private readonly keyboard = inject(KeyboardMove);
  private readonly said = inject(ChangeSpeech);
  private readonly focusReturn = inject(FocusReturn);
  protected readonly commands = inject(KeyboardCommands);
  private readonly session = inject(SessionState);
  private readonly sessions = inject(Sessions);
  protected readonly editing = inject(Editing);
  private readonly actions = inject(EventActions);
  protected readonly menu = inject(EventMenuOpener);
  private readonly targets = inject(DropTargets);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly toolbar = viewChild(Toolbar);
  private readonly panel = viewChild('panel', { read: ElementRef<HTMLElement> });
  private readonly content = viewChild.required<ElementRef<HTMLElement>>('content');

  /** Styles of this element in the sx form. */
  readonly sx = input<SxObject>();

  protected readonly parts = SHELL_PARTS;
  protected readonly text = this.settings.text;
  protected readonly panelId = `ec-side-panel-${panels++}`;
  protected readonly eventSource = this.inputs.eventSource;
  protected readonly toolbarTemplate = this.inputs.toolbarTemplate;
  protected readonly toolbarContext = computed<ToolbarContext>(() => ({
    $implicit: this.navigation.title(),
    view: this.navigation.view(),
    views: this.navigation.views(),
    isSidePanelOpen: this.settings.isSidePanelOpen(),
    next: () => this.navigation.step(1),
    previous: () => this.navigation.step(-1),
    today: () => this.navigation.goToToday(),
    show: (view) => this.navigation.show(view),
    toggleSidePanel: () => this.togglePanel(),
  }));
  protected readonly isDrawerOpen = computed(
    () => this.settings.isMobile() && this.settings.isSidePanelOpen(),
  );

  /** What a hand is doing, for the cursor. */
  protected readonly gestureName = computed(() => {
    const draft = this.session.draft();
    if (draft === null) return null;
    return draft.refusal !== null || this.session.outside()?.isRefused ? 'refused' : draft.kind;
  });
  /** Whether an event is drawn under the pointer, outside of the calendar. */
  protected readonly ghost = computed(() => this.session.outside()?.isDrawn === false);

  constructor() {
    const destroyed = inject(DestroyRef);
    const zone = inject(NgZone);
    const swipe = inject(PageSwipe);
    const lostFocus = inject(LostFocus);
    const titles = inject(CutOffTitles);
    const heldTouch = inject(HeldTouch);
    const styles = inject(SxStyles);
    afterRenderEffect(() => styles.apply(this.host, this.sx()));
    effect(() => this.store.reportFaults());
    effect(() => this.inputs.visibleRangeChange.emit(this.navigation.visibleRange()));
    effect(() => {
      this.navigation.visibleRange();
      untracked(() => this.link.tryAgain());
    });
    afterNextRender(() => {
      this.measure();
      destroyed.onDestroy(swipe.listen(this.content().nativeElement));
      destroyed.onDestroy(heldTouch.listen(this.content().nativeElement, this.menu));
      destroyed.onDestroy(this.targets.addKeyboard(this));
      destroyed.onDestroy(titles.listen(this.host));
      destroyed.onDestroy(lostFocus.listen(this.host));
      if (typeof ResizeObserver === 'undefined') return;
      zone.runOutsideAngular(() => {
        const sizes = new ResizeObserver(() => this.measure());
        sizes.observe(this.host);
        destroyed.onDestroy(() => sizes.disconnect());
      });
    });

    // Another page of dates comes in from the side it lies on.
    let shown: number | undefined;
    effect(() => {
      const first = this.navigation.days()[0] ?? this.navigation.date();
      untracked(() => {
        if (shown !== undefined && shown !== first) swipe.slideIn(first > shown ? 1 : -1);
        shown = first;
      });
    });
  }

  protected togglePanel(): void {
    const isSidePanelOpen = !this.settings.isSidePanelOpen();
    this.settings.prefer({ isSidePanelOpen });
    if (!isSidePanelOpen || !this.settings.isMobile()) return;
    // The drawer covers the calendar: focus goes in with it.
    setTimeout(() => (this.panel()?.nativeElement as HTMLElement | undefined)?.focus());
  }

  protected closeDrawer(): void {
    if (!this.isDrawerOpen()) return;
    this.settings.prefer({ isSidePanelOpen: false });
    // Until it is drawn without the drawer the toolbar is inert.
    afterNextRender(() => this.toolbar()?.focusPanelButton(), { injector: this.injector });
  }

  /** Keys that mean the same everywhere in the calendar. */
  protected press(event: KeyboardEvent): void {
    if (this.keyboard.press(event)) {
      event.preventDefault();
      return;
    }
    if (this.editing.isLoading()) {
      // The press that has just opened it is no text.
      if (!event.defaultPrevented) this.editing.typeAhead(event);
      return;
    }
    if (event.key === 'Escape') this.closeDrawer();
    const command = commandOf(event);
    if (command !== null && this.commands.obey(command, event.target)) event.preventDefault();
  }

  /** The editor is gone, or didn't come: focus goes back, and what was done is said. */
  protected finishEditing(outcome: EditOutcome | null, { draft, origin }: EditSession): void {
    if (outcome === null) this.editing.close();
    const end = outcome ?? { did: 'nothing' as const, event: draft, origin };
    this.said.finished(end.did, end.event, end.origin);
  }

  /** What loads and saves isn't there: what the user or the host does next asks for it again. */
  protected sourceMissing(): void {
    this.link.miss();
    this.loader.sayMissing(() => this.link.reload());
  }

  protected leaveNotice({ currentTarget }: Event): void {
    const isLeft = !(currentTarget as Element).matches(':hover, :focus-within');
    if (isLeft && this.notice.message() !== null) this.notice.release();
  }

  protected dismissNotice(): void {
    this.notice.dismiss();
    this.focusReturn.again('');
  }

  protected closeDetails(request: DetailsRequest): void {
    // Others have taken its place.
    if (this.editing.details() !== request) return;
    this.editing.details.set(null);
  }

  isOpen(): boolean {
    return this.sessions.canTakeIn();
  }

  takeUp(event: OutsideEvent): boolean {
    return this.keyboard.takeUp(event);
  }

  /** Focus went elsewhere: what was picked up goes back. */
  protected leave({ relatedTarget }: FocusEvent): void {
    const stays = relatedTarget instanceof Node && this.host.contains(relatedTarget);
    if (!stays) this.keyboard.putBack();
  }

  /** One listener for all events: a click, Enter or Space on one reports it to the host. */
  protected openEvent(press: Event): void {
    const element = drawnEventAt(press.target);
    if (press.defaultPrevented || this.isTypedAhead(press, element)) return;
    if (element === undefined) {
      if (press instanceof KeyboardEvent && press.key === 'Enter')
        this.commands.createAtFocus(press.target);
      return;
    }
    if (press instanceof KeyboardEvent) press.preventDefault();
    const host = (press.target as Element).closest<HTMLElement>('ec-event')!;
    this.actions.open(element.occurrence(), host);
  }

  /** Keys on what an editor is on its way for are meant for that editor. */
  private isTypedAhead(press: Event, element: DrawnEvent | undefined): boolean {
    if (!(press instanceof KeyboardEvent) || !this.editing.isLoading()) return false;
    return element === undefined || element.occurrence().event === this.editing.session()?.event;
  }

  /** A calendar that isn't displayed yet, in a closed tab for instance, has no width to go by. */
  private measure(): void {
    if (this.host.clientWidth > 0) this.settings.measure(this.host.clientWidth);
  }
}
