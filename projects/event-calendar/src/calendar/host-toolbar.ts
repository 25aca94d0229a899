import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, input, output, type TemplateRef } from '@angular/core';
import { Navigation } from '../store/dates/navigation';
import { LayoutWidths } from '../store/layout/layout-widths';
import type { ToolbarContext } from '../templates/host-templates';

/** Toolbar that the host's `ecToolbar` template draws. */
@Component({
  selector: 'ec-host-toolbar',
  imports: [NgTemplateOutlet],
  template: `
    <ng-container [ngTemplateOutlet]="template()" [ngTemplateOutletContext]="context()" />
  `,
  styles: ':host { display: block; }',
})
export class HostToolbar {
  readonly #navigation = inject(Navigation);
  readonly #widths = inject(LayoutWidths);

  readonly template = input.required<TemplateRef<ToolbarContext>>();
  readonly panelToggled = output();

  protected readonly context = computed<ToolbarContext>(() => ({
    $implicit: this.#navigation.title(),
    view: this.#navigation.view(),
    views: this.#navigation.views(),
    isSidePanelOpen: this.#widths.isSidePanelOpen(),
    next: () => this.#navigation.step(1),
    previous: () => this.#navigation.step(-1),
    today: () => this.#navigation.goToToday(),
    show: (view) => this.#navigation.show(view),
    toggleSidePanel: () => this.panelToggled.emit(),
  }));
}
