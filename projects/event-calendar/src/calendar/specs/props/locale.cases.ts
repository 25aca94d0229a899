import { LOCALE_ID, signal } from '@angular/core';
import type { CalendarView } from 'ng-event-calendar/core/internal';
import type { PartialLocaleText } from 'ng-event-calendar/defaults';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  givenReports,
  type GivenProps,
} from '../../calendar.spec-host';

const givenLocale = (locale: string, given: GivenProps = {}) =>
  givenCalendar(given, [{ provide: LOCALE_ID, useValue: locale }]);

describe('language', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('LOCALE_ID', () => {
    it.each([
      ['en-US', '2026-11-15', '1 PM'],
      ['en-GB', '2026-11-16', '13:00'],
      ['de', '2026-11-16', '13:00'],
      ['ar-EG', '2026-11-14', '١ م'],
      ['no such locale', '2026-11-15', '1 PM'],
    ])('%s starts the week on %s and writes %s', async (locale, first, hour) => {
      const { calendar } = await givenLocale(locale);
      expect((await calendar.getDates())[0]).toBe(first);
      expect(await calendar.getHours()).toContain(hour);
    });

    it.each<[CalendarView, string]>([
      ['day', '20. November 2026'],
      ['week', '16.–22. Nov. 2026'],
      ['month', 'November 2026'],
    ])('de names the %s %s', async (view, title) => {
      const { calendar } = await givenLocale('de', { view });
      expect(await calendar.getTitle()).toBe(title);
    });

    it('de writes events the German way', async () => {
      const { calendar } = await givenLocale('de', {
        events: [givenEvent({ id: 1, title: 'Plan' })],
      });
      const event = await calendar.getEvent({ id: 1 });
      expect(await event.getTimeText()).toBe('10:00–11:00');
      const name = await event.getAccessibleName();
      for (const part of ['Plan', 'Freitag, 20. November 2026', '10:00–11:00']) {
        expect(name).toContain(part);
      }
    });

    it.each<[string, PartialLocaleText | undefined, string, string | null]>([
      ['en-US', undefined, 'en', null],
      ['en-US', undefined, 'de', 'en-US'],
      ['de', { today: 'Heute' }, 'en', 'de'],
      ['de', { today: 'Heute' }, 'de-CH', null],
    ])('%s with %j on a page in %s has the lang %s', async (locale, localeText, page, lang) => {
      document.documentElement.lang = page;
      const { calendar } = await givenLocale(locale, { localeText });
      const root = document.querySelector('[data-view]');
      document.documentElement.removeAttribute('lang');
      expect(root?.getAttribute('lang')).toBe(lang);
      expect(await calendar.getTitle()).not.toBe('');
    });

    it('yields to the preferences', async () => {
      const { calendar } = await givenLocale('de', {
        preferences: { ampm: true, weekStartsOn: 0 },
      });
      expect((await calendar.getDates())[0]).toBe('2026-11-15');
      expect(await calendar.getHours()).not.toContain('13:00');
    });

    it('ar keeps the hooks in ASCII', async () => {
      const { calendar } = await givenLocale('ar-EG', {
        view: 'month',
        events: [givenEvent({ id: 1 })],
      });
      expect(await calendar.getDates()).toContain('2026-11-20');
      expect(await (await calendar.getEvent({ id: 1 })).getStart()).toBe('2026-11-20T10:00');
    });
  });

  describe('the number of a week', () => {
    it.each<[string, CalendarView, PartialLocaleText, string]>([
      ['en-US', 'week', {}, 'W47'],
      ['en-US', 'week', { weekAbbreviation: 'Week ' }, 'Week 47'],
      ['en-US', 'month', {}, '47'],
      ['de', 'week', { weekNumberShort: 'KW {weekNumber}' }, 'KW 47'],
      ['ar-EG', 'week', {}, 'W٤٧'],
      ['ar-EG', 'month', {}, '٤٧'],
    ])('in %s stands in the %s view as %j', async (locale, view, localeText, expected) => {
      const preferences = { showWeekNumber: true, weekStartsOn: 1 as const };
      const { element } = await givenLocale(locale, { view, localeText, preferences });
      const shown = [...element.querySelectorAll('.ec-week-number')];
      expect(shown.map(({ textContent }) => textContent.trim())).toContain(expected);
    });
  });

  describe('localeText', () => {
    it('replaces texts by key and leaves the others', async () => {
      const { calendar, element } = await givenCalendar({
        localeText: { week: 'Woche', today: 'Heute', nextTimeSpan: 'Weiter: {timeSpan}' },
      });
      const toolbar = await calendar.getToolbar();
      expect(await toolbar.getViewLabels()).toEqual(['Day', 'Woche', 'Month', 'Agenda']);
      expect(await toolbar.getStepLabels()).toEqual(['Previous week', null, 'Weiter: week']);
      expect(element.querySelector('[role="grid"][tabindex]')?.getAttribute('aria-label')).toBe(
        'Woche view, Nov 15 – 21, 2026',
      );
    });

    it('may change while the calendar is shown', async () => {
      const localeText = signal<PartialLocaleText | undefined>(undefined);
      const { calendar, fixture } = await givenCalendar({ localeText });
      localeText.set({ month: 'Monat' });
      await fixture.whenStable();
      expect(await (await calendar.getToolbar()).getViewLabels()).toContain('Monat');
    });

    it.each([
      [21, 'Ещё 21 событие'],
      [3, 'Ещё 3 события'],
      [5, 'Ещё 5 событий'],
    ])('chooses among plural forms for %i', async (more, label) => {
      const { calendar } = await givenLocale('ru', {
        view: 'month',
        events: Array.from({ length: 3 + more }, () => givenEvent()),
        localeText: {
          hiddenEvents: {
            one: 'Ещё {hiddenEventsCount} событие',
            few: 'Ещё {hiddenEventsCount} события',
            other: 'Ещё {hiddenEventsCount} событий',
          },
        },
      });
      expect(await calendar.getMore()).toEqual({ '2026-11-20': label });
    });

    it.each([
      [{ nonsense: 'x' }, 'localeText.nonsense'],
      [{ today: 5 }, 'localeText.today'],
      ['Heute', 'localeText must be an object'],
    ])('%j is named to developers, and the default stands', async (localeText, message) => {
      const reports = givenReports();
      const { element } = await givenCalendar({ localeText: localeText as PartialLocaleText });
      expect(element.textContent).toContain('Today');
      expect(reports.codes()).toEqual(['locale-text']);
      expect(reports.messages()[0]).toContain(message);
    });

    it('is text, not markup', async () => {
      const { element } = await givenCalendar({ localeText: { today: '<img src=x>' } });
      expect(element.querySelector('img')).toBeNull();
      expect(element.textContent).toContain('<img src=x>');
    });
  });
});
