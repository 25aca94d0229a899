import {
  afterNextRender,
  Component,
  computed,
  type ElementRef,
  inject,
  input,
  linkedSignal,
  viewChild,
} from '@angular/core';
import {
  ɵCalendarSettings as CalendarSettings,
  ɵcloseDialog as closeDialog,
} from 'ng-event-calendar';
import type { RecurrenceScope } from 'ng-event-calendar/core/internal';
import type { ScopeQuestion } from './scope-questions';

const SCOPES: readonly RecurrenceScope[] = ['onlyThis', 'thisAndFollowing', 'all'];

let prompts = 0;

/**
 * Asks which occurrences a change applies to. A modal `<dialog>`: the browser keeps the focus inside and restores it,
 * and nothing else can be used meanwhile.
 */
@Component({
  selector: 'ec-scope-prompt',
  templateUrl: './scope-prompt.html',
  styleUrl: './scope-prompt.scss',
  host: { '(keydown)': 'pressKey($event)', '(click)': 'pressed($event)' },
})
export class ScopePrompt {
  readonly #settings = inject(CalendarSettings);
  private readonly dialog = viewChild.required<ElementRef<HTMLDialogElement>>('dialog');

  readonly question = input.required<ScopeQuestion>();

  protected readonly text = this.#settings.text;
  protected readonly id = `ec-scope-${prompts++}`;
  protected readonly title = computed(() => {
    const { count } = this.question();
    return count === null ? this.text()('title') : this.text()('scopeOfSeveral', { count });
  });
  protected readonly options = computed(() => {
    const { changesRule } = this.question();
    return SCOPES.map((scope) => ({ scope, isOpen: scope !== 'onlyThis' || !changesRule }));
  });
  /** The narrowest available scope is preselected. */
  protected readonly chosen = linkedSignal<RecurrenceScope>(
    () => this.options().find(({ isOpen }) => isOpen)!.scope,
  );

  constructor() {
    afterNextRender(() => {
      const dialog = this.dialog().nativeElement;
      dialog.showModal();
      dialog.querySelector<HTMLInputElement>('input:checked')?.focus();
      this.question().gone.addEventListener('abort', () => dialog.close());
    });
  }

  protected answer(scope: RecurrenceScope | null): void {
    const question = this.question();
    closeDialog(this.dialog().nativeElement, () => question.answer(scope));
  }

  protected pressKey(press: KeyboardEvent): void {
    // Keys of the calendar and of an open editor have no effect in the prompt.
    press.stopPropagation();
    if (press.key === 'Enter' && press.target instanceof HTMLInputElement) {
      press.preventDefault();
      this.answer(this.chosen());
    }
  }

  /** Cancels on a press outside of the dialog, which has the dialog itself as target. */
  protected pressed({ target }: Event): void {
    if (target === this.dialog().nativeElement) this.answer(null);
  }
}
