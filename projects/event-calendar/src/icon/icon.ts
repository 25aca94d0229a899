import { booleanAttribute, Component, computed, input } from '@angular/core';

/** Paths of lines of one width on a grid of 24 pixels, with round ends and 4 pixels left around them. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  panelOpen: 'M4 7h9M4 12h7M4 17h9M16 8l4 4-4 4',
  panelClose: 'M4 7h12M4 12h8M4 17h12M20 8l-4 4 4 4',
  previous: 'M14 7l-5 5 5 5',
  next: 'M10 7l5 5-5 5',
  down: 'M7 10l5 5 5-5',
  up: 'M7 14l5-5 5 5',
  expand: 'M7 7h10M8 12l4 4 4-4',
  collapse: 'M7 17h10M8 12l4-4 4 4',
  settings:
    'M4 8h8M18 8h2M4 16h2M12 16h8M12 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M6 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  more: 'M12 5a.9.9 0 1 0 .1 0M12 11a.9.9 0 1 0 .1 0M12 17a.9.9 0 1 0 .1 0',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 4.5a6 6 0 1 0 .1 0M15 15l5 5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

/** Name of one of the calendar's few shared icons; a part passes the path of an icon of its own. */
export type IconName = keyof typeof PATHS;

/** A decorative icon in the colour of the text; icons that point along a line mirror in right-to-left text. */
@Component({
  selector: 'ec-icon',
  template: `<svg viewBox="0 0 24 24" focusable="false"><path [attr.d]="drawn()" /></svg>`,
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
      fill: none;
      stroke: currentColor;
      stroke-width: 1.75;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    :host([data-mirrors]:dir(rtl)) svg {
      transform: scaleX(-1);
    }
  `,
  host: { 'aria-hidden': 'true', '[attr.data-mirrors]': 'isMirrored() ? "" : null' },
})
export class Icon {
  readonly name = input<IconName>();
  readonly path = input<string>();
  readonly mirrors = input(false, { transform: booleanAttribute });
  protected readonly drawn = computed(() => this.path() ?? PATHS[this.name()!]);
  protected readonly isMirrored = computed(
    () => this.mirrors() || /^(previous|next|panel)/.test(this.name() ?? ''),
  );
}
