import fc from 'fast-check';
import { indexEvents, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { context, on } from './validated.spec-host';
import { validateChange } from './validate-change';
import { validateParts } from './validate-parts';
import type { ChangeToValidate } from './violation';

type Changes = ChangeToValidate['changes'];

/** Returns the events after changes of records. */
const after = (events: readonly CalendarEvent[], changes: Changes): readonly CalendarEvent[] => [
  ...events.flatMap((event) => {
    const change = changes.find(({ before }) => before === event);
    return change === undefined ? event : (change.after ?? []);
  }),
  ...changes.flatMap((each) => (each.before === null ? (each.after ?? []) : [])),
];

/** Returns the titles of what each part meets, by its code. */
function met(events: readonly CalendarEvent[], changes: Changes): readonly (readonly string[])[] {
  const now = context(events);
  const index = indexEvents(after(events, changes), 'UTC', now.index);
  return validateParts({ changes }, changes, now, { ...now, index }).map((violations) =>
    violations.map((each) =>
      each.code === 'overlap' ? each.events.map(({ id }) => String(id)).join() : each.code,
    ),
  );
}

const ana = { resource: 'ana' };
const moved = (before: CalendarEvent, from: string, to: string): Changes[number] => ({
  before,
  after: { ...on(from, to, ana), id: before.id },
});

describe('parts of a change', () => {
  const [a, b, c] = [
    on('10:00', '11:00', ana),
    on('11:00', '12:00', ana),
    on('13:00', '14:00', ana),
  ];

  it('are no obstacle where they were', () => {
    expect(met([a, b], [moved(a, '11:00', '12:00'), moved(b, '12:00', '13:00')])).toEqual([[], []]);
    expect(met([a, b], [moved(a, '11:00', '12:00'), { before: b, after: null }])).toEqual([[], []]);
  });

  it('are one where they come to be', () => {
    expect(met([a, b], [moved(a, '15:00', '16:00'), moved(b, '15:30', '16:30')])).toEqual([
      [String(b.id)],
      [String(a.id)],
    ]);
    expect(
      met(
        [],
        [a, { ...a, id: 'twin' }].map((each) => ({ before: null, after: each })),
      ),
    ).toEqual([['twin'], [String(a.id)]]);
  });

  it('meet others, each its own', () => {
    expect(met([a, b, c], [moved(a, '13:30', '14:30'), moved(b, '12:00', '13:00')])).toEqual([
      [String(c.id)],
      [],
    ]);
  });

  it('have the violations that the whole change has', () => {
    const quarter = fc.nat({ max: 16 });
    const times = fc.record({ from: quarter, resource: fc.constantFrom('ana', 'ben', 7, 'up') });
    const given = fc.array(fc.record({ at: times, to: fc.option(times), isNew: fc.boolean() }), {
      maxLength: 7,
    });
    const event = (
      id: number,
      { from, resource }: { readonly from: number; readonly resource: string | number },
    ): CalendarEvent => {
      const clock = (quarters: number): string =>
        `${String(8 + Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
      return { ...on(clock(from), clock(from + 3), { resource }), id };
    };
    fc.assert(
      fc.property(given, (all) => {
        const events: CalendarEvent[] = [];
        const changes = all.flatMap(({ at, to, isNew }, id): Changes[number][] => {
          const before = event(id, at);
          if (!isNew) events.push(before);
          return to === null ? [] : [{ before: isNew ? null : before, after: event(id, to) }];
        });
        const now = context(events);
        const index = indexEvents(after(events, changes), 'UTC');
        const parts = validateParts({ changes }, changes, now, { ...now, index });
        // Events met are listed in the order of either index.
        const sorted = (violations: readonly object[]): unknown =>
          violations.map((each) => ({
            ...each,
            ...('events' in each && {
              events: [...(each.events as CalendarEvent[])].sort(
                (x, y) => Number(x.id) - Number(y.id),
              ),
            }),
          }));
        expect(sorted(parts.flat())).toEqual(sorted(validateChange({ changes }, now)));
      }),
    );
  });
});
