import { Component, computed, model } from '@angular/core';
import { PropText } from './prop-text';

/** `height`: pixels when it is a number, else any CSS length. */
@Component({
  selector: 'sc-prop-height',
  imports: [PropText],
  template: `
    <sc-prop-text name="height" unset="600" [value]="text()" (valueChange)="read($event)" />
  `,
})
export class PropHeight {
  readonly value = model<number | string>();

  protected readonly text = computed(() => this.value()?.toString());

  protected read(text: string | undefined): void {
    const pixels = Number(text);
    this.value.set(text === undefined || Number.isNaN(pixels) ? text : pixels);
  }
}
