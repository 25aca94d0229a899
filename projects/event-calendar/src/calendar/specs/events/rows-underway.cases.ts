import { signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import fc from 'fast-check';
import {
  type CalendarEvent,
  type CalendarId,
  type CalendarResource,
  type LastAction,
  type Slot,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { HEADING_HEIGHT, rowHeight } from 'ng-event-calendar/core/timeline';
import type { DragSession } from '../../../gestures/drag-session';
import { Sessions } from '../../../gestures/sessions';
import { InteractionOnDemand } from '../../../interaction/interaction-on-demand';
import { CalendarEdits } from '../../../store/events/calendar-edits';
import { PageOccurrences } from '../../../store/events/page-occurrences';
import { Timeline } from '../../../views/timeline/timeline';
import { TimelineLayout } from '../../../views/timeline/timeline-layout';
import { TimelineScale } from '../../../views/timeline/timeline-scale';
import { CalendarShell } from '../../calendar-shell';
import {
  deepFreeze,
  FRIDAY_NOON,
  givenCalendar,
  givenNow,
  givenReports,
  writing,
} from '../../calendar.spec-host';

const DATE = '2026-11-20';
const MIDNIGHT = Date.parse(`${DATE}T00:00:00Z`);
const HOUR = 3_600_000;
const RESOURCES: readonly CalendarResource[] = deepFreeze([
  {
    id: 'team',
    title: 'Team',
    canHaveEvents: false,
    children: [
      { id: 'ana', title: 'Ana' },
      { id: 'ben', title: 'Ben' },
    ],
  },
  { id: 7, title: 'Room 7', capacity: 2 },
  { id: 'late', title: 'Late' },
]);
const IDS: readonly CalendarId[] = ['ana', 'ben', 7, 'late'];

const timed = (id: string, from: number, to: number, more: Partial<CalendarEvent> = {}) => ({
  id,
  title: id,
  start: new Date(MIDNIGHT + from * HOUR).toISOString(),
  end: new Date(MIDNIGHT + to * HOUR).toISOString(),
  ...more,
});
/** Events with resources in each form that hosts may write. */
const EVENTS: readonly CalendarEvent[] = deepFreeze([
  timed('one', 9, 11, { resource: 'ana' }),
  timed('number as text', 10, 12, { resource: '7' }),
  timed('several', 8, 9, { resource: ['ben', 7] }),
  timed('over midnight', 22, 30, { resource: 'late' }),
  timed('unknown', 13, 14, { resource: 'gone' }),
  timed('nobody’s', 13, 13.25),
  { id: 'days', title: 'days', allDay: true, start: '2026-11-19', end: '2026-11-21', resource: 7 },
]);

interface HostStep {
  readonly host:
    | 'title'
    | 'later'
    | 'lock'
    | 'give'
    | 'delete'
    | 'add'
    | 'remove resource'
    | 'add resource'
    | 'move resource'
    | 'hide'
    | 'hours';
  readonly at: number;
}
type UserStep =
  | { readonly user: 'grab'; readonly at: number; readonly edge: 'start' | 'end' | null }
  | { readonly user: 'to'; readonly row: number; readonly hour: number }
  | { readonly user: 'drop' | 'cancel' | 'undo' };

const hostStep: fc.Arbitrary<HostStep> = fc.record({
  host: fc.constantFrom<HostStep['host']>(
    ...(['title', 'later', 'lock', 'give', 'delete', 'add'] as const),
    ...(['remove resource', 'add resource', 'move resource', 'hide', 'hours'] as const),
  ),
  at: fc.nat(9),
});
const over: fc.Arbitrary<UserStep> = fc.record({
  user: fc.constant('to' as const),
  row: fc.nat(9),
  hour: fc.nat(23),
});
/** A drag over some rows, which the host may disturb. */
const gesture: fc.Arbitrary<readonly (HostStep | UserStep)[]> = fc
  .tuple(
    fc.record({
      user: fc.constant('grab' as const),
      at: fc.nat(9),
      edge: fc.constantFrom(null, null, null, 'start' as const, 'end' as const),
    }),
    over,
    fc.array(fc.oneof(hostStep, over), { maxLength: 3 }),
    fc.record({ user: fc.constantFrom('drop', 'drop', 'drop', 'cancel' as const) }),
  )
  .map(([grab, first, others, end]) => [grab, first, ...others, end]);
const steps: fc.Arbitrary<readonly (HostStep | UserStep)[]> = fc
  .array(
    fc.oneof(
      hostStep.map((step) => [step]),
      fc.constant([{ user: 'undo' as const }]),
      { weight: 4, arbitrary: gesture },
    ),
    { minLength: 2, maxLength: 8 },
  )
  .map((all) => all.flat());

async function given() {
  const events = signal<CalendarEvent[]>([...EVENTS]);
  const resources = signal<readonly CalendarResource[]>(RESOURCES);
  const visibleResources = signal<Record<string, boolean>>({});
  const workingHours = signal<readonly WorkingHours[]>([]);
  const actions: LastAction[] = [];
  const { ref, fixture } = await givenCalendar({
    ...{ events, resources, visibleResources, workingHours },
    ...{ views: ['timeline'], view: 'timeline', visibleDate: DATE },
    preferences: { isSidePanelOpen: false },
    lastAction: (action) => actions.push(action),
  });
  const shell = fixture.debugElement.query(By.directive(CalendarShell)).injector;
  const sessions = (await shell.get(InteractionOnDemand).load())!.injector.get(Sessions);
  const timeline = fixture.debugElement.query(By.directive(Timeline)).injector;
  const [layout, scale] = [timeline.get(TimelineLayout), timeline.get(TimelineScale)];
  const occurrences = shell.get(PageOccurrences);
  const edits = writing(ref).get(CalendarEdits);
  let session: DragSession | undefined;
  let added = 0;
  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    await fixture.whenStable();
  };
  const change = ({ host, at }: HostStep): void => {
    const list = events();
    const index = at % Math.max(1, list.length);
    const event = list[index];
    const put = (more: Partial<CalendarEvent>): void => {
      if (event !== undefined) events.set(list.with(index, deepFreeze({ ...event, ...more })));
    };
    const changes: Readonly<Record<HostStep['host'], () => void>> = {
      title: () => put({ title: `${event?.title}!` }),
      later: () => put({ end: event?.allDay === true ? '2026-11-22' : '2026-11-21T23:45:00Z' }),
      lock: () => put({ readOnly: event?.readOnly !== true }),
      give: () => put({ resource: IDS[at % IDS.length]! }),
      delete: () => events.set(list.toSpliced(index, 1)),
      add: () => {
        const late = timed(`added ${added++}`, at, at + 2, { resource: 'ana' });
        events.set([...list, deepFreeze(late)]);
      },
      'remove resource': () =>
        resources.update((all) => all.toSpliced(at % Math.max(1, all.length), 1)),
      'add resource': () =>
        resources.update((all) => [
          ...all,
          ...RESOURCES.filter(({ id }) => !all.some((each) => each.id === id)),
        ]),
      'move resource': () => resources.update((all) => all.toReversed()),
      hide: () => visibleResources.set({ [String(IDS[at % IDS.length])]: false }),
      hours: () =>
        workingHours.set([{ start: '08:00', end: at > 4 ? '12:00' : '20:00', timezone: 'UTC' }]),
    };
    changes[host]();
  };
  /** Does a step of the user; returns the resource of the slot in which the event is dropped. */
  const act = (step: UserStep): Slot['resource'] => {
    switch (step.user) {
      case 'grab': {
        const drawn = occurrences.all();
        const occurrence = drawn[step.at % Math.max(1, drawn.length)];
        if (occurrence === undefined || !sessions.canGrab(occurrence, step.edge)) return undefined;
        session = sessions.begin({
          occurrence,
          edge: step.edge,
          isCopy: false,
          slot: sessions.slotOf(occurrence),
          row: 0,
        });
        return undefined;
      }
      case 'to': {
        const rows = layout.rows().filter(({ isHeading }) => !isHeading);
        const row = rows[step.row % Math.max(1, rows.length)];
        const allDay = session?.shown.occurrence?.allDay === true;
        const id =
          row === undefined || typeof row.owner === 'string' ? null : row.owner.resource.id;
        session?.update({
          day: MIDNIGHT / (24 * HOUR),
          instant: allDay ? null : MIDNIGHT + step.hour * HOUR,
          resource: id,
        });
        return undefined;
      }
      case 'drop': {
        const to = session?.isOver === false ? session.resource : undefined;
        void session?.commit();
        return to;
      }
      case 'cancel':
        session?.cancel();
        return undefined;
      case 'undo':
        edits.undo();
        return undefined;
    }
  };
  return { events, actions, layout, scale, change, act, settled };
}

/** Expects lanes in which no bars overlap, and rows as high as these. */
function expectRoom(layout: TimelineLayout, laneHeight: number): void {
  const [rows, layouts, heights] = [layout.rows(), layout.layouts(), layout.heights()];
  rows.forEach(({ isHeading }, at) => {
    const { bars } = layouts[at]!;
    expect(heights[at]).toBe(isHeading ? HEADING_HEIGHT : rowHeight(layouts[at]!, laneHeight));
    const overlapping = bars.filter((a, index) =>
      bars.slice(index + 1).some((b) => a.lane === b.lane && !(a.to <= b.from || b.to <= a.from)),
    );
    expect(overlapping).toEqual([]);
  });
}

describe('whatever a host changes while events go over rows', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('nothing is lost, and a resource is written only where it changed', async () => {
    const reports = givenReports();
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        TestBed.resetTestingModule();
        document.body.replaceChildren();
        const { events, actions, layout, scale, change, act, settled } = await given();
        for (const step of all) {
          const count = actions.length;
          if ('host' in step) {
            change(step);
            const written = events();
            await settled();
            expect(events()).toBe(written);
            expect(actions).toHaveLength(count);
          } else {
            const before = events();
            const to = act(step);
            await settled();
            const after = events();
            const action = actions[count];
            if (action === undefined) {
              expect(after).toBe(before);
              continue;
            }
            if (step.user === 'undo') continue;
            expect(actions).toHaveLength(count + 1);
            expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
            const changed = after.filter((event, at) => event !== before[at]);
            expect(changed.map(({ id }) => id)).toEqual([action.event?.id]);
            for (const now of changed) {
              const was = before.find(({ id }) => id === now.id)!;
              const { start: _start, end: _end, resource, ...own } = now;
              const { start: _from, end: _to, resource: owner, ...others } = was;
              expect(own).toEqual(others);
              const isSame = JSON.stringify(resource) === JSON.stringify(owner);
              expect('resource' in now).toBe(resource !== undefined);
              if (!isSame && to !== null) expect([resource].flat()).toContain(to);
              // An event that had the resource of the row keeps it as it was written.
              if (
                to !== undefined &&
                to !== null &&
                [owner].flat().some((id) => String(id) === String(to)) &&
                ![owner].flat()[1]
              ) {
                expect(isSame).toBe(true);
              }
              if (action.type === 'resize') expect(isSame).toBe(true);
            }
          }
          expectRoom(layout, scale.laneHeight());
        }
      }),
      { numRuns: 50 },
    );
    // One event has a resource that nobody knows, as do those whose resource the host removes.
    expect([...new Set(reports.codes())]).toEqual(['unknown-resource']);
  }, 600_000);
});
