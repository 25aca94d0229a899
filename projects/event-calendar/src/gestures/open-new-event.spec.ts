import { Injector } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { Columns } from '../store/layout/columns';
import { Editing } from '../store/events/editing';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import type { NewEventDraft } from '../store/events/new-event-draft';
import { openNewEvent } from './open-new-event';

/** Returns the draft with which the editor opens on a Friday at noon; `reported` collects messages for developers. */
async function opened(
  draft: NewEventDraft,
  more: GivenInputs = {},
  reported: string[] = [],
): Promise<CalendarEvent> {
  const made = givenPart(Editing, { visibleDate: '2026-11-20', ...more }, [
    { provide: BOUNDARY_INJECTOR, useExisting: Injector },
  ]);
  await openNewEvent(TestBed.inject(Injector), draft, 'editor');
  reported.push(...made.reported);
  return TestBed.inject(Editing).session()!.draft;
}

const at = (start: string, end: string, fields: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ start: `2026-11-${start}:00Z`, end: `2026-11-${end}:00Z`, ...fields });
const hours = (start: string, end: string) => [{ start, end, timezone: 'UTC' }];
const late = { id: 'ana', title: 'Ana', workingHours: hours('14:00', '18:00') };
const noon = at('20T12:00', '20T12:45', { resource: 'ana' });

describe('a new event that the host begins', () => {
  it.each<[string, NewEventDraft, GivenInputs, object]>([
    [
      'is at the next half hour',
      {},
      {},
      { start: '2026-11-20T12:00:00', end: '2026-11-20T12:30:00' },
    ],
    ['that is free', {}, { events: [noon] }, { start: '2026-11-20T13:00:00' }],
    [
      'with whom it is for',
      { resource: 'ben' },
      { events: [noon] },
      { start: '2026-11-20T12:00:00' },
    ],
    [
      'with the first that is free, where it has to stand in somebody’s column',
      {},
      {
        events: [noon],
        resources: [
          { id: 'ana', title: 'Ana' },
          { id: 'ben', title: 'Ben' },
        ],
        resourceColumns: true,
        shouldEventRequireResource: true,
      },
      { start: '2026-11-20T12:00:00', resource: 'ben' },
    ],
    [
      'with the first of a required kind that is free',
      {},
      {
        events: [noon],
        resources: [
          { id: 'room', title: 'Room', kind: 'Room' },
          { id: 'ana', title: 'Ana', kind: 'Teacher' },
        ],
        resourceColumns: true,
        shouldEventRequireResource: ['Teacher'],
      },
      { start: '2026-11-20T13:00:00', resource: 'ana' },
    ],
    [
      'with nobody where it may be nobody’s',
      {},
      {
        events: [noon],
        resources: [{ id: 'ana', title: 'Ana' }],
        resourceColumns: true,
      },
      { start: '2026-11-20T13:00:00' },
    ],
    ['or with her', { resource: ['ana'] }, { events: [noon] }, { start: '2026-11-20T13:00:00' }],
    ['as long as is asked for', { duration: 50 }, {}, { end: '2026-11-20T12:50:00' }],
    [
      'as long as clicks make one',
      {},
      { eventCreation: { duration: 20 } },
      { end: '2026-11-20T12:20:00' },
    ],
    [
      'in the morning of another day',
      {},
      { visibleDate: '2026-11-24' },
      { start: '2026-11-24T09:00:00' },
    ],
    ...(['allow', 'ask', 'refuse'] as const).flatMap(
      (unavailableTimes): [string, NewEventDraft, GivenInputs, object][] => [
        [
          `where nothing is blocked, whatever becomes of that (${unavailableTimes})`,
          {},
          {
            unavailableTimes,
            blockedTimes: [
              { start: '2026-11-20T12:00:00', end: '2026-11-20T14:00:00', timezone: 'UTC' },
            ],
          },
          { start: '2026-11-20T14:00:00' },
        ],
        [
          `when she works, whatever becomes of other times (${unavailableTimes})`,
          { resource: 'ana' },
          { unavailableTimes, resources: [late] },
          { start: '2026-11-20T14:00:00', resource: 'ana' },
        ],
        [
          `earlier on another day, for those who begin early (${unavailableTimes})`,
          { resource: 'ana' },
          {
            unavailableTimes,
            visibleDate: '2026-11-24',
            resources: [{ id: 'ana', title: 'Ana', workingHours: hours('06:00', '08:00') }],
          },
          { start: '2026-11-24T06:00:00' },
        ],
        [
          `with whoever works next, where it has to stand in somebody’s column (${unavailableTimes})`,
          {},
          {
            unavailableTimes,
            resources: [late, { id: 'ben', title: 'Ben', workingHours: hours('13:00', '17:00') }],
            resourceColumns: true,
            shouldEventRequireResource: true,
          },
          { start: '2026-11-20T13:00:00', resource: 'ben' },
        ],
        [
          `at the next half hour where nobody works any more (${unavailableTimes})`,
          {},
          { unavailableTimes, workingHours: hours('06:00', '10:00') },
          { start: '2026-11-20T12:00:00' },
        ],
      ],
    ),
    ...(['mark', 'ask'] as const).map(
      (eventOverlap): [string, NewEventDraft, GivenInputs, object] => [
        `where seats are left, and never beside an event (${eventOverlap})`,
        { resource: 'hall', seats: 2 },
        {
          eventOverlap,
          resources: [{ id: 'hall', title: 'Hall', capacity: 3 }],
          events: [
            at('20T12:00', '20T12:30', { id: 'full', resource: 'hall', seats: 2 }),
            at('20T12:30', '20T13:00', { id: 'half', resource: 'hall' }),
          ],
        },
        { start: '2026-11-20T12:30:00' },
      ],
    ),
    [
      'within the hours to be seen',
      { duration: 60 },
      { visibleHours: { start: 14, end: 18 } },
      { start: '2026-11-20T14:00:00' },
    ],
    [
      'at the last of the hours to be seen, after them',
      {},
      { visibleHours: { start: 6, end: 10 } },
      { start: '2026-11-20T09:30:00' },
    ],
    [
      'beside what nothing is counted beside',
      {},
      { events: [{ ...noon, overlap: true }] },
      { start: '2026-11-20T12:00:00' },
    ],
    [
      'over the visible day',
      { allDay: true },
      {},
      { allDay: true, start: '2026-11-20T00:00:00', end: '2026-11-20T23:59:59' },
    ],
    [
      'over as many days as it lasts',
      { allDay: true, start: '2026-11-24', duration: 2 * 24 * 60 },
      {},
      { allDay: true, start: '2026-11-24', end: '2026-11-25' },
    ],
    [
      'over as many days until the last of them',
      { allDay: true, end: '2026-11-24', duration: 2 * 24 * 60 },
      {},
      { allDay: true, start: '2026-11-23', end: '2026-11-24' },
    ],
    [
      'over the one day that is its last',
      { allDay: true, end: '2026-11-24' },
      {},
      { allDay: true, start: '2026-11-24', end: '2026-11-24' },
    ],
    [
      'at a half hour of the clock on the wall',
      {},
      { displayTimezone: 'Asia/Kathmandu' },
      { start: '2026-11-20T18:00:00' },
    ],
    [
      'at nine also where the clocks went forward that night',
      {},
      { displayTimezone: 'America/New_York', visibleDate: '2026-03-08' },
      { start: '2026-03-08T09:00:00' },
    ],
    [
      'and where they went back',
      {},
      { displayTimezone: 'America/New_York', visibleDate: '2026-11-01' },
      { start: '2026-11-01T09:00:00' },
    ],
    [
      'when the host says',
      { start: '2026-12-01T08:00:00Z', end: '2026-12-01T08:20:00Z' },
      {},
      { start: '2026-12-01T08:00:00Z', end: '2026-12-01T08:20:00Z' },
    ],
    [
      'from when the host says',
      { start: '2026-12-01T08:00:00Z', duration: 15 },
      {},
      { start: '2026-12-01T08:00:00Z', end: '2026-12-01T08:15:00Z' },
    ],
    [
      'on the date that the host says',
      { start: '2026-11-24' },
      { events: [at('24T09:00', '24T10:00')] },
      { start: '2026-11-24T10:00:00', end: '2026-11-24T10:30:00' },
    ],
    [
      'over a date that the host says',
      { start: '2026-11-24', allDay: true },
      {},
      { start: '2026-11-24', end: '2026-11-24', allDay: true },
    ],
    [
      'over when the host says',
      { end: '2026-12-01T08:00:00Z', duration: 15 },
      {},
      { start: '2026-12-01T07:45:00Z', end: '2026-12-01T08:00:00Z' },
    ],
    [
      'in a zone of its own',
      { timezone: 'Asia/Kolkata' },
      {},
      { start: '2026-11-20T17:30:00', end: '2026-11-20T18:00:00', timezone: 'Asia/Kolkata' },
    ],
    [
      'with what the host knows',
      { title: 'Call', color: 'pink' },
      {},
      { title: 'Call', color: 'pink' },
    ],
  ])('%s: %j', async (_, draft, more, expected) => {
    expect(await opened(draft, more)).toMatchObject(expected);
  });

  it('begins at a free time, and says so, where the time can’t be read', async () => {
    const start = new Date('2026-11-24T09:00:00Z') as unknown as string;
    const reported: string[] = [];
    const event = await opened({ start }, {}, reported);
    expect(event).toMatchObject({ start: '2026-11-20T12:00:00' });
    expect(reported).toEqual([expect.stringContaining('openEditor was given a time')]);
  });

  it('is completed as others are, and says nothing of its duration', async () => {
    const newEvent = (draft: CalendarEvent) => ({ ...draft, color: 'green' as const });
    const event = await opened({ duration: 15 }, { newEvent });
    expect(event).toMatchObject({ color: 'green', title: '' });
    expect(event).not.toHaveProperty('duration');
  });

  it.each([Infinity, NaN, 0, -30, 1e9])(
    'lasts as long as usual instead of %d minutes, and says so',
    async (duration) => {
      const reported: string[] = [];
      const event = await opened({ duration }, {}, reported);
      expect([event.start, event.end]).toEqual(['2026-11-20T12:00:00', '2026-11-20T12:30:00']);
      expect(reported.join()).toContain(`a duration of ${duration}`);
    },
  );

  it('says so where an end can’t be read', async () => {
    const reported: string[] = [];
    const event = await opened({ start: '2026-11-24T10:00:00', end: 'late' }, {}, reported);
    expect(event.end).toContain('2026-11-24T10:30');
    expect(reported.join()).toContain('late');
  });

  it('has no key of which nothing is said, as of the resource of a click on nobody’s time', async () => {
    const draft = { title: undefined, resource: null } as unknown as NewEventDraft;
    const event = await opened(draft);
    expect(event.title).toBe('');
    expect(Object.keys(event)).not.toContain('resource');
  });

  it('keeps every key of the host’s, and an id that is free', async () => {
    const draft = { id: 'visit', status: null, guests: 3 } as NewEventDraft;
    const reported: string[] = [];
    expect(await opened(draft, {}, reported)).toMatchObject(draft);
    expect(reported).toEqual([]);
  });

  it.each<[unknown, RegExp]>([
    ['taken', /the id "taken", which another event has/],
    ['', /the id "", which is none/],
    [NaN, /the id null, which is none/],
  ])('gets an id of its own instead of %j, and says so', async (id, problem) => {
    const reported: string[] = [];
    const events = [at('24T09:00', '24T10:00', { id: 'taken' })];
    const event = await opened({ id } as NewEventDraft, { events }, reported);
    expect(event.id).toMatch(/^event-/);
    expect(reported.join()).toMatch(problem);
  });

  describe('about which the host is asked', () => {
    const begin = async (
      answer: (request: EventChangeRequest) => void,
      more: GivenInputs = {},
    ): Promise<GivenPart<Editing>> => {
      const made = givenPart(Editing, { visibleDate: '2026-11-20', ...more }, [
        { provide: BOUNDARY_INJECTOR, useExisting: Injector },
      ]);
      made.inputs.eventChangeRequest.emit.mockImplementation(answer);
      await openNewEvent(TestBed.inject(Injector), {}, 'editor');
      return made;
    };

    it('opens as that amends it', async () => {
      const seen: unknown[] = [];
      const { part } = await begin((request) => {
        seen.push([request.type, request.before, request.isPreview]);
        request.amend({ color: 'pink' });
      });
      expect(seen).toEqual([['create', null, true]]);
      expect(part.session()?.draft.color).toBe('pink');
    });

    it('doesn’t open where that refuses it, with the reason', async () => {
      const { part, said } = await begin((request) => request.preventDefault('Closed today'));
      expect([part.session(), said]).toEqual([null, ['Closed today']]);
    });

    it('opens at a time that the rules refuse, as the form has others', async () => {
      const blockedTimes = [{ start: '2026-11-20T00:00:00Z', end: '2026-11-21T00:00:00Z' }];
      const refusals: unknown[] = [];
      const { part } = await begin((request) => refusals.push(...request.refusals), {
        unavailableTimes: 'refuse',
        blockedTimes,
      });
      expect(part.session()?.draft.start).toBe('2026-11-20T12:00:00');
      expect(refusals).toMatchObject([{ code: 'blocked' }]);
    });
  });

  it.each<[string, NewEventDraft, string | undefined]>([
    ['the resource whose columns a phone shows', {}, 'ben'],
    ['the one that the host says', { resource: 'ana' }, 'ana'],
    ['none where the host says so', { resource: null } as unknown as NewEventDraft, undefined],
  ])('has %s', async (_, draft, expected) => {
    const resources = [
      { id: 'ana', title: 'Ana' },
      { id: 'ben', title: 'Ben' },
    ];
    const { part } = givenPart(
      Editing,
      { visibleDate: '2026-11-20', width: 400, view: 'day', resourceColumns: true, resources },
      [{ provide: BOUNDARY_INJECTOR, useExisting: Injector }],
    );
    TestBed.inject(Columns).step(1);
    await openNewEvent(TestBed.inject(Injector), draft, 'editor');
    expect(part.session()?.draft.resource).toBe(expected);
  });

  it('opens nothing in a calendar that is gone meanwhile', async () => {
    const rules: GivenInputs = {
      unavailableTimes: 'refuse',
      blockedTimes: [{ start: '2026-11-20T12:00', end: '2026-11-20T14:00' }],
    };
    givenPart(Editing, { visibleDate: '2026-11-20', ...rules }, [
      { provide: BOUNDARY_INJECTOR, useExisting: Injector },
    ]);
    const opening = openNewEvent(TestBed.inject(Injector), {}, 'editor');
    TestBed.resetTestingModule();
    await expect(opening).resolves.toBeUndefined();
  });
});
