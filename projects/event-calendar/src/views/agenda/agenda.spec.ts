import { Injector } from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventPresenter } from '../../event/event-presenter';
import { RovingFocus } from '../../keyboard/roving-focus';
import { LazyLoader } from '../../lazy/lazy-loader';
import { BOUNDARY_INJECTOR } from '../../store/inputs/calendar-inputs';
import { givenEvent } from '../../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../../store/given-part.spec-host';
import * as availabilityCode from '../../store/availability/availability-code';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { RECURRENCE } from '../../store/events/recurrence';
import { givenMedia, type GivenMedia } from '../../store/inputs/given-media.spec-host';
import { Agenda } from './agenda';

interface Given extends GivenPart<EventPresenter>, Pick<GivenMedia, 'isPrinting'> {
  readonly fixture: ComponentFixture<Agenda>;
  readonly element: HTMLElement;
  readonly find: (selector: string) => HTMLElement[];
}

function given(more: GivenInputs = {}, measures = false): Given {
  const { provider, isPrinting } = givenMedia(measures);
  const made = givenPart(EventPresenter, { view: 'agenda', visibleDate: '2026-11-20', ...more }, [
    EventPresenter,
    provider,
    { provide: RECURRENCE, useValue: null },
    { provide: BOUNDARY_INJECTOR, useExisting: Injector },
    LazyLoader,
    RovingFocus,
  ]);
  const fixture = TestBed.createComponent(Agenda, { inferTagName: true });
  fixture.detectChanges();
  const element = fixture.nativeElement as HTMLElement;
  return {
    ...made,
    isPrinting,
    fixture,
    element,
    find: (selector) => [...element.querySelectorAll<HTMLElement>(selector)],
  };
}

/** Returns the listed dates, each with the ids of its entries. */
const listed = ({ find }: Given): string[] =>
  find('[data-date]').map((day) =>
    [
      day.dataset['date'],
      ...[...day.querySelectorAll<HTMLElement>('ec-event')].map(
        ({ dataset }) => dataset['eventId'],
      ),
    ].join(' '),
  );

const fair = givenEvent({ id: 'fair', allDay: true, start: '2026-11-19', end: '2026-11-21' });
const late = givenEvent({
  id: 'late',
  start: '2026-11-20T22:00:00Z',
  end: '2026-11-21T01:00:00Z',
});
const early = givenEvent({ id: 'early' });

describe('<ec-agenda>', () => {
  it('lists under each day what happens on it, whole days first', () => {
    const made = given({ events: [late, early, fair] });
    expect(listed(made).slice(0, 3)).toEqual([
      '2026-11-20 fair early late',
      '2026-11-21 fair late',
      '2026-11-22',
    ]);
    expect(made.find('[data-date]')).toHaveLength(12);
    expect(made.element.getAttribute('aria-label')).toBe('Agenda view, Nov 20 – Dec 1, 2026');
  });

  it('is one tab stop, in which arrow keys lead over dates and events', () => {
    const { element, find } = given({ events: [late, early] });
    document.body.append(element);
    const press = (key: string): string => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      const { activeElement } = document;
      return (
        (activeElement as HTMLElement).dataset['eventId'] ?? activeElement?.textContent.trim() ?? ''
      );
    };
    expect([element, ...find('*')].filter(({ tabIndex }) => tabIndex === 0)).toEqual([element]);
    find('ec-event')[0]?.focus();
    expect(element.tabIndex).toBe(-1);
    expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowDown', 'End'].map(press)).toEqual([
      ...['late', 'Sat, Nov 21', 'late', 'Fri, Nov 20', 'early', 'Tue, Dec 1'],
    ]);
    (document.activeElement as HTMLElement).blur();
    expect(element.tabIndex).toBe(0);
    element.remove();
  });

  it('names each day, and today as such', () => {
    const [today, tomorrow] = given({ events: [early] }).find('[data-date]');
    expect(today?.getAttribute('aria-label')).toBe('Friday, November 20, 2026, today');
    expect(today?.dataset['today']).toBe('');
    expect(tomorrow?.getAttribute('aria-label')).toBe('Saturday, November 21, 2026');
    expect(tomorrow?.dataset['today']).toBeUndefined();
  });

  it.each([
    ['of an empty day', [early], '2026-11-21'],
    ['of all days at once', [], ''],
  ])('says %s that it is, once that is known', (_, events, date) => {
    const { inputs, find, fixture } = given({
      events,
      eventSource: { load: () => new Promise(() => undefined) },
    });
    const day = date === '' ? '' : `[data-date="${date}"] `;
    expect(find(`${day}p`)[0]?.textContent).toBe('\u00a0');
    inputs.eventSource.set(undefined);
    fixture.detectChanges();
    expect(find(`${day}p`)[0]?.textContent).toBe('No events');
    expect(find('[data-date]')).toHaveLength(date === '' ? 0 : 12);
  });

  it('without empty days lists those that hold events', () => {
    const events = ['2026-11-19', '2026-11-20', '2026-12-24', '2027-06-01'].map((date) =>
      givenEvent({ id: date, allDay: true, start: date, end: date }),
    );
    const made = given({ events, preferences: { showEmptyDaysInAgenda: false } });
    expect(listed(made)).toEqual([
      '2026-11-20 2026-11-20',
      '2026-12-24 2026-12-24',
      '2027-06-01 2027-06-01',
    ]);
    expect(made.element.getAttribute('aria-label')).toBe('Agenda view, Nov 20, 2026 – Jun 1, 2027');
  });

  it('says so where nothing is to come', () => {
    const { find } = given({ preferences: { showEmptyDaysInAgenda: false } });
    expect(find('.ec-empty p')[0]?.textContent).toBe('No events from Friday, November 20, 2026 on');
  });

  it.each<[string, GivenInputs, boolean]>([
    ['offers to make an event', { width: 400 }, true],
    ['offers to make an event on a wide page too', {}, true],
    ['offers nothing that may not be', { width: 400, eventCreation: false }, false],
    ['offers nothing to who only reads', { width: 400, readOnly: true }, false],
    ['offers nothing where there is an event', { width: 400, events: [early] }, false],
    [
      'offers nothing before it is known to be empty',
      { width: 400, eventSource: { load: () => new Promise(() => undefined) } },
      false,
    ],
  ])('%s', (_, more, isOffered) => {
    expect(given(more).find('[data-create]').length > 0).toBe(isOffered);
  });

  it('leads to the view of a day', () => {
    const { inputs, find } = given({ events: [early] });
    const [, second] = find('h3 button');
    expect(second?.getAttribute('aria-label')).toBe(
      'Sat, Nov 21, open Saturday, November 21, 2026',
    );
    second?.click();
    expect([inputs.view(), inputs.visibleDate()]).toEqual(['day', '2026-11-21']);
  });

  it('tells of clicks on what blocks a day, under its date, also where that has no title', async () => {
    const blockedTimes = [
      { title: 'Harvest holiday', start: '2026-11-21', end: '2026-11-21', allDay: true },
      { start: '2026-11-21', end: '2026-11-21', allDay: true, refuses: false },
      { title: 'Lunch', start: '2026-11-21T12:00', end: '2026-11-21T13:00' },
    ];
    const { inputs, find, fixture } = given({ blockedTimes });
    TestBed.inject(AvailabilityRules).code.set(availabilityCode);
    await fixture.whenStable();
    const blocks = find('[data-date="2026-11-21"] [data-blocked-id]');
    expect(blocks.map(({ textContent }) => textContent.trim())).toEqual([
      'Harvest holiday',
      'This time is blocked',
    ]);
    for (const block of blocks) block.click();
    expect(inputs.blockedTimeClick.emit.mock.calls).toEqual([[blockedTimes[0]], [blockedTimes[1]]]);
  });

  it('names a day alone where there is no view of it', () => {
    const { find } = given({ events: [early], views: ['week', 'agenda'] });
    expect(find('h3 button')).toEqual([]);
    expect(find('h3')[0]?.textContent.trim()).toBe('Fri, Nov 20');
  });

  it('shows more on request, as long as there is', () => {
    const events: CalendarEvent[] = Array.from({ length: 14 }, (_, at) => {
      const date = new Date(Date.UTC(2026, 11 + at, 1)).toISOString().slice(0, 10);
      return givenEvent({ allDay: true, start: date, end: date });
    });
    const made = given({ events, preferences: { showEmptyDaysInAgenda: false } });
    expect(listed(made)).toHaveLength(12);
    made.find('.ec-show-more')[0]?.click();
    made.fixture.detectChanges();
    expect(listed(made)).toHaveLength(14);
    expect(made.find('.ec-show-more')).toEqual([]);
  });

  it.each([1200, 400])('of a calendar %i pixels wide draws each as a tile', (width) => {
    const { find } = given({ events: [early], width });
    expect(find('ec-event')[0]?.dataset['shape']).toBe('tile');
  });

  it('leads from an empty page to the next event', () => {
    const start = '2027-02-01T10:00:00Z';
    const next = givenEvent({ id: 'next', start, end: '2027-02-01T11:00:00Z' });
    const made = given({ events: [next] });
    const [button] = made.find('.ec-next');
    expect(button?.textContent.trim()).toBe('Next event: Monday, February 1, 2027');
    button?.click();
    made.fixture.detectChanges();
    expect(listed(made)[0]).toBe('2027-02-01 next');
  });

  it('names no next event where none is known', () => {
    expect(given().find('.ec-next')).toEqual([]);
  });

  it('of very many mounts those in sight, with room for the others, and on paper all', () => {
    const events = Array.from({ length: 320 }, () => givenEvent());
    const { find, isPrinting, fixture } = given({ events }, true);
    // A window of 600 pixels, and half of that beneath.
    expect(find('ec-event')).toHaveLength(19);
    expect(find('ul')[0]?.style.paddingBlockEnd).toBe(`${(320 - 19) * 48}px`);
    isPrinting.set(true);
    fixture.detectChanges();
    expect(find('ec-event')).toHaveLength(320);
  });
});
