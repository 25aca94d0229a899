import { CDK_DROP_LIST } from '@angular/cdk/drag-drop';
import { Injector } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Subject } from 'rxjs';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { Reports } from '../store/inputs/reports';
import { GivenTarget } from './drop-target.spec-host';
import { DropListItems } from './drop-list-items';
import { DropTargets } from './drop-targets';

const POINT = { x: 3, y: 4 };

interface Item {
  readonly data: unknown;
  readonly moved: Subject<{ pointerPosition: typeof POINT }>;
}

/**
 * Makes a host's list on the calendar's element, whose grid lies under every point; the items of `over` are over it.
 */
function given(...over: readonly Item[]) {
  const reported: string[] = [];
  const calendar = document.createElement('div');
  const grid = Object.assign(new GivenTarget(), { drawsPreview: true });
  calendar.append(grid.element);
  let under: Element = grid.element;
  document.elementFromPoint = () => under;
  const [entered, exited, dropped] = [
    new Subject<{ item: unknown }>(),
    new Subject<void>(),
    new Subject<void>(),
  ];
  const lying = [
    { data: null, isDragging: () => false },
    ...over.map((data) => ({ data, isDragging: () => true })),
  ];
  const list = {
    ...{ element: { nativeElement: calendar }, entered, exited, dropped },
    _dropListRef: { getItemAtIndex: (at: number) => lying[at] ?? null },
  };
  TestBed.configureTestingModule({
    providers: [
      DropListItems,
      {
        provide: BOUNDARY_INJECTOR,
        useValue: Injector.create({ providers: [{ provide: CDK_DROP_LIST, useValue: list }] }),
      },
      { provide: Reports, useValue: { report: (code: string) => reported.push(code) } },
    ],
  });
  TestBed.inject(DropTargets).add(grid);
  const end = TestBed.inject(DropListItems).listen();
  const enter = (data: unknown): Subject<{ pointerPosition: typeof POINT }> => {
    const moved = new Subject<{ pointerPosition: typeof POINT }>();
    entered.next({ item: { data, moved } });
    return moved;
  };
  const move = (moved: Subject<{ pointerPosition: typeof POINT }>): void =>
    moved.next({ pointerPosition: POINT });
  return {
    reported,
    grid,
    end,
    enter,
    move,
    exited,
    dropped,
    to: (over: Element) => (under = over),
  };
}

describe('items of a host’s own list', () => {
  afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));

  it('are dropped in', () => {
    const { grid, enter, move, dropped } = given();
    const data = { title: 'Visit' };
    const moved = enter(data);
    move(moved);
    expect(grid.seen).toEqual([[data, POINT]]);
    dropped.next();
    expect(grid.log).toEqual(['over', 'drop']);
    move(moved);
    expect(grid.log).toEqual(['over', 'drop']);
  });

  it('are dropped in also where they came before anybody listened', () => {
    const item = {
      data: { title: 'Visit' },
      moved: new Subject<{ pointerPosition: typeof POINT }>(),
    };
    const { grid, move, dropped } = given(item);
    move(item.moved);
    expect(grid.seen).toEqual([[item.data, POINT]]);
    dropped.next();
    expect(grid.log).toEqual(['over', 'drop']);
  });

  it('are placed anew by whatever scrolls under the pointer', () => {
    const { grid, enter, move, dropped } = given();
    const scroll = (): boolean => document.dispatchEvent(new Event('scroll'));
    const moved = enter({});
    scroll();
    expect(grid.seen).toEqual([]);
    move(moved);
    scroll();
    expect(grid.seen).toHaveLength(2);
    dropped.next();
    scroll();
    expect(grid.log).toEqual(['over', 'over', 'drop']);
  });

  it('go away again', () => {
    const { grid, enter, move, exited, dropped } = given();
    const moved = enter({});
    move(moved);
    exited.next();
    expect(grid.log).toEqual(['over', 'leave']);
    move(moved);
    dropped.next();
    expect(grid.log).toEqual(['over', 'leave']);
  });

  it('come to this calendar alone, and to none of the host’s zones', () => {
    const { grid, enter, move, to } = given();
    const [zone, other] = [
      new GivenTarget(),
      Object.assign(new GivenTarget(), { drawsPreview: true }),
    ];
    grid.element.append(zone.element);
    TestBed.inject(DropTargets).add(zone);
    TestBed.inject(DropTargets).add(other);
    const moved = enter({});
    to(zone.element);
    move(moved);
    to(other.element);
    move(moved);
    expect([zone.log, other.log, grid.log]).toEqual([[], [], ['over', 'leave']]);
  });

  it.each([undefined, null, 'Visit'])('with data %j are reported', (data) => {
    const { grid, reported, enter, move, dropped } = given();
    const moved = enter(data);
    move(moved);
    dropped.next();
    expect([grid.log, reported]).toEqual([[], ['drop-list-item']]);
  });

  it('are called off when the calendar goes', () => {
    const { grid, end, enter, move } = given();
    const moved = enter({});
    move(moved);
    end();
    expect(grid.log).toEqual(['over', 'leave']);
    move(moved);
    move(enter({}));
    expect(grid.log).toEqual(['over', 'leave']);
  });
});
