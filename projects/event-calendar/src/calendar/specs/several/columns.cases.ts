import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenNow, type GivenProps } from '../../calendar.spec-host';
import { givenSeveral, on, WEDNESDAY, type GivenSeveral } from '../../several.spec-host';

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
