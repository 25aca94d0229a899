import { TestBed } from '@angular/core/testing';
import { dayFrom, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { Clock } from '../store/dates/clock';
import { Navigation } from '../store/dates/navigation';
import { givenEvent } from '../store/events/given-event.spec-host';
import { SearchState } from '../store/events/search-state';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import type { CalendarEventSource } from '../store/source/event-source';
import { SearchMatches } from './search-matches';
import { SearchResults } from './search-results';
import { SourceSearch } from './source-search';

const titled = (title: string, more: Partial<CalendarEvent> = {}): CalendarEvent =>
  givenEvent({ id: title, title, ...more });

function given(more: GivenInputs): GivenPart<SearchResults> {
  const made = givenPart(SearchResults, { eventSearch: true, searchText: 'yoga', ...more }, [
    ...[SearchMatches, SearchResults, SourceSearch],
  ]);
  const { today } = TestBed.inject(Navigation);
  made.part.time.set({ today, now: TestBed.inject(Clock).now });
  TestBed.tick();
  return made;
}
const found = ({ part }: GivenPart<SearchResults>): readonly string[] =>
  part.listed().map(({ occurrence }) => occurrence.event.title);

describe('the results of a search', () => {
  // Found in one task, however slow the machine.
  beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(0));
  afterEach(() => jest.restoreAllMocks());

  it('are events of the calendar that match, whatever their dates', () => {
    const events = [titled('Choir'), titled('Yoga')];
    const made = given({ events });
    expect(found(made)).toEqual(['Yoga']);
    const later = { start: '2030-01-01T09:00:00', end: '2030-01-01T10:00:00' };
    made.inputs.events.set([...events, titled('Far yoga', later)]);
    TestBed.tick();
    expect(found(made)).toEqual(['Yoga', 'Far yoga']);
    expect(made.part.count()).toBe(2);
  });

  it('are none while the text is blank', () => {
    const made = given({ events: [titled('Yoga')], searchText: ' ' });
    expect([made.part.byDate(), made.part.count()]).toEqual([null, 0]);
  });

  it('leave out what a resource, the filter or the bounds hide', () => {
    const made = given({
      events: [
        titled('Yoga of Ana', { resource: 'ana' }),
        titled('Yoga of Ben', { resource: 'ben' }),
        titled('Yoga that is off'),
        titled('Yoga of next year', { start: '2027-11-20T10:00:00', end: '2027-11-20T11:00:00' }),
      ],
      resources: [
        { id: 'ana', title: 'Ana' },
        { id: 'ben', title: 'Ben' },
      ],
      visibleResources: { ben: false },
      eventFilter: ({ title }) => !title.endsWith('off'),
      maxDate: '2026-12-31',
    });
    expect(found(made)).toEqual(['Yoga of Ana']);
  });

  it('tell of hidden resources where nothing else matches', () => {
    const made = given({
      events: [titled('Yoga', { resource: 'ben' }), titled('Choir')],
      resources: [{ id: 'ben', title: 'Ben' }],
      visibleResources: { ben: false },
    });
    expect([made.part.count(), made.part.areAnyHidden()]).toEqual([0, true]);
    made.inputs.searchText.set('tennis');
    TestBed.tick();
    expect([made.part.count(), made.part.areAnyHidden()]).toEqual([0, false]);
  });

  const [early, late] = ['2026-11-01', '2026-12-01'].map((date) => ({
    ...{ start: `${date}T09:00`, end: `${date}T10:00` },
  }));
  it.each([
    ['within the bounds, whatever lies beyond', early, late, true],
    ['not beyond the bounds', late, undefined, false],
  ])('tell of hidden resources %s', (_, ofHidden, ofNobody, isTold) => {
    const { part } = given({
      events: [
        titled('Yoga of Ben', { resource: 'ben', ...ofHidden }),
        ...(ofNobody === undefined ? [] : [titled('Yoga', ofNobody)]),
      ],
      resources: [{ id: 'ben', title: 'Ben' }],
      visibleResources: { ben: false },
      maxDate: '2026-11-30',
    });
    expect([part.count(), part.areAnyHidden()]).toEqual([0, isTold]);
  });

  it('follow a signal that the filter reads', () => {
    const made = given({ events: [titled('Yoga a'), titled('Yoga b')] });
    made.inputs.eventFilter.set(
      ({ title }) => made.inputs.eventColor() === 'teal' || title.endsWith('a'),
    );
    TestBed.tick();
    expect(made.part.count()).toBe(2);
    made.inputs.eventColor.set('red');
    TestBed.tick();
    expect(made.part.count()).toBe(1);
  });

  it('aren’t blocked times', () => {
    const made = given({
      events: [],
      blockedTimes: [{ start: '2026-11-20T10:00', end: '2026-11-20T11:00', title: 'Yoga' }],
    });
    expect(made.part.count()).toBe(0);
  });

  it.each([[[]], ['description'], [[5, '']], [undefined]])(
    'search the fields of the default where %j is given',
    (fields) => {
      const eventSearch = { fields: fields as unknown as string[] };
      expect(given({ events: [titled('Yoga')], eventSearch }).part.count()).toBe(1);
    },
  );

  it('come fifty by fifty', () => {
    const made = given({ events: Array.from({ length: 120 }, (_, at) => titled(`Yoga ${at}`)) });
    const drawn = (): number => made.part.listed().length;
    expect([drawn(), made.part.count()]).toEqual([50, 120]);
    expect([made.part.showMore(), drawn()]).toEqual([true, 100]);
    expect([made.part.showMore(), drawn()]).toEqual([true, 120]);
    expect(made.part.showMore()).toBe(false);
    made.inputs.searchText.set('yoga 1');
    TestBed.tick();
    expect(drawn()).toBe(39);
  });

  it('search the fields that the host names', () => {
    const event = { ...titled('Choir'), customer: 'Yoga GmbH', room: 12 };
    const made = given({ events: [event] });
    expect(made.part.count()).toBe(0);
    made.inputs.eventSearch.set({ fields: ['customer', 'room'] });
    TestBed.tick();
    expect(made.part.count()).toBe(1);
    made.inputs.searchText.set('12');
    TestBed.tick();
    expect(made.part.count()).toBe(1);
  });
});

describe('results of a source', () => {
  const far = { start: '2031-01-01T10:00:00', end: '2031-01-01T11:00:00' };
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  /** A source that answers when it is told to. */
  class GivenSource implements CalendarEventSource {
    readonly asked: { text: string; signal: AbortSignal }[] = [];
    answer: (events: unknown) => void = () => undefined;
    refuse: (error: unknown) => void = () => undefined;
    readonly load = (): Promise<readonly CalendarEvent[]> => Promise.resolve([]);
    search(text: string, signal: AbortSignal): Promise<readonly CalendarEvent[]> {
      this.asked.push({ text, signal });
      return new Promise((resolve, reject) => {
        this.answer = (events) => resolve(events as CalendarEvent[]);
        this.refuse = reject;
      });
    }
  }
  function connected(more: GivenInputs = {}): GivenPart<SearchResults> & { source: GivenSource } {
    const source = new GivenSource();
    const made = given({ eventSource: source, events: [titled('Yoga')], ...more });
    TestBed.inject(SearchState).open();
    TestBed.tick();
    return { ...made, source };
  }
  async function settle(): Promise<void> {
    await jest.advanceTimersByTimeAsync(0);
    TestBed.tick();
  }

  it('are asked for once typing rests, and the request before is aborted', async () => {
    const { inputs, source } = connected();
    await jest.advanceTimersByTimeAsync(249);
    expect(source.asked).toEqual([]);
    inputs.searchText.set(' yoga f ');
    TestBed.tick();
    await jest.advanceTimersByTimeAsync(250);
    expect(source.asked.map(({ text }) => text)).toEqual(['yoga f']);
    inputs.searchText.set('yoga');
    TestBed.tick();
    expect(source.asked[0]!.signal.aborted).toBe(true);
    await jest.advanceTimersByTimeAsync(250);
    TestBed.inject(SearchState).isOpen.set(false);
    TestBed.tick();
    expect(source.asked[1]!.signal.aborted).toBe(true);
  });

  it.each(['filter', 'dim'] as const)('are never asked for in mode %s', async (mode) => {
    const { source } = connected({ eventSearch: { mode } });
    await jest.advanceTimersByTimeAsync(1000);
    expect(source.asked).toEqual([]);
  });

  it('join those of the calendar, replace those of the same id, and needn’t match', async () => {
    const made = connected({
      resources: [{ id: 'ben', title: 'Ben' }],
      visibleResources: { ben: false },
    });
    expect([found(made), made.part.source.answer().status]).toEqual([['Yoga'], 'searching']);
    await jest.advanceTimersByTimeAsync(250);
    const changed = { ...titled('Yoga'), title: 'Renamed' };
    const hidden = titled('Of Ben', { resource: 'ben' });
    made.source.answer([changed, titled('Pilates', far), hidden, null, 5, { ...changed }]);
    await settle();
    expect(found(made)).toEqual(['Renamed', 'Pilates']);
    expect(made.inputs.events()).toHaveLength(1);
  });

  it('tell of hidden resources where nothing else is found', async () => {
    const { part, source } = connected({
      events: [],
      resources: [{ id: 'ben', title: 'Ben' }],
      visibleResources: { ben: false },
    });
    await jest.advanceTimersByTimeAsync(250);
    source.answer([titled('Of Ben', { resource: 'ben' })]);
    await settle();
    expect([part.count(), part.areAnyHidden()]).toEqual([0, true]);
  });

  it.each([
    ['a rejection', (source: GivenSource) => source.refuse(new Error('Too busy')), 'Too busy'],
    ['an answer that is no list', (source: GivenSource) => source.answer({ events: [] }), ''],
  ])('of %s leave those of the calendar, and can be asked for again', async (_, act, reason) => {
    const made = connected();
    await jest.advanceTimersByTimeAsync(250);
    act(made.source);
    await settle();
    expect(found(made)).toEqual(['Yoga']);
    expect(made.part.source.answer()).toMatchObject({ status: 'failed', reason });
    expect(made.reported.length).toBe(reason === '' ? 1 : 0);
    made.part.source.retry();
    TestBed.tick();
    await jest.advanceTimersByTimeAsync(250);
    made.source.answer([titled('Found')]);
    await settle();
    expect(found(made)).toContain('Found');
  });
});

it('has today as the calendar has it', () => {
  const made = given({
    events: [titled('Yoga', { start: '2026-11-19T23:30:00Z', end: '2026-11-19T23:45:00Z' })],
    displayTimezone: 'Asia/Tokyo',
  });
  expect(made.part.listed()[0]).toMatchObject({ day: dayFrom(2026, 11, 20), isEarlier: false });
});
