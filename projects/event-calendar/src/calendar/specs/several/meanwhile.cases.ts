import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventChangeRequest } from '../../../store/events/event-change-request';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { until } from '../../event-source.spec-host';
import { givenSeveral, MONDAY, on, TUESDAY, WEDNESDAY } from '../../several.spec-host';

/** Makes a week in which a, b and c are picked up by b. */
async function given(more: Parameters<typeof givenSeveral>[0] = {}) {
  const filter = signal<((event: CalendarEvent) => boolean) | undefined>(undefined);
  const made = await givenSeveral({
    ...{ view: 'week', selectedEvents: ['a', 'b', 'c'], eventFilter: filter },
    ...more,
  });
  await made.press('g', 'b');
  await made.press('ArrowRight');
  const change = (id: string, fields: Partial<CalendarEvent>): void =>
    made.events.update((all) =>
      all.map((each) => (each.id === id ? { ...each, ...fields } : each)),
    );
  return { ...made, filter, change };
}

type Given = Awaited<ReturnType<typeof given>>;

describe('several events in hand', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  const previews = ({ element }: Given): number =>
    element.querySelectorAll('[data-preview]').length;

  it('are drawn, dimmed where they were, with their number on the grabbed one', async () => {
    const made = await given();
    expect(previews(made)).toBe(3);
    expect(made.element.querySelectorAll('ec-event[data-dragging]')).toHaveLength(3);
    expect(made.element.querySelectorAll('[data-preview][data-count="3"]')).toHaveLength(1);
    expect(made.said.slice(-2)).toEqual([
      expect.stringContaining('3 events picked up'),
      expect.stringMatching(/^3 events selected\. .*November 18.*11/),
    ]);
  });

  it.each<[string, (made: Given) => void]>([
    ['deleted', ({ events }) => events.update((all) => all.filter(({ id }) => id !== 'a'))],
    ['locked', ({ change }) => change('a', { readOnly: true })],
    ['hidden', ({ filter }) => filter.set(({ id }) => id !== 'a')],
  ])('let one go that is %s', async (_, act) => {
    const made = await given();
    act(made);
    await made.settled();
    expect(previews(made)).toBe(2);
    await made.press('Enter');
    const starts = made.starts();
    expect([starts['a'] ?? `${MONDAY}T09:00:00`, starts['b'], starts['c']]).toEqual([
      `${MONDAY}T09:00:00`,
      `${WEDNESDAY}T11:00:00`,
      '2026-11-19T13:00:00',
    ]);
  });

  it.each<[string, (made: Given) => void]>([
    ['deleted', ({ events }) => events.update((all) => all.filter(({ id }) => id !== 'b'))],
    ['locked', ({ change }) => change('b', { readOnly: true })],
    ['hidden', ({ filter }) => filter.set(({ id }) => id !== 'b')],
  ])('are put back where the grabbed one is %s', async (_, act) => {
    const made = await given();
    act(made);
    await made.settled();
    expect(previews(made)).toBe(0);
    await made.press('Enter');
    expect(made.starts()).toMatchObject({
      a: `${MONDAY}T09:00:00`,
      c: `${WEDNESDAY}T13:00:00`,
    });
    expect(made.actions).toEqual([]);
  });

  it('stay in hand whatever the host writes to the selection', async () => {
    const made = await given();
    made.selectedEvents.set([]);
    await made.settled();
    expect(previews(made)).toBe(3);
    await made.press('Enter');
    expect(made.starts()).toMatchObject({ a: `${TUESDAY}T09:00:00`, c: '2026-11-19T13:00:00' });
    expect(made.selectedEvents()).toEqual(['a', 'b', 'c']);
  });

  it('stay in hand where selections are switched off, and aren’t selected by their drop', async () => {
    const made = await given();
    made.canSelectSeveralEvents.set(false);
    await made.settled();
    expect([previews(made), made.selectedEvents()]).toEqual([3, []]);
    await made.press('Enter');
    expect(made.starts()).toMatchObject({ a: `${TUESDAY}T09:00:00`, c: '2026-11-19T13:00:00' });
    expect(made.selectedEvents()).toEqual([]);
  });

  it('keep what the host changes of them meanwhile', async () => {
    const made = await given();
    made.change('a', { title: 'Changed' });
    await made.settled();
    await made.press('Enter');
    expect(made.events()[0]).toMatchObject({ title: 'Changed', start: `${TUESDAY}T09:00:00` });
  });

  it('stay selected where they are carried to another page', async () => {
    const made = await given();
    for (let day = 0; day < 4; day++) await made.press('ArrowRight');
    await made.press('Enter');
    expect(made.starts()).toEqual({
      a: '2026-11-21T09:00:00',
      b: '2026-11-22T11:00:00',
      bar: TUESDAY,
      c: '2026-11-23T13:00:00',
    });
    expect(made.selectedEvents()).toEqual(['a', 'b', 'c']);
    expect(made.said.at(-1)).toMatch(/^3 events moved to .*November 22/);
  });

  it('aren’t stretched by keys', async () => {
    const made = await given();
    const ends = made.events().map(({ end }) => end);
    await made.press('ArrowDown', null, { shiftKey: true });
    await made.press('Escape');
    expect(made.events().map(({ end }) => end)).toEqual(ends);
    await made.press('g', 'b');
    await made.press('ArrowDown', null, { shiftKey: true });
    await made.press('Enter');
    expect(made.events().map(({ end }) => end)).toEqual(ends);
  });

  it('are judged at each step as far as they have previews, and all at rest and at the drop', async () => {
    const requests: EventChangeRequest[] = [];
    const events = Array.from({ length: 70 }, (_, at) =>
      on(`e${at}`, MONDAY, [8 + (at % 10), 9 + (at % 10)]),
    );
    const made = await givenSeveral({
      ...{ view: 'week', events, selectedEvents: events.map(({ id }) => id) },
      eventChangeRequest: (request) => {
        requests.push(request);
        if (request.before?.id === 'e69') request.preventDefault('Not this one');
      },
    });
    await made.press('g', 'e0');
    await made.press('ArrowRight');
    const step = requests.slice(0, 61);
    expect(new Set(step.map(({ before }) => before?.id)).size).toBe(61);
    expect(step.every(({ changes, isPreview }) => isPreview && changes.length === 61)).toBe(true);
    expect(made.element.querySelectorAll('[data-preview]')).toHaveLength(61);
    await until(made, () => requests.length >= 131);
    expect(requests.slice(61)).toHaveLength(70);
    await made.press('Enter');
    expect(await made.calendar.getNotice()).toContain('e69: Not this one');
    expect(made.actions).toEqual([]);
  });
});
