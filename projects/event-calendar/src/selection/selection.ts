import {
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
import { LazyOutlet } from '../lazy/lazy-outlet';
import { SELECTION_BAR } from '../lazy/lazy-parts';
import {
  SelectionState,
  type SelectionGestures,
  type SelectionPart,
} from '../store/events/selection-state';
import { EventLasso } from './event-lasso';
import { EventSelection } from './event-selection';
import { SelectionGesturesOfCalendar } from './selection-gestures';
import { SeveralActions } from './several-actions';
import { SeveralChanges } from './several-changes';
import { SeveralClipboard } from './several-clipboard';
import { SeveralEdits } from '../store/events/several-edits';
import { SeveralMoves } from './several-moves';

/** Selection of several events: provides its code to the calendar, and draws the bar of commands. */
@Component({
  selector: 'ec-selection',
  imports: [LazyOutlet],
  template: `
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
  protected readonly bar = SELECTION_BAR;
  /** Injector of the gestures, within the interaction; null until that has loaded. */
  protected readonly injector = signal<Injector | null>(null);

  readonly selected = this.#selection.selected;

  protected readonly isBarShown = computed(() => {
    const injector = this.injector();
    if (injector === null) return false;
    const isByTouch = injector.get(SelectionGesturesOfCalendar).isByTouch();
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
    inject(DestroyRef).onDestroy(() => {
      if (state.part() !== this) return;
      state.part.set(null);
      state.gestures.set(null);
    });
  }

  gesturesIn(parent: Injector): SelectionGestures {
    const providers = [
      { provide: EventSelection, useValue: this.#selection },
      EventLasso,
      SelectionGesturesOfCalendar,
      SeveralActions,
      SeveralChanges,
      SeveralClipboard,
      SeveralEdits,
      SeveralMoves,
    ];
    const injector = Injector.create({ providers, parent });
    this.injector.set(injector);
    return injector.get(SelectionGesturesOfCalendar);
  }
}
