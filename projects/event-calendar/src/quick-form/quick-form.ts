import { NgTemplateOutlet } from '@angular/common';
import {
  afterNextRender,
  afterRenderEffect,
  ChangeDetectorRef,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injector,
  output,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import type { EditorFieldName } from 'ng-event-calendar/core/internal';
import { BookingCheck } from '../editor/booking-check';
import type { EditOutcome } from '../store/events/edit-outcome';
import { EditedEvent } from '../editor/edited-event';
import { EditorState } from '../editor/editor-state';
import type { FieldValue } from '../editor/field-value';
import { FORM_FIELDS } from '../editor/fields/form-fields';
import { LISTED_FIELDS, listedFields, type FieldMode } from '../editor/fields/listed-fields';
import { TITLE_VALUE } from '../editor/fields/title-value';
import { ResourceReasons } from '../editor/resource-reasons';
import { NewEvents } from '../gestures/new-events';
import { SessionChanges } from '../gestures/session-changes';
import { Icon } from '../icon/icon';
import { LazyLoader } from '../lazy/lazy-loader';
import type { Box } from '../popover/card-position';
import { EventDetails } from '../popover/event-details';
import { Popover } from '../popover/popover';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Editing } from '../store/events/editing';
import { WRITING } from '../store/events/writing';
import { QUICK_FIELDS } from './quick-fields';
import { quickKinds } from './quick-kinds';
import { QuickInput } from './quick-input';
import { QuickResource } from './quick-resource';
import { QuickSheet } from './quick-sheet';
import { QuickTimes } from './quick-times';
import { EDITOR } from '../lazy/lazy-parts';

let forms = 0;

/**
 * The quick form of a new event: title, time and resource beside its slot, on a phone at the lower edge. "More options"
 * continues in the editor with the typed values.
 */
@Component({
  selector: 'ec-quick-form',
  imports: [
    EventDetails,
    Icon,
    NgTemplateOutlet,
    Popover,
    QuickInput,
    QuickResource,
    QuickSheet,
    QuickTimes,
  ],
  providers: [
    BookingCheck,
    EditedEvent,
    EditorState,
    { provide: FORM_FIELDS, useValue: QUICK_FIELDS },
    { provide: LISTED_FIELDS, useFactory: listedFields },
    NewEvents,
    ResourceReasons,
    SessionChanges,
    WRITING,
  ],
  templateUrl: './quick-form.html',
  styleUrls: ['./quick-field.scss', './quick-form.scss'],
})
export class QuickForm {
  readonly #editing = inject(Editing);
  readonly #settings = inject(CalendarSettings);
  readonly #edited = inject(EditedEvent);
  readonly #injector = inject(Injector);
  readonly #destroyed = inject(DestroyRef);
  readonly #loader = inject(LazyLoader);
  readonly #changes = inject(ChangeDetectorRef);
  protected readonly state = inject(EditorState);
  protected readonly booking = inject(BookingCheck);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly form = viewChild<ElementRef<HTMLFormElement>>('form');
  private readonly sheet = viewChild(QuickSheet);
  /** Whether the session is over; the form may still be leaving the screen. */
  #isOver = false;

  /** Emits the result when the session is over. */
  readonly closed = output<EditOutcome>();

  protected readonly text = this.#settings.text;
  protected readonly isSheet = this.#settings.isMobile();
  protected readonly faultId = `ec-quick-title-${forms++}`;
  protected readonly title = this.state.form.field(TITLE_VALUE.key) as FieldValue<string>;
  /** Names of the fields that are edited, and of those that are only shown. */
  protected readonly edited = this.#fieldsThatAre('edited');
  protected readonly shown = this.#fieldsThatAre('shown');
  /** Kinds of resources that have a field: what is needed, and that of the column in which the event begins. */
  protected readonly kinds = quickKinds(untracked(this.state.context));
  /** Event as it would be saved, for fields that are only shown. */
  protected readonly event = computed(() => this.state.shown() ?? this.state.session.draft);
  /** Reason why the event wasn't saved, or can't be. */
  protected readonly warning = computed(
    () => this.booking.refusal() || this.state.missing() || this.booking.reason(),
  );
  /** Element beside which the form stands: the drawn preview, if there is one. */
  protected readonly beside = signal<HTMLElement | null>(null);

  constructor() {
    this.#editing.editor.set(this.state);
    afterNextRender(() => {
      const { text, isEntered } = this.#editing.takeTyped();
      if (!this.edited.includes('title')) return;
      this.title.set(this.title.value() + text);
      if (isEntered) void this.save();
    });
    // The preview is drawn first, and anew where another time moves it to another column.
    afterRenderEffect(() => {
      this.state.shown();
      const calendar = this.calendar();
      const drawn = calendar?.querySelector<HTMLElement>('[data-preview]');
      const beside = drawn ?? this.state.session.origin ?? calendar;
      if (beside !== untracked(this.beside)) this.beside.set(beside);
    });
    effect(() => {
      if (this.state.isAsking()) this.#focus('[data-keep]');
    });
  }

  /** Returns how many events are drawn within a box of the window. */
  protected readonly countIn = ({ left, top, right, bottom }: Box): number =>
    [...(this.calendar()?.querySelectorAll('ec-event') ?? [])].filter((event) => {
      const box = event.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }).length;

  /** Returns the element that contains the form: its anchor may lie in a grid, which has no place for a form. */
  protected calendar(): HTMLElement | null {
    return this.#host.parentElement;
  }

  protected takeOffer(): void {
    this.booking.take();
    this.#focus('[data-save]');
  }

  protected async save(): Promise<void> {
    const saved = await this.state.save();
    if (saved !== null) this.#finish({ did: 'created', event: saved.event });
  }

  /**
   * Continues in the editor with the typed values; until that has loaded the form stays, and asks about them itself.
   */
  protected async goOn(): Promise<void> {
    if (this.state.isUnreadable()) return;
    const editor = await this.#loader.load(EDITOR, () => !this.#isGone());
    const { session, hasChanges, shown, isAsking } = this.state;
    const isLeft = this.#isGone() || isAsking() || this.#edited.isBusy();
    if (editor === null || isLeft) return;
    const event = shown() ?? session.draft;
    this.#editing.goOn(event, hasChanges() ? { event, reason: this.booking.refusal() } : null);
  }

  /** Leaves the form by Escape, a press elsewhere or the close button; typed values ask first. */
  protected leave(): void {
    if (this.#edited.isBusy()) return;
    if (this.state.isAsking()) this.keepTyping();
    else if (this.state.leave()) this.discard();
  }

  protected keepTyping(): void {
    this.state.isAsking.set(false);
    this.#focus('input, select');
  }

  protected discard(): void {
    this.#finish({ did: 'nothing', event: this.state.session.draft });
  }

  #fieldsThatAre(mode: FieldMode): readonly EditorFieldName[] {
    const { modeOf } = untracked(this.state.context);
    return (['title', 'times', 'resource'] as const).filter((name) => modeOf(name) === mode);
  }

  #finish(outcome: Omit<EditOutcome, 'origin'>): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { origin } = this.state.session;
    const sheet = this.sheet();
    // A popover is gone at once, as all of them are.
    if (sheet === undefined) this.#editing.close();
    else if (sheet.end(this.#editing)) this.#changes.detach();
    this.closed.emit({ ...outcome, origin });
  }

  #isGone(): boolean {
    return this.#isOver || this.#destroyed.destroyed;
  }

  #focus(selector: string): void {
    const give = (): void =>
      this.form()?.nativeElement.querySelector<HTMLElement>(selector)?.focus();
    afterNextRender(give, { injector: this.#injector });
  }
}
