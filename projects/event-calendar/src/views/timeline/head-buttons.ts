import { middleOf } from './label-keys';

/** Returns the buttons of the header's axis as they stand along the line, from its start to its end. */
export function headButtons(grid: HTMLElement): readonly HTMLElement[] {
  const way = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  const buttons = [...grid.querySelectorAll<HTMLElement>('ec-axis-header button')];
  const middles = new Map(buttons.map((button) => [button, way * middleOf(button)]));
  return buttons.sort((a, b) => middles.get(a)! - middles.get(b)!);
}

/** Returns the button of the header that stands nearest to a place of the window. */
export function headButtonNear(grid: HTMLElement, x: number): HTMLElement | undefined {
  const away = (button: HTMLElement): number => {
    const { left, right } = (button.closest('.ec-unit') ?? button).getBoundingClientRect();
    return Math.max(0, left - x, x - right);
  };
  const [first, ...others] = headButtons(grid);
  return others.reduce(
    (best, button) => (best !== undefined && away(button) < away(best) ? button : best),
    first,
  );
}
