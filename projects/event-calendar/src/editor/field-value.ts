import type { Signal } from '@angular/core';

/** One value of the form, as the element that shows it reads and writes it. */
export interface FieldValue<V> {
  readonly value: Signal<V>;
  /** Error of the value, once saving was attempted; empty without one. */
  readonly error: Signal<string>;
  set(value: V): void;
  /** Returns a part of the value, always as the same object. */
  part<K extends keyof V & string>(key: K): FieldValue<V[K]>;
  /**
   * Registers the element that shows the value: on errors the first such element of the page gets focus. Returns a
   * function that undoes this.
   */
  shownBy(element: HTMLElement, focus: () => void): () => void;
}
