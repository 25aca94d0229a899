import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { CrossCalendarDrag } from './cross-calendar-drag';
import { GivenTarget } from './drop-target.spec-host';
import type { DropTarget, DropTargets } from './drop-targets';

const POINT = { x: 3, y: 4 };

function given() {
  const [zone, other] = [new GivenTarget(), new GivenTarget()];
  let under: DropTarget | null = null;
  let event: OutsideEvent = { title: 'Visit' };
  const targets: Pick<DropTargets, 'at'> = {
    at: (_point, isAsked) => (under !== null && isAsked(under) ? under : null),
  };
  const carried = new CrossCalendarDrag(
    () => event,
    targets as DropTargets,
    (target) => target !== other,
  );
  return {
    zone,
    other,
    carried,
    /** Moves the event over a target, or away from any. */
    to: (target: DropTarget | null) => {
      under = target;
      carried.to(POINT);
    },
    /** Changes the event on its way. */
    become: (next: OutsideEvent) => (event = next),
  };
}

describe('what is carried', () => {
  it('tells what it is over of itself, and of its leaving', () => {
    const { zone, carried, to } = given();
    expect(carried.over).toBeNull();
    to(zone);
    to(zone);
    expect(zone.seen).toEqual(Array(2).fill([{ title: 'Visit' }, POINT]));
    expect(zone.log).toEqual(['over', 'over']);
    to(null);
    expect(zone.log).toEqual(['over', 'over', 'leave']);
    expect(carried.over).toBeNull();
  });

  it('leaves one as it comes over the next', () => {
    const { zone, to } = given();
    const next = new GivenTarget();
    to(zone);
    to(next);
    expect([zone.log, next.log]).toEqual([['over', 'leave'], ['over']]);
  });

  it('asks for some of the targets', () => {
    const { other, carried, to } = given();
    to(other);
    expect([carried.over, other.log]).toEqual([null, []]);
  });

  it.each([
    [true, true],
    [false, false],
    ['Full', false],
  ])('is told whether it is taken: %s, and drawn: %s', (answer, isDrawn) => {
    const { zone, carried, to } = given();
    zone.takes = answer;
    zone.drawsPreview = isDrawn;
    to(zone);
    expect(carried.over).toEqual({ target: zone, answer, isDrawn });
  });

  it.each<[string, boolean, boolean, boolean, string[]]>([
    ['that takes it', true, true, true, ['over', 'drop']],
    // The target says why.
    ['that refuses it before', false, false, false, ['over', 'drop', 'leave']],
    ['that refuses it in the end', true, false, false, ['over', 'drop', 'leave']],
  ])('is dropped on one %s', (_, takes, keeps, isTaken, log) => {
    const { zone, carried, to, become } = given();
    Object.assign(zone, { takes, keeps });
    to(zone);
    become({ title: 'Changed on its way' });
    expect(carried.drop()).toBe(isTaken);
    expect(zone.log).toEqual(log);
    expect(zone.seen[1]).toEqual([{ title: 'Changed on its way' }, null]);
    // Nothing is carried any more.
    carried.cancel();
    expect(zone.log).toEqual(log);
    expect(carried.over).toBeNull();
  });

  it('stays over one whose user is asked, until that refuses it', async () => {
    const { zone, carried, to } = given();
    zone.drop = () => Promise.resolve(false);
    to(zone);
    const dropped = carried.drop();
    expect(zone.log).toEqual(['over']);
    expect([await dropped, zone.log]).toEqual([false, ['over', 'leave']]);
  });

  it('hears why it isn’t taken in the end', () => {
    const { zone, carried, to } = given();
    zone.keeps = 'Full';
    to(zone);
    expect([carried.drop(), zone.log]).toEqual(['Full', ['over', 'drop', 'leave']]);
  });

  it('is dropped on nothing', () => {
    expect(given().carried.drop()).toBe(false);
  });

  it('goes nowhere when it is called off', () => {
    const { zone, carried, to } = given();
    to(zone);
    carried.cancel();
    carried.cancel();
    expect(zone.log).toEqual(['over', 'leave']);
    expect(carried.over).toBeNull();
  });
});
