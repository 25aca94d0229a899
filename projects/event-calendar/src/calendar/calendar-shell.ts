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
import { eventElementAt } from '../event/event-element';
import { Icon } from '../icon/icon';
import { ShortcutsPopover } from '../popover/shortcuts-popover';
import { SidePanel } from '../side-panel/side-panel';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Navigation } from '../store/navigation';
import { Notice } from '../store/notice';
import { Reports } from '../store/reports';
import { createSxSheet } from '../styles/sx-sheet';
import type { SxObject } from '../styles/sx';
import { Toolbar } from '../toolbar/toolbar';
import { Agenda } from '../views/agenda/agenda';
import { Month } from '../views/month/month';
import { TimeGrid } from '../views/time-grid/time-grid';
import { EventClipboard } from './clipboard';
import { KeyboardCommands } from './keyboard-commands';
import { KeyboardMove } from './keyboard-move';
import { PageSwipe } from './page-swipe';
import { commandOf } from './shortcuts';

let panels = 0;

/** The calendar's root on the page: toolbar, side panel and the view. */
@Component({
  selector: 'ec-calendar-shell',
  imports: [Agenda, Icon, Month, ShortcutsPopover, SidePanel, TimeGrid, Toolbar],
  templateUrl: './calendar-shell.html',
  styleUrl: './calendar-shell.scss',
  providers: [EventClipboard, KeyboardCommands, KeyboardMove, PageSwipe],
  host: {
    '[attr.data-view]': 'navigation.view()',
    '[attr.data-layout]': 'settings.layout()',
    '(click)': 'openEvent($event)',
    '(keydown.enter)': 'openEvent($event)',
    '(keydown.space)': 'openEvent($event)',
    '(keydown)': 'press($event)',
    '(focusout)': 'leave($event)',
  },
})
export class CalendarShell {
  private readonly inputs = inject(CALENDAR_INPUTS);
  protected readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  protected readonly navigation = inject(Navigation);
  private readonly injector = inject(Injector);
  protected readonly notice = inject(Notice);
  private readonly keyboard = inject(KeyboardMove);
  protected readonly commands = inject(KeyboardCommands);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly toolbar = viewChild.required(Toolbar);
  private readonly panel = viewChild('panel', { read: ElementRef<HTMLElement> });
  private readonly content = viewChild.required<ElementRef<HTMLElement>>('content');

  /** Styles of this element in the sx form. */
  readonly sx = input<SxObject>();

  protected readonly text = this.settings.text;
  protected readonly panelId = `ec-side-panel-${panels++}`;
  protected readonly isDrawerOpen = computed(
    () => this.settings.isMobile() && this.settings.isSidePanelOpen(),
  );

  constructor() {
    this.keyboard.root = this.host;
    const destroyed = inject(DestroyRef);
    const zone = inject(NgZone);
    const swipe = inject(PageSwipe);
    const reports = inject(Reports);
    const sheet = createSxSheet(this.host, (message) => reports.report('sx', message));
    afterRenderEffect(() => sheet.apply(this.sx()));
    destroyed.onDestroy(() => sheet.remove());
    effect(() => this.store.reportFaults());
    effect(() => this.inputs.visibleRangeChange.emit(this.navigation.visibleRange()));
    afterNextRender(() => {
      this.measure();
      destroyed.onDestroy(swipe.listen(this.content().nativeElement));
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
    afterNextRender(() => this.toolbar().focusPanelButton(), { injector: this.injector });
  }

  /** Keys that mean the same everywhere in the calendar. */
  protected press(event: KeyboardEvent): void {
    if (this.keyboard.press(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape') this.closeDrawer();
    const command = commandOf(event);
    if (command !== null && this.commands.obey(command, event.target)) event.preventDefault();
  }

  /** Focus went elsewhere: what was picked up goes back. */
  protected leave({ relatedTarget }: FocusEvent): void {
    const stays = relatedTarget instanceof Node && this.host.contains(relatedTarget);
    if (!stays) this.keyboard.putBack();
  }

  /** One listener for all events: a click, Enter or Space on one reports it to the host. */
  protected openEvent(press: Event): void {
    const element = eventElementAt(press.target);
    if (press.defaultPrevented) return;
    if (element === undefined) {
      if (press instanceof KeyboardEvent && press.key === 'Enter')
        this.commands.createAtFocus(press.target);
      return;
    }
    if (press instanceof KeyboardEvent) press.preventDefault();
    this.inputs.eventClick.emit(element.occurrence().event);
  }

  /** A calendar that isn't displayed yet, in a closed tab for instance, has no width to go by. */
  private measure(): void {
    if (this.host.clientWidth > 0) this.settings.measure(this.host.clientWidth);
  }
}
