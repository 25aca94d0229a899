import { keyOfOwner, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { Columns } from './columns';
import { givenPart, type GivenInputs } from '../given-part.spec-host';
import { Navigation } from '../dates/navigation';
import { TestBed } from '@angular/core/testing';

const FREE: CalendarEvent = {
  id: 'free',
  title: 'Free',
  start: '2026-11-20T09:00:00Z',
  end: '2026-11-20T10:00:00Z',
};
const PHONE = {
  width: 400,
  view: 'day',
  visibleDate: '2026-11-20',
  displayTimezone: 'UTC',
  resources: [
    { id: 'ana', title: 'Ana' },
    { id: 'ben', title: 'Ben' },
  ],
  resourceColumns: true,
  events: [FREE],
} as const satisfies GivenInputs;

const given = (more: GivenInputs = {}) =>
  givenPart(Columns, { ...PHONE, ...more, events: [...(more.events ?? PHONE.events)] });
const keys = (columns: Columns): string[] => columns.all().map(({ key }) => key);
const owners = (columns: Columns) => columns.owners().map((owner) => keyOfOwner(owner));

describe('where there is room for the columns of one', () => {
  it('the first is shown, until another one is', () => {
    const { part } = given();
    expect([owners(part), keys(part)]).toEqual([['ana', 'ben', null], ['2026-11-20|ana']]);
    part.show(part.owners()[1]!);
    expect(keys(part)).toEqual(['2026-11-20|ben']);
    part.show('unassigned');
    expect(keys(part)).toEqual(['2026-11-20/']);
    expect(part.minWidth()).toBe(0);
  });

  it('the one whose next event on the page comes first is shown first, and stays', () => {
    const at = (hour: string, resource: string): CalendarEvent => ({
      ...{ ...FREE, id: resource, resource },
      start: `2026-11-20T${hour}:00Z`,
      end: `2026-11-20T${hour}:30Z`,
    });
    // At noon Ana's is over.
    const { part, inputs } = given({ events: [at('11', 'ana'), at('14', 'ben')] });
    expect(keys(part)).toEqual(['2026-11-20|ben']);
    inputs.events.set([at('13', 'ana'), at('14', 'ben')]);
    expect(keys(part)).toEqual(['2026-11-20|ben']);
    part.show(part.owners()[0]!);
    expect(keys(part)).toEqual(['2026-11-20|ana']);
  });

  it('the one of the first events that come is shown, also where they come late', () => {
    const { part, inputs } = given({ events: [] });
    expect(keys(part)).toEqual(['2026-11-20|ana']);
    inputs.events.set([{ ...FREE, resource: 'ben', end: '2026-11-20T13:00:00Z' }]);
    expect(keys(part)).toEqual(['2026-11-20|ben']);
  });

  it('a step leads to the next, and past the last one to the first of the next page', () => {
    const { part } = given();
    expect([part.step(1), part.step(1), keys(part)]).toEqual([true, true, ['2026-11-20/']]);
    expect(part.step(1)).toBe(false);
    TestBed.inject(Navigation).step(1);
    expect(keys(part)).toEqual(['2026-11-21|ana']);
    expect(part.step(-1)).toBe(false);
    TestBed.inject(Navigation).step(-1);
    // The page reached has one column more, and its last one is shown.
    expect(keys(part)).toEqual(['2026-11-20/']);
  });

  it('what a page began with stays, though another comes before it', () => {
    const { part, inputs } = given({ resourceColumns: { show: 'with-events' } });
    expect(part.step(1)).toBe(false);
    expect(keys(part)).toEqual(['2026-11-20/']);
    inputs.events.set([{ ...FREE, id: 'more', resource: 'ana' }, FREE]);
    expect([owners(part), keys(part)]).toEqual([['ana', null], ['2026-11-20/']]);
  });

  it('another takes the place of one that goes', () => {
    const { part, inputs } = given();
    part.show(part.owners()[1]!);
    inputs.visibleResources.set({ ben: false });
    expect(keys(part)).toEqual(['2026-11-20|ana']);
    expect(inputs.visibleResources()).toEqual({ ben: false });
  });
});

it('with more room all are shown, and a step is none', () => {
  const { part } = given({ width: 1200 });
  expect(keys(part)).toHaveLength(3);
  expect([part.isOneAtATime(), part.step(1), part.minWidth()]).toEqual([false, false, 120]);
});

describe('new events', () => {
  it('have no place on a day for which nobody has a column', () => {
    const { part } = given({
      width: 1200,
      view: 'week',
      resourceColumns: { show: 'with-events' },
    });
    const [saturday, friday] = [part.all().at(-1)!.day, part.all().at(-1)!.day - 1];
    expect(part.canCreateAt({ day: saturday, instant: null })).toBe(false);
    expect(part.canCreateAt({ day: friday, instant: null, resource: null })).toBe(true);
  });

  it('have one wherever days are columns alone', () => {
    const { part } = given({ resourceColumns: false });
    expect(part.canCreateAt({ day: part.all()[0]!.day, instant: null })).toBe(true);
  });
});

describe('what has no column', () => {
  it('is nothing but events of nobody, where these never have one', () => {
    const { part } = given({ resourceColumns: { unassigned: 'never' } });
    expect([part.leaveOutUnassigned(), part.isEmpty()]).toEqual([true, false]);
  });

  it('is nothing at all by default', () => {
    expect(given().part.leaveOutUnassigned()).toBe(false);
  });

  it('is everything, where all are hidden', () => {
    const { part } = given({ visibleResources: { ana: false, ben: false }, events: [] });
    expect([part.isEmpty(), keys(part)]).toEqual([true, []]);
  });
});
