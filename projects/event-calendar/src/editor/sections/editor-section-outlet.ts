import {
  Component,
  ElementRef,
  forwardRef,
  inject,
  input,
  model,
  signal,
  untracked,
} from '@angular/core';
import type { FormValueControl } from '@angular/forms/signals';
import { MatButtonModule } from '@angular/material/button';
import { PartOutlet } from '../../parts/part-outlet';
import { CalendarSettings } from '../../store/calendar-settings';
import {
  SECTION_DRAFT,
  type EditorSection,
  type EventPatch,
  type SectionDraft,
} from '../../store/editor-section';
import { EditorState } from '../editor-state';
import { changedKeys } from '../fields/with-keys';
import type { SectionValue } from './section-field';

const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Draws a section of the form, and is what that finds as its draft. */
@Component({
  selector: 'ec-editor-section',
  imports: [MatButtonModule, PartOutlet],
  template: `
    @if (isMissing()) {
      <p data-field="missing">{{ text()('partNotLoaded') }}</p>
      <button type="button" matButton (click)="isMissing.set(false)">{{ text()('retry') }}</button>
    } @else {
      <ng-container [ecPart]="section().part" stays [inputs]="{}" (gone)="isMissing.set(true)" />
    }
  `,
  styleUrl: './editor-section-outlet.scss',
  providers: [{ provide: SECTION_DRAFT, useExisting: forwardRef(() => EditorSectionOutlet) }],
})
export class EditorSectionOutlet implements SectionDraft, FormValueControl<SectionValue> {
  private readonly state = inject(EditorState);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  readonly section = input.required<EditorSection>();
  readonly value = model<SectionValue>({ patch: {}, fault: '' });

  readonly base = this.state.base.asReadonly();
  readonly draft = this.state.draft;
  readonly occurrence = this.state.occurrence;

  protected readonly text = inject(CalendarSettings).text;
  /** Whether its code couldn't be loaded. */
  protected readonly isMissing = signal(false);
  private readonly focusFault = signal<(() => void) | null>(null);

  update(patch: EventPatch): void {
    const base = untracked(this.base);
    this.value.update((value) => ({
      ...value,
      patch: changedKeys(base, { ...value.patch, ...patch }),
    }));
  }

  refuse(fault: string, focus?: () => void): void {
    this.value.update((value) => ({ ...value, fault }));
    this.focusFault.set(focus ?? null);
  }

  focus(): void {
    const focus = this.focusFault();
    if (focus === null) this.host.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    else focus();
  }
}
