import fc from 'fast-check';
import {
  daysByOwner,
  indexResources,
  keyOfOwner,
  resourceColumnRules,
  type CalendarResource,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import { dayAt, occurrenceFrom } from './given.spec-host';
import { rowsOf } from './rows';

const DATE = '2026-11-20';

const { resources } = fc.letrec<{ resources: CalendarResource[] }>((tie) => ({
  resources: fc.array(
    fc.record({
      id: fc.nat(12),
      title: fc.constant(''),
      canHaveEvents: fc.integer({ min: 0, max: 3 }).map((value) => value > 0),
      children: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constant([]),
        tie('resources'),
      ),
    }),
    { maxLength: 4 },
  ),
}));
const cases = fc.record({
  resources,
  visible: fc.dictionary(fc.nat(12).map(String), fc.boolean(), { maxKeys: 3 }),
  open: fc.uniqueArray(fc.nat(12).map(String)),
  events: fc.array(fc.record({ resource: fc.nat(14), hour: fc.integer({ min: -6, max: 30 }) }), {
    maxLength: 6,
  }),
  show: fc.constantFrom('all' as const, 'working' as const, 'with-events' as const),
  unassigned: fc.constantFrom('auto' as const, 'always' as const, 'never' as const),
});

it('has rows on a page of one day for whom the day has columns', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const index = indexResources(given.resources);
      fc.pre(index.nodes.length > 0);
      const iso = (hour: number): string =>
        new Date(Date.parse(DATE) + hour * 3_600_000).toISOString().slice(0, 16);
      const occurrences = given.events.map(({ resource, hour }, at) =>
        occurrenceFrom(iso(hour), iso(hour + 1), { id: `e${at}`, resource }),
      );
      const isOpen = ({ id }: ResourceNode): boolean => given.open.includes(id);
      const { show, unassigned, visible } = given;

      const columns = resourceColumnRules(
        { order: 'date-resource', show, unassigned, minWidth: 120 },
        { days: [dayAt(DATE)], resources: index, visible, occurrences, isOpen },
      );
      const inColumns = columns.owners
        .filter((owner) => columns.isShown?.(owner, dayAt(DATE)) ?? true)
        .map(keyOfOwner);

      const owners = new Set(daysByOwner(occurrences, [dayAt(DATE)], index).keys());
      const { rows } = rowsOf(
        { show, unassigned, collapsed: {} },
        { resources: index, visible, owners, isOpen },
      );
      const inRows = rows.flatMap(({ owner, isHeading }) =>
        isHeading ? [] : [keyOfOwner(owner) ?? null],
      );
      expect(new Set(inRows).size).toBe(inRows.length);
      // Parents have rows even where they own nothing.
      for (const owner of inColumns) expect(inRows).toContain(owner);
      const further = inRows.filter((owner) => !inColumns.includes(owner));
      for (const owner of further) {
        const node = index.find(owner ?? undefined);
        expect(node?.children.length).toBeGreaterThan(0);
        expect(owners.has(owner)).toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
});
