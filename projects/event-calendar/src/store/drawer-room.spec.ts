import { roomBeside } from './drawer-room';

const none = { taken: 0, isPanelAway: false, isViewCovered: false };

describe('the room beside the editor’s drawer', () => {
  it.each<[string, number, number, number, ReturnType<typeof roomBeside>]>([
    ['no drawer', 1280, 0, 256, none],
    ['room for all', 1440, 400, 256, { ...none, taken: 400 }],
    ['just room for all', 1216, 400, 256, { ...none, taken: 400 }],
    ['a panel too much', 1215, 400, 256, { ...none, taken: 400, isPanelAway: true }],
    ['room without a panel', 1024, 400, 0, { ...none, taken: 400 }],
    ['just room without the panel', 960, 400, 256, { ...none, taken: 400, isPanelAway: true }],
    ['too little', 959, 400, 256, { taken: 400, isPanelAway: true, isViewCovered: true }],
    ['too little, and no panel', 800, 400, 0, { ...none, taken: 400, isViewCovered: true }],
    ['a drawer that covers a strip', 1000, 120, 256, { ...none, taken: 120 }],
    ['hardly anything beside it', 700, 400, 0, none],
    ['nothing beside it', 300, 300, 0, none],
  ])('with %s', (_, width, drawer, panel, expected) => {
    expect(roomBeside(width, drawer, { width: panel, mayGo: true })).toEqual(expected);
  });

  it('is less where the panel was asked for', () => {
    const room = roomBeside(1024, 400, { width: 256, mayGo: false });
    expect(room).toEqual({ taken: 400, isPanelAway: false, isViewCovered: true });
  });
});
