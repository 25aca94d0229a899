import { CdkDropList } from '@angular/cdk/drag-drop';
import {
  ApplicationRef,
  Component,
  createComponent,
  EnvironmentInjector,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  parseDay,
  type CalendarEvent,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { EcDropZone } from '../../../external/drop-zone';
import type { Company } from '../../../store/events/company';
import { GivenTarget } from '../../../gestures/drop-target.spec-host';
import { DropTargets } from '../../../gestures/drop-targets';
import { OutboundDrops } from '../../../gestures/outbound-drops';
import { Sessions } from '../../../gestures/sessions';
import { GivenQuestions } from '../../../store/events/given-series.spec-host';
import { PageOccurrences } from '../../../store/events/page-occurrences';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import {
  givenSeveral,
  MONDAY,
  on,
  TUESDAY,
  WEDNESDAY,
  type GivenSeveral,
} from '../../several.spec-host';

@Component({
  selector: 'ec-several-zone',
  imports: [CdkDropList, EcDropZone],
  template: `
    <div
      ecDropZone="Waiting list"
      (eventDropped)="log('dropped', $event)"
      (eventsDropped)="logAll($event)"
      (eventReturned)="log('returned', $event)"
    ></div>
    <div
      cdkDropList
      ecDropZone="List"
      (eventDropped)="log('dropped', $event)"
      (eventsDropped)="logAll($event)"
    ></div>
  `,
})
class Zone {
  readonly logged = signal<readonly string[]>([]);

  protected log(what: string, event: CalendarEvent): void {
    this.logged.update((all) => [...all, `${what} ${event.title}`]);
  }

  protected logAll(events: readonly CalendarEvent[]): void {
    this.logged.update((all) => [...all, `all ${events.map(({ title }) => title).join(' ')}`]);
  }
}

async function givenZone(
  props: Parameters<typeof givenSeveral>[0] = {},
  providers: Parameters<typeof givenSeveral>[1] = [],
): Promise<GivenSeveral & { readonly logged: () => readonly string[] }> {
  const made = await givenSeveral(
    { canDropEventsToTheOutside: true, selectedEvents: ['a', 'b', 'bar'], ...props },
    providers,
  );
  // TestBed's own way would remove the calendar from the document.
  const zone = createComponent(Zone, { environmentInjector: TestBed.inject(EnvironmentInjector) });
  TestBed.inject(ApplicationRef).attachView(zone.hostView);
  await made.settled();
  return { ...made, logged: zone.instance.logged };
}

/** Chooses an item of the menu of an event. */
async function choose({ calendar, settled }: GivenSeveral, title: string, item: string) {
  await (await (await calendar.getEvent({ title })).openMenu()).choose(item);
  await settled();
}

describe('the menu of one of several selected events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('keeps the selection, and names its number; of another event it clears it', async () => {
    const made = await givenSeveral({ selectedEvents: ['a', 'b'] });
    const menu = await (await made.calendar.getEvent({ title: 'a' })).openMenu();
    expect(await menu.getLabel()).toBe('2 events selected');
    await menu.close();
    expect(made.selectedEvents()).toEqual(['a', 'b']);
    await (await made.calendar.getEvent({ title: 'c' })).openMenu();
    expect(made.selectedEvents()).toEqual([]);
  });

  it.each<[string, string, (made: GivenSeveral) => unknown, unknown]>([
    ['duplicates', 'Duplicate', ({ events }) => events().length, 6],
    ['deletes', 'Delete event', ({ events }) => events().map(({ id }) => id), ['c', 'bar']],
    [
      'recolours',
      'Select lime as event color',
      ({ events }) => events().map(({ color }) => color),
      ['lime', 'lime', undefined, undefined],
    ],
    ['picks up', 'Move', ({ element }) => element.querySelectorAll('[data-dragging]').length, 2],
    ['copies', 'Copy', ({ said }) => said, ['2 events copied']],
  ])('%s all', async (_, item, result, expected) => {
    const made = await givenSeveral({ selectedEvents: ['a', 'b'] });
    await choose(made, 'b', item);
    expect(result(made)).toEqual(expected);
    expect(made.actions.length).toBeLessThanOrEqual(1);
  });

  it('acts on the others where its own event is locked', async () => {
    const events = [on('a', MONDAY, [9, 10], { readOnly: true }), on('b', TUESDAY)];
    const made = await givenSeveral({ events, selectedEvents: ['a', 'b'] });
    await choose(made, 'a', 'Delete event');
    expect(made.events().map(({ id }) => id)).toEqual(['a']);
    expect(await made.calendar.getNotice()).toContain('1 event deleted. a stays where it is');
    expect(made.selectedEvents()).toEqual([]);
  });

  it('sends all to a place of the host, by one deletion that is undone at once', async () => {
    const made = await givenZone();
    const { logged, events, actions, control, said, settled } = made;
    await choose(made, 'b', 'Move to Waiting list');
    const out = ['dropped a', 'dropped bar', 'dropped b', 'all a bar b'];
    expect(logged()).toEqual(out);
    expect(events().map(({ id }) => id)).toEqual(['c']);
    expect(actions).toMatchObject([{ type: 'change', event: null }]);
    expect(actions[0]!.events?.map(({ id }) => id)).toEqual(['a', 'bar', 'b']);
    expect(said.at(-1)).toBe('Moved a, b, bar to Waiting list');
    await control('z', 'c');
    await settled();
    expect(events()).toHaveLength(4);
    expect(logged().slice(4)).toEqual(['returned a', 'returned bar', 'returned b']);
    await control('y', 'c');
    expect(logged().slice(7)).toEqual(out);
  });

  it('sends its own event alone to a cdkDropList, and the others stay selected', async () => {
    const made = await givenZone();
    await choose(made, 'b', 'Move to List');
    expect(made.logged()).toEqual(['dropped b', 'all b']);
    expect(made.events().map(({ id }) => id)).toEqual(['a', 'c', 'bar']);
    expect(made.actions).toMatchObject([{ type: 'delete' }]);
    expect(made.said.at(-1)).toBe('Moved b to List');
    expect(made.selectedEvents()).toEqual(['a', 'bar']);
  });

  it('leaves those here that may not leave', async () => {
    const events = [on('a', MONDAY), on('b', TUESDAY, [9, 10], { draggable: false })];
    const made = await givenZone({ events, selectedEvents: ['a', 'b'] });
    await choose(made, 'b', 'Move to Waiting list');
    expect(made.logged()).toEqual(['dropped a', 'all a']);
    expect(made.events().map(({ id }) => id)).toEqual(['b']);
    expect(await made.calendar.getNotice()).toContain('b stays where it is');
    expect(made.selectedEvents()).toEqual([]);
  });

  it('sends nothing where the host refuses one', async () => {
    const made = await givenZone({
      eventChangeRequest: (request) => {
        if (request.before?.id === 'b') request.preventDefault('Stay');
      },
    });
    await choose(made, 'a', 'Move to Waiting list');
    expect([made.logged(), made.events().length]).toEqual([[], 4]);
    expect(await made.calendar.getNotice()).toContain('b: Stay');
  });

  it('sends of series the selected occurrences alone, without a question', async () => {
    const questions = new GivenQuestions();
    const made = await givenZone(
      {
        events: [on('s', MONDAY, [9, 10], { rrule: 'DAILY' }), on('b', TUESDAY, [11, 12])],
        selectedEvents: [{ id: 's', date: TUESDAY }, { id: 's', date: WEDNESDAY }, 'b'],
      },
      questions.providers,
    );
    await choose(made, 'b', 'Move to Waiting list');
    expect(made.logged()).toEqual(['dropped s', 'dropped b', 'dropped s', 'all s b s']);
    expect(questions.asked).toEqual([]);
    expect(made.events()).toMatchObject([{ id: 's', exDates: [TUESDAY, WEDNESDAY] }]);
  });

  it('has company for another calendar, which takes all or none', async () => {
    const made = await givenZone();
    const target = new GivenTarget('Elsewhere');
    let company: Company | null = null;
    target.drop = (_event, others = null) => {
      company = others;
      return false;
    };
    made.inject(DropTargets).add(target);
    await choose(made, 'a', 'Move to Elsewhere');
    expect((company as Company | null)?.events.map(({ id }) => id)).toEqual(['a', 'bar', 'b']);
    expect([made.events().length, made.selectedEvents()]).toEqual([4, ['a', 'b', 'bar']]);
  });

  describe('in another calendar', () => {
    /** Drops a, bar and b where events come in: a goes to a slot. */
    async function arrive(props: Parameters<typeof givenSeveral>[0], slot: Slot) {
      const made = await givenSeveral({ canDragEventsFromTheOutside: true, ...props });
      const [a, ...others] = ['a', 'bar', 'b'].map((id) => occurrenceIn(made, id));
      const company = made.inject(OutboundDrops).companyOf(a!, others)!;
      const session = made.inject(Sessions).receive(company.events[0]!, slot)!;
      const isTaken = await session.commitNew({ company, owners: [] });
      await made.settled();
      return { ...made, isTaken, come: made.events().slice(4) };
    }
    const occurrenceIn = ({ ref }: GivenSeveral, id: string): Occurrence =>
      ref.injector
        .get(PageOccurrences)
        .all()
        .find(({ event }) => event.id === id)!;
    const friday = parseDay('2026-11-20')!;
    const atTen: Slot = { day: friday, instant: Date.parse('2026-11-20T10:00:00Z') };

    it('they keep their distance, in one change with ids of their own', async () => {
      const { isTaken, come, actions, events } = await arrive({}, atTen);
      expect(isTaken).toBe(true);
      expect(come.map(({ title, start }) => [title, start])).toEqual([
        ['a', '2026-11-20T10:00:00'],
        ['bar', '2026-11-21'],
        ['b', '2026-11-21T12:00:00'],
      ]);
      expect(new Set(events().map(({ id }) => id)).size).toBe(7);
      expect(actions).toMatchObject([{ type: 'change', event: null }]);
    });

    it('they keep their times of day where they come onto a day', async () => {
      const { come } = await arrive({ view: 'month' }, { day: friday, instant: null });
      expect(come.map(({ start }) => start)).toEqual([
        '2026-11-20T09:00:00',
        '2026-11-21',
        '2026-11-21T11:00:00',
      ]);
    });

    it('none comes where one is refused', async () => {
      const { isTaken, come, calendar } = await arrive(
        {
          eventChangeRequest: (request) => {
            if (request.after?.title === 'b' && !request.isPreview) request.preventDefault('Full');
          },
        },
        atTen,
      );
      expect([isTaken, come]).toEqual([false, []]);
      expect(await calendar.getNotice()).toContain('b: Full');
    });
  });
});
