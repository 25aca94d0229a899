import { indexResources, tableOf, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { added, violationsFor, on, context } from './validated.spec-host';
import type { AvailabilityContext } from './open-times';

describe('overlaps', () => {
  const a = on('10:00', '11:00', { resource: 'ana' });

  it.each<[string, CalendarEvent, string[]]>([
    [
      'on the same resource',
      on('10:30', '11:30', { resource: 'ana' }),
      ['overlap refuse ana 10:30-11:00 10:00-11:00'],
    ],
    ['that only touch', on('11:00', '12:00', { resource: 'ana' }), []],
    ['on another resource', on('10:30', '11:30', { resource: 7 }), []],
    ['with nobody, where there are resources', on('10:30', '11:30'), []],
    ['of what counts for nobody', on('10:30', '11:30', { resource: 'ana', overlap: true }), []],
    [
      'of whole days and times',
      on('', '', { allDay: true, start: '2026-11-20', end: '2026-11-20', resource: 'ana' }),
      [],
    ],
    [
      'of whole days that want to be alone',
      on('', '', {
        id: 'alone',
        allDay: true,
        start: '2026-11-20',
        end: '2026-11-20',
        resource: 'ana',
        overlap: false,
      }),
      ['overlap refuse ana 10:00-11:00 10:00-11:00'],
    ],
  ])('%s', (_, event, expected) => {
    expect(added(event, context([a]))).toEqual(expected);
  });

  it.each<[string, string | undefined, string, string, number]>([
    ['its own', 'Asia/Tokyo', '14:45', '15:15', 1],
    ['its own, which is over', 'Asia/Tokyo', '15:00', '15:30', 0],
    ['the browser’s', undefined, '23:00', '23:30', 1],
  ])(
    'of a whole day that wants to be alone are of its dates in %s zone',
    (_, timezone, from, to, count) => {
      const alone = on('', '', {
        ...{ allDay: true, start: '2026-11-20', end: '2026-11-20', overlap: false },
        ...{ resource: 'ana', ...(timezone !== undefined && { timezone }) },
      });
      expect(added(on(from, to, { resource: 'ana' }), context([alone]))).toHaveLength(count);
    },
  );

  it('are nobody’s business by default, but that of who wants to be alone', () => {
    const lax = (events: CalendarEvent[]): AvailabilityContext =>
      context(events, { eventOverlap: 'allow' });
    const other = on('10:30', '11:30', { resource: 'ana' });
    expect(added(other, lax([a]))).toEqual([]);
    expect(added({ ...other, overlap: false }, lax([a]))).toHaveLength(1);
    expect(added(other, lax([{ ...a, overlap: false }]))).toHaveLength(1);
    expect(added(other, lax([{ ...a, overlap: true }]))).toEqual([]);
    // An event that allows overlaps does so beside an exclusive event, too.
    expect(added({ ...other, overlap: false }, lax([{ ...a, overlap: true }]))).toEqual([]);
  });

  it('are asked about where that is the resource’s way', () => {
    const [b, c] = [
      on('10:00', '11:00', { resource: 'ben' }),
      on('10:30', '10:45', { resource: 'ben' }),
    ];
    expect(added(c, context([b], { eventOverlap: 'allow' }))).toEqual([
      'overlap ask ben 10:30-10:45 10:00-11:00',
    ]);
  });

  it('without any resources are those of all', () => {
    const none = { resources: indexResources([]) };
    const { resource: _resource, ...plain } = a;
    expect(added(on('10:30', '11:30'), context([plain], none))).toHaveLength(1);
    expect(added(on('10:30', '11:30', { resource: 'gone' }), context([a], none))).toHaveLength(1);
  });

  it('of whole days are those of the same dates, however far their zones are apart', () => {
    const whole = { allDay: true, start: '2026-11-20', end: '2026-11-20', resource: 'ana' };
    const east = on('', '', { ...whole, id: 'east', timezone: 'Pacific/Kiritimati' });
    const west = on('', '', { ...whole, id: 'west', timezone: 'Pacific/Pago_Pago' });
    expect(added(east, context([west]))).toEqual(['overlap refuse ana 10:00-10:00 west']);
    const seats = { resource: 7, seats: 2 };
    expect(added({ ...east, ...seats }, context([{ ...west, ...seats }]))).toEqual([
      'capacity refuse 7 10:00-10:00 2 of 2',
    ]);
  });

  it('of a record with itself, or with what it was, don’t count', () => {
    // A server may be sent an unchanged record again.
    expect(added(a, context([a]))).toEqual([]);
    const later = { ...a, start: '2026-11-20T10:15:00Z', end: '2026-11-20T11:15:00Z' };
    expect(violationsFor({ changes: [{ before: a, after: later }] }, context([a]))).toEqual([]);
  });

  it('of two that change at once are those they would have', () => {
    const b = on('12:00', '13:00', { resource: 'ana' });
    const swap = [
      { before: a, after: { ...a, start: b.start, end: b.end } },
      { before: b, after: { ...b, start: a.start, end: a.end } },
    ];
    expect(violationsFor({ changes: swap }, context([a, b]))).toEqual([]);
    const same = [swap[0]!, { before: b, after: { ...b, color: 'red' as const } }];
    expect(violationsFor({ changes: same }, context([a, b]))).toEqual([
      'overlap refuse ana 12:00-13:00 12:00-13:00',
    ]);
  });
});

describe('capacity', () => {
  const seated = (
    from: string,
    to: string,
    resource: string | number,
    seats?: number,
  ): CalendarEvent =>
    on(from, to, { id: `${from} ${resource}`, resource, ...(seats !== undefined && { seats }) });

  it('is the peak of what is there at once, and stands in for overlaps', () => {
    const events = [seated('10:00', '11:00', 7), seated('11:00', '12:00', 7)];
    expect(added(seated('10:30', '11:30', 7), context(events))).toEqual([]);
    const more = [...events, seated('10:30', '10:45', 7)];
    expect(added(seated('10:15', '11:30', 7), context(more))).toEqual([
      'capacity refuse 7 10:30-10:45 2 of 2',
    ]);
  });

  it.each([
    [2, []],
    [3, ['capacity refuse 7 10:00-11:00 0 of 2']],
  ])('takes %i seats at once: %j', (seats, expected) => {
    expect(added(seated('10:00', '11:00', 7, seats), context([]))).toEqual(expected);
  });

  it.each([undefined, '2', -1, 0, 2.5, NaN, Infinity])(
    'takes one seat where seats are %p',
    (seats) => {
      const taken = { ...seated('09:30', '11:00', 7), seats: seats as never };
      expect(added(seated('10:00', '11:00', 7, 1), context([taken]))).toEqual([]);
      expect(added(seated('10:00', '11:00', 7, 2), context([taken]))).toHaveLength(1);
    },
  );

  it.each([undefined, '2', -1, 2.5, NaN, Infinity])('of %p is none', (capacity) => {
    const room = { id: 7, title: 'Room', capacity: capacity as never };
    const where = context([], { resources: indexResources([room]) });
    expect(added(seated('10:00', '11:00', 7, 99), where)).toEqual([]);
  });

  it('of none lets nobody in', () => {
    const room = { id: 7, title: 'Room', capacity: 0 };
    const where = context([], { resources: indexResources([room]) });
    expect(added(seated('10:00', '11:00', 7, 1), where)).toEqual([
      'capacity refuse 7 10:00-11:00 0 of 0',
    ]);
  });

  it('is asked about where overlaps are, and judged beside them where both are said', () => {
    const both = { id: 7, title: 'Room', capacity: 1, eventOverlap: 'ask' } as const;
    const where = context([seated('10:00', '11:00', 7)], { resources: indexResources([both]) });
    expect(added(on('10:30', '11:30', { resource: 7 }), where)).toEqual([
      'overlap ask 7 10:30-11:00 10:00 7',
      'capacity ask 7 10:30-11:00 1 of 1',
    ]);
  });

  it('counts an event of several resources beneath it once', () => {
    const both = seated('10:00', '11:00', ['up', 'down'] as never, 2);
    expect(added(seated('10:00', '11:00', 'down', 1), context([both]))).toEqual([
      'overlap refuse down 10:00-11:00 10:00 up,down',
    ]);
    expect(added(both, context([seated('10:00', '10:30', 'house')]))).toEqual([]);
  });

  it('is that of all beneath a resource together', () => {
    const events = [seated('10:00', '11:00', 'down'), seated('10:15', '11:00', 'up')];
    const full = [
      ...events,
      { ...seated('10:30', '11:00', 'house'), overlap: true },
      seated('10:40', '11:00', 'down'),
    ];
    expect(
      added(seated('10:00', '11:00', 'up'), context(events, { eventOverlap: 'allow' })),
    ).toEqual([]);
    expect(added(seated('10:00', '11:00', 'up'), context(full, { eventOverlap: 'allow' }))).toEqual(
      ['capacity refuse house 10:40-11:00 3 of 3'],
    );
  });
});

describe('events of others', () => {
  const others = [on('10:00', '11:00', { resource: 'ana' }), on('10:00', '11:00', { resource: 7 })];
  const beside = on('10:00', '11:00', { resource: 'up' });
  const allowed = { eventOverlap: 'allow' } as const;
  const added1030 = (where: AvailabilityContext, more: Partial<CalendarEvent> = {}): string[] =>
    added(on('10:30', '11:30', { resource: 'ana', ...more }), where);
  const isRead = ({ index }: AvailabilityContext): boolean =>
    tableOf(index).readings.some((each) => each !== undefined);

  it('aren’t read where none of them can be in the way', () => {
    const where = context(others, allowed);
    expect([added1030(where), isRead(where)]).toEqual([[], false]);
    const elsewhere = context([others[1]!, beside]);
    expect([added1030(elsewhere), isRead(elsewhere)]).toEqual([[], false]);
  });

  it.each<[string, AvailabilityContext, Partial<CalendarEvent>, number]>([
    ['overlaps count', context(others), {}, 1],
    ['seats do', context(others, allowed), { resource: 7, seats: 2 }, 1],
    ['seats of what it lies within do', context([beside], allowed), { resource: 'down' }, 0],
    ['it wants to be alone', context(others, allowed), { overlap: false }, 1],
    ['one of them wants that', context([{ ...others[0]!, overlap: false }], allowed), {}, 1],
  ])('are where %s', (_, where, more, count) => {
    expect([added1030(where, more).length, isRead(where)]).toEqual([count, true]);
  });

  it('that come with it are heard, too', () => {
    const alone = on('10:00', '11:00', { id: 'alone', resource: 'ana', overlap: false });
    const after = on('10:30', '11:30', { resource: 'ana' });
    const changes = [alone, after].map((each) => ({ before: null, after: each }));
    expect(violationsFor({ changes }, context([], allowed))).toEqual([
      'overlap refuse ana 10:30-11:00 10:30-11:30',
      'overlap refuse ana 10:30-11:00 alone',
    ]);
  });
});
