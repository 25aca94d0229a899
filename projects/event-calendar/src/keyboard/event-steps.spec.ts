import { TestBed } from '@angular/core/testing';
import { dayFrom, type CalendarEvent, type Occurrence } from 'ng-event-calendar/core/internal';
import { ActiveViewGeometry, type SlotGeometry } from '../gestures/view-geometry';
import { PageOccurrences } from '../store/events/page-occurrences';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { EventSteps } from './event-steps';
import { GivenFocus, keyboardParts } from './keyboard-parts.spec-host';

const FRIDAY = dayFrom(2026, 11, 20);
const timed = (id: string, start: string): CalendarEvent =>
  givenEvent({ id, title: id, start: `${start}:00Z`, end: `${start.slice(0, 11)}23:00:00Z` });
const early = timed('early', '2026-11-16T08:00');
const trip = givenEvent({
  ...{ id: 'trip', title: 'trip', allDay: true },
  ...{ start: '2026-11-18', end: '2026-11-20' },
});
const noon = timed('noon', '2026-11-20T12:00');
const late = timed('late', '2026-11-20T17:00');

interface Given extends GivenPart<EventSteps> {
  /** Events for which the view made room. */
  readonly uncovered: string[];
  readonly focused: () => string | undefined;
  readonly occurrence: (id: string) => Occurrence;
}

/** Draws all events but those in `listed`, which are behind the "+N" of their day. */
function given(listed: readonly string[] = [], more: GivenInputs = {}): Given {
  const events = [late, noon, trip, early];
  const inputs = { events, visibleDate: '2026-11-20', ...more };
  const made = givenPart(EventSteps, inputs, keyboardParts(new GivenFocus()));
  const grid = document.body.appendChild(document.createElement('div'));
  for (const { id } of events) {
    const isListed = listed.includes(String(id));
    const element = grid.appendChild(document.createElement(isListed ? 'button' : 'ec-event'));
    element.tabIndex = -1;
    if (isListed) element.dataset['more'] = '2026-11-20';
    else element.dataset['key'] = String(id);
  }
  const uncovered: string[] = [];
  const uncover = ({ key }: Occurrence): boolean => {
    uncovered.push(key);
    return uncovered.filter((each) => each === key).length < 2;
  };
  const geometry: Partial<SlotGeometry> = { element: grid, uncover };
  TestBed.inject(ActiveViewGeometry).show(geometry as SlotGeometry);
  return {
    ...made,
    uncovered,
    focused: () => (document.activeElement as HTMLElement).dataset['key'],
    occurrence: (id) =>
      TestBed.inject(PageOccurrences)
        .all()
        .find(({ key }) => key === id)!,
  };
}

afterEach(() => document.body.replaceChildren());

describe('EventSteps', () => {
  it('goes over the events of the page in the order of their times, and says where they end', () => {
    const { part, said, focused, occurrence } = given();
    const order: (string | undefined)[] = [];
    let at: Occurrence | null = null;
    for (let step = 0; step < 4; step++) {
      part.go(1, at);
      order.push(focused());
      at = occurrence(focused()!);
    }
    expect(order).toEqual(['early', 'trip', 'noon', 'late']);
    part.go(1, at);
    expect([focused(), said]).toEqual(['late', ['No later event on these dates']]);
    part.go(-1, at);
    expect(focused()).toBe('noon');
    part.go(-1, occurrence('early'));
    expect(said.at(-1)).toBe('No earlier event on these dates');
  });

  it.each<[string, 1 | -1, number | null, string]>([
    ['the next one of a time', 1, 12.5, 'late'],
    ['one that begins at the time', 1, 12, 'noon'],
    ['the one before a time', -1, 12.5, 'noon'],
    ['the first one of a day', 1, null, 'noon'],
    ['the last one before a day', -1, null, 'trip'],
  ])('leads to %s', (_, way, hour, key) => {
    const { part, focused } = given();
    const instant = hour === null ? null : Date.parse('2026-11-20T00:00:00Z') + hour * 3_600_000;
    part.go(way, { day: FRIDAY, instant });
    expect(focused()).toBe(key);
  });

  it('makes room for an event as often as its view asks for', () => {
    const { part, uncovered } = given();
    part.go(1, null);
    expect(uncovered).toEqual(['early', 'early']);
  });

  it('says which event it is where several have one button, and goes on from there', () => {
    const { part, said, focused, occurrence } = given(['noon', 'late']);
    part.go(1, occurrence('trip'));
    expect(document.activeElement?.localName).toBe('button');
    part.go(1, null);
    expect(said).toEqual([
      expect.stringMatching(/^noon, Friday/),
      expect.stringMatching(/^late, Friday/),
    ]);
    part.go(-1, null);
    part.go(-1, null);
    expect(focused()).toBe('trip');
  });

  it('goes through a list as it is drawn', () => {
    const { part, said } = given();
    TestBed.inject(ActiveViewGeometry).geometry.set(null);
    document.body.innerHTML =
      '<ec-agenda><section data-slot="agenda" data-date="2026-11-20"><ec-event tabindex="0">a</ec-event>' +
      '<ec-event tabindex="0">b</ec-event></section></ec-agenda>';
    Element.prototype.scrollIntoView = jest.fn();
    const text = (): string | null | undefined => document.activeElement?.textContent;
    part.go(1, null);
    expect(text()).toBe('a');
    part.go(1, null);
    expect(text()).toBe('b');
    part.go(1, null);
    expect([text(), said]).toEqual(['b', ['No later event on these dates']]);
    part.focusListed(FRIDAY);
    expect(text()).toBe('a');
  });
});
