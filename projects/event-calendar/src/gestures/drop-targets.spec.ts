import { TestBed } from '@angular/core/testing';
import { GivenTarget } from './drop-target.spec-host';
import { DropTargets, type DropTarget } from './drop-targets';

const event = { title: 'Visit' };

/** Makes a zone within another, a place beside them, and a settable element under the pointer. */
function given() {
  const [outer, inner, beside] = [new GivenTarget(), new GivenTarget(), new GivenTarget()];
  outer.element.append(inner.element);
  const targets = TestBed.inject(DropTargets);
  const ends = [outer, inner, beside].map((target) => targets.add(target));
  let under: Element | null = null;
  const asked: [number, number][] = [];
  document.elementFromPoint = (x, y) => {
    asked.push([x, y]);
    return under;
  };
  const at = (
    element: Element | null,
    isAsked: (target: DropTarget) => boolean = () => true,
  ): DropTarget | null => {
    under = element;
    return targets.at({ x: 3, y: 4 }, isAsked);
  };
  return { outer, inner, beside, targets, ends, at, asked };
}

describe('DropTargets', () => {
  afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

  it('finds the innermost one under a point', () => {
    const { outer, inner, beside, at, asked } = given();
    const [there, within] = [document.createElement('i'), document.createElement('i')];
    outer.element.append(there);
    inner.element.append(within);
    expect(at(within)).toBe(inner);
    expect(at(there)).toBe(outer);
    expect(at(beside.element)).toBe(beside);
    expect(at(document.body)).toBeNull();
    expect(at(null)).toBeNull();
    expect(asked[0]).toEqual([3, 4]);
  });

  it('passes over those that are shut, not asked for, or gone', () => {
    const { outer, inner, ends, at } = given();
    expect(at(inner.element, (target) => target !== inner)).toBe(outer);
    inner.isShut = true;
    expect(at(inner.element)).toBe(outer);
    inner.isShut = false;
    ends[1]!();
    expect(at(inner.element)).toBe(outer);
  });

  it('finds the first of two on one element', () => {
    const { inner, targets, at } = given();
    const second = Object.assign(new GivenTarget(), { element: inner.element });
    targets.add(second);
    expect(at(inner.element)).toBe(inner);
  });

  it('names those that have a name, and are open', () => {
    const { targets } = given();
    const [list, shut] = [new GivenTarget('Waiting list'), new GivenTarget('Shut')];
    targets.add(list);
    targets.add(shut);
    shut.isShut = true;
    expect(targets.named()).toEqual([list]);
  });

  it('offers to calendars, one after the other, what is to be moved by keys', () => {
    const { targets } = given();
    const asked: string[] = [];
    const add = (name: string, isOpen: boolean, takes: boolean): (() => unknown) =>
      targets.addKeyboard({
        isOpen: () => isOpen,
        pickUpExternal: (given) => {
          expect(given).toBe(event);
          asked.push(name);
          return takes;
        },
      });
    expect(targets.pickUpExternal(event)).toBe(false);
    add('shut', false, true);
    add('full', true, false);
    const end = add('first', true, true);
    add('second', true, true);
    expect(targets.pickUpExternal(event)).toBe(true);
    expect(asked).toEqual(['full', 'first']);
    end();
    targets.pickUpExternal(event);
    expect(asked).toEqual(['full', 'first', 'full', 'second']);
  });
});
