import { Component, input, linkedSignal, model, signal } from '@angular/core';

let count = 0;

/** A prop that is an object, written as JSON; empty means not bound. */
@Component({
  selector: 'sc-prop-json',
  template: `
    <label class="name" [for]="id">{{ name() }}</label>
    <textarea
      class="field"
      rows="3"
      autocomplete="off"
      spellcheck="false"
      [id]="id"
      [placeholder]="placeholder()"
      [value]="text()"
      [attr.aria-invalid]="error() ? true : null"
      [attr.aria-describedby]="error() ? id + '-error' : null"
      (input)="read($event)"
    ></textarea>
    @if (error(); as message) {
      <p class="error" role="status" [id]="id + '-error'">{{ message }}</p>
    }
  `,
  styleUrl: './prop-row.scss',
  host: { class: 'is-wide' },
})
export class PropJson<T extends object> {
  readonly name = input.required<string>();
  readonly placeholder = input('unset');
  readonly value = model<T>();

  protected readonly id = `sc-prop-${(count++).toString()}-json`;
  protected readonly error = signal('');
  private readonly own = signal<T | undefined>(undefined);
  /** Text being typed stays as it is; a value from elsewhere is formatted. */
  protected readonly text = linkedSignal<T | undefined, string>({
    source: this.value,
    computation: (value, previous) =>
      previous && value === this.own() ? previous.value : this.write(value),
  });

  protected read(event: Event): void {
    const text = (event.target as HTMLTextAreaElement).value;
    this.text.set(text);
    try {
      const value: unknown = text.trim() === '' ? undefined : JSON.parse(text);
      if (value !== undefined && (typeof value !== 'object' || value === null)) {
        this.error.set('An object is expected: { … }');
        return;
      }
      this.error.set('');
      this.own.set(value as T | undefined);
      this.value.set(value as T | undefined);
    } catch (error) {
      this.error.set(error instanceof Error ? error.message : String(error));
    }
  }

  private write(value: T | undefined): string {
    return value === undefined ? '' : JSON.stringify(value, null, 2);
  }
}
