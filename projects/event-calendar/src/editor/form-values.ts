import { computed, untracked, type Signal, type WritableSignal } from '@angular/core';
import type { EditorValues } from './editor-values';
import type { FieldValue } from './field-value';
import type { FormFaults } from './form-faults';

interface ShownValue {
  readonly error: Signal<string>;
  readonly element: HTMLElement;
  readonly focus: () => void;
}

/** Values of a form, each with its error and the elements that show it. */
export class FormValues {
  readonly #fields = new Map<string, FieldValue<unknown>>();
  readonly #shown = new Set<ShownValue>();

  readonly isFaulty = computed(() => this.faults().size > 0);

  constructor(
    private readonly values: WritableSignal<EditorValues>,
    private readonly faults: Signal<FormFaults>,
  ) {}

  /** Returns the value of a field, always as the same object. */
  field(key: string): FieldValue<unknown> {
    return remembered(this.#fields, key, () =>
      this.#valueAt(
        key,
        computed(() => this.values()[key]),
        (value) => this.values.update((values) => ({ ...values, [key]: value })),
      ),
    );
  }

  /** Focuses the first error, in the order of the page. */
  focusFault(): void {
    const wrong = [...this.#shown].filter(({ error }) => untracked(error) !== '');
    wrong.sort((a, b) => (isBefore(a.element, b.element) ? -1 : 1))[0]?.focus();
  }

  #valueAt<V>(path: string, value: Signal<V>, set: (value: V) => void): FieldValue<V> {
    const parts = new Map<string, FieldValue<V[keyof V]>>();
    const error = computed(() => this.faults().get(path) ?? '');
    return {
      value,
      error,
      set,
      part: <K extends keyof V & string>(key: K) =>
        remembered(parts, key, () =>
          this.#valueAt<V[keyof V]>(
            `${path}.${key}`,
            computed(() => value()[key]),
            (part) => set({ ...untracked(value), [key]: part }),
          ),
        ) as FieldValue<V[K]>,
      shownBy: (element, focus) => {
        const shown = { error, element, focus };
        this.#shown.add(shown);
        return () => this.#shown.delete(shown);
      },
    };
  }
}

function remembered<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
}

function isBefore(a: Element, b: Element): boolean {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
