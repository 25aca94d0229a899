import { LOCALE_ID, signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenReports,
} from '../../calendar.spec-host';

const plan = (fields: object = {}): CalendarEvent =>
  givenEvent({ id: 'a', title: 'Plan', ...fields });

describe('odd things in the editor', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('odd events in the editor', () => {
    it.each<[string, object]>([
      ['with native dates', { start: new Date(0), end: new Date(0) }],
      ['with a rule', { rrule: 'FREQ=DAILY;COUNT=3', exDates: ['2026-11-21'] }],
      ['with added dates', { rDates: ['2026-11-21', '2026-11-19T10:00:00Z'] }],
      ['with an id that is a number', { id: 0 }],
      ['with an id in quotes', { id: `it's "a" \\ ]` }],
      ['without an id', { id: undefined }],
    ])('%s: open, and another title is all that is written', async (_, fields) => {
      givenReports();
      const event = plan(fields);
      const events = signal<CalendarEvent[]>([event]);
      const { calendar, component } = await givenCalendar({
        events,
        resources: [{ id: 'r', title: 'Room' }],
      });
      if (!('start' in fields)) expect(await calendar.getEvents({ title: 'Plan' })).toHaveLength(1);
      expect(component.openEditor(event.id)).toBe(true);
      const editor = await calendar.getEditor();
      await editor.save();
      expect(events()[0]).toBe(event);
      component.openEditor(event.id);
      const again = await calendar.getEditor();
      await again.set('title', 'Renamed');
      await again.save();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(events()).toEqual([{ ...event, title: 'Renamed' }]);
      expect(events()[0]).toStrictEqual({ ...event, title: 'Renamed' });
    });

    it('are opened by a click, whatever their id is', async () => {
      const events = signal<CalendarEvent[]>([]);
      const { calendar } = await givenCalendar({ events, eventDialogVariant: 'dialog' });
      for (const id of [0, 7, `it's "a" \\ ]`, '<b>']) {
        events.set([plan({ id, description: `Of ${id}` })]);
        const editor = await calendar.openEditor({ title: 'Plan' });
        expect(await editor.get('description')).toBe(`Of ${id}`);
        await editor.pressEscape();
        expect(await calendar.isEditorOpen()).toBe(false);
      }
    });

    it('keep what has one id apart', async () => {
      givenReports();
      const [first, second] = [
        plan(),
        plan({ title: 'Twin', start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' }),
      ];
      const events = signal<CalendarEvent[]>([first, second]);
      const { calendar } = await givenCalendar({ events });
      const editor = await calendar.openEditor({ title: 'Twin' });
      expect(await editor.get('startTime')).toBe('2 PM');
      await editor.set('title', 'Changed');
      await editor.save();
      expect(events()).toEqual([first, { ...second, title: 'Changed' }]);
      expect(events()[0]).toBe(first);
      await (await calendar.openEditor({ title: 'Changed' })).delete();
      expect(events()).toEqual([first]);
    });

    it('show text as text', async () => {
      const title = '<img src=x onerror="boom()">';
      const { calendar, element } = await givenCalendar({
        events: [plan({ title, readOnly: true, description: title })],
      });
      const editor = await calendar.openEditor({ title });
      expect(await editor.getText()).toContain(title);
      expect(element.querySelector('img')).toBeNull();
    });

    it('say that a resource is unknown, and keep it', async () => {
      const event = plan({ resource: 'gone' });
      const events = signal<CalendarEvent[]>([event]);
      const { calendar } = await givenCalendar({ events, shouldEventRequireResource: true });
      const editor = await calendar.openEditor({ title: 'Plan' });
      expect(await editor.get('resource')).toContain('gone');
      expect(await editor.errors()).toEqual([]);
      await editor.set('title', 'Renamed');
      await editor.save();
      expect(events()).toEqual([{ ...event, title: 'Renamed' }]);
    });

    it('is there for a year of days and for one far away', async () => {
      const events = signal<CalendarEvent[]>([
        plan({ start: '2026-12-31T23:30', end: '2027-01-01T00:30' }),
      ]);
      const { calendar, component } = await givenCalendar({ events });
      component.openEditor('a');
      const editor = await calendar.getEditor();
      expect(await editor.get('endDate')).toBe('Jan 1, 2027');
      await editor.set('startDate', '12/31/9998');
      await editor.save();
      expect(events()[0]).toMatchObject({
        start: '9998-12-31T23:30:00',
        end: '9999-01-01T00:30:00',
      });
    });

    it('may not be moved beyond the years that can be written', async () => {
      const events = signal<CalendarEvent[]>([plan()]);
      const { calendar } = await givenCalendar({ events });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('startDate', '12/31/9999');
      await editor.set('startTime', '23:30');
      await editor.save();
      expect((await editor.errors()).length).toBeGreaterThan(0);
      expect(events()).toEqual([plan()]);
    });
  });

  describe('whole days and zones, back and forth', () => {
    it.each<[string, object]>([
      [
        'wall times in a zone',
        { start: '2026-11-20T22:00', end: '2026-11-21T00:00', timezone: 'Asia/Tokyo' },
      ],
      ['days', { allDay: true, start: '2026-11-20', end: '2026-11-22' }],
      ['no length', { end: '2026-11-20T10:00:00Z' }],
    ])('change nothing: %s', async (_, fields) => {
      const event = plan(fields);
      const events = signal<CalendarEvent[]>([event]);
      const { calendar, component } = await givenCalendar({ events });
      component.openEditor('a');
      const editor = await calendar.getEditor();
      const allDay = await editor.isAllDay();
      for (const on of [!allDay, allDay, !allDay, allDay]) await editor.setAllDay(on);
      if (!allDay) {
        const before = await Promise.all([editor.get('startTime'), editor.get('endTime')]);
        if (!(await editor.has('timezone'))) await editor.askForTimezone();
        await editor.set('timezone', 'America/New_York');
        await editor.setAllDay(true);
        await editor.setAllDay(false);
        await editor.set('timezone', event.timezone ?? '');
        expect(await Promise.all([editor.get('startTime'), editor.get('endTime')])).toEqual(before);
      }
      await editor.save();
      expect(events()[0]).toBe(event);
    });
  });

  describe('the editor in a language', () => {
    it.each(['de', 'ar'])('%s says dates and times that it reads again', async (locale) => {
      const event = plan();
      const events = signal<CalendarEvent[]>([event]);
      const { calendar } = await givenCalendar({ events }, [
        { provide: LOCALE_ID, useValue: locale },
      ]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      const [date, start, end] = [
        await editor.get('startDate'),
        await editor.get('startTime'),
        await editor.get('endTime'),
      ];
      await editor.set('startTime', end);
      await editor.set('startTime', start);
      await editor.set('startDate', '2026-11-27');
      expect(await editor.get('startDate')).not.toBe(date);
      await editor.set('startDate', date);
      await editor.save();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(events()[0]).toBe(event);
    });
  });

  it('a typed date that is none is refused', async () => {
    const events = signal<CalendarEvent[]>([plan()]);
    const { calendar } = await givenCalendar({ events });
    const editor = await calendar.openEditor({ title: 'Plan' });
    await editor.set('startDate', '<b>');
    await editor.save();
    expect(await editor.errors()).toEqual(['This is not a date. Write it like Nov 20, 2026.']);
    expect(events()).toEqual([plan()]);
  });
});
