import { Component, computed, input } from '@angular/core';
import type { ResourceOption } from './resource-options';

/** Pixels by which an option is indented for each level of resources above it. */
const INDENT = 16;

/** Content of an option for a resource: its colour, its title, and the reason against it beneath. */
@Component({
  selector: 'ec-resource-label',
  template: `
    <span
      class="ec-resource-dot"
      [attr.data-color]="option().color"
      [style.margin-inline-start.px]="indent()"
    ></span>
    {{ option().title }}
    @if (reason(); as words) {
      <small class="ec-reason" [style.margin-inline-start.px]="indent()">{{ words }}</small>
    }
  `,
  styles: ':host { display: contents; }',
})
export class ResourceLabel {
  readonly option = input.required<ResourceOption>();
  /** Reason why the resource would be refused, or asked about; undefined without one. */
  readonly reason = input.required<string | undefined>();

  protected readonly indent = computed(() => this.option().depth * INDENT);
}
