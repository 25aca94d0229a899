import { TestBed } from '@angular/core/testing';
import { whenOf } from 'ng-event-calendar/core/internal';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { givenEvent } from '../../store/events/given-event.spec-host';
import { SessionState, type Draft } from '../../store/events/session-state';
import { givenPart } from '../../store/given-part.spec-host';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRows } from './timeline-rows';

const event = givenEvent({ id: 'held', resource: 'a' });

it('rows are chosen once for a drag, not at each of its steps', () => {
  const { part } = givenPart(
    TimelineRows,
    {
      ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
      ...{ resources: ['a', 'b'].map((id) => ({ id, title: id })), events: [event] },
      timeline: { show: 'working' },
    },
    [TimelineRows, TimelineOptionsReader],
  );
  const chosen = jest.spyOn(TestBed.inject(AvailabilityShading), 'of');
  expect(part.all().rows.map(({ key }) => key)).toEqual(['|a', '|b']);
  expect(chosen).toHaveBeenCalled();
  chosen.mockClear();
  for (const hour of [12, 13, 14]) {
    const when = whenOf({ ...event, end: `2026-11-20T${hour}:00:00Z` }, 'UTC')!;
    const draft = { kind: 'resize', event, drop: { when }, row: 0 } as unknown as Draft;
    TestBed.inject(SessionState).draft.set(draft);
    part.all();
  }
  expect(chosen).not.toHaveBeenCalled();
});

it('rows stand still under what is held, until it is let go; one that it expands opens', () => {
  const { part, inputs } = givenPart(
    TimelineRows,
    {
      ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20', events: [event] },
      resources: [
        { id: 'g', title: 'g', children: [{ id: 'a', title: 'a' }] },
        { id: 'h', title: 'h', children: [{ id: 'b', title: 'b' }] },
      ],
      collapsedResources: { h: true },
    },
    [TimelineRows, TimelineOptionsReader],
  );
  const keys = (): string[] => part.all().rows.map(({ key }) => key);
  const { draft } = TestBed.inject(SessionState);
  const [all, closed] = [
    ['|g', '|a', '|h'],
    ['|g', '|h'],
  ];
  expect([keys(), part.pinned()]).toEqual([all, []]);
  const when = whenOf(event, 'UTC')!;
  draft.set({ kind: 'move', event, drop: { when }, row: 0 } as unknown as Draft);
  inputs.collapsedResources.set({ g: true, h: true });
  inputs.pinnedResources.set(['h']);
  expect([keys(), part.pinned()]).toEqual([all, []]);
  draft.set(null);
  expect([keys(), part.pinned()]).toEqual([closed, ['h']]);
  draft.set({ kind: 'move', event, drop: { when }, row: 0 } as unknown as Draft);
  inputs.collapsedResources.set({ h: true });
  expect(keys()).toEqual(all);
});
