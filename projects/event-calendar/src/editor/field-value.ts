import type { Signal } from '@angular/core';

/** One value of the form, as what shows it reads and writes it. */
export interface FieldValue<V> {
  readonly value: Signal<V>;
  /** What is wrong with it, once saving was tried; empty for nothing. */
  readonly error: Signal<string>;
  set(value: V): void;
  /** A part of it, which is always the same object. */
  part<K extends keyof V & string>(key: K): FieldValue<V[K]>;
  /**
   * Says which element shows it: of all that are wrong the first on the page gets the focus. Returns what
   * takes that back.
   */
  shownBy(element: HTMLElement, focus: () => void): () => void;
}
