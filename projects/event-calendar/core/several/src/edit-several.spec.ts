import { eventsAfter } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { createSeveral, editSeveral, type EditSeries, type SeveralEdit } from './edit-several';
import { givenEvent } from './given.spec-host';

const titled = (event: CalendarEvent): CalendarEvent => ({ ...event, title: 'Changed' });
const edit = (
  event: CalendarEvent,
  change: SeveralEdit['change'] = titled,
  start = 0,
): SeveralEdit => ({
  event,
  start,
  change,
});
const single: EditSeries = () => null;

describe('editSeveral', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => givenEvent({ id })) as [
    CalendarEvent,
    CalendarEvent,
    CalendarEvent,
  ];

  it('is one change of several records, with their parts in the order of the edits', () => {
    const batch = editSeveral([a, b, c], [edit(c), edit(a)], 'move', single)!;
    expect(batch).toEqual({
      type: 'change',
      event: null,
      changes: [
        { before: c, after: titled(c), position: 2 },
        { before: a, after: titled(a), position: 0 },
      ],
      parts: [
        { type: 'move', before: c, after: titled(c) },
        { type: 'move', before: a, after: titled(a) },
      ],
    });
    expect(batch.parts![0]!.after).toBe(batch.changes[0]!.after);
  });

  it('removes where there is no event after it', () => {
    const batch = editSeveral([a, b, c], [edit(a, null), edit(c, null)], 'delete', single)!;
    expect(eventsAfter([a, b, c], batch)).toEqual([b]);
    expect(batch.parts!.map(({ type, after }) => [type, after])).toEqual([
      ['delete', null],
      ['delete', null],
    ]);
  });

  it('leaves out what stays as it is, and is none where all does', () => {
    const stays = (event: CalendarEvent): CalendarEvent => event;
    const batch = editSeveral([a, b], [edit(a, stays), edit(b)], 'update', single)!;
    expect(batch.parts).toHaveLength(1);
    expect(editSeveral([a, b], [edit(a, stays), edit(b, stays)], 'update', single)).toBeNull();
    expect(editSeveral([a], [], 'update', single)).toBeNull();
  });

  it('changes a record once, also where it is named twice', () => {
    const batch = editSeveral([a], [edit(a), edit(a)], 'update', single)!;
    expect(batch.changes).toHaveLength(1);
    expect(batch.parts).toHaveLength(1);
  });

  it('changes the occurrences of a series together, and gives new events ids that none has', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.5);
    const taken = givenEvent({ id: `event-${(0.5).toString(36).slice(2, 10)}` });
    const fresh = givenEvent({ id: 'not yet' });
    const asked: unknown[] = [];
    const series: EditSeries = (event, edits) => {
      if (event !== b) return null;
      asked.push(edits.map(({ start }) => start));
      const part = (after: CalendarEvent) => ({ type: 'move', before: b, after }) as const;
      return {
        records: [
          { before: b, after: titled(b) },
          { before: null, after: fresh },
        ],
        parts: [
          [1, part(titled(b))],
          [0, part(fresh)],
        ],
      };
    };
    const edits = [edit(b, titled, 1), edit(a), edit(b, titled, 2)];
    const batch = editSeveral([a, b, taken], edits, 'move', series)!;
    random.mockRestore();
    expect(asked).toEqual([[1, 2]]);
    const created = batch.changes.at(-1)!;
    expect(created).toMatchObject({ before: null, position: 3 });
    expect([taken.id, fresh.id]).not.toContain(created.after!.id);
    expect(batch.parts!.map(({ after }) => after)).toEqual([created.after, titled(a), titled(b)]);
    expect(batch.parts![0]!.after).toBe(created.after);
  });
});

describe('createSeveral', () => {
  it('appends events in their order', () => {
    const [a, b, c] = [givenEvent(), givenEvent(), givenEvent()];
    const batch = createSeveral([a], [b, c])!;
    expect(eventsAfter([a], batch)).toEqual([a, b, c]);
    expect(batch.parts).toEqual([b, c].map((after) => ({ type: 'create', before: null, after })));
    expect(createSeveral([a], [])).toBeNull();
  });
});
