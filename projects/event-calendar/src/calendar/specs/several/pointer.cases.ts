import { ViewPointerController } from '../../../gestures/view-pointer-controller';
import { GivenTarget } from '../../../gestures/drop-target.spec-host';
import { DropTargets } from '../../../gestures/drop-targets';
import { ActiveViewGeometry } from '../../../gestures/view-geometry';
import { parseDay } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenSeveral, MONDAY, on, TUESDAY, WEDNESDAY } from '../../several.spec-host';

const LOCKED = { draggable: false };

describe('a drag of one of several selected events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  /** Makes a month in which a, b and c are selected, of which b may not be moved. */
  async function given() {
    const events = [on('a', MONDAY), on('b', TUESDAY, [9, 10], LOCKED), on('c', WEDNESDAY)];
    const made = await givenSeveral({
      ...{ view: 'month', events, selectedEvents: ['a', 'b', 'c'] },
      canDropEventsToTheOutside: true,
    });
    const pointer = made.inject(ViewPointerController);
    // Without layout no slot lies under a point.
    const geometry = made.inject(ActiveViewGeometry).geometry()!;
    jest.spyOn(geometry, 'slotAt').mockReturnValue({ day: parseDay(MONDAY)!, instant: null });
    const press = new MouseEvent('mousedown', { bubbles: true });
    const grab = (id: string): void => {
      const element = made.drawn(id);
      element.dispatchEvent(press);
      if (!pointer.accepts(element, press)) return;
      pointer.started(element, { x: 0, y: 0 }, press);
      pointer.moved({ x: 20, y: 20 });
    };
    return { ...made, pointer, grab };
  }

  it('into another calendar names those that stay, and deselects them', async () => {
    const { inject, pointer, grab, settled, events, calendar, said, selectedEvents } =
      await given();
    const target = new GivenTarget('Elsewhere');
    // As calendars do.
    target.drawsPreview = true;
    inject(DropTargets).add(target);
    document.elementFromPoint = () => target.element;
    grab('a');
    pointer.dropped();
    await settled();
    expect(target.log).toContain('drop');
    expect(events().map(({ id }) => id)).toEqual(['b']);
    expect(await calendar.getNotice()).toContain('b stays where it is');
    expect(said.at(-1)).toContain('b stays where it is');
    expect(selectedEvents()).toEqual([]);
  });

  it('onto a place that takes one leaves the others where they are, and selected', async () => {
    const { inject, pointer, grab, settled, events, calendar, selectedEvents } = await given();
    const target = Object.assign(new GivenTarget('List'), { takesOne: true });
    const drop = jest.spyOn(target, 'drop');
    inject(DropTargets).add(target);
    document.elementFromPoint = () => target.element;
    grab('c');
    pointer.dropped();
    await settled();
    expect(drop.mock.calls).toEqual([[expect.objectContaining({ id: 'c' }), null]]);
    expect(events().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await calendar.getNotice()).not.toContain('stay');
    expect(selectedEvents()).toEqual(['a', 'b']);
  });

  it('that may not be moved picks nothing up, says why, and keeps the selection', async () => {
    const { pointer, grab, click, cell, element, said, selectedEvents, settled } = await given();
    grab('b');
    expect(element.querySelector('[data-preview]')).toBeNull();
    expect(said.at(-1)).toContain('cannot be changed');
    pointer.dropped();
    // The browser makes a click of it on what holds both places.
    const shared = cell(TUESDAY, 'day');
    shared.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await settled();
    expect(selectedEvents()).toEqual(['a', 'b', 'c']);
    await click(shared);
    expect(selectedEvents()).toEqual([]);
  });
});
