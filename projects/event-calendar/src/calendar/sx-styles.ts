import { afterRenderEffect, DestroyRef, Directive, ElementRef, inject, input } from '@angular/core';
import { SX_SHEET } from '../lazy/lazy-parts';
import { LazyLoader } from '../lazy/lazy-loader';
import { Reports } from '../store/inputs/reports';
import type { SxObject } from '../styles/sx';
import type { SxSheet } from '../styles/sx-sheet';

/**
 * Styles its element in the sx form, by a lazy part that is only loaded where the form is used.
 *
 * @internal
 */
@Directive({ selector: '[ecSx]' })
export class SxStyles {
  readonly #loader = inject(LazyLoader);
  readonly #reports = inject(Reports);
  readonly #destroyed = inject(DestroyRef);
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  #sheet: SxSheet | null = null;

  /** Styles of the element in the sx form. */
  readonly sx = input<SxObject | undefined>(undefined, { alias: 'ecSx' });

  constructor() {
    afterRenderEffect(() => this.#apply(this.sx()));
    this.#destroyed.onDestroy(() => this.#sheet?.remove());
  }

  /** Replaces the styles; without any so far, and none given, nothing is loaded. */
  #apply(sx: SxObject | undefined): void {
    if (this.#sheet !== null) this.#sheet.apply(sx);
    else if (sx !== undefined) void this.#load();
  }

  async #load(): Promise<void> {
    const isWaiting = (): boolean => !this.#destroyed.destroyed;
    const create = SX_SHEET.loaded ?? (await this.#loader.load(SX_SHEET, isWaiting));
    if (create === null || !isWaiting()) return;
    this.#sheet ??= create(this.#element, (message) => this.#reports.report('sx', message));
    this.#sheet.apply(this.sx());
  }
}
