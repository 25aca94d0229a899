import { indexResources } from 'ng-event-calendar/core/internal';
import { occurrencesBeneath, stripsOf, type BeneathStrip } from './beneath';
import { daysFrom, occurrenceFrom } from './given.spec-host';
import { createInstantAxis } from './instant-axis';
import { byOwner } from './occurrences-by-owner';

const axis = createInstantAxis({
  ...{ days: daysFrom('2026-11-20', 1), preset: 'hours', zone: 'UTC' },
  hours: [{ start: 6, end: 20 }],
});
const iso = (hour: number): string =>
  new Date(Date.parse('2026-11-20') + hour * 3_600_000).toISOString().slice(0, 16);
const on = (from: number, to: number, resource?: readonly string[]) =>
  occurrenceFrom(iso(from), iso(to), { id: `${from}-${to}`, ...(resource && { resource }) });

/** A strip as from-to, number of events, and its shades with the hour up to which each reaches. */
function said({ from, to, count, shades }: BeneathStrip): string {
  const hour = (position: number): number => position / 60 + 6;
  const parts = shades.map((part) => `${part.shade} to ${hour(part.to)}`);
  return `${hour(from)}-${hour(to)} of ${count}: ${parts.join(', ')}`;
}

describe('stripsOf', () => {
  it.each([
    ['', []],
    ['8-9', ['8-9 of 1: 1 to 9']],
    ['12-13 8-9', ['8-9 of 1: 1 to 9', '12-13 of 1: 1 to 13']],
    ['8-9 9-10', ['8-10 of 2: 1 to 10']],
    ['8-10 9-11', ['8-11 of 2: 1 to 9, 2 to 10, 1 to 11']],
    ['8-10 8-10 9-10', ['8-10 of 3: 2 to 10']],
    ['8-12 8-11 9-11 9-10', ['8-12 of 4: 2 to 9, 3 to 10, 2 to 11, 1 to 12']],
    // Cut at the hours shown, and hidden.
    ['2-7 2-4', ['6-7 of 1: 1 to 7']],
  ])('of %j', (spans, strips) => {
    const occurrences = [...spans.matchAll(/(\d+)-(\d+)/g)].map(([, from, to]) =>
      on(Number(from), Number(to)),
    );
    expect(stripsOf(occurrences, axis, 'time').map(said)).toEqual(strips);
  });
});

it('counts an event of several resources once', () => {
  const resources = indexResources([
    { id: 'a', title: '', children: [{ id: 'b', title: '' }] },
    { id: 'c', title: '' },
  ]);
  const sorted = byOwner(
    [on(8, 9, ['a', 'b']), on(9, 10, ['b', 'c']), on(10, 11, ['c'])],
    resources,
  );
  const beneath = (...ids: readonly string[]): string => {
    const nodes = ids.map((id) => resources.find(id)!);
    return occurrencesBeneath(nodes, sorted)
      .map(({ key }) => key)
      .join(' ');
  };
  expect(beneath('a', 'b')).toBe('8-9 9-10');
  expect(beneath('b', 'c')).toBe('8-9 9-10 10-11');
  expect(beneath()).toBe('');
});
