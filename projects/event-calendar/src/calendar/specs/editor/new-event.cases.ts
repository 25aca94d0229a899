import { FRIDAY_NOON, givenNow, type GivenProps } from '../../calendar.spec-host';
import { givenEditable, other, type GivenEditor } from '../../editor.spec-host';

describe('a new event', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  async function created(props: GivenProps = {}): Promise<GivenEditor> {
    const result = await givenEditable([other], props);
    const cell = result.element.querySelector<HTMLElement>('[data-slot][data-date="2026-11-20"]')!;
    cell.focus();
    cell.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    return result;
  }

  it('is drawn, and written only when saved', async () => {
    const { calendar, element, events, log } = await created({
      view: 'month',
      defaultVisibleDate: '2026-11-20',
    });
    const editor = await calendar.getEditor();
    expect(await editor.getHeading()).toBe('New event');
    expect(await editor.canDelete()).toBe(false);
    expect(await editor.isAllDay()).toBe(true);
    expect(element.querySelector('[data-preview]')).not.toBeNull();
    await editor.save();
    expect(await editor.errors()).toEqual(['A title is required.']);
    await editor.set('title', 'Fair');
    expect(log).toEqual([]);
    await editor.save();
    const [, fair] = events();
    expect(fair).toEqual({
      id: fair!.id,
      title: 'Fair',
      start: '2026-11-20T00:00:00',
      end: '2026-11-20T23:59:59',
      allDay: true,
    });
    expect(log).toEqual([
      ['events', [other, fair]],
      ['lastAction', 'create', fair],
    ]);
    expect(element.querySelector('[data-preview]')).toBeNull();
  });

  it('leaves nothing behind when it is not saved', async () => {
    const { calendar, element, log } = await created({ view: 'month', visibleDate: '2026-11-20' });
    await (await calendar.getEditor()).cancel();
    expect(element.querySelector('[data-preview]')).toBeNull();
    expect(log).toEqual([]);
  });

  it.each([
    ['Asia/Tokyo', { timezone: 'Asia/Tokyo' }],
    ['UTC', { timezone: 'UTC' }],
    ['default', {}],
  ])('of whole days, given times, is in the zone shown: %s', async (displayTimezone, zone) => {
    const { calendar, events } = await created({
      view: 'month',
      visibleDate: '2026-11-20',
      displayTimezone,
    });
    const editor = await calendar.getEditor();
    await editor.set('title', 'Plan');
    await editor.setAllDay(false);
    expect((await editor.getNotes()).at(-1)).toBe('30 min');
    await editor.save();
    expect(events()[1]).toEqual({
      id: events()[1]!.id,
      title: 'Plan',
      start: '2026-11-20T09:00:00',
      end: '2026-11-20T09:30:00',
      ...zone,
    });
    expect(await (await calendar.getEvent({ title: 'Plan' })).getStart()).toBe('2026-11-20T09:00');
  });

  it('with times, switched to whole days, is written as one', async () => {
    const { calendar, events } = await created({
      view: 'week',
      visibleDate: '2026-11-20',
      displayTimezone: 'Asia/Tokyo',
    });
    const editor = await calendar.getEditor();
    await editor.set('title', 'Fair');
    await editor.setAllDay(false);
    await editor.setAllDay(true);
    await editor.save();
    expect(events()[1]).toEqual({
      id: events()[1]!.id,
      title: 'Fair',
      start: '2026-11-20T00:00:00',
      end: '2026-11-20T23:59:59',
      allDay: true,
    });
  });
});
