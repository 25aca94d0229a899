import { localZone } from 'ng-event-calendar/core/internal';
import { AdditionalTimezones } from './additional-timezones';
import { givenPart } from '../given-part.spec-host';
import { shownZone } from './shown-zone';
import { swapZones } from './swap-zones';

const TWO = ['America/New_York', { timezone: 'Asia/Kolkata', label: 'Team' }];
const named = (part: AdditionalTimezones): string[] =>
  part
    .shown()
    .further.map(shownZone)
    .map(({ name, zone }) => `${name} ${zone}`);

describe('further zones', () => {
  it('are called by their label, else by their city', () => {
    const { part, reported } = givenPart(AdditionalTimezones, { additionalTimezones: TWO });
    expect(named(part)).toEqual(['New York America/New_York', 'Team Asia/Kolkata']);
    expect(reported).toEqual([]);
  });

  it.each<[string, unknown, string[], RegExp[]]>([
    [
      'unknown',
      ['Mars/Olympus', 'UTC'],
      [],
      [/"Mars\/Olympus" is unknown/, /"UTC" is shown already/],
    ],
    ['the display zone', [{ timezone: 'UTC' }], [], [/"UTC" is shown already/]],
    ['named twice', ['Asia/Tokyo', 'Asia/Tokyo'], ['Tokyo Asia/Tokyo'], [/is shown already/]],
    [
      'a fourth',
      ['Asia/Tokyo', 'Asia/Kolkata', 'Asia/Dhaka', 'Asia/Dubai'],
      ['Tokyo Asia/Tokyo', 'Kolkata Asia/Kolkata', 'Dhaka Asia/Dhaka'],
      [/"Asia\/Dubai" is a fourth/],
    ],
    ['nothing', [null, {}, 5], [], [/null is unknown/, /undefined is unknown/, /5 is unknown/]],
    ['no list', 'Asia/Tokyo', ['Tokyo Asia/Tokyo'], []],
    ['none at all', null, [], []],
  ])('leave out and report what is %s', (_, additionalTimezones, expected, messages) => {
    const { part, reported } = givenPart(AdditionalTimezones, {
      additionalTimezones: additionalTimezones as string[],
    });
    expect(named(part)).toEqual(expected);
    expect(reported).toEqual(
      messages.map((message): unknown =>
        expect.stringMatching(`^unknown-timezone: .*${message.source}`),
      ),
    );
  });

  it('have no room beside the grid of a phone', () => {
    const { part } = givenPart(AdditionalTimezones, { additionalTimezones: TWO, width: 500 });
    expect([part.drawn().length, part.shown().further.length]).toEqual([0, 2]);
  });
});

/** Zones in which no test run takes place. */
const FAR = ['Pacific/Chatham', 'Asia/Dhaka', { timezone: 'Asia/Kathmandu', label: 'Team' }];

describe('swapping a further zone with the display zone', () => {
  const given = () =>
    givenPart(AdditionalTimezones, {
      displayTimezone: 'default',
      additionalTimezones: FAR,
    });

  it('writes that zone, and back the value that was there', () => {
    const { part, inputs } = given();
    const before = inputs.additionalTimezones();
    const set = jest.spyOn(inputs.displayTimezone, 'set');
    swapZones(part, inputs, 2);
    expect(part.shown().display).toEqual({ timezone: 'Asia/Kathmandu', label: 'Team' });
    expect(part.shown().further.map((each) => shownZone(each).zone)).toEqual([
      'Pacific/Chatham',
      'Asia/Dhaka',
      localZone(),
    ]);
    swapZones(part, inputs, 2);
    expect(set.mock.calls).toEqual([['Asia/Kathmandu'], ['default']]);
    expect(part.shown().further[2]).toEqual({ timezone: 'Asia/Kathmandu', label: 'Team' });
    expect(inputs.additionalTimezones()).toBe(before);
  });

  it('goes on from what is shown', () => {
    const { part, inputs } = given();
    swapZones(part, inputs, 0);
    swapZones(part, inputs, 1);
    expect(part.shown().further.map(({ timezone }) => timezone)).toEqual([
      'default',
      'Pacific/Chatham',
      'Asia/Kathmandu',
    ]);
  });

  it.each<[string, (inputs: ReturnType<typeof given>['inputs']) => void, string[]]>([
    [
      'the zone',
      ({ displayTimezone }) => displayTimezone.set('Asia/Dubai'),
      ['Pacific/Chatham', 'Asia/Dhaka', 'Asia/Kathmandu'],
    ],
    ['the further zones', ({ additionalTimezones }) => additionalTimezones.set(['UTC']), ['UTC']],
  ])('ends when the host sets %s', (_, change, expected) => {
    const { part, inputs } = given();
    swapZones(part, inputs, 1);
    change(inputs);
    expect(part.shown().further.map(({ timezone }) => timezone)).toEqual(expected);
  });

  it('outlives another list of the same zones', () => {
    const { part, inputs } = given();
    swapZones(part, inputs, 0);
    inputs.additionalTimezones.set([...FAR]);
    expect(part.shown().further[0]?.timezone).toBe('default');
  });

  it('does nothing for one that isn’t there', () => {
    const { part, inputs } = given();
    swapZones(part, inputs, 3);
    expect(inputs.displayTimezone()).toBe('default');
  });
});
