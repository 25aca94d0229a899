import { DOCUMENT, effect, inject, Injectable, signal } from '@angular/core';
import { recall, remember } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Colour scheme and writing direction of the whole page. `?theme=` and `?dir=` set them for one visit; the visitor's
 * choice is stored.
 */
@Injectable({ providedIn: 'root' })
export class Appearance {
  private readonly root = inject(DOCUMENT).documentElement;
  private readonly query = new URLSearchParams(inject(DOCUMENT).location.search);

  private readonly chosenTheme = signal(this.initial('theme', THEMES));
  private readonly chosenDirection = signal(this.initial('dir', DIRECTIONS));

  readonly theme = this.chosenTheme.asReadonly();
  readonly direction = this.chosenDirection.asReadonly();
  /** Whether pages have no frame of the showcase: with `?bare=1`, and in the browser tests. */
  readonly isBare =
    this.query.get('bare') === '1' || inject(DOCUMENT).location.pathname.endsWith('/test');

  constructor() {
    effect(() => {
      this.root.dataset['colorScheme'] = this.theme();
      this.root.dir = this.direction();
    });
  }

  /** Shows a theme and a direction without storing them. */
  show(theme: Theme, direction: Direction): void {
    this.chosenTheme.set(theme);
    this.chosenDirection.set(direction);
  }

  chooseTheme(theme: Theme): void {
    this.chosenTheme.set(theme);
    remember('theme', theme);
  }

  chooseDirection(direction: Direction): void {
    this.chosenDirection.set(direction);
    remember('dir', direction);
  }

  private initial<T extends string>(key: string, choices: readonly [T, ...T[]]): T {
    const asked = this.query.get(key) ?? recall(key);
    return choices.find((choice) => choice === asked) ?? choices[0];
  }
}
