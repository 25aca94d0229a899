import { fitBesideDrawer } from './fit-beside-drawer';

const none = { taken: 0, isPanelAway: false, covered: 0, lost: 0 };
const WEEK = 826;

describe('the room beside the editor’s drawer', () => {
  it.each<[string, number, number, number, number, ReturnType<typeof fitBesideDrawer>]>([
    ['no drawer', 1280, 0, 256, WEEK, none],
    ['room for all', 1600, 400, 256, WEEK, { ...none, taken: 400, lost: 400 }],
    ['just room for all', 1482, 400, 256, WEEK, { ...none, taken: 400, lost: 400 }],
    [
      'a panel too much',
      1481,
      400,
      256,
      WEEK,
      { ...none, taken: 400, isPanelAway: true, lost: 144 },
    ],
    ['room without a panel', 1280, 400, 0, WEEK, { ...none, taken: 400, lost: 400 }],
    [
      'just room without the panel',
      1226,
      400,
      256,
      WEEK,
      { ...none, taken: 400, isPanelAway: true, lost: 144 },
    ],
    [
      'too little for what was narrow before',
      1024,
      400,
      256,
      WEEK,
      { taken: 400, isPanelAway: true, covered: 144, lost: 0 },
    ],
    [
      'too little for what was wide',
      1024,
      400,
      0,
      WEEK,
      { ...none, taken: 400, covered: 202, lost: 198 },
    ],
    ['less to be left', 1216, 400, 256, 560, { ...none, taken: 400, lost: 400 }],
    ['a drawer that covers a strip', 1000, 120, 256, 560, { ...none, taken: 120, lost: 120 }],
    [
      'more than before without the panel',
      1000,
      120,
      256,
      700,
      { ...none, taken: 120, isPanelAway: true },
    ],
    ['hardly anything beside it', 700, 400, 0, WEEK, none],
    ['nothing beside it', 300, 300, 0, WEEK, none],
  ])('with %s', (_, width, drawer, panel, least, expected) => {
    expect(fitBesideDrawer(width, drawer, { width: panel, mayGo: true }, least)).toEqual(expected);
  });

  it('is less where the panel was asked for', () => {
    const room = fitBesideDrawer(1280, 400, { width: 256, mayGo: false }, WEEK);
    expect(room).toEqual({ taken: 400, isPanelAway: false, covered: 202, lost: 198 });
  });
});
