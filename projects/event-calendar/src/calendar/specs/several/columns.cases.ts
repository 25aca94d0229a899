import { parseDay, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { ViewPointerController } from '../../../gestures/view-pointer-controller';
import { ActiveViewGeometry } from '../../../gestures/view-geometry';
import { SelectionState } from '../../../store/events/selection-state';
import { FRIDAY_NOON, givenNow, type GivenProps } from '../../calendar.spec-host';
import {
  givenSeveral,
  MONDAY,
  on,
  TUESDAY,
  WEDNESDAY,
  type GivenSeveral,
} from '../../several.spec-host';

const RESOURCES = ['ana', 'ben', 'cleo', 'dan'].map((id) => ({ id, title: id }));
const of = (id: string, resource: string | string[] | null, from = 9): CalendarEvent =>
  on(id, WEDNESDAY, [from, from + 1], resource === null ? {} : { resource });

const DAY: GivenProps = { view: 'day', resources: RESOURCES, resourceColumns: true };
const ROWS: GivenProps = { views: ['timeline'], view: 'timeline', resources: RESOURCES };

const resourcesIn = ({ events }: GivenSeveral): unknown =>
  Object.fromEntries(events().map(({ id, resource }) => [id, resource]));

describe.each<[string, GivenProps, string]>([
  ['columns', DAY, 'ArrowRight'],
  ['rows of the timeline', ROWS, 'ArrowDown'],
])('several events in %s', (_, props, next) => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  const given = (events: CalendarEvent[], more: GivenProps = {}): Promise<GivenSeveral> =>
    givenSeveral({
      ...(props as object),
      ...(more as object),
      events,
      selectedEvents: events.map(({ id }) => id),
    });

  it('move by as many as the grabbed one', async () => {
    const made = await given([of('a', 'ana'), of('b', 'ben', 11), of('c', 'cleo', 13)]);
    await made.press('g', 'b');
    await made.press(next);
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual({ a: 'ben', b: 'cleo', c: 'dan' });
    expect(made.selectedEvents()).toEqual(['a', 'b', 'c']);
    expect(made.said.at(-1)).toContain('3 events moved to cleo');
  });

  it('are refused a step that takes one beyond the last', async () => {
    const made = await given([of('a', 'ana'), of('b', 'dan', 11)]);
    await made.press('g', 'a');
    await made.press(next);
    expect(made.said.at(-1)).toContain('There is no column for all of them');
    await made.press('Enter');
    expect(await made.calendar.getNotice()).toContain('There is no column for all of them');
    expect(resourcesIn(made)).toEqual({ a: 'ana', b: 'dan' });
    await made.press('Escape');
  });

  it('are refused with the reason where they are dropped by pointer beyond the last', async () => {
    const made = await given([of('a', 'ana'), of('b', 'dan', 11)]);
    const pointer = made.inject(ViewPointerController);
    // Without layout no slot lies under a point.
    const day = parseDay(WEDNESDAY)!;
    const instant = Date.parse(`${WEDNESDAY}T09:00:00Z`);
    const slotAt = jest.spyOn(made.inject(ActiveViewGeometry).geometry()!, 'slotAt');
    slotAt.mockReturnValue({ day, instant, resource: 'ana' });
    const element = made.drawn('a');
    const press = new MouseEvent('mousedown', { bubbles: true });
    element.dispatchEvent(press);
    expect(pointer.accepts(element, press)).toBe(true);
    pointer.started(element, { x: 0, y: 0 }, press);
    slotAt.mockReturnValue({ day, instant, resource: 'ben' });
    pointer.moved({ x: 20, y: 20 });
    pointer.dropped();
    await made.settled();
    expect(made.said.at(-1)).toContain('There is no column for all of them');
    expect(await made.calendar.getNotice()).toContain('There is no column for all of them');
    expect(resourcesIn(made)).toEqual({ a: 'ana', b: 'dan' });
  });

  it('move from their own where the key is pressed on one that stays', async () => {
    const locked = { ...of('c', 'dan', 13), draggable: false };
    const made = await given([of('a', 'ana'), of('b', 'ben', 11), locked]);
    await made.press('g', 'c');
    await made.press(next);
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual({ a: 'ben', b: 'cleo', c: 'dan' });
  });

  it('leave resources out that can’t have events', async () => {
    const resources = RESOURCES.map((each) =>
      each.id === 'ben' ? { ...each, canHaveEvents: false } : each,
    );
    const made = await given([of('a', 'ana'), of('b', 'cleo', 11)], { resources });
    await made.press('g', 'b');
    await made.press(next);
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual({ a: 'cleo', b: 'dan' });
  });

  it('are pasted without those for which there is no column, where the user wants that', async () => {
    const made = await given([of('a', 'ana'), of('b', 'dan', 11), of('c', 'ben', 13)]);
    await made.control('c', 'a');
    await made.control('v', made.drawn('c'));
    expect(made.events()).toHaveLength(3);
    expect(await made.calendar.getNotice()).toContain('There is no column for all of them');
    const offer = [...made.element.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Paste the others',
    )!;
    offer.click();
    await made.settled();
    expect(
      made
        .events()
        .slice(3)
        .map(({ title, resource }) => [title, resource]),
    ).toEqual([
      ['a', 'ben'],
      ['c', 'cleo'],
    ]);
    expect(made.said.at(-1)).toContain('2 events pasted');
    expect(made.actions).toHaveLength(1);
  });

  it('leave hidden resources out', async () => {
    const made = await given([of('a', 'ana'), of('b', 'cleo', 11)], {
      visibleResources: { ben: false },
    });
    await made.press('g', 'a');
    await made.press(next);
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual({ a: 'cleo', b: 'dan' });
  });

  it('of several resources change the first visible one, the grabbed one that of its piece', async () => {
    const made = await given([of('a', ['ana', 'cleo']), of('b', ['ben', 'ana'], 11)]);
    const piece = made.element.querySelector<HTMLElement>(
      'ec-event[data-event-id="a"][data-resource-id="cleo"]',
    )!;
    await made.press('g', piece);
    await made.press(next);
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual({ a: ['ana', 'dan'], b: ['cleo', 'ana'] });
  });

  it('are selected by Shift-click from one to the other', async () => {
    const made = await givenSeveral({
      ...(props as object),
      events: [of('a', 'ana'), of('b', 'ben', 11), of('c', 'cleo', 10), of('d', 'dan', 12)],
    });
    await made.click('a', { ctrlKey: true });
    await made.click('d', { shiftKey: true });
    expect(made.selectedEvents()).toEqual(['a', 'c', 'b', 'd']);
    await made.press('Escape', 'a');
    await made.click('a', { ctrlKey: true });
    await made.press('X', 'b', { shiftKey: true });
    expect(made.selectedEvents()).toEqual(['a', 'b']);
  });

  it('without a resource count where they are drawn', async () => {
    // Their column comes last, their row first.
    const isLast = next === 'ArrowRight';
    const made = await given([of('a', null), of('b', 'ben', 11)], {
      ...(isLast && { resourceColumns: { unassigned: 'always' } }),
    });
    await made.press('g', 'b');
    await made.press(isLast ? 'ArrowLeft' : 'ArrowDown');
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual(isLast ? { a: 'dan', b: 'ana' } : { a: 'ana', b: 'cleo' });
  });
});

describe('several events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('count the columns of all visible resources, whichever of them a day shows', async () => {
    const made = await givenSeveral({
      ...{ view: 'day', resources: RESOURCES, resourceColumns: { show: 'with-events' } },
      events: [of('a', 'ana'), of('b', 'ben', 11), of('d', 'dan', 13)],
      selectedEvents: ['a', 'b'],
    });
    await made.press('g', 'a');
    await made.press('ArrowRight');
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual({ a: 'ben', b: 'cleo', d: 'dan' });
  });

  it('leave out rows beneath a collapsed one', async () => {
    const team = { id: 'team', title: 'Team', canHaveEvents: false, children: [RESOURCES[1]!] };
    const made = await givenSeveral({
      ...{ views: ['timeline'], view: 'timeline', collapsedResources: { team: true } },
      resources: [RESOURCES[0]!, team, RESOURCES[2]!, RESOURCES[3]!],
      events: [of('a', 'ana'), of('c', 'cleo', 11)],
      selectedEvents: ['a', 'c'],
    });
    await made.press('g', 'c');
    await made.press('ArrowDown');
    await made.press('Enter');
    expect(resourcesIn(made)).toEqual({ a: 'cleo', c: 'dan' });
  });

  it.each([
    ['days', '2026-11-23'],
    ['weeks', '2026-11-21'],
    ['months', '2026-11-21'],
  ] as const)('count the days that the timeline shows in %s', async (timelinePreset, saturday) => {
    const made = await givenSeveral({
      ...{ views: ['timeline'], view: 'timeline', timelinePreset, resources: RESOURCES },
      preferences: { showWeekends: false },
      events: [
        on('a', MONDAY, null, { resource: 'ana' }),
        on('b', '2026-11-20', null, { resource: 'ana' }),
      ],
      selectedEvents: ['a', 'b'],
    });
    await made.control('c', 'a');
    const slot = { day: parseDay(TUESDAY)!, instant: null, resource: 'ana' };
    made.inject(SelectionState).gestures()!.paste(slot);
    await made.settled();
    expect(
      made
        .events()
        .slice(2)
        .map(({ start }) => start),
    ).toEqual([TUESDAY, saturday]);
  });
});
