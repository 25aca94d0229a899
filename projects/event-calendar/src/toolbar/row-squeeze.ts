import {
  afterNextRender,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injector,
  linkedSignal,
  signal,
  untracked,
  type Signal,
} from '@angular/core';

/** Pixels that the toolbar of a phone needs to keep the steps in its row. */
const STEPS_FIT = 480;

/** Pixels under which a toolbar has one menu from the start, as nothing larger ever fits. */
const ONE_MENU_ONLY = 480;

/**
 * Degrees of squeezing the toolbar into its row; each includes the ones before. In one menu the preferences are below
 * the views; with icons "New event" and "Today" have no text, and the title no caret; a bare menu has no name; then
 * presets and "New event" move to the menu, then "Today", for which the title leaves out the year, last the steps. On a
 * phone "Today" stays. Beside all that a host's additions may get a row of their own.
 */
export const SHORT_TITLE = 1;
export const VIEW_MENU = 2;
export const ONE_MENU = 3;
export const ICONS = 4;
export const BARE_MENU = 5;
export const BUTTONS_IN_MENU = 6;
export const TODAY_IN_MENU = 7;
export const STEPS_IN_MENU = 8;

/** A row of the toolbar, which may be too short for its content. */
interface Row {
  readonly isPhone: () => boolean;
  /** Width in pixels. */
  readonly width: () => number;
  /**
   * Everything that decides about the room, except the dates: a title that was too long stays short on the next page.
   */
  readonly shape: () => unknown;
  readonly title: () => string;
  readonly titleElement: () => HTMLElement;
  /** Whether the search field stands in place of the title. */
  readonly isSearchOver: () => boolean;
}

/** Squeezes a toolbar by one degree after the other until nothing in its row is cut; returns the degree. */
export function rowSqueeze(row: Row): Signal<number> {
  const injector = inject(Injector);
  const toolbar = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  const shape = computed(row.shape);
  const squeezed = linkedSignal<unknown, number>({
    source: shape,
    computation: () => (row.width() < ONE_MENU_ONLY ? ONE_MENU : 0),
  });
  const degree = computed(() => {
    if (!row.isPhone()) return squeezed();
    // A phone has a separate menu for preferences, and no button in the toolbar.
    return row.width() < STEPS_FIT || squeezed() > VIEW_MENU ? STEPS_IN_MENU : VIEW_MENU;
  });
  // Counts changes of the title's room: a font may load late, and a host's additions may grow.
  const changes = signal(0);
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => changes.update((count) => count + 1));
  afterNextRender(() => sizes?.observe(row.titleElement()));
  inject(DestroyRef).onDestroy(() => sizes?.disconnect());
  effect(() => {
    const now = degree();
    shape();
    row.title();
    changes();
    const squeezeMore = (): void => {
      // Unless the toolbar has changed by then.
      const isSame = now === degree();
      // A search field in place of the title keeps its width, and pushes others out of the row.
      const isFull = isCut(row.isSearchOver() ? toolbar : row.titleElement());
      if (isSame && now < STEPS_IN_MENU && isFull) squeezed.set(now + 1);
    };
    // After the surrounding calendar has been rendered as well.
    untracked(() => afterNextRender({ read: squeezeMore }, { injector }));
  });
  return degree;
}

function isCut({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth;
}
