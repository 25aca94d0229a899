import { CalendarRoom } from './calendar-room';
import { givenPart, type GivenInputs } from './given-part.spec-host';

const RESOURCES = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: id }));

describe('the toolbar', () => {
  it.each<[number | null, number, boolean, boolean]>([
    [null, 0, false, false],
    [899, 0, true, false],
    [900, 0, false, false],
    [1100, 400, true, false],
    [1099, 400, true, true],
    [1300, 400, false, false],
  ])(
    'of a calendar of %j pixels beside a drawer of %i is tight: %s, with a small title: %s',
    (width, drawer, isTight, isSmall) => {
      const { part } = givenPart(CalendarRoom, width === null ? {} : { width });
      part.drawerWidth.set(drawer);
      expect([part.isTight(), part.isTitleSmall()]).toEqual([isTight, isSmall]);
    },
  );
});

describe('beside the editor’s drawer', () => {
  it.each<[string, number, GivenInputs, { isPanelAway: boolean; covered?: number }]>([
    ['a week', 1482, {}, { isPanelAway: false }],
    ['a week whose days would be too narrow', 1440, {}, { isPanelAway: true }],
    ['a week', 1280, {}, { isPanelAway: true }],
    ['a week that was narrow before', 1024, {}, { isPanelAway: true, covered: 144 }],
    ['a week of five days', 1280, { hiddenDays: [0, 6] }, { isPanelAway: false }],
    ['a day', 1216, { view: 'day' }, { isPanelAway: false }],
    ['a day', 1215, { view: 'day' }, { isPanelAway: true }],
    ['a month', 1426, { view: 'month' }, { isPanelAway: false }],
    ['a month', 1425, { view: 'month' }, { isPanelAway: true }],
    ['a list', 1216, { view: 'agenda' }, { isPanelAway: false }],
    ['a list', 900, { view: 'agenda' }, { isPanelAway: true, covered: 60 }],
    [
      'columns that are scrolled',
      1280,
      { resources: RESOURCES, resourceColumns: true },
      { isPanelAway: false },
    ],
  ])('%s has of %i pixels what it needs', (_, width, inputs, expected) => {
    const { part } = givenPart(CalendarRoom, { width, ...inputs });
    part.drawerWidth.set(400);
    expect(part.room()).toMatchObject({ covered: 0, ...expected });
    expect(part.isSidePanelOpen()).toBe(!expected.isPanelAway);
    part.drawerWidth.set(0);
    expect(part.isSidePanelOpen()).toBe(true);
  });

  it('the side panel can be asked for, as long as that is there', () => {
    const { part, inputs } = givenPart(CalendarRoom, { width: 1280 });
    part.drawerWidth.set(400);
    part.toggleSidePanel();
    expect(part.isSidePanelOpen()).toBe(true);
    expect(inputs.preferences()).toBeUndefined();
    part.drawerWidth.set(0);
    part.drawerWidth.set(400);
    expect(part.isSidePanelOpen()).toBe(false);
  });

  it('it stays as it was asked for else', () => {
    const { part, inputs } = givenPart(CalendarRoom, { width: 1280 });
    part.toggleSidePanel();
    expect(inputs.preferences()).toEqual({ isSidePanelOpen: false });
    part.drawerWidth.set(400);
    expect(part.room()).toMatchObject({ isPanelAway: false, covered: 0, lost: 400 });
  });
});
