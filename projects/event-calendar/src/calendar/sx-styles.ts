import { DestroyRef, inject, Injectable } from '@angular/core';
import { SX_SHEET } from '../lazy/lazy-parts';
import { LazyLoader } from '../lazy/lazy-loader';
import { Reports } from '../store/inputs/reports';
import type { SxObject } from '../styles/sx';
import type { SxSheet } from '../styles/sx-sheet';

/** Styles one element in the sx form, by a lazy part that is only loaded where the form is used. */
@Injectable()
export class SxStyles {
  readonly #loader = inject(LazyLoader);
  readonly #reports = inject(Reports);
  readonly #destroyed = inject(DestroyRef);
  #sheet: SxSheet | null = null;
  #wanted: SxObject | undefined;

  constructor() {
    this.#destroyed.onDestroy(() => this.#sheet?.remove());
  }

  /** Replaces the styles; without any so far, and none given, nothing is loaded. */
  apply(element: HTMLElement, sx: SxObject | undefined): void {
    this.#wanted = sx;
    if (this.#sheet !== null) this.#sheet.apply(sx);
    else if (sx !== undefined) void this.#load(element);
  }

  async #load(element: HTMLElement): Promise<void> {
    const isWaiting = (): boolean => !this.#destroyed.destroyed;
    const create = SX_SHEET.loaded ?? (await this.#loader.load(SX_SHEET, isWaiting));
    if (create === null || !isWaiting()) return;
    this.#sheet ??= create(element, (message) => this.#reports.report('sx', message));
    this.#sheet.apply(this.#wanted);
  }
}
