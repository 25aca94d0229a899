import { FocusMonitor } from '@angular/cdk/a11y';
import { signal } from '@angular/core';
import type { CalendarView, PreferencesMenuConfig } from 'ng-event-calendar/core/internal';
import { of } from 'rxjs';
import { FRIDAY_NOON, givenCalendar, givenNow } from '../../calendar.spec-host';

const CLOCKS = ['12-hour (1:00 PM)', '24-hour (13:00)'];
const STARTS = ['Saturday', 'Sunday', 'Monday'];
const ALL = ['Show weekends', 'Show week number', ...CLOCKS, ...STARTS];

async function labelsOf(view: CalendarView, config?: PreferencesMenuConfig): Promise<string[]> {
  const { calendar } = await givenCalendar({
    view,
    ...(config && { preferencesMenuConfig: config }),
  });
  return (await calendar.openPreferences()).getLabels();
}

describe('the menu of preferences', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('gives the focus to its first item, whatever the CDK takes for the cause of the focus', async () => {
    // The CDK remembers "mouse" from a press that removed the last element it watched, and then focuses no item by
    // itself.
    jest.spyOn(FocusMonitor.prototype, 'monitor').mockReturnValue(of('mouse'));
    const { calendar } = await givenCalendar();
    await calendar.openPreferences();
    expect(document.activeElement?.textContent.trim()).toBe('Show weekends');
  });

  describe('preferencesMenuConfig', () => {
    it('left out shows every item, empty days in the agenda alone', async () => {
      expect(await labelsOf('week')).toEqual(ALL);
    });

    it('left out shows empty days in the agenda', async () => {
      expect(await labelsOf('agenda')).toEqual([
        ...ALL.slice(0, 2),
        'Show empty days',
        ...CLOCKS,
        ...STARTS,
      ]);
    });

    it('shows an item whose key is missing or true', async () => {
      expect(await labelsOf('week', { toggleAmpm: true })).toEqual(ALL);
    });

    it.each<[keyof PreferencesMenuConfig, string[]]>([
      ['toggleWeekendVisibility', ['Show weekends']],
      ['toggleWeekNumberVisibility', ['Show week number']],
      ['toggleAmpm', CLOCKS],
      ['toggleEmptyDaysInAgenda', ['Show empty days']],
      ['toggleWeekStartsOn', STARTS],
    ])('%s false leaves out %j', async (key, gone) => {
      const labels = await labelsOf('agenda', { [key]: false });
      expect([...labels, ...gone].sort()).toEqual([...ALL, 'Show empty days'].sort());
    });

    it('false hides the menu', async () => {
      const { calendar } = await givenCalendar({ preferencesMenuConfig: false });
      expect(await calendar.hasPreferences()).toBe(false);
    });

    it('hides the menu where it leaves nothing', async () => {
      const view = signal<CalendarView>('week');
      const { calendar, fixture } = await givenCalendar({
        view,
        preferencesMenuConfig: {
          toggleWeekendVisibility: false,
          toggleWeekNumberVisibility: false,
          toggleAmpm: false,
          toggleWeekStartsOn: false,
        },
      });
      expect(await calendar.hasPreferences()).toBe(false);
      view.set('agenda');
      await fixture.whenStable();
      expect(await (await calendar.openPreferences()).getLabels()).toEqual(['Show empty days']);
    });

    it('offers the start of the week that the host chose, too', async () => {
      const { calendar } = await givenCalendar({ preferences: { weekStartsOn: 3 } });
      const menu = await calendar.openPreferences();
      expect(await menu.getLabels()).toContain('Wednesday');
      expect(await menu.isOn('Wednesday')).toBe(true);
      expect(await menu.isOn('Monday')).toBe(false);
    });

    it('says which items are on', async () => {
      const { calendar } = await givenCalendar({
        preferences: { showWeekends: false, ampm: false },
      });
      const menu = await calendar.openPreferences();
      expect(await menu.isOn('Show weekends')).toBe(false);
      expect(await menu.isOn(CLOCKS[0]!)).toBe(false);
      expect(await menu.isOn(CLOCKS[1]!)).toBe(true);
    });
  });

  it('that the host takes away with its button leaves the focus in the view', async () => {
    const preferencesMenuConfig = signal<PreferencesMenuConfig | false>({});
    const { calendar, fixture, element } = await givenCalendar({ preferencesMenuConfig });
    element.querySelector<HTMLElement>('[aria-haspopup="menu"]')!.focus();
    await calendar.openPreferences();
    expect(document.activeElement?.getAttribute('role')).toMatch(/^menuitem/);
    preferencesMenuConfig.set(false);
    await fixture.whenStable();
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(document.activeElement?.closest('.ec-content')).not.toBeNull();
  });

  it('that is called off before it is drawn doesn’t come', async () => {
    const { fixture, element } = await givenCalendar();
    const button = element.querySelector<HTMLElement>('[aria-haspopup="menu"]')!;
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    button.click();
    button.dispatchEvent(escape);
    await fixture.whenStable();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
