import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { nearOrKept } from './near-or-kept';

const ITEMS = Array.from({ length: 40 }, (_, at) => at + 1);

@Component({
  selector: 'ec-window',
  template: `
    @for (item of items(); track item) {
      <button type="button">{{ item }}</button>
    }
  `,
})
class Window {
  readonly items = signal<readonly number[]>([]);
}

/** Returns what is mounted from one item up to another, with the kept one. */
const mounted = (first: number, last: number, kept: number): number[] =>
  nearOrKept(ITEMS, ITEMS.indexOf(kept), (item) => first <= item && item <= last).map(
    (at) => ITEMS[at]!,
  );

describe('the item that is kept', () => {
  it.each([
    [[1, 3], 20, [1, 2, 3, 19, 20, 21]],
    [[19, 22], 20, [19, 20, 21, 22]],
    [[18, 20], 20, [18, 19, 20, 21]],
    [[1, 2], 40, [1, 2, 39, 40]],
    [[30, 31], 1, [1, 2, 30, 31]],
  ] as const)(
    'comes in its place with its neighbours, beside %j the %d',
    ([from, to], kept, all) => {
      expect(mounted(from, to, kept)).toEqual(all);
    },
  );

  it.each([
    ['stays on the item', 0],
    ['goes to the next one', 1],
    ['goes to the one before', -1],
  ])('keeps the focus wherever the others come and go, if it %s', (_, step) => {
    const fixture = TestBed.createComponent(Window);
    const root = fixture.nativeElement as HTMLElement;
    document.body.append(root);
    const show = (...[first, last, kept]: [number, number, number]): void => {
      fixture.componentInstance.items.set(mounted(first, last, kept));
      fixture.detectChanges();
    };
    const lost: string[] = [];
    for (const kept of [1, 2, 3, 20, 38, 39, 40]) {
      for (const from of [1, 10, 18, 20, 35, 36]) {
        for (const to of [1, 10, 18, 20, 35, 36]) {
          show(from, from + 4, kept);
          const next = kept + step;
          const button = [...root.querySelectorAll('button')].find(
            ({ textContent }) => textContent === `${next}`,
          );
          if (button === undefined) continue;
          button.focus();
          show(to, to + 4, next);
          if (document.activeElement !== button) lost.push(`${kept} from ${from} to ${to}`);
        }
      }
    }
    root.remove();
    expect(lost).toEqual([]);
  });
});
