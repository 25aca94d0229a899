import { expect } from '../calendar';
import { timed } from '../data';
import { boxOf, drag, pointOn } from '../hand';
import { test } from '../timeline';

/** Zones whose clocks change: the date, its length in hours, and whether noon comes before the change. */
const CHANGES = [
  ['America/New_York', '2026-03-08', 23, false],
  ['America/New_York', '2026-11-01', 25, false],
  ['Australia/Lord_Howe', '2026-10-04', 23.5, false],
  ['America/Santiago', '2026-09-06', 23, false],
  ['America/Santiago', '2026-04-04', 25, true],
  ['Africa/Cairo', '2026-04-24', 23, false],
  ['Africa/Cairo', '2026-10-29', 25, true],
  ['Asia/Beirut', '2026-03-29', 23, false],
  ['Asia/Beirut', '2026-10-24', 25, true],
] as const;

for (const dir of ['ltr', 'rtl'] as const) {
  test(`on days of other lengths bars stand at their hours and drops are exact, ${dir}`, async ({
    calendar,
    page,
    timeline,
  }) => {
    for (const [displayTimezone, visibleDate, hours, isEarlier] of CHANGES) {
      const given = timed('a', visibleDate, '12:00', '14:00', {
        ...{ resource: 'ana', timezone: displayTimezone },
      });
      await timeline.open({ displayTimezone, visibleDate, events: [given] }, { dir });
      const where = `${displayTimezone} ${visibleDate}`;
      const axis = await boxOf(timeline.axis('ana'));
      expect([where, Math.round(axis.width * 2) / 2]).toEqual([where, hours * 80]);
      // On the side of noon on which clocks don't change, there are twelve hours.
      const noon = isEarlier ? 12 : hours - 12;
      await timeline.expectBar(calendar.event('a'), 'ana', noon / hours, (noon + 2) / hours);
      const from = await pointOn(calendar.event('a'));
      const way = dir === 'ltr' ? 1 : -1;
      await drag(page, from, { x: from.x + way * 160, y: (await timeline.at('ben', 0.5)).y });
      await calendar.expectState({
        events: [
          {
            ...{ start: `${visibleDate}T14:00:00`, end: `${visibleDate}T16:00:00` },
            resource: 'ben',
          },
        ],
      });
    }
  });
}

test('where midnight is skipped, a day begins with its first hour and takes events there', async ({
  calendar,
  page,
  timeline,
}) => {
  for (const [displayTimezone, visibleDate] of [
    ['America/Santiago', '2026-09-06'],
    ['Africa/Cairo', '2026-04-24'],
    ['Asia/Beirut', '2026-03-29'],
  ] as const) {
    const given = timed('a', visibleDate, '03:00', '04:00', {
      ...{ resource: 'ana', timezone: displayTimezone },
    });
    await timeline.open({ displayTimezone, visibleDate, events: [given] });
    await timeline.grid.evaluate((grid) => grid.scrollTo({ left: 0 }));
    const labels = await timeline.labels('hour');
    expect([displayTimezone, labels[0]]).toEqual([displayTimezone, '1 AM']);
    const from = await pointOn(calendar.event('a'));
    await drag(page, from, { x: from.x - 160, y: from.y });
    await calendar.expectState({
      events: [{ start: `${visibleDate}T01:00:00`, end: `${visibleDate}T02:00:00` }],
    });
  }
});

test('over a week with such a midnight a bar keeps its time, and moves by whole days', async ({
  calendar,
  page,
  timeline,
}) => {
  for (const [displayTimezone, saturday, sunday] of [
    ['America/Santiago', '2026-09-05', '2026-09-06'],
    ['Asia/Beirut', '2026-03-28', '2026-03-29'],
    ['Asia/Beirut', '2026-10-24', '2026-10-25'],
  ] as const) {
    const given = timed('a', saturday, '22:00', '23:00', {
      ...{ resource: 'ana', timezone: displayTimezone },
    });
    await timeline.open({
      ...{ displayTimezone, visibleDate: saturday, events: [given], timelinePreset: 'days' },
      timeline: { cellWidths: { days: 80 }, spans: { days: { weeks: 2 } } },
    });
    const from = await pointOn(calendar.event('a'));
    await drag(page, from, { x: from.x + 80, y: from.y });
    await calendar.expectState({
      events: [{ start: `${sunday}T22:00:00`, end: `${sunday}T23:00:00` }],
    });
  }
});
