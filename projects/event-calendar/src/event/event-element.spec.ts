import { Component, TemplateRef, viewChild } from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import { dayFrom, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { drawnEventAt } from '../gestures/drawn-event';
import { Editing, type EditSession } from '../store/events/editing';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { DAILY } from '../store/events/given-series.spec-host';
import { RECURRENCE } from '../store/events/recurrence';
import { SessionState } from '../store/events/session-state';
import { SourceLink } from '../store/source/source-link';
import { EventElement } from './event-element';
import { EventPresenter } from './event-presenter';
import type { EventPlace } from './event-place';

const RESOURCES = [{ id: 'r', title: 'Room' }];
const FRIDAY = dayFrom(2026, 11, 20);
const plan = givenEvent({ id: 'a', title: 'Plan', resource: 'r' });

interface Given extends GivenPart<EventPresenter> {
  readonly fixture: ComponentFixture<EventElement>;
  readonly element: HTMLElement;
  /** Attributes of the element that begin with `data-`, by the rest of their names. */
  readonly data: () => Record<string, string | undefined>;
  /** Texts in the element. */
  readonly texts: () => string[];
  readonly draw: (more?: Partial<EventPlace>, fields?: Partial<CalendarEvent>) => void;
}

function given(more: GivenInputs = {}): Given {
  const made = givenPart(
    EventPresenter,
    { resources: RESOURCES, now: '2026-11-20T08:00:00Z', ...more },
    [EventPresenter, { provide: RECURRENCE, useValue: DAILY }],
  );
  const fixture = TestBed.createComponent(EventElement, { inferTagName: true });
  const element = fixture.nativeElement as HTMLElement;
  const draw: Given['draw'] = (place = {}, fields = {}) => {
    const occurrence = occurrenceIn({ ...plan, ...fields });
    fixture.componentRef.setInput('place', { occurrence, shape: 'card', ...place });
    fixture.detectChanges();
  };
  draw();
  return {
    ...made,
    fixture,
    element,
    data: () => Object.fromEntries(Object.entries(element.dataset)),
    texts: () =>
      [...element.querySelectorAll('.ec-title, .ec-time, .ec-note, .ec-detail')]
        .map(({ textContent }) => textContent)
        .filter((text) => text !== ''),
    draw,
  };
}

describe('<ec-event>', () => {
  it('shows title and time, and says all of it', () => {
    const { element, texts } = given();
    expect(texts()).toEqual(['Plan', '10 – 11 AM']);
    expect(element.getAttribute('role')).toBe('button');
    expect(element.getAttribute('aria-label')).toBe(
      'Plan, 10 – 11 AM, Room, Friday, November 20, 2026',
    );
  });

  it.each<[EventPlace['shape'], string, string | undefined]>([
    ['line', '10 AM', '10a'],
    ['tile', '10 – 11 AM', undefined],
  ])('as a %s has the time %s, and shows of it %s', (shape, time, short) => {
    const { element, texts, draw } = given();
    draw({ shape });
    expect(texts().slice(0, 2)).toEqual(['Plan', time]);
    expect(element.querySelector<HTMLElement>('.ec-time')!.dataset['short']).toBe(short);
  });

  it('carries what hosts style and test by', () => {
    const { data, draw, element } = given();
    expect(data()).toEqual({
      shape: 'card',
      eventId: 'a',
      key: 'a',
      start: '2026-11-20T10:00',
      end: '2026-11-20T11:00',
      startUtc: '2026-11-20T10:00:00Z',
      endUtc: '2026-11-20T11:00:00Z',
      color: 'teal',
      resourceId: 'r',
      resourceIds: 'r',
      draggable: '',
    });
    const { resource: _resource, ...free } = plan;
    draw(
      { shape: 'bar', continuesBefore: true, continuesAfter: true, row: 2, days: 3 },
      {
        ...free,
        resource: undefined as unknown as string,
        allDay: true,
        readOnly: true,
        rrule: 'DAILY',
        className: 'mine big',
      },
    );
    expect(data()).toEqual({
      shape: 'bar',
      eventId: 'a',
      key: 'a',
      start: '2026-11-20T00:00',
      end: '2026-11-20T23:59',
      color: 'teal',
      allDay: '',
      readOnly: '',
      recurring: '',
      continuesBefore: '',
      continuesAfter: '',
    });
    expect([...element.classList].sort()).toEqual(['big', 'ec-unassigned', 'mine']);
    expect(element.style.getPropertyValue('--ec-row')).toBe('2');
    expect(element.style.getPropertyValue('--ec-days')).toBe('3');
  });

  it.each<[Partial<EventPlace>, string | undefined, string]>([
    [{}, undefined, ''],
    [{ lines: 1, isStacked: false }, 'one', '1'],
    [{ lines: 2, isStacked: false }, 'two', '2'],
    [{ lines: 2, isStacked: true }, 'many', '2'],
    [{ lines: 5, isStacked: true }, 'many', '5'],
  ])('with room for %j: %j', (room, fit, lines) => {
    const { data, draw, element } = given();
    draw(room);
    expect(data()['lines']).toBe(fit);
    expect(element.style.getPropertyValue('--ec-lines')).toBe(lines);
  });

  it('has no custom properties in a row of the timeline, where no rule reads them', () => {
    const { draw, element } = given();
    draw({ shape: 'bar', isInRow: true, row: 2, lines: 2 });
    expect(element.style.cssText).not.toContain('--ec');
  });

  it('has beneath its time what lines are left for', () => {
    const { draw, texts } = given();
    draw({ lines: 4, isStacked: true }, { description: 'Bring a pen.\nOr two.' });
    expect(texts()).toEqual(['Plan', '10 – 11 AM', 'Room', 'Bring a pen.']);
  });

  it('with room for a few letters shows no time, which it says', () => {
    const { data, draw, texts, element } = given();
    draw({ lines: 2, isStacked: true, isNarrow: true, textWidth: 20 });
    expect(texts()).toEqual(['Plan']);
    expect(data()['narrow']).toBe('');
    expect(element.getAttribute('aria-label')).toContain('10 – 11 AM');
  });

  it('breaks its title only where each word fits', () => {
    const { data, draw, element } = given();
    draw({ lines: 3, isStacked: true, textWidth: 60 }, { title: 'Plan of it all' });
    expect(data()['wraps']).toBe('');
    expect(element.style.getPropertyValue('--ec-title-lines')).toBe('2');
    draw({ lines: 3, isStacked: true, textWidth: 60 }, { title: 'Planungsbesprechung' });
    expect(data()['wraps']).toBeUndefined();
    expect(element.style.getPropertyValue('--ec-title-lines')).toBe('');
  });

  it('says with its time whose it is, where no line is left for that', () => {
    const { draw, texts, element } = given();
    draw({ lines: 2, isStacked: true, textWidth: 200 });
    expect(texts()).toEqual(['Plan', '10 – 11 AM', 'Room']);
    expect(element.querySelector('.ec-beside')?.textContent).toBe('Room');
    expect(element.getAttribute('aria-label')).toMatch(/^Plan, 10 – 11 AM, Room, /);
  });

  it('in a list stands in the way of Tab, with a note, and isn’t dragged', () => {
    const { draw, texts, element } = given();
    expect(element.tabIndex).toBe(-1);
    draw({ shape: 'tile', day: FRIDAY });
    expect(element.tabIndex).toBe(0);
    expect(texts()).toEqual(['Plan', '10 – 11 AM', 'Room']);
  });

  it.each<[GivenInputs, string[]]>([
    [{}, ['start', 'end']],
    [{ areEventsResizable: 'end' }, ['end']],
    [{ areEventsResizable: 'start' }, ['start']],
    [{ readOnly: true }, []],
  ])('under %j has edges to take hold of: %j', (more, edges) => {
    const { element } = given(more);
    const handles = [...element.querySelectorAll<HTMLElement>('[data-resize-handle]')];
    expect(handles.map(({ dataset }) => dataset['resizeHandle'])).toEqual(edges);
  });

  it('is dimmed while it is dragged, but not where it stands in a list', () => {
    const { data, draw, fixture } = given();
    TestBed.inject(SessionState).draggedKeys.set(new Set(['a']));
    fixture.detectChanges();
    expect(data()['dragging']).toBe('');
    draw({ shape: 'tile' });
    expect(data()['dragging']).toBeUndefined();
    draw();
    TestBed.inject(SessionState).draggedKeys.set(new Set(['b']));
    fixture.detectChanges();
    expect(data()['dragging']).toBeUndefined();
  });

  it.each<EventPlace['shape']>(['card', 'bar', 'line', 'tile'])(
    'as a %s is marked while it is in the editor',
    (shape) => {
      const { data, draw, fixture } = given();
      const editing = TestBed.inject(Editing);
      const isMarked = (besideKey: string): boolean => {
        editing.session.set({ besideKey } as EditSession);
        fixture.detectChanges();
        return data()['editing'] === '';
      };
      draw({ shape });
      expect(['b', 'a', ''].map(isMarked)).toEqual([false, true, false]);
    },
  );

  it('is past, and pending', () => {
    const { data, now, fixture, element } = given();
    now.set(Date.parse('2026-11-20T11:00:00Z'));
    TestBed.inject(SourceLink).pending.set(new Set(['a']));
    fixture.detectChanges();
    expect(data()).toMatchObject({ past: '', pending: '' });
    expect(element.getAttribute('aria-label')).toMatch(/, not saved yet$/);
  });

  it('is found where it is drawn', () => {
    const { element, draw } = given();
    draw({ shape: 'tile', row: 3, day: 20_777 });
    const drawn = drawnEventAt(element.querySelector('.ec-title'));
    expect(drawn?.occurrence().event.title).toBe('Plan');
    expect([drawn?.row(), drawn?.isListed(), drawn?.listedOn()]).toEqual([3, true, 20_777]);
    draw();
    expect([drawn?.row(), drawn?.isListed(), drawn?.listedOn()]).toEqual([0, false, undefined]);
  });
});

describe('a host’s own content', () => {
  @Component({
    template: `<ng-template
      let-event
      let-title="title"
      let-time="time"
      let-color="color"
      let-resource="resourceTitle"
      let-shape="shape"
      let-past="isPast"
      let-lines="lines"
      let-narrow="isNarrow"
      >{{ event.id }}|{{ title }}|{{ time }}|{{ color }}|{{ resource }}|{{ shape }}|{{ past }}|{{
        lines
      }}|{{ narrow }}</ng-template
    >`,
  })
  class Host {
    readonly template = viewChild.required(TemplateRef);
  }

  it('stands in place of title and time, and is read before the name', () => {
    const { inputs, fixture, element } = given();
    const host = TestBed.createComponent(Host);
    host.detectChanges();
    inputs.eventTemplate.set({ template: host.componentInstance.template() } as never);
    fixture.detectChanges();
    expect(element.querySelector('.ec-own')?.textContent).toBe(
      'a|Plan|10 – 11 AM|teal|Room|card|false|1|false',
    );
    expect(element.querySelector('.ec-title')).toBeNull();
    expect(element.hasAttribute('aria-label')).toBe(false);
    expect(element.querySelector('.ec-visually-hidden')?.textContent).toMatch(/^, Plan, 10/);
    expect(element.dataset['title']).toBe('Plan');
    expect(element.querySelectorAll('[data-resize-handle]')).toHaveLength(2);
  });

  it.each<[Partial<EventPlace>, string]>([
    [{ lines: 3, isNarrow: true }, 'card|false|3|true'],
    [{ shape: 'tile', day: FRIDAY }, 'tile|false|2|false'],
    [{ shape: 'bar' }, 'bar|false|1|false'],
  ])('knows how much room %j has', (place, end) => {
    const { inputs, draw, element } = given();
    const host = TestBed.createComponent(Host);
    host.detectChanges();
    inputs.eventTemplate.set({ template: host.componentInstance.template() } as never);
    draw(place);
    expect(element.querySelector('.ec-own')?.textContent).toMatch(
      new RegExp(`\\|${end.replaceAll('|', '\\|')}$`),
    );
  });
});
