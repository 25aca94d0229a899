import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenCalendar, givenEvent, givenNow, type GivenProps } from '../../calendar.spec-host';
import { givenEditable } from '../../editor.spec-host';
import { until } from '../../event-source.spec-host';
import { recordSpoken } from '../../spoken.spec-host';

/** New York, where the clocks go from 2 AM EDT back to 1 AM EST on 1 November 2026. */
const NEW_YORK: GivenProps = { displayTimezone: 'America/New_York', visibleDate: '2026-11-01' };
const DATE = 'Sunday, November 1, 2026';

/** Makes an event from half past one in the first pass to half past one in the second. */
const around = (fields: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({
    id: 'a',
    title: 'Watch',
    start: '2026-11-01T05:30:00Z',
    end: '2026-11-01T06:30:00Z',
    ...fields,
  });

async function shown(given: GivenProps, fields: Partial<CalendarEvent> = {}): Promise<string[]> {
  const { calendar } = await givenCalendar({ ...NEW_YORK, events: [around(fields)], ...given });
  const [event] = await calendar.getEvents({ id: 'a' });
  return [await event!.getTimeText(), (await event!.getAccessibleName()) ?? ''];
}

describe('a repeated hour', () => {
  beforeEach(() => givenNow('2026-11-01T12:00:00Z'));

  describe('an event in a repeated hour', () => {
    const RANGE = '1:30 AM EDT – 1:30 AM EST';

    it.each<[GivenProps, string, string]>([
      [{ view: 'week' }, RANGE, `Watch, ${RANGE}, ${DATE}`],
      [{ view: 'month' }, '1:30 AM EDT', `Watch, ${RANGE}, ${DATE}`],
    ])('under %j shows %j', async (given, time, name) => {
      expect(await shown(given)).toEqual([time, name]);
    });

    it('is named half an hour before as well', async () => {
      expect(await shown({ view: 'week' }, { end: '2026-11-01T06:00:00Z' })).toEqual([
        '1:30 AM EDT – 1 AM EST',
        `Watch, 1:30 AM EDT – 1 AM EST, ${DATE}`,
      ]);
    });

    it('is named in the details', async () => {
      const { calendar } = await givenCalendar({ ...NEW_YORK, readOnly: true, events: [around()] });
      await (await calendar.getEvent({ id: 'a' })).click();
      expect(await calendar.getDetails()).toContain(`${DATE}, ${RANGE}`);
    });

    it('is named when it is deleted', async () => {
      const made = await givenEditable([around()], NEW_YORK);
      const heard = recordSpoken(made);
      await (await (await made.calendar.getEvent({ id: 'a' })).openMenu()).choose('Delete event');
      await until(made, () =>
        heard.some((said) => said.includes(`Deleted Watch, ${DATE}, ${RANGE}`)),
      );
    });
  });

  describe('the editor in a repeated hour', () => {
    const hint = (field: string): string | null =>
      document.querySelector(`[data-field="${field}Pass"]`)?.textContent ?? null;
    const described = (field: string): string => {
      const input = document.querySelector(`[data-field="${field}Time"]`)!;
      const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    };

    it('says which pass its times mean', async () => {
      const { calendar } = await givenEditable([around()], NEW_YORK);
      const editor = await calendar.openEditor({ title: 'Watch' });
      expect([await editor.get('startTime'), await editor.get('endTime')]).toEqual([
        '1:30 AM',
        '1:30 AM',
      ]);
      expect([hint('start'), hint('end')]).toEqual(['1:30 AM EDT', '1:30 AM EST']);
      expect([described('start'), described('end')]).toEqual(['1:30 AM EDT', '1:30 AM EST']);
      expect(await editor.getNotes()).toEqual(['1 hr']);
    });

    it('says that what is typed means the first', async () => {
      const { calendar, events } = await givenEditable(
        [around({ start: '2026-11-01T04:30:00Z' })],
        NEW_YORK,
      );
      const editor = await calendar.openEditor({ title: 'Watch' });
      expect([hint('start'), hint('end')]).toEqual([null, '1:30 AM EST']);
      await editor.set('endTime', '1:45');
      expect(hint('end')).toBe('1:45 AM EDT');
      await editor.save();
      expect(events()[0]?.end).toBe('2026-11-01T05:45:00Z');
    });

    it('names the passes that there are to choose from', async () => {
      const { calendar } = await givenEditable(
        [around({ start: '2026-11-01T05:00:00Z' })],
        NEW_YORK,
      );
      const editor = await calendar.openEditor({ title: 'Watch' });
      expect((await editor.getOptions('startTime')).slice(1, 5)).toEqual([
        '12:30 AM',
        '1 AM EDT',
        '1:30 AM EDT',
        '2 AM',
      ]);
    });

    it('means the event’s own zone, and names the shown one beneath', async () => {
      const { calendar } = await givenEditable([around({ timezone: 'America/New_York' })], {
        displayTimezone: 'America/Chicago',
        visibleDate: '2026-11-01',
      });
      const editor = await calendar.openEditor({ title: 'Watch' });
      expect([hint('start'), hint('end')]).toEqual(['1:30 AM EDT', '1:30 AM EST']);
      expect(await editor.getNotes()).toEqual(['1 hr', `${DATE}, 12:30 AM – 1:30 AM CDT (CDT)`]);
    });

    it('is silent on other days', async () => {
      const start = '2026-11-02T06:30:00Z';
      const { calendar } = await givenEditable(
        [around({ start, end: '2026-11-02T07:30:00Z' })],
        NEW_YORK,
      );
      await calendar.openEditor({ title: 'Watch' });
      expect([hint('start'), hint('end')]).toEqual([null, null]);
    });
  });
});
