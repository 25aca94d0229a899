import {
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injector,
  signal,
  ViewEncapsulation,
} from '@angular/core';
import { VIEW } from '../feedback/view-elements';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { LazyOutlet } from '../lazy/lazy-outlet';
import { SELECTION_BAR } from '../lazy/lazy-parts';
import {
  SelectionState,
  type SelectionGestures,
  type SelectionPart,
} from '../store/events/selection-state';
import { EventLasso } from './event-lasso';
import { Navigation } from '../store/dates/navigation';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { EventSelection } from './event-selection';
import { SelectionPresses } from './selection-presses';
import { SeveralActions } from './several-actions';
import { SeveralChanges } from './several-changes';
import { SeveralClipboard } from './several-clipboard';
import { SeveralDepartures } from './several-departures';
import { SeveralDrags } from './several-drags';
import { SeveralEdits } from '../store/events/several-edits';
import { SeveralMoves } from './several-moves';
import { SeveralPasting } from './several-pasting';

let hints = 0;

/** Selection of several events: provides its code to the calendar, and draws the bar of commands. */
@Component({
  selector: 'ec-selection',
  imports: [LazyOutlet],
  template: `
    <p [id]="hintId" hidden>{{ hint() }}</p>
    @if (isBarShown()) {
      <ng-container [ecLazy]="bar" stays [inputs]="{}" [injector]="injector()!" />
    }
  `,
  styleUrl: './selected-events.scss',
  // About events, wherever they are drawn.
  encapsulation: ViewEncapsulation.None,
  providers: [EventSelection],
})
export class Selection implements SelectionPart {
  readonly #selection = inject(EventSelection);
  readonly #isOn = inject(SelectionState).isOn;
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #view = inject(ActiveViewGeometry);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly bar = SELECTION_BAR;
  /** Injector of the gestures, within the interaction; null until that has loaded. */
  protected readonly injector = signal<Injector | null>(null);

  readonly selected = this.#selection.selected;

  protected readonly hintId = `ec-several-hint-${hints++}`;
  /** Description of the view while one event is selected: how to go on. */
  protected readonly hint = computed(() =>
    this.selected().length === 1 ? this.#settings.text()('severalEventsHint') : '',
  );

  readonly isBarShown = computed(() => {
    const injector = this.injector();
    if (injector === null || !this.#isOn()) return false;
    const isByTouch = injector.get(SelectionPresses).isByTouch();
    const isOffered = injector.get(SeveralClipboard).copied() !== null;
    return this.selected().length >= (isByTouch ? 1 : 2) || isOffered;
  });

  constructor() {
    const state = inject(SelectionState);
    state.part.set(this);
    const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    // Makes room under the view, in the styles of selected events.
    effect(() =>
      host.closest('ec-calendar-shell')?.toggleAttribute('data-has-bar', this.isBarShown()),
    );
    effect(() => {
      if (!this.#isOn()) this.injector()?.get(EventLasso).cancel();
    });
    afterRenderEffect({ write: () => this.#describe(this.hint() !== '') });
    inject(DestroyRef).onDestroy(() => {
      if (state.part() !== this) return;
      state.part.set(null);
      state.gestures.set(null);
    });
  }

  /** Describes the shown view by the hint, also one that came meanwhile. */
  #describe(isOne: boolean): void {
    this.#navigation.view();
    this.#view.geometry();
    const described = `[aria-describedby="${this.hintId}"]`;
    const root = this.#host.parentElement;
    for (const view of root?.querySelectorAll(described) ?? []) {
      view.removeAttribute('aria-describedby');
    }
    if (!isOne) return;
    root?.querySelector(VIEW)?.setAttribute('aria-describedby', this.hintId);
  }

  gesturesIn(parent: Injector): SelectionGestures {
    const providers = [
      { provide: EventSelection, useValue: this.#selection },
      EventLasso,
      SelectionPresses,
      SeveralActions,
      SeveralChanges,
      SeveralClipboard,
      SeveralDepartures,
      SeveralDrags,
      SeveralEdits,
      SeveralMoves,
      SeveralPasting,
    ];
    const injector = Injector.create({ providers, parent });
    this.injector.set(injector);
    return injector.get(SelectionPresses);
  }
}
