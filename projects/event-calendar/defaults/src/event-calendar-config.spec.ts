import { Injector, type Provider } from '@angular/core';
import {
  EVENT_CALENDAR_CONFIG,
  provideEventCalendar,
  type EventCalendarConfig,
} from './event-calendar-config';

/** Returns the config in the innermost of nested injectors; configs are given outermost first. */
function configOf(...configs: EventCalendarConfig[]): EventCalendarConfig {
  const injector = configs
    .map((config): Provider[] => provideEventCalendar(config))
    .reduce<Injector>((parent, providers) => Injector.create({ parent, providers }), ROOT);
  return injector.get(EVENT_CALENDAR_CONFIG);
}
const ROOT = Injector.create({ providers: [] });

describe('provideEventCalendar', () => {
  it.each<[string, EventCalendarConfig[], EventCalendarConfig]>([
    ['what it is given', [{ snapMinutes: 5 }], { snapMinutes: 5, localeText: {} }],
    [
      'the nearest, option by option',
      [{ snapMinutes: 5, height: 300 }, { snapMinutes: 10 }],
      { snapMinutes: 10, height: 300, localeText: {} },
    ],
    [
      'the nearest, text by text',
      [{ localeText: { today: 'Heute', allDay: 'Ganztags' } }, { localeText: { allDay: 'Tag' } }],
      { localeText: { today: 'Heute', allDay: 'Tag' } },
    ],
    [
      'texts from further out where the nearest has none',
      [{ localeText: { today: 'Heute' } }, {}, { readOnly: true }],
      { localeText: { today: 'Heute' }, readOnly: true },
    ],
    [
      'lists and objects as a whole',
      [{ defaultPreferences: { ampm: true } }, { defaultPreferences: { showWeekends: false } }],
      { defaultPreferences: { showWeekends: false }, localeText: {} },
    ],
  ])('provides %s', (_, configs, expected) => {
    expect(configOf(...configs)).toEqual(expected);
  });
});
