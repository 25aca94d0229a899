import { Component, computed, input } from '@angular/core';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  ltr: 'M4 12h15M14 7l5 5-5 5',
  rtl: 'M20 12H5M10 7l-5 5 5 5',
  tune: 'M4 8h9M19 8h1M4 16h1M11 16h9M13 8a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM5 16a3 3 0 1 0 6 0 3 3 0 0 0-6 0z',
  reset: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 13',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5M12 8v.5',
  warning: 'M12 4L2.5 20h19zM12 10v4M12 17v.5',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.3 15.3L20.5 20.5',
  shuffle: 'M4 7h3l9 10h4M4 17h3l3-3.3M13 10.3L16 7h4M17 4l3 3-3 3M17 14l3 3-3 3',
} as const;

export type IconName = keyof typeof PATHS;

/** A small icon; the text or label beside it gives its meaning. */
@Component({
  selector: 'sc-icon',
  template: `<svg viewBox="0 0 24 24" aria-hidden="true"><path [attr.d]="path()" /></svg>`,
  styles: `
    :host {
      display: inline-grid;
      inline-size: 20px;
      block-size: 20px;
    }

    path {
      fill: none;
      stroke: currentColor;
      stroke-width: 1.75;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `,
})
export class Icon {
  readonly name = input.required<IconName>();
  protected readonly path = computed(() => PATHS[this.name()]);
}
