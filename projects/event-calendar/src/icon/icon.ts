import { Component, computed, input } from '@angular/core';

const PATHS = {
  menu: 'M3 6h18v2H3zM3 11h18v2H3zM3 16h18v2H3z',
  panelOpen:
    'M3 6h10v2H3zM3 11h8v2H3zM3 16h10v2H3zM15.5 8.1l1.4-1.4 5.3 5.3-5.3 5.3-1.4-1.4 3.9-3.9z',
  panelClose: 'M3 6h13v2H3zM3 11h10v2H3zM3 16h13v2H3zM21 8.4 19.6 7l-5 5 5 5 1.4-1.4L17.4 12z',
  previous: 'M15.4 7.4 14 6l-6 6 6 6 1.4-1.4L10.8 12z',
  next: 'M8.6 16.6 13.2 12 8.6 7.4 10 6l6 6-6 6z',
  down: 'M7.4 8.6 12 13.2l4.6-4.6L18 10l-6 6-6-6z',
  up: 'M7.4 15.4 12 10.8l4.6 4.6L18 14l-6-6-6 6z',
  expand: 'M12 17.5 7 12.5l1.4-1.4 3.6 3.6 3.6-3.6 1.4 1.4zM7 7h10v2H7z',
  collapse: 'M12 8.5l5 5-1.4 1.4-3.6-3.6-3.6 3.6L7 13.5zM7 17h10v2H7z',
  settings:
    'M4 7h8.2a3 3 0 0 1 5.6 0H20v2h-2.2a3 3 0 0 1-5.6 0H4zM15 7a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM4 15h2.2a3 3 0 0 1 5.6 0H20v2h-8.2a3 3 0 0 1-5.6 0H4zM9 15a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  close:
    'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z',
  search:
    'M10 4a6 6 0 1 0 3.5 10.9l4.8 4.8 1.4-1.4-4.8-4.8A6 6 0 0 0 10 4zm0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  open: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm0 4v12h14V7zm2 3h10v2H7zm0 4h7v2H7z',
  duplicate:
    'M9 3h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm0 2v10h10V5zM3 7h2v12h12v2H5a2 2 0 0 1-2-2zM13 7h2v2h2v2h-2v2h-2v-2h-2V9h2z',
  copy: 'M9 3h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm0 2v10h10V5zM3 7h2v12h12v2H5a2 2 0 0 1-2-2z',
  move: 'M12 2l3.5 3.5L14 7l-1-1v5h5l-1-1 1.5-1.5L22 12l-3.5 3.5L17 14l1-1h-5v5l1-1 1.5 1.5L12 22l-3.5-3.5L10 17l1 1v-5H6l1 1-1.5 1.5L2 12l3.5-3.5L7 10l-1 1h5V6l-1 1-1.5-1.5z',
  sendOut:
    'M5 3h8v2H5v14h8v2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm11.5 4.5L21 12l-4.5 4.5-1.4-1.4 2.1-2.1H9v-2h8.2l-2.1-2.1z',
  delete:
    'M9 3h6l1 2h4v2H4V5h4zM6 9h12l-.8 10.2A2 2 0 0 1 15.2 21H8.8a2 2 0 0 1-2-1.8zm3.5 2 .5 8h1l-.4-8zm4 0-.4 8h1l.5-8z',
  check: 'M9.5 16.2 5.3 12l-1.4 1.4 5.6 5.6 11-11-1.4-1.4z',
} as const;

/** Name of one of the calendar's few icons. */
export type IconName = keyof typeof PATHS;

/** A decorative icon in the colour of the text; "previous" and "next" mirror in right-to-left. */
@Component({
  selector: 'ec-icon',
  template: `<svg viewBox="0 0 24 24" focusable="false"><path [attr.d]="path()" /></svg>`,
  styles: `
    :host {
      display: inline-flex;
      flex: none;
      inline-size: var(--ec-icon-size, 20px);
      block-size: var(--ec-icon-size, 20px);
    }
    svg {
      inline-size: 100%;
      block-size: 100%;
      fill: currentColor;
    }
    :host([data-mirrors]:dir(rtl)) svg {
      transform: scaleX(-1);
    }
  `,
  host: { 'aria-hidden': 'true', '[attr.data-mirrors]': 'mirrors() ? "" : null' },
})
export class Icon {
  readonly name = input.required<IconName>();
  protected readonly path = computed(() => PATHS[this.name()]);
  protected readonly mirrors = computed(() =>
    ['previous', 'next', 'panelOpen', 'panelClose', 'sendOut'].includes(this.name()),
  );
}
