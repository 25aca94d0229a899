import { OverlayContainer } from '@angular/cdk/overlay';
import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  DOCUMENT,
  effect,
  ElementRef,
  inject,
  Injector,
  output,
  type TemplateRef,
  type Type,
  untracked,
  viewChild,
} from '@angular/core';
import { MAT_FORM_FIELD_DEFAULT_OPTIONS } from '@angular/material/form-field';
import { withAttribute } from '../feedback/attribute-selector';
import { NewEvents } from '../gestures/new-events';
import { SessionChanges } from '../gestures/session-changes';
import type { LazyPart } from '../lazy/lazy-part';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Editing } from '../store/events/editing';
import { DATE_FIELD, type DateFieldPart } from '../store/events/editor-section';
import { Navigation } from '../store/dates/navigation';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { WRITING } from '../store/events/writing';
import { renamedKey } from '../store/events/renamed-key';
import { BesideDrawer, type Drawer } from './beside-drawer';
import { BookingCheck } from './booking-check';
import { EditedEvent } from './edited-event';
import type { EditOutcome } from '../store/events/edit-outcome';
import { EditorPanel } from './editor-panel';
import { EditorState } from './editor-state';
import { endSession } from './end-session';
import {
  EditorContainer,
  type ContainerListener,
  type EditorLayout,
  type OpenSurface,
} from './editor-container';
import { DateField } from './fields/date-field';
import { EDITOR_FIELDS, editorFields } from './fields/fields';
import { FORM_FIELDS } from './fields/form-fields';
import { LISTED_FIELDS, listedFields } from './fields/listed-fields';
import { CalendarOverlays } from './overlays';
import { ResourceReasons } from './resource-reasons';

let headings = 0;

/** The date field, loaded with the editor, also for sections of the form. */
const DATE_FIELD_PART: LazyPart<Type<DateFieldPart>> = {
  loaded: DateField,
  load: () => Promise.resolve(DateField),
};

/** Editor of one session, on the surface for which there is room. */
@Component({
  selector: 'ec-editor',
  imports: [EditorPanel],
  template: `
    <ng-template #panel>
      <ec-editor-panel [layout]="layout()" [headingId]="headingId" (finished)="finish($event)" />
    </ng-template>
  `,
  styleUrl: './editor.scss',
  providers: [
    BesideDrawer,
    BookingCheck,
    EditedEvent,
    EditorState,
    EditorContainer,
    { provide: EDITOR_FIELDS, useFactory: editorFields },
    { provide: FORM_FIELDS, useExisting: EDITOR_FIELDS },
    { provide: LISTED_FIELDS, useFactory: listedFields },
    NewEvents,
    ResourceReasons,
    SessionChanges,
    { provide: OverlayContainer, useClass: CalendarOverlays },
    WRITING,
    { provide: DATE_FIELD, useValue: DATE_FIELD_PART },
    {
      provide: MAT_FORM_FIELD_DEFAULT_OPTIONS,
      useValue: { appearance: 'fill', subscriptSizing: 'dynamic' },
    },
  ],
})
export class Editor implements ContainerListener {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #editing = inject(Editing);
  readonly #navigation = inject(Navigation);
  readonly #present = inject(PresentOccurrences);
  readonly #container = inject(EditorContainer);
  readonly #state = inject(EditorState);
  readonly #edited = inject(EditedEvent);
  readonly #besideDrawer = inject(BesideDrawer);
  readonly #document = inject(DOCUMENT);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly content = viewChild.required<TemplateRef<unknown>>('panel');
  private readonly panel = viewChild(EditorPanel);
  #surface: OpenSurface | null = null;
  /** Whether the session is over; the editor may still be leaving the screen. */
  #isOver = false;

  /** Emits the result when the session is over. */
  readonly closed = output<EditOutcome>();

  protected readonly headingId = `ec-editor-${headings++}`;

  /** Surface of the editor. A sheet fills the viewport, so that its width decides, not the calendar's. */
  protected readonly layout = computed<EditorLayout>(() => {
    const width = this.#document.defaultView?.innerWidth ?? Infinity;
    const least = this.#inputs.mobileBreakpoint() * this.#settings.textScale();
    return width < least ? 'sheet' : this.#inputs.eventDialogVariant();
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    const injector = inject(Injector);
    this.#editing.editor.set(this.#state);
    // The draft is drawn first, so that a dialog can stand beside it.
    afterNextRender(
      () => {
        // Views keep the last focused event mounted, to return the focus to it, even if a script opened the editor.
        this.#origin()?.focus({ preventScroll: true });
        const [layout, content] = [this.layout(), this.content()];
        const beside = this.#beside();
        const surface = this.#container.open(layout, content, beside, this.headingId, this);
        this.#surface = surface;
        destroyed.onDestroy(() => {
          surface.release();
          surface.remove();
        });
      },
      { injector },
    );
    // An editor without changes closes when another page of dates is shown.
    let shown: unknown;
    effect(() => {
      const page = `${this.#navigation.view()} ${this.#navigation.date()}`;
      untracked(() => {
        if (shown !== undefined && shown !== page && !this.#state.hasChanges()) this.#cancel();
        shown = page;
      });
    });
  }

  pressedOutside(press: MouseEvent): void {
    const { target } = press;
    const isIn = (selector: string): boolean =>
      target instanceof Element && target.closest(selector) !== null;
    // An overlay of a field is part of the editor, wherever it stands in the DOM.
    if (target instanceof Node && this.#host.contains(target)) return;
    // A question of the editor stands outside it.
    if (this.#edited.isBusy()) return;
    // The second click of a double-click isn't meant for the editor, nor is one on the edited event.
    if (press.detail > 1 || (!this.#state.isNew && isIn(this.#ownElement()))) return;
    const isHere = target instanceof Node && this.#calendar()?.contains(target) === true;
    // Looking at other dates keeps the draft; without changes it closes with its page of dates.
    if (isHere && isIn('ec-toolbar, ec-side-panel')) return;
    if (!this.#state.hasChanges()) {
      // The press closes the editor, and mustn't create another event at once.
      if (isHere && isIn('[data-slot]') && !isIn('ec-event')) press.stopPropagation();
      this.#cancel();
      return;
    }
    if (isHere) press.stopPropagation();
    this.#state.isAsking.set(true);
  }

  /** Handles Escape anywhere else on the page. */
  keyPressed(press: KeyboardEvent): void {
    if (press.key !== 'Escape' || press.defaultPrevented || this.#edited.isBusy()) return;
    press.preventDefault();
    if (this.#state.leave()) this.#cancel();
  }

  dismissed(): void {
    if (!this.#edited.isBusy() && this.#state.leave()) this.#cancel();
  }

  drawn(drawer: Drawer): () => void {
    const calendar = this.#calendar();
    return calendar === null
      ? () => undefined
      : this.#besideDrawer.make(calendar, drawer, () => this.#inGrid());
  }

  protected finish(outcome: Omit<EditOutcome, 'origin'>): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const origin = this.#origin();
    const event = this.#present.latest(outcome.event);
    if (endSession(this.#editing, this.#host, this.#surface?.leaving ?? [])) {
      this.#surface?.release();
      // The form stays as it was: the written event is none of its concern any more.
      this.panel()?.freeze();
    }
    this.closed.emit({ ...outcome, event, origin });
  }

  #cancel(): void {
    this.finish({ did: 'nothing', event: this.#state.session.draft });
  }

  #calendar(): HTMLElement | null {
    return this.#host.parentElement;
  }

  /** Returns the drawn event, or the draft in its place. */
  #beside(): HTMLElement | null {
    const origin = this.#origin();
    if (origin?.matches('ec-event') === true && origin.isConnected) return origin;
    return this.#calendar()?.querySelector<HTMLElement>(this.#ownElement()) ?? null;
  }

  /** Returns the preview of the form in the view, else the drawn event. */
  #inGrid(): HTMLElement | null {
    return this.#calendar()?.querySelector<HTMLElement>('[data-preview]') ?? this.#beside();
  }

  /** Returns the element that had focus; of an event that was drawn anew, its present element. */
  #origin(): HTMLElement | null {
    const { origin } = this.#state.session;
    if (origin?.matches('ec-event') !== true || origin.isConnected) return origin;
    return this.#calendar()?.querySelector<HTMLElement>(this.#ownElement()) ?? origin;
  }

  /** Returns a selector of the drawn event; for a new one of the draft. */
  #ownElement(): string {
    const { besideKey, event } = this.#state.session;
    if (besideKey === '' || event === null) return '[data-preview]';
    const { id } = this.#present.latest(event);
    const key = renamedKey(besideKey, event.id, id);
    return `ec-event${withAttribute('data-key', key)}`;
  }
}
