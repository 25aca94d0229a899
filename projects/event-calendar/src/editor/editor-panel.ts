import { CdkTrapFocus } from '@angular/cdk/a11y';
import { NgTemplateOutlet } from '@angular/common';
import {
  afterNextRender,
  afterRenderEffect,
  ChangeDetectorRef,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  Injector,
  input,
  output,
  untracked,
  viewChild,
} from '@angular/core';
import { MatButton } from '@angular/material/button';
import { patched } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { EventDetails } from '../popover/event-details';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Editing } from '../store/events/editing';
import type { EditorContext } from '../templates/editor-template';
import { BookingCheck } from './booking-check';
import type { EditOutcome } from '../store/events/edit-outcome';
import type { ChangedEvent } from '../store/events/occurrence-edits';
import { EditedEvent } from './edited-event';
import { EditorForm } from './editor-form';
import { EditorState } from './editor-state';
import { SkipDates } from './skip-dates';
import type { EditorLayout } from './editor-container';
import { ShownSection } from './sections/shown-section';

/** Header, form and actions of the editor, on every surface alike. */
@Component({
  selector: 'ec-editor-panel',
  imports: [
    CdkTrapFocus,
    EditorForm,
    EventDetails,
    Icon,
    MatButton,
    NgTemplateOutlet,
    ShownSection,
    SkipDates,
  ],
  templateUrl: './editor-panel.html',
  styleUrl: './editor-panel.scss',
  host: {
    // The sheet is a dialog of its own.
    '[attr.role]': 'layout() === "sheet" ? null : "dialog"',
    '[attr.aria-labelledby]': 'layout() === "sheet" ? null : headingId()',
    '[attr.data-layout]': 'layout()',
    tabindex: '-1',
    '(keydown)': 'press($event)',
    '(pointerdown)': 'touch()',
  },
})
export class EditorPanel {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #editing = inject(Editing);
  readonly #settings = inject(CalendarSettings);
  protected readonly state = inject(EditorState);
  protected readonly booking = inject(BookingCheck);
  readonly #edited = inject(EditedEvent);
  readonly #injector = inject(Injector);
  readonly #changes = inject(ChangeDetectorRef);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly keep = viewChild<unknown, ElementRef<HTMLElement>>('keep', { read: ElementRef });

  private readonly saving = viewChild<unknown, ElementRef<HTMLElement>>('saving', {
    read: ElementRef,
  });

  /** Whether Tab was the last key, and nothing was pressed since. */
  #isReachedByTab = false;

  readonly layout = input.required<EditorLayout>();
  /** Id of the heading, which names the surface. */
  readonly headingId = input.required<string>();
  readonly finished = output<Omit<EditOutcome, 'origin'>>();

  protected readonly text = this.#settings.text;
  protected readonly heading = computed(() => {
    const text = this.text();
    if (this.state.isNew) return text('newEventTitle');
    return text(this.state.isReadOnly() ? 'viewEventTitle' : 'editEventTitle');
  });
  protected readonly template = computed(() => this.#inputs.editorTemplate()?.template ?? null);
  protected readonly context = computed<EditorContext>(() => ({
    $implicit: this.state.session.draft,
    isNew: this.state.isNew,
    isReadOnly: this.state.isReadOnly(),
    update: (draft) => this.state.show(draft),
    save: async (event) => this.#done(await this.#edited.alone(() => this.#writeOwn(event))),
    cancel: () => this.cancel(),
    remove: () => void this.remove(),
  }));
  protected readonly warning = computed(() => {
    const refusal = this.booking.refusal();
    if (refusal !== '') return refusal;
    const missing = this.state.missing();
    if (missing !== '') return missing;
    const meanwhile = this.state.meanwhile();
    if (meanwhile === 'deleted') return this.text()('eventGone');
    return meanwhile === 'changed' && this.state.isChanged()
      ? this.text()('eventChangedMeanwhile')
      : '';
  });

  /** Violations of the time in the form, where the warning doesn't state them already. */
  protected readonly reason = computed(() => {
    const reason = this.booking.reason();
    return reason === this.warning() ? '' : reason;
  });

  constructor() {
    const injector = this.#injector;
    afterNextRender(() => {
      this.#takeTyped();
      this.#focusFirst();
      if (this.state.refusal() !== '') this.#leadToFault(injector);
    });
    effect(() => {
      if (!this.state.isAsking()) return;
      afterNextRender(() => this.keep()?.nativeElement.focus(), { injector });
    });
  }

  /** Keeps everything as it is drawn, while the surface leaves the screen. */
  freeze(): void {
    this.#changes.detach();
  }

  /** Takes the offered time, and moves the focus on, since the offer disappears. */
  protected takeOffer(): void {
    this.booking.take();
    this.saving()?.nativeElement.focus();
  }

  protected async save(): Promise<void> {
    this.#done(await this.state.save());
  }

  protected async remove(): Promise<void> {
    const event = this.state.session.draft;
    if (this.state.meanwhile() === 'deleted') {
      this.cancel();
      this.#edited.sayGone();
      return;
    }
    const removed = await this.#edited.remove();
    if (removed !== null) this.finished.emit({ did: 'deleted', event, scope: removed.scope });
  }

  protected cancel(): void {
    this.finished.emit({ did: 'nothing', event: this.state.session.draft });
  }

  protected touch(): void {
    this.#isReachedByTab = false;
  }

  protected press(press: KeyboardEvent): void {
    const { target } = press;
    const isOpen = target instanceof Element && target.matches('[aria-expanded="true"]');
    // An open list handles Escape itself, unless it only opened because Tab reached its field.
    const isInList = isOpen && !this.#isReachedByTab;
    this.#isReachedByTab = press.key === 'Tab';
    if (press.key === 'Escape' && !isInList) {
      press.preventDefault();
      press.stopPropagation();
      if (this.state.isAsking()) this.keepEditing();
      else this.close();
    } else if (press.key === 'Enter' && (press.ctrlKey || press.metaKey)) {
      press.preventDefault();
      void this.save();
    }
  }

  /** Closes the editor by its button; unsaved changes ask first. */
  protected close(): void {
    if (this.state.leave()) this.cancel();
  }

  protected keepEditing(): void {
    this.state.isAsking.set(false);
    // The form is inert until it is drawn again.
    afterNextRender(() => this.#focusFirst(), { injector: this.#injector });
  }

  /** Saves the changes that a host's own form made to its event. */
  #writeOwn(event: CalendarEvent): Promise<ChangedEvent | null> {
    const { draft } = this.state.session;
    return this.#edited.write((current) => patched(current, draft, event), draft);
  }

  #done(saved: ChangedEvent | null): boolean {
    if (saved === null) return false;
    const { event, scope } = saved;
    this.finished.emit({ did: this.state.isNew ? 'created' : 'changed', event, scope });
    return true;
  }

  /**
   * Shows the errors of an event that was refused elsewhere, as in the quick form, once its field exists: sections load
   * later than the form. A user who begins to act isn't interrupted.
   */
  #leadToFault(injector: Injector): void {
    this.state.isTried.set(true);
    const leading = afterRenderEffect(
      () => {
        if (!this.state.form.isFaulty()) return;
        leading.destroy();
        untracked(() => this.state.showFaults());
      },
      { injector },
    );
    for (const act of ['keydown', 'pointerdown']) {
      this.#host.addEventListener(act, () => leading.destroy(), { capture: true, once: true });
    }
  }

  /**
   * Inserts text typed while the editor loaded, before the field gets focus, or the next key would replace it; saves
   * where Enter followed.
   */
  #takeTyped(): void {
    const { text, isEntered } = this.#editing.takeTyped();
    const title = this.#field('[data-field="title"]');
    if (title === null || text === '') return;
    title.value += text;
    title.dispatchEvent(new Event('input', { bubbles: true }));
    if (isEntered) void this.save();
  }

  /** Returns the first field of the form that matches a selector; null without one. */
  #field(selector: string): HTMLInputElement | null {
    return this.#host.querySelector<HTMLInputElement>(`ec-editor-form ${selector}`);
  }

  /** Focuses the first field of the form; in a sheet only for a new event, as the keyboard would cover the sheet. */
  #focusFirst(): void {
    const wantsField = this.layout() !== 'sheet' || this.state.isNew;
    const first = this.#field(':is(input, select, textarea)');
    if (wantsField && first !== null) first.focus();
    else this.#host.closest<HTMLElement>('[role="dialog"]')?.focus();
  }
}
