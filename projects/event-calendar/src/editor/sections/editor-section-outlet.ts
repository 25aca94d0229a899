import {
  Component,
  effect,
  ElementRef,
  forwardRef,
  inject,
  input,
  signal,
  untracked,
} from '@angular/core';
import { MatButton } from '@angular/material/button';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import {
  SECTION_DRAFT,
  type EditorSection,
  type EventPatch,
  type SectionDraft,
} from '../../store/events/editor-section';
import { EditorState } from '../editor-state';
import type { FieldValue } from '../field-value';
import { changedKeys } from '../../store/events/with-keys';
import type { SectionValue } from './section-field';

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';
/**
 * Fields with an error, the surest sign first. Material takes `aria-invalid` from a required field that is empty, and
 * marks its frame alone.
 */
const INVALID = [
  `[aria-invalid="true"], .mat-form-field-invalid :is(${FOCUSABLE})`,
  ':is(input, select, textarea):invalid',
];

/** Draws a section of the form, and provides it with its draft. */
@Component({
  selector: 'ec-editor-section',
  imports: [MatButton, LazyOutlet],
  template: `
    @if (isMissing()) {
      <p data-field="missing">{{ text()('partNotLoaded') }}</p>
      <button type="button" matButton (click)="isMissing.set(false)">{{ text()('retry') }}</button>
    } @else {
      <ng-container [ecLazy]="section().part" stays [inputs]="{}" (gone)="isMissing.set(true)" />
    }
    @if (section().saysFaults === false) {
      <div role="alert">
        @if (!saysFaultItself && field().error(); as error) {
          <p data-field="fault">{{ error }}</p>
        }
      </div>
    }
  `,
  styleUrl: './editor-section-outlet.scss',
  providers: [{ provide: SECTION_DRAFT, useExisting: forwardRef(() => EditorSectionOutlet) }],
})
export class EditorSectionOutlet implements SectionDraft {
  readonly #state = inject(EditorState);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  readonly section = input.required<EditorSection>();
  readonly field = input.required<FieldValue<SectionValue>>();

  readonly base = this.#state.base.asReadonly();
  readonly draft = this.#state.draft;
  readonly occurrence = this.#state.occurrence;

  protected readonly text = inject(CalendarSettings).text;
  /** Whether the section's code couldn't be loaded. */
  protected readonly isMissing = signal(false);
  /** Whether the section has read its error, to show it beside a field; that is long before there is one. */
  saysFaultItself = false;
  readonly #focusFault = signal<(() => void) | null>(null);

  constructor() {
    effect((onCleanup) => {
      onCleanup(this.field().shownBy(this.#host, () => this.#focus()));
    });
  }

  update(patch: EventPatch): void {
    const field = untracked(this.field).part('patch');
    field.set(changedKeys(untracked(this.base), { ...untracked(field.value), ...patch }));
  }

  refuse(fault: string, focus?: () => void): void {
    const said = untracked(this.field).part('fault');
    if (untracked(said.value) !== fault) said.set(fault);
    this.#focusFault.set(focus ?? null);
  }

  #focus(): void {
    const focus = this.#focusFault();
    if (focus !== null) focus();
    else {
      const found = [...INVALID, FOCUSABLE].map((selector) =>
        this.#host.querySelector<HTMLElement>(selector),
      );
      found.find((field) => field !== null)?.focus();
    }
  }
}
