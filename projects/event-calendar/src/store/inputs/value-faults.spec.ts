import { requiredKindFaults, valueFaults, zonelessHoursFault } from './value-faults';

const FINE = {
  locale: 'en-US',
  snapMinutes: 15,
  visibleHours: { start: 0, end: 24 },
  unavailableTimes: 'allow',
  eventOverlap: 'allow',
  eventCreation: true,
};

it.each<[unknown, readonly string[]]>([
  [true, []],
  [false, []],
  [['Room'], []],
  [
    ['Room', 'Boat', ''],
    ['names "Boat", a kind that no resource has', 'names ""'],
  ],
  ['Room', ['is "Room"; it is ignored']],
])('of required kinds, %j, these faults are told: %j', (required, faults) => {
  expect(requiredKindFaults(required, ['Room', ''])).toEqual(
    faults.map((each) => expect.stringContaining(each) as unknown),
  );
});

it.each<[string, readonly (string | undefined)[], boolean]>([
  ['Europe/Paris', ['Europe/Paris', undefined], true],
  ['UTC', [undefined], true],
  ['Europe/Paris', ['Europe/Paris', 'Europe/Paris'], false],
  ['Europe/Paris', [], false],
  ['default', [undefined], false],
  ['locale', [undefined], false],
])('of hours under %s in the zones %j a fault is told: %s', (zone, zones, isTold) => {
  const hours = zones.map((timezone) => ({
    ...{ start: '08:00', end: '18:00' },
    ...(timezone !== undefined && { timezone }),
  }));
  expect(zonelessHoursFault(zone, hours)).toEqual(
    isTold ? expect.stringContaining('without a timezone') : null,
  );
});

describe('what a host gives as single values', () => {
  it.each([
    {},
    { locale: 'de' },
    { locale: 'de-AT' },
    { locale: 'en-us' },
    { snapMinutes: 1440 },
    { visibleHours: null },
    { visibleHours: undefined },
    { visibleHours: [] },
    { visibleHours: { start: 7, end: 31 } },
    { visibleHours: [{ start: 22, end: 46 }] },
    {
      visibleHours: [
        { start: 8, end: 12.5 },
        { start: 14, end: 18 },
      ],
    },
    { unavailableTimes: 'ask', eventOverlap: 'mark' },
    { eventCreation: false },
    { eventCreation: {} },
    { eventCreation: { form: 'quick', interaction: 'double-click', duration: 45 } },
  ])('is fine: %j', (given) => {
    expect(valueFaults({ ...FINE, ...given })).toEqual([]);
  });

  it.each<[object, string]>([
    [{ locale: 'de_DE' }, 'locale is "de_DE"; it is ignored. Use a language that'],
    [{ locale: 'deutsch' }, 'locale is "deutsch"'],
    [{ locale: 7 }, 'locale is 7'],
    [{ snapMinutes: 0 }, 'snapMinutes is 0; it is ignored. Use a number of minutes up to 1440.'],
    [{ snapMinutes: '15' }, 'snapMinutes is "15"'],
    [{ visibleHours: { start: 20, end: 7 } }, 'visibleHours is {"start":20,"end":7}'],
    [
      {
        visibleHours: [
          { start: 8, end: 12 },
          { start: 14, end: 25 },
        ],
      },
      'visibleHours[1] is {"start":14,"end":25}',
    ],
    [{ visibleHours: { start: 7, end: 31.5 } }, 'visibleHours is {"start":7,"end":31.5}'],
    [{ visibleHours: { start: 25, end: 30 } }, 'visibleHours is {"start":25,"end":30}'],
    [{ visibleHours: '8-18' }, 'visibleHours is "8-18"'],
    [
      { unavailableTimes: 'never' },
      'unavailableTimes is "never"; it is ignored. Use one of: allow',
    ],
    [{ unavailableTimes: 'mark' }, 'unavailableTimes is "mark"'],
    [{ eventOverlap: 'no' }, 'eventOverlap is "no"'],
    [{ eventCreation: { form: 'short' } }, 'eventCreation.form is "short"'],
    [{ eventCreation: { interaction: 'press' } }, 'eventCreation.interaction is "press"'],
    [{ eventCreation: { duration: -5 } }, 'eventCreation.duration is -5'],
  ])('is said to be wrong: %j', (given, message) => {
    const faults = valueFaults({ ...FINE, ...given });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });
});
