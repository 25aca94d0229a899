import {
  afterNextRender,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  linkedSignal,
  viewChild,
} from '@angular/core';
import { InteractionOnDemand } from '../interaction/interaction-on-demand';
import { LazyOutlet } from '../lazy/lazy-outlet';
import { LazyLoader } from '../lazy/lazy-loader';
import { Announcer } from '../feedback/announcer';
import { FocusReturn } from '../feedback/focus-return';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { LayoutWidths } from '../store/layout/layout-widths';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Media } from '../store/inputs/media';
import { GestureRules } from '../store/events/gesture-rules';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { SearchState } from '../store/events/search-state';
import { SelectionState } from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { Notice } from '../feedback/notice';
import { SourceLink } from '../store/source/source-link';
import { CreateButton } from '../toolbar/create-button';
import { Toolbar } from '../toolbar/toolbar';
import { TimeGrid } from '../views/time-grid/time-grid';
import { ExternalTarget } from './external-target';
import { HostToolbar } from './host-toolbar';
import { NoticeBar } from './notice-bar';
import { RequestedOverlays } from './requested-overlays';
import { loadAhead } from './load-ahead';
import { measureWidth } from './measure-width';
import { reportToHost } from './report-to-host';
import { TypedAhead } from './typed-ahead';
import { ViewParts } from './view-parts';
import {
  CONFLICT_MARKS,
  EVENT_SEARCH,
  EVENT_SOURCE_CONNECTION,
  SELECTION,
  SIDE_PANEL,
} from '../lazy/lazy-parts';

/** As `LEAVING`; a file that lazy parts share would split the first chunk. */
const DRAWER_LEAVING: KeyframeAnimationOptions = {
  duration: 120,
  easing: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
  fill: 'forwards',
};

let panels = 0;

/**
 * Root of the calendar on the page: toolbar, side panel and view.
 *
 * @internal
 */
@Component({
  selector: 'ec-calendar-shell',
  imports: [CreateButton, HostToolbar, LazyOutlet, NoticeBar, TimeGrid, Toolbar],
  templateUrl: './calendar-shell.html',
  styleUrl: './calendar-shell.scss',
  providers: [
    RequestedOverlays,
    ExternalTarget,
    FocusReturn,
    InteractionOnDemand,
    TypedAhead,
    ViewParts,
  ],
  host: {
    '[attr.data-floats]': 'isCreateFloating() ? "" : null',
    '(click)': 'interaction.take($event)',
    '(dblclick)': 'interaction.take($event)',
    '(keydown)': 'press($event)',
    '(contextmenu)': 'interaction.take($event)',
    '(focusout)': 'interaction.take($event)',
  },
})
export class CalendarShell {
  readonly #inputs = inject(CALENDAR_INPUTS);
  protected readonly settings = inject(CalendarSettings);
  readonly #widths = inject(LayoutWidths);
  protected readonly link = inject(SourceLink);
  protected readonly search = inject(SearchState);
  protected readonly selection = inject(SelectionState);
  readonly #injector = inject(Injector);
  protected readonly spoken = inject(Announcer).spoken;
  protected readonly notice = inject(Notice);
  readonly #loader = inject(LazyLoader);
  readonly #media = inject(Media);
  readonly #session = inject(SessionState);
  readonly #typedAhead = inject(TypedAhead);
  protected readonly interaction = inject(InteractionOnDemand);
  protected readonly views = inject(ViewParts);
  readonly #rules = inject(GestureRules);
  private readonly toolbar = viewChild(Toolbar);
  private readonly panel = viewChild('panel', { read: ElementRef<HTMLElement> });
  private readonly content = viewChild.required<ElementRef<HTMLElement>>('content');

  protected readonly hasSidePanel = this.#widths.hasSidePanel;
  protected readonly asked = inject(RequestedOverlays);
  protected readonly sourcePart = EVENT_SOURCE_CONNECTION;
  protected readonly conflictMarks = CONFLICT_MARKS;
  protected readonly marksConflicts = inject(AvailabilityRules).marksOverlaps;
  protected readonly sidePanel = SIDE_PANEL;
  protected readonly searchPart = EVENT_SEARCH;
  protected readonly selectionPart = SELECTION;
  /** Number of times that the title requested the date in the side panel, since that was opened. */
  protected readonly calls = linkedSignal({
    source: () => this.hasSidePanel(),
    computation: () => 0,
  });
  protected readonly room = this.#widths.room;
  protected readonly text = this.settings.text;
  protected readonly panelId = `ec-side-panel-${panels++}`;
  protected readonly eventSource = this.#inputs.eventSource;
  protected readonly toolbarTemplate = this.#inputs.toolbarTemplate;
  protected readonly isDrawerOpen = computed(
    () => this.#widths.isPanelOver() && this.#widths.isSidePanelOpen(),
  );

  protected readonly isCreateFloating = computed(
    () =>
      this.#rules.hasCreateButton() &&
      this.settings.isMobile() &&
      // The bar of the selection takes its place.
      this.selection.part()?.isBarShown() !== true,
  );

  /** Kind of the current drag session, or `'refused'`, for the cursor's look. */
  protected readonly gestureName = computed(() => {
    const draft = this.#session.draft();
    if (draft === null) return null;
    const outside = this.#session.outside();
    const refusal = outside === null ? draft.refusal : outside.refusal;
    return refusal === null ? draft.kind : 'refused';
  });

  constructor() {
    this.interaction.pages = this.views;
    // These run by themselves as long as the calendar is there.
    measureWidth();
    reportToHost();
    loadAhead();
    inject(ExternalTarget);
    afterNextRender(() =>
      this.interaction.listen(this.content().nativeElement, (key, isLate) =>
        this.press(key, isLate),
      ),
    );
  }

  protected togglePanel(): void {
    this.#widths.toggleSidePanel();
    if (!this.isDrawerOpen()) return;
    // The drawer covers the calendar, and focus moves into it.
    setTimeout(() => (this.panel()?.nativeElement as HTMLElement | undefined)?.focus());
  }

  /** Gives today the focus, once the code for keys has loaded. */
  protected async focusToday(): Promise<void> {
    (await this.interaction.load())?.commands.goToToday();
  }

  protected closeDrawer(): void {
    if (!this.isDrawerOpen()) return;
    const panel = this.panel()!.nativeElement as HTMLElement;
    const isRtl = getComputedStyle(panel).direction === 'rtl';
    const close = (): void => {
      if (!panel.isConnected) return;
      this.settings.prefer({ isSidePanelOpen: false });
      // The toolbar is inert until the calendar is drawn without the drawer.
      afterNextRender(() => this.toolbar()?.focusPanelButton(), { injector: this.#injector });
    };
    if (this.#media.prefersCalm()) close();
    else {
      const aside = { transform: `translateX(${isRtl ? '' : '-'}100%)` };
      void panel.animate(aside, DRAWER_LEAVING).finished.then(close, close);
    }
  }

  /** Handles keys that mean the same everywhere in the calendar. */
  protected press(event: KeyboardEvent, isLate = false): void {
    if (this.#typedAhead.take(event)) return;
    if (event.key === 'Escape' && !this.#session.isPickedUp()) this.closeDrawer();
    this.interaction.take(event, isLate);
  }

  /** Reports that the source's code couldn't be loaded; the next action of user or host requests it again. */
  protected sourceMissing(): void {
    this.link.miss();
    this.#loader.sayMissing(() => this.link.reload());
  }
}
