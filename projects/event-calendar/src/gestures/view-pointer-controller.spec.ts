import { signal, type Provider } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  HOUR_MS,
  keyOfOwner,
  type CalendarEvent,
  type LastAction,
} from 'ng-event-calendar/core/internal';
import { FocusReturn } from '../feedback/focus-return';
import { Notice } from '../feedback/notice';
import { Columns } from '../store/layout/columns';
import { Editing } from '../store/events/editing';
import type { EventChangeRequest } from '../store/events/event-change-request';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { GivenQuestions, GivenScopes } from '../store/events/given-series.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { Media } from '../store/inputs/media';
import { SessionState } from '../store/events/session-state';
import { givenDrawn, type GivenPlace } from './drawn-event.spec-host';
import { GivenTarget } from './drop-target.spec-host';
import { DropTargets } from './drop-targets';
import { GESTURE_PARTS } from './gesture-parts.spec-host';
import { FRIDAY, givenSpace, GivenView, MIDNIGHT, NOWHERE } from './given-view.spec-host';
import { InboundDrops } from './inbound-drops';
import { PageTurn } from './page-turn';
import { Sessions } from './sessions';
import { ViewPointerController } from './view-pointer-controller';
import { DragRecognizer } from './drag-recognizer';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const at14 = { ...plan, start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' };

interface Given extends GivenPart<ViewPointerController> {
  readonly view: GivenView;
  readonly element: HTMLElement;
  readonly state: SessionState;
  readonly end: () => void;
  readonly ended: jest.Mock;
  /** Keys of the events that received focus. */
  readonly focused: string[];
  readonly turned: unknown[];
  readonly actions: () => LastAction[];
  /** Draws an event in the view. */
  readonly draw: (event?: CalendarEvent, place?: GivenPlace) => HTMLElement;
  /** Grabs an element at ten o'clock. */
  readonly grab: (target: Element, press?: MouseEventInit) => void;
  /** Sets the drop zone that lies under the pointer from now on. */
  readonly under: (zone: GivenTarget | null) => void;
  readonly settled: () => Promise<void>;
}

function given(
  more: GivenInputs = {},
  prefersCalm = true,
  providers: readonly Provider[] = [],
): Given {
  const [focused, turned]: [string[], unknown[]] = [[], []];
  const ended = jest.fn();
  const made = givenPart(
    ViewPointerController,
    { events: [plan], canDropEventsToTheOutside: true, canDragEventsFromTheOutside: true, ...more },
    [
      ...GESTURE_PARTS,
      InboundDrops,
      ViewPointerController,
      { provide: DragRecognizer, useValue: { listen: () => ended } },
      {
        provide: FocusReturn,
        useValue: {
          again: (key: string, speak = (): void => undefined) => {
            focused.push(key);
            speak();
          },
        },
      },
      { provide: Media, useValue: { prefersCalm: () => prefersCalm, isPrinting: signal(false) } },
      {
        provide: PageTurn,
        useValue: {
          follow: (x: number, _box: object, isRightToLeft: boolean) =>
            turned.push([x, isRightToLeft]),
          stop: () => turned.push('stop'),
        },
      },
      ...providers,
    ],
  );
  const element = document.body.appendChild(document.createElement('main'));
  const { part } = made;
  const view = new GivenView(element);
  const [leave, stop] = [part.enter(view), part.listen()];
  const end = (): void => {
    stop();
    leave();
  };
  let under: Element | null = null;
  document.elementFromPoint = () => under;
  return {
    ...made,
    view,
    element,
    state: TestBed.inject(SessionState),
    end,
    ended,
    focused,
    turned,
    actions: () => made.inputs.lastAction.emit.mock.calls.flat() as LastAction[],
    draw: (event = plan, place = {}) => {
      const drawn = givenDrawn(event, place).element;
      element.append(drawn);
      return drawn;
    },
    grab: (target, press = {}) => {
      if (part.accepts(target, PRESS))
        part.started(target, { x: 0, y: 10 }, new MouseEvent('mousedown', press));
    },
    under: (zone) => (under = zone?.element ?? null),
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      TestBed.tick();
    },
  };
}

const PRESS = new MouseEvent('mousedown');

/** Adds a drop zone of the host. */
function givenZone(): GivenTarget {
  const zone = new GivenTarget();
  TestBed.inject(DropTargets).add(zone);
  return zone;
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

describe('what may be dragged', () => {
  it.each<[string, GivenInputs, boolean]>([
    ['an event', {}, true],
    ['one that may not be', { areEventsDraggable: false }, false],
    ['one in a read-only calendar', { readOnly: true }, false],
  ])('%s', (_, more, isAccepted) => {
    const { part, draw } = given(more);
    const title = draw().appendChild(document.createElement('b'));
    expect(part.accepts(title, PRESS)).toBe(isAccepted);
  });

  it.each<[string, 'start' | 'end', boolean]>([
    ['that may be', 'end', true],
    ['that may not be', 'start', false],
  ])('an edge %s', (_, edge, isAccepted) => {
    const { part, draw } = given({ areEventsResizable: 'end', areEventsDraggable: false });
    const handle = draw().appendChild(document.createElement('i'));
    handle.dataset['resizeHandle'] = edge;
    expect(part.accepts(handle, PRESS)).toBe(isAccepted);
  });

  it.each<[string, GivenInputs, boolean]>([
    ['timed', {}, true],
    ['day', {}, true],
    ['agenda', {}, false],
    ['timed', { eventCreation: false }, false],
    ['timed', { readOnly: true }, false],
  ])('empty space of a slot "%s" under %j: %s', (slot, more, isAccepted) => {
    const { part, element } = given(more);
    const cell = givenSpace(element, slot);
    expect(part.accepts(cell, PRESS)).toBe(isAccepted);
    // A button in the cell is a thing of its own.
    expect(part.accepts(cell.appendChild(document.createElement('button')), PRESS)).toBe(false);
    expect(part.accepts(element, PRESS)).toBe(false);
  });

  it('nothing while something else is held', () => {
    const { part, element, draw } = given();
    TestBed.inject(Sessions).pickUp(occurrenceIn(plan));
    expect(part.accepts(draw(), PRESS)).toBe(false);
    expect(part.accepts(givenSpace(element), PRESS)).toBe(false);
  });
});

describe('a drag on the view', () => {
  it('shows where it would be dropped, and writes it there', async () => {
    const { part, element, state, draw, grab, focused, inputs, settled, turned } = given();
    grab(draw(plan, { row: 2 }));
    expect(element.hasAttribute('data-drag')).toBe(true);
    part.moved({ x: 0, y: 12 });
    part.moved({ x: 0, y: 14 });
    expect(state.draft()).toMatchObject({ kind: 'move', row: 2 });
    expect(state.preview()?.start).toBe(MIDNIGHT + 14 * HOUR_MS);
    // The event is kept in sight.
    expect(turned.slice(-1)).toEqual([[0, false]]);
    part.dropped();
    expect(turned.at(-1)).toBe('stop');
    await settled();
    expect(inputs.events()).toEqual([at14]);
    expect(focused).toEqual(['a']);
    expect(element.hasAttribute('data-drag')).toBe(false);
    expect(state.draft()).toBeNull();
    // Nothing is held any more.
    part.moved({ x: 0, y: 16 });
    part.dropped();
    expect(state.draft()).toBeNull();
  });

  it.each<[string, MouseEventInit, number]>([
    ['keeps what is moved', {}, 38],
    ['takes no copy', { ctrlKey: true }, 10],
  ])('over a day that is nobody’s column %s', (_, press, hour) => {
    const anas = { ...plan, resource: 'ana' };
    const { part, state, draw, grab } = given({
      events: [anas],
      resources: [{ id: 'ana', title: 'Ana' }],
      resourceColumns: { show: 'with-events' },
      visibleDate: '2026-11-20',
    });
    grab(draw(anas), press);
    part.moved({ x: 1, y: 14 });
    const start = MIDNIGHT + hour * HOUR_MS;
    expect(state.preview()?.start).toBe(start);
  });

  it.each<[MouseEventInit, string]>([
    [{ ctrlKey: true }, 'copy'],
    [{ altKey: true }, 'copy'],
    [{ shiftKey: true }, 'move'],
  ])('with %j is a %s', (press, kind) => {
    const { state, draw, grab } = given();
    grab(draw(), press);
    expect(state.draft()?.kind).toBe(kind);
  });

  it('of an edge resizes, and stays among slots like the one where it began', async () => {
    const { view, part, draw, grab, inputs, settled } = given();
    const handle = draw().appendChild(document.createElement('i'));
    handle.dataset['resizeHandle'] = 'end';
    grab(handle);
    view.asked.length = 0;
    part.moved({ x: 0, y: 12 });
    expect(view.asked).toEqual([{ isTime: true, resource: undefined }]);
    part.dropped();
    await settled();
    expect(inputs.events()).toEqual([{ ...plan, end: '2026-11-20T13:00:00Z' }]);
  });

  it('of an event may end in any slot', () => {
    const { view, part, draw, grab } = given();
    grab(draw());
    part.moved({ x: 0, y: 12 });
    expect(view.asked).toEqual([{}, {}]);
  });

  it('over empty space drafts what it sweeps', async () => {
    const { view, part, element, grab, inputs, settled } = given();
    grab(givenSpace(element));
    view.asked.length = 0;
    part.moved({ x: 0, y: 12 });
    expect(view.asked).toEqual([{ isTime: true, resource: undefined }]);
    part.dropped();
    await settled();
    expect(TestBed.inject(Editing).session()?.draft).toMatchObject({
      start: '2026-11-20T10:00:00',
      end: '2026-11-20T12:00:00',
    });
    expect(inputs.events()).toEqual([plan]);
  });

  it('out of a list is reckoned from where it happens', () => {
    const { view, part, state, draw, grab } = given();
    grab(draw(plan, { isListed: true, listedOn: FRIDAY }));
    // The list lay over another day and time.
    expect(view.asked).toEqual([]);
    part.moved({ x: 2, y: 14 });
    expect(state.preview()?.start).toBe(MIDNIGHT + 2 * 24 * HOUR_MS + 14 * HOUR_MS);
  });

  it('out of a list of an event’s later day is reckoned from that', () => {
    const fair = givenEvent({ id: 'f', allDay: true, start: '2026-11-19', end: '2026-11-21' });
    const { view, part, state, draw, grab } = given({ events: [fair], view: 'month' });
    jest.spyOn(view, 'slotAt').mockReturnValue({ day: FRIDAY + 3, instant: null });
    grab(draw(fair, { isListed: true, listedOn: FRIDAY }));
    part.moved({ x: 0, y: 0 });
    expect(state.preview()).toMatchObject({ firstDay: FRIDAY + 2, lastDay: FRIDAY + 4 });
  });

  it('doesn’t begin where there is no slot', () => {
    const { part, element, state, draw } = given();
    part.started(draw(), { x: 0, y: NOWHERE }, new MouseEvent('mousedown'));
    expect([state.draft(), element.hasAttribute('data-drag')]).toEqual([null, false]);
  });

  it('that is called off writes nothing', async () => {
    const { part, element, state, draw, grab, actions, settled } = given();
    grab(draw());
    part.moved({ x: 0, y: 14 });
    part.cancelled();
    await settled();
    expect([state.draft(), element.hasAttribute('data-drag'), actions()]).toEqual([
      null,
      false,
      [],
    ]);
  });

  it('rests where the host calls it off', async () => {
    const { part, element, state, draw, grab, inputs, settled, turned, under } = given();
    grab(draw());
    const zone = givenZone();
    under(zone);
    part.moved({ x: 0, y: 14 });
    inputs.events.set([]);
    await settled();
    expect([state.draft(), state.outside(), element.hasAttribute('data-drag')]).toEqual([
      null,
      null,
      false,
    ]);
    expect(turned.at(-1)).toBe('stop');
    expect(zone.log).toEqual(['over', 'leave']);
  });

  it('that the host refuses gives no focus', async () => {
    const { part, draw, grab, inputs, settled, focused } = given();
    inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
      request.preventDefault('No'),
    );
    grab(draw());
    part.moved({ x: 0, y: 14 });
    part.dropped();
    await settled();
    expect(focused).toEqual([]);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('settles, for who wants calm %s, %i times', async (prefersCalm, times) => {
    const { part, draw, grab, settled } = given({}, prefersCalm);
    const card = draw();
    const animate = jest.fn();
    card.animate = animate;
    grab(card);
    part.moved({ x: 0, y: 14 });
    part.dropped();
    await settled();
    expect(animate).toHaveBeenCalledTimes(times);
  });
});

describe('a drag out of the calendar', () => {
  /** Drags an event over a drop zone of the page. */
  function outside(more: GivenInputs = {}, press: MouseEventInit = {}) {
    const made = given(more);
    const zone = givenZone();
    made.grab(made.draw(), press);
    made.part.moved({ x: 0, y: 12 });
    made.under(zone);
    made.part.moved({ x: 700, y: 500 });
    return { ...made, zone };
  }

  it('is shown there, and no longer in the view', () => {
    const { part, state, under, zone, turned } = outside();
    expect(state.outside()).toEqual({ x: 700, y: 500, refusal: null, isDrawn: false });
    expect(state.preview()).toBeNull();
    expect(turned.at(-1)).toBe('stop');
    expect(zone.seen[0]).toEqual([plan, { x: 700, y: 500 }]);
    under(null);
    part.moved({ x: 0, y: 14 });
    expect(state.outside()).toBeNull();
    expect(state.preview()?.start).toBe(MIDNIGHT + 14 * HOUR_MS);
    expect(zone.log).toEqual(['over', 'leave']);
  });

  it.each<[string, string, (made: ReturnType<typeof outside>) => void]>([
    ['the zone', '', ({ zone }) => (zone.takes = false)],
    ['the zone with a reason', 'Full', ({ zone }) => (zone.takes = 'Full')],
    [
      'the host',
      'Stay',
      ({ inputs }) =>
        inputs.eventChangeRequest.emit.mockImplementation((request: EventChangeRequest) =>
          request.preventDefault('Stay'),
        ),
    ],
  ])('is refused by %s, which is said once', (_, reason, refuse) => {
    const made = outside();
    refuse(made);
    made.part.moved({ x: 701, y: 500 });
    made.part.moved({ x: 702, y: 500 });
    expect(made.state.outside()).toMatchObject({ x: 702, refusal: reason });
    expect(made.said).toEqual(reason === '' ? [] : [reason]);
  });

  it.each([
    ['', {}],
    [', also a copy', { ctrlKey: true }],
  ])('stays where the zone says no at the drop, with the reason%s', (_, press) => {
    const { part, zone, inputs, said } = outside({}, press);
    zone.keeps = 'Full';
    part.dropped();
    expect(zone.log).toEqual(['over', 'drop', 'leave']);
    expect(inputs.events()).toEqual([plan]);
    expect(said).toEqual(['Full']);
  });

  it('leaves when it is dropped there', async () => {
    const { part, state, zone, inputs, actions, settled } = outside();
    part.dropped();
    await settled();
    expect(zone.log).toEqual(['over', 'drop']);
    expect(inputs.events()).toEqual([]);
    expect(actions()).toMatchObject([{ type: 'delete', event: plan }]);
    expect([state.outside(), state.draft()]).toEqual([null, null]);
  });

  it.each([
    ['Waiting list', 'Moved Plan to Waiting list'],
    ['', 'Moved Plan out of the calendar'],
  ])('leaves the focus and an offer to undo it, to a zone named %j', (name, text) => {
    const { part, zone, inputs, focused } = outside();
    zone.name = name;
    part.dropped();
    const { message } = TestBed.inject(Notice);
    expect(message()).toMatchObject({ text, action: { label: 'Undo' } });
    expect(focused).toEqual(['a']);
    message()?.action?.run();
    expect(inputs.events()).toEqual([plan]);
  });

  it('says nothing where another calendar draws it', () => {
    const { part, zone, focused } = outside();
    zone.drawsPreview = true;
    part.moved({ x: 701, y: 500 });
    part.dropped();
    expect([TestBed.inject(Notice).message(), focused]).toEqual([null, []]);
  });

  it('stays where the zone doesn’t keep it', () => {
    const { part, zone, inputs } = outside();
    zone.keeps = false;
    part.dropped();
    expect(zone.log).toEqual(['over', 'drop', 'leave']);
    expect(inputs.events()).toEqual([plan]);
  });

  it('leaves a series once the code for that has loaded, and stays with the zone until then', async () => {
    const series = givenEvent({ id: 's', rrule: 'DAILY' });
    const scopes = new GivenScopes();
    const providers = [...new GivenQuestions().providers, scopes.provider];
    const { part, draw, grab, under, inputs } = given({ events: [series] }, true, providers);
    const zone = givenZone();
    grab(draw(series));
    part.moved({ x: 0, y: 12 });
    under(zone);
    part.moved({ x: 700, y: 500 });
    part.dropped();
    expect(zone.log).toEqual(['over']);
    await scopes.arrive();
    expect(zone.log).toEqual(['over', 'drop']);
    expect(inputs.events()).toEqual([{ ...series, exDates: ['2026-11-20'] }]);
  });

  it('leaves the original behind where it is a copy', () => {
    const { part, zone, inputs } = outside({}, { ctrlKey: true });
    part.dropped();
    expect(zone.log).toEqual(['over', 'drop']);
    expect(inputs.events()).toEqual([plan]);
  });

  it('stays where nothing may leave by then, which the zone hears of', () => {
    const { part, zone, inputs } = outside();
    inputs.canDropEventsToTheOutside.set(false);
    part.dropped();
    expect(zone.log).toEqual(['over', 'leave']);
    expect(inputs.events()).toEqual([plan]);
  });

  it('that is called off is over for the zone', () => {
    const { part, zone, inputs } = outside();
    part.cancelled();
    expect(zone.log).toEqual(['over', 'leave']);
    expect(inputs.events()).toEqual([plan]);
  });

  it.each<[string, GivenInputs, boolean]>([
    ['where nothing may leave', { canDropEventsToTheOutside: false }, false],
    ['of an edge', {}, true],
  ])('is none %s', (_, more, isEdge) => {
    const { part, draw, grab, under, state } = given(more);
    const zone = givenZone();
    const handle = draw().appendChild(document.createElement('i'));
    if (isEdge) handle.dataset['resizeHandle'] = 'end';
    grab(handle);
    under(zone);
    part.moved({ x: 0, y: 14 });
    expect([zone.log, state.outside()]).toEqual([[], null]);
  });

  it('is none over the view itself', () => {
    const { part, draw, grab, element, state } = given();
    grab(draw());
    document.elementFromPoint = () => element;
    part.moved({ x: 0, y: 14 });
    expect([state.outside(), state.draft()?.kind]).toEqual([null, 'move']);
  });
});

it('listens to drags until the view goes', () => {
  const { end, ended } = given();
  expect(ended).not.toHaveBeenCalled();
  end();
  expect(ended).toHaveBeenCalledTimes(1);
});

describe('other dates under the pointer', () => {
  /** Turns to the next day, and draws it. */
  function turn({ view, inputs }: Given): void {
    inputs.visibleDate.set('2026-11-21');
    view.first = FRIDAY + 1;
    TestBed.tick();
  }

  it('take what is dragged along', () => {
    const made = given({ view: 'day' });
    TestBed.tick();
    made.grab(made.draw());
    made.part.moved({ x: 0, y: 14 });
    turn(made);
    expect(made.state.preview()?.start).toBe(MIDNIGHT + (24 + 14) * HOUR_MS);
  });

  it('take along what is dropped before they are drawn', async () => {
    const made = given({ view: 'day' });
    TestBed.tick();
    made.grab(made.draw());
    made.part.moved({ x: 0, y: 14 });
    made.inputs.visibleDate.set('2026-11-21');
    made.view.first = FRIDAY + 1;
    made.part.dropped();
    await made.settled();
    expect(made.inputs.events()[0]?.start).toBe('2026-11-21T14:00:00Z');
  });

  it('go again where what is dragged is called off', () => {
    const made = given({ view: 'day' });
    TestBed.tick();
    made.grab(made.draw());
    turn(made);
    made.part.cancelled();
    expect([made.state.draft(), made.inputs.visibleDate()]).toEqual([null, '2026-11-20']);
  });

  it('stay where it is dropped, or was over before', async () => {
    const made = given({ view: 'day' });
    TestBed.tick();
    made.grab(made.draw());
    turn(made);
    made.part.dropped();
    await made.settled();
    made.part.cancelled();
    expect(made.inputs.visibleDate()).toBe('2026-11-21');
  });

  it('are another resource’s where one is seen at a time, whose columns go again', () => {
    const resources = ['ana', 'ben'].map((id) => ({ id, title: id }));
    const events = [{ ...plan, resource: 'ana' }];
    const made = given({ view: 'day', width: 390, resourceColumns: true, resources, events });
    TestBed.tick();
    const columns = TestBed.inject(Columns);
    made.grab(made.draw(events[0]));
    columns.step(1);
    expect(keyOfOwner(columns.shownOwner()!)).toBe('ben');
    made.part.cancelled();
    expect(keyOfOwner(columns.shownOwner()!)).toBe('ana');
  });

  it('mean nothing once it is dropped', async () => {
    const made = given({ view: 'day' });
    TestBed.tick();
    made.grab(made.draw());
    made.part.moved({ x: 0, y: 14 });
    made.part.dropped();
    await made.settled();
    made.view.asked.length = 0;
    turn(made);
    expect(made.view.asked).toEqual([]);
  });
});
