import { TestBed } from '@angular/core/testing';
import { eventsAfter } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenPart, type GivenPart } from '../given-part.spec-host';
import { SourceLink } from '../source/source-link';
import { deepFreeze, givenEvent } from './given-event.spec-host';
import { GivenQuestions, GivenScopes } from './given-series.spec-host';
import type { ChangeOf } from './occurrence-edits';
import type { OccurrenceStart } from './recurrence';
import { SeriesEdits } from './series-edits';
import { SeveralEdits } from './several-edits';

const plan = givenEvent({ id: 'a', title: 'Plan' });
const other = givenEvent({ id: 'b', title: 'Other' });
const series = givenEvent({ id: 's', title: 'Series', rrule: 'DAILY' });
const at = (event: CalendarEvent, day = 20): OccurrenceStart => ({
  event,
  start: Date.parse(`2026-11-${day}T10:00:00Z`),
});
const renamed: ChangeOf = (event) => ({ ...event, title: 'Renamed' });

function given(isLoaded = true): GivenPart<SeveralEdits> & { readonly scopes: GivenScopes } {
  const [questions, scopes] = [new GivenQuestions(), new GivenScopes()];
  const made = givenPart(SeveralEdits, { events: deepFreeze([plan, other, series]) }, [
    SeveralEdits,
    ...questions.providers,
    ...(isLoaded ? [] : [scopes.provider]),
  ]);
  return { ...made, scopes };
}

it('changes events and occurrences together, in the order of the edits', () => {
  const { part, inputs } = given();
  const changes = [at(series, 22), at(plan), at(series, 21)].map((occurrence) => ({
    occurrence,
    change: renamed,
  }));
  const batch = part.changeOf(changes, 'update', 'onlyThis')!;
  expect(batch).toMatchObject({ type: 'change', event: null });
  expect(batch.parts!.map(({ before, after }) => [before, after!.title, after!.start])).toEqual([
    [series, 'Renamed', '2026-11-22T10:00:00Z'],
    [plan, 'Renamed', '2026-11-20T10:00:00Z'],
    [series, 'Renamed', '2026-11-21T10:00:00Z'],
  ]);
  const after = eventsAfter(inputs.events(), batch);
  expect(after).toHaveLength(5);
  expect(after[1]).toBe(other);
  expect(after[2]!.exDates).toEqual(['2026-11-22', '2026-11-21']);
});

it('follows records that the host renewed, and leaves out those that are gone', () => {
  const { part, inputs } = given();
  const newer = { ...plan, description: 'New' };
  inputs.events.set([newer, { ...series, exDates: ['2026-11-21'] }]);
  const old = [at(plan), at(other), at(series, 21)];
  expect(part.latestOf(old)).toEqual([at(newer), null, null]);
  const changes = old.map((occurrence) => ({ occurrence, change: renamed }));
  expect(part.changeOf(changes, 'update')!.changes).toEqual([
    { before: newer, after: { ...newer, title: 'Renamed' }, position: 0 },
  ]);
  inputs.events.set([]);
  expect(part.changeOf(changes, 'update')).toBeNull();
});

it('finds records that the source stores under another id', () => {
  const { part, inputs } = given();
  TestBed.inject(SourceLink).rename('a', 7);
  const stored = { ...plan, id: 7 };
  inputs.events.set([other, stored]);
  expect(part.latestOf([at(plan), at(other)])).toEqual([at(stored), at(other)]);
});

it('asks for a scope where others of a series are concerned', () => {
  const { part } = given();
  const of = (event: CalendarEvent, change: ChangeOf | null): boolean =>
    part.asksScope([
      { occurrence: at(plan), change },
      { occurrence: at(event), change },
    ]);
  expect([of(series, renamed), of(series, null), of(other, renamed), of(other, null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('waits for the code that changes series', async () => {
  const { part, scopes } = given(false);
  const single = [{ occurrence: at(plan), change: null }];
  const both = [...single, { occurrence: at(series), change: null }];
  expect(part.changeOf(single, 'delete')).not.toBeNull();
  expect(part.changeOf(both, 'delete')).toBeNull();
  const loaded = TestBed.inject(SeriesEdits).load();
  await scopes.arrive();
  await loaded;
  expect(part.changeOf(both, 'delete')!.parts!.map(({ type }) => type)).toEqual([
    'delete',
    'delete',
  ]);
});
