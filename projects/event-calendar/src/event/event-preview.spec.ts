import { Component, TemplateRef, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  columnOf,
  dayFrom,
  indexResources,
  nodeOf,
  roomOnCard,
  type CalendarEvent,
  type CalendarId,
  type CardRoom,
  type Column,
} from 'ng-event-calendar/core/internal';
import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { givenPart, type GivenInputs } from '../store/given-part.spec-host';
import { SessionState, type Draft } from '../store/events/session-state';
import { EventPresenter } from './event-presenter';
import { EventPreview, type PreviewRow } from './event-preview';

const FRIDAY = dayFrom(2026, 11, 20);
const ANA = indexResources([{ id: 'ana', title: 'Ana' }]).nodes[0]!;

function given(
  fields: Partial<CalendarEvent> = {},
  more: GivenInputs = {},
  owner: Column['owner'] = 'all',
) {
  const { part, inputs } = givenPart(SessionState, more, [EventPresenter]);
  const fixture = TestBed.createComponent(EventPreview);
  const zone = more.displayTimezone ?? 'UTC';
  const occurrence = occurrenceIn(givenEvent({ title: 'Plan', color: 'pink', ...fields }), zone);
  fixture.componentRef.setInput('occurrence', occurrence);
  fixture.componentRef.setInput('column', columnOf(FRIDAY, owner));
  fixture.detectChanges();
  const element = fixture.nativeElement as HTMLElement;
  return {
    state: part,
    inputs,
    fixture,
    element,
    texts: () => [...element.children].map(({ textContent }) => textContent.trim()),
  };
}

describe('<ec-event-preview>', () => {
  it.each<[Partial<CalendarEvent>, string[]]>([
    // On a line of the month a time begins as on the line itself.
    [{}, ['Plan', '10 AM']],
    [{ title: '' }, ['(No title)', '10 AM']],
    [{ allDay: true }, ['Plan', 'Nov 20']],
    [{ allDay: true, end: '2026-11-22' }, ['Plan', 'Nov 20 – 22, 2026']],
  ])('of %j shows %j', (fields, texts) => {
    expect(given(fields).texts()).toEqual(texts);
  });

  it.each([
    ['Plan', 160, ['Plan', '10 – 11 AM']],
    ['Plan', 90, ['Plan', '10 AM']],
    ['Plan', 50, ['10:00']],
    // At least a few letters of a longer title, rather than both ends of the time and a sliver.
    ['Vaccination', 110, ['Vaccination', '10 AM']],
    ['Vaccination', 76, ['10:00']],
    // Not a part of a time either.
    ['Plan', 40, ['Plan']],
  ])(
    'in an editor of %j, in a column %i pixels wide, has what fits: %j',
    (title, width, expected) => {
      const { fixture, texts } = given({ title });
      fixture.componentRef.setInput('room', roomOnCard(24, width));
      fixture.detectChanges();
      expect(texts()).toEqual(expected);
    },
  );

  it('in the hand has both ends of its time, and its title where that leaves room for it', () => {
    const { state, fixture, texts } = given();
    state.draft.set({ drop: {} } as Draft);
    fixture.componentRef.setInput('room', roomOnCard(24, 90));
    fixture.detectChanges();
    expect(texts()).toEqual(['10 – 11 AM']);
    fixture.componentRef.setInput('room', roomOnCard(24, 160));
    fixture.detectChanges();
    expect(texts()).toEqual(['Plan', '10 – 11 AM']);
  });

  it('in the hand has the days of a stay, whose bar lies over several', () => {
    const { state, fixture, texts } = given({ end: '2026-11-22T11:00:00Z' });
    state.draft.set({ drop: {} } as Draft);
    fixture.detectChanges();
    expect(texts()).toEqual(['Plan', 'Fri, 10 AM – Sun, 11 AM']);
  });

  describe('in a row of time, in which its width is its length', () => {
    const ROW = { title: 'Room 1', hasTitle: true, hasTime: true };
    const inRow = (height: number, row: Partial<PreviewRow>, draft: Partial<Draft> | null) => {
      const made = given();
      if (draft !== null) made.state.draft.set({ drop: {}, ...draft } as Draft);
      made.fixture.componentRef.setInput('row', { ...ROW, ...row });
      made.fixture.componentRef.setInput('room', roomOnCard(height, 160));
      made.fixture.detectChanges();
      return made.texts().map((text) => text.replace(/\s+/g, ' '));
    };
    const refusal = { isNowhere: false, reason: 'Full' };

    it.each<[number, Partial<PreviewRow>, Partial<Draft>, string[]]>([
      [48, {}, {}, ['Plan', '10 – 11 AM', '10 – 11 AM · Room 1']],
      [48, { hasTime: false }, {}, ['Plan', '10 – 11 AM · Room 1']],
      [48, { hasTitle: false, hasTime: false }, {}, ['10 – 11 AM · Room 1']],
      [24, {}, {}, ['Plan', '10 – 11 AM · Room 1']],
      [24, { title: '' }, {}, ['Plan', '10 – 11 AM']],
      [24, {}, { refusal }, ['Plan', '10 – 11 AM · Full']],
    ])(
      '%i pixels high, %j, shows in the hand what a bar does, and tells time and row above',
      (height, row, draft, expected) => {
        expect(inRow(height, row, draft)).toEqual(expected);
      },
    );

    it.each<[string, number, Partial<CalendarEvent>, string, string]>([
      ['in the hand', 160, {}, '10:30 AM – 12 PM', '10:30 AM – 12 PM'],
      ['in the hand', 100, {}, '10:30 AM', '10:30 AM – 12 PM'],
      ['in the hand', 50, {}, '10:30', '10:30 AM – 12 PM'],
      ['in the hand', 24, {}, '', '10:30 AM – 12 PM'],
      ['in an editor', 100, {}, '10:30 AM', ''],
      ['in an editor', 24, {}, '', ''],
      // A stay says its days, and so does what goes on past midnight.
      [
        'in the hand',
        180,
        { end: '2026-11-22T11:00' },
        'Fri, Nov 20 – Sun, Nov 22',
        'Fri, Nov 20, 10:30 AM – Sun, Nov 22, 11 AM',
      ],
      [
        'in the hand',
        160,
        { start: '2026-11-20T22:00', end: '2026-11-21T06:00' },
        '10 PM – 6 AM',
        'Fri, Nov 20, 10 PM – Sat, Nov 21, 6 AM',
      ],
      // As on its bar.
      ['in an editor', 180, { end: '2026-11-22T11:00' }, 'Fri, Nov 20 – Sun, Nov 22', ''],
      ['in an editor', 100, { end: '2026-11-22T11:00' }, 'Fri, Nov 20', ''],
      [
        'in the hand',
        160,
        { allDay: true, end: '2026-11-22' },
        'Nov 20 – 22, 2026',
        'Nov 20 – 22, 2026',
      ],
      ['in the hand', 60, { allDay: true, end: '2026-11-22' }, 'Nov 20', 'Nov 20 – 22, 2026'],
    ])(
      '%s shows of its time what fits in %i pixels of text, %j: %j within, and above %j',
      (where, width, fields, within, above) => {
        const times = { start: '2026-11-20T10:30', end: '2026-11-20T12:00', ...fields };
        const { state, fixture, element } = given(times);
        if (where === 'in the hand') state.draft.set({ drop: {} } as Draft);
        fixture.componentRef.setInput('row', { ...ROW, title: '' });
        fixture.componentRef.setInput('room', { ...roomOnCard(48), textWidth: width });
        fixture.detectChanges();
        const wordsOf = (selector: string) =>
          element.querySelector(selector)?.textContent.trim() ?? '';
        expect([wordsOf('.ec-time'), wordsOf('.ec-reason')]).toEqual([within, above]);
      },
    );

    it('tells the day above where that is another one than before', () => {
      const occurrence = occurrenceIn(
        givenEvent({ start: '2026-11-19T10:00:00Z', end: '2026-11-19T11:00:00Z' }),
        'UTC',
      );
      expect(inRow(24, {}, { occurrence })).toEqual(['Plan', 'Fri, Nov 20, 10 – 11 AM · Room 1']);
    });

    it.each<[number, Partial<PreviewRow>, string[]]>([
      [48, {}, ['Plan', '10 – 11 AM']],
      [48, { hasTime: false }, ['Plan']],
      [24, {}, ['Plan', '10 – 11 AM']],
    ])('%i pixels high, %j, tells nothing above in an editor', (height, row, expected) => {
      expect(inRow(height, row, null)).toEqual(expected);
    });
  });

  it.each([
    [24, 400, ['(No title)', '10 – 11 AM']],
    [24, 110, ['10 – 11 AM']],
    [48, 110, ['(No title)', '10 – 11 AM']],
    [48, 48, ['10:00']],
  ])('%i pixels high and %i wide, says that it has no title where that fits', (...row) => {
    const [height, width, expected] = row;
    const { fixture, texts } = given({ title: '' });
    fixture.componentRef.setInput('room', roomOnCard(height, width));
    fixture.detectChanges();
    expect(texts()).toEqual(expected);
  });

  it('carries where it would stand, and nothing for those who don’t see it', () => {
    const { element } = given({}, { displayTimezone: 'Asia/Tokyo' });
    expect(Object.fromEntries(Object.entries(element.dataset))).toEqual({
      preview: '',
      held: '',
      start: '2026-11-20T19:00',
      end: '2026-11-20T20:00',
      color: 'pink',
      lines: 'one',
    });
    expect(element.getAttribute('aria-hidden')).toBe('true');
  });

  it.each<[string, CalendarId | null | undefined, Column['owner'], string | undefined]>([
    ['is the held piece where it was grabbed', 'ana', ANA, ''],
    ['isn\u2019t in another column of its event', 'ben', ANA, undefined],
    ['isn\u2019t in that of nobody', 'ben', 'unassigned', undefined],
    ['is where columns are days alone', undefined, 'all', ''],
  ])('%s', (_, resource, owner, held) => {
    const { state, element, fixture } = given({}, {}, owner);
    state.draft.set({ resource, drop: {} } as Draft);
    fixture.detectChanges();
    expect(element.dataset['held']).toBe(held);
    expect(element.dataset['resourceId']).toBe(
      owner === 'all' ? undefined : (nodeOf(owner)?.id ?? ''),
    );
  });

  it('of whole days ends with the last of them', () => {
    const { element } = given({ allDay: true });
    expect(element.dataset['end']).toBe('2026-11-20T23:59');
  });

  it.each<[Draft['refusal'], readonly string[], boolean]>([
    [{ isNowhere: false, reason: 'Full' }, ['Full'], true],
    [{ isNowhere: true, reason: '' }, [], true],
    [null, [], false],
  ])('refused as %j says beside title and time %j', (refusal, reason, isRefused) => {
    const { state, fixture, element, texts } = given();
    state.draft.set({ refusal, drop: {} } as Draft);
    fixture.detectChanges();
    expect(texts()).toEqual(['Plan', '10 – 11 AM', ...reason]);
    expect('refused' in element.dataset).toBe(isRefused);
  });

  it.each<[string, CalendarEvent['resource'] | null, readonly string[]]>([
    ['where it is held', null, ['Full']],
    ['not beside that, whose reason it would cover', 'ben', []],
  ])('says why it is refused %s', (_, held, reason) => {
    const { state, fixture, element, texts } = given({}, {}, 'unassigned');
    const refusal = { isNowhere: false, reason: 'Full' };
    state.draft.set({ refusal, drop: {}, resource: held } as Draft);
    fixture.detectChanges();
    expect(texts()).toEqual(['Plan', '10 – 11 AM', ...reason]);
    expect('refused' in element.dataset).toBe(true);
  });
});

describe('a host’s own content', () => {
  @Component({
    template: `<ng-template
      let-title
      let-time="time"
      let-shape="shape"
      let-lines="lines"
      let-narrow="isNarrow"
      >{{ time }}|{{ shape }}|{{ lines }}|{{ narrow }}</ng-template
    >`,
  })
  class Host {
    readonly template = viewChild.required(TemplateRef);
  }

  it.each<[string, Partial<CalendarEvent>, CardRoom | undefined, string]>([
    ['a card', {}, roomOnCard(72, 40), '10 – 11 AM|card|4|true'],
    ['a line', {}, undefined, '10 AM|line|1|false'],
    ['a bar', { allDay: true }, undefined, '|bar|1|false'],
  ])('is drawn of %s, with the room and the time that it would have', (_, fields, room, text) => {
    const { inputs, state, fixture, texts } = given(fields);
    const host = TestBed.createComponent(Host);
    host.detectChanges();
    inputs.eventTemplate.set({ template: host.componentInstance.template() } as never);
    fixture.componentRef.setInput('room', room);
    fixture.detectChanges();
    expect(texts()).toEqual([text]);
    state.draft.set({ refusal: { isNowhere: false, reason: 'Full' }, drop: {} } as Draft);
    fixture.detectChanges();
    expect(texts()).toEqual([text, 'Full']);
  });
});
