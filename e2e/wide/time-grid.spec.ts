import { expect, test } from '../calendar';
import { many, RESOURCES, timed, WEEK } from '../data';
import { boxOf } from '../hand';
import { atMinute, cellBox, drawingOf, minutesOf, piece, pieces } from '../drawing';

test('the week view stands every timed event in its day, as high as it is long @firefox', async ({
  calendar,
}) => {
  await calendar.open({ events: WEEK, resources: RESOURCES });
  await expect(calendar.root).toHaveAttribute('data-view', 'week');
  await expect
    .poll(() => calendar.dates('timed'))
    .toEqual([
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ]);

  const drawing = await drawingOf(calendar.root);
  for (const id of ['standup', 'review', 'lunch', 'breakfast']) {
    const event = piece(drawing, id);
    expect(event.slot).toBe('timed');
    expect(event.date).toBe(event.start.slice(0, 10));
    const column = cellBox(drawing, 'timed', event.date!);
    expect(event.box.top).toBeCloseTo(atMinute(column, minutesOf(event.start)), 0);
    expect(event.box.bottom).toBeCloseTo(atMinute(column, minutesOf(event.end)), 0);
    expect(event.box.left).toBeGreaterThanOrEqual(column.left);
    expect(event.box.right).toBeLessThanOrEqual(column.right);
  }
});

test('the day view shows one day alone @firefox', async ({ calendar }) => {
  await calendar.open({ events: WEEK, view: 'day', visibleDate: '2026-11-18' });
  await expect.poll(() => calendar.dates('timed')).toEqual(['2026-11-18']);
  const drawing = await drawingOf(calendar.root);
  expect(drawing.events.map(({ id }) => id).sort()).toEqual(['review', 'trip']);
  const column = cellBox(drawing, 'timed', '2026-11-18');
  const review = piece(drawing, 'review');
  expect(review.box.top).toBeCloseTo(atMinute(column, 13 * 60 + 15), 0);
  expect(review.box.bottom).toBeCloseTo(atMinute(column, 15 * 60 + 45), 0);
  expect(review.box.width).toBeGreaterThan(column.width * 0.95);
});

test('an empty calendar draws its days and no event', async ({ calendar }) => {
  await calendar.open();
  await expect.poll(() => calendar.dates('timed')).toHaveLength(7);
  await expect(calendar.root.locator('[data-event-id]')).toHaveCount(0);
  await calendar.set({ view: 'day' });
  await expect.poll(() => calendar.dates('timed')).toEqual(['2026-11-20']);
  await expect(calendar.root.locator('[data-event-id]')).toHaveCount(0);
});

test('overlapping events share the width of their cluster, and only of theirs', async ({
  calendar,
}) => {
  const date = '2026-11-18';
  const events = [
    timed('long', date, '09:00', '12:00'),
    timed('early', date, '09:00', '10:00'),
    timed('inside', date, '09:30', '10:00'),
    timed('late', date, '11:00', '11:30'),
    timed('alone', date, '14:00', '15:00'),
  ];
  await calendar.open({ events, view: 'day', visibleDate: date });

  const drawing = await drawingOf(calendar.root);
  const boxes = Object.fromEntries(drawing.events.map(({ id, box }) => [id, box]));
  const { long, early, inside, late, alone } = boxes;
  const third = alone!.width / 3;
  expect(long!.width).toBeCloseTo(third, 0);
  expect(early!.width).toBeCloseTo(third, 0);
  expect(inside!.width).toBeCloseTo(third, 0);
  // An event takes free lanes to its right.
  expect(late!.width).toBeCloseTo(2 * third, 0);
  expect(early!.left).toBeCloseTo(long!.right, 0);
  expect(inside!.left).toBeCloseTo(early!.right, 0);
  expect(late!.left).toBeCloseTo(long!.right, 0);
  expect(alone!.left).toBeCloseTo(long!.left, 0);
});

test('an event over midnight is split, with marks that it goes on', async ({ calendar }) => {
  const night = {
    id: 'night',
    title: 'Night shift',
    start: '2026-11-17T22:00:00',
    end: '2026-11-18T06:00:00',
  };
  await calendar.open({ events: [night] });

  const drawing = await drawingOf(calendar.root);
  const [evening, morning] = pieces(drawing, 'night');
  expect(evening).toMatchObject({ date: '2026-11-17', flags: ['past', 'continues-after'] });
  expect(morning).toMatchObject({ date: '2026-11-18', flags: ['past', 'continues-before'] });
  for (const half of [evening!, morning!]) {
    expect(half).toMatchObject({ start: '2026-11-17T22:00', end: '2026-11-18T06:00' });
  }
  const column = cellBox(drawing, 'timed', '2026-11-17');
  expect(evening!.box.top).toBeCloseTo(atMinute(column, 22 * 60), 0);
  expect(evening!.box.bottom).toBeCloseTo(column.bottom, 0);
  expect(morning!.box.top).toBeCloseTo(column.top, 0);
  expect(morning!.box.bottom).toBeCloseTo(atMinute(column, 6 * 60), 0);
});

test('a short event is high enough to read, and overlap is decided with that height', async ({
  calendar,
}) => {
  const date = '2026-11-18';
  const events = [
    timed('blink', date, '09:00', '09:05'),
    timed('soon', date, '09:10', '10:00'),
    timed('point', date, '12:00', '12:00'),
    timed('last', date, '23:55', '23:59'),
  ];
  await calendar.open({ events, view: 'day', visibleDate: date });
  const drawing = await drawingOf(calendar.root);
  const column = cellBox(drawing, 'timed', date);
  for (const id of ['blink', 'point', 'last']) {
    expect(piece(drawing, id).box.height).toBeGreaterThanOrEqual(16);
    expect(piece(drawing, id).box.bottom).toBeLessThanOrEqual(column.bottom + 0.5);
  }
  expect(piece(drawing, 'soon').box.left).toBeGreaterThan(piece(drawing, 'blink').box.left);
});

test('a click on an event, Enter and Space report it to the host', async ({ calendar }) => {
  await calendar.open({ events: WEEK });
  // The editor takes the focus when it opens: keys pressed before would go to its title.
  const opened = async (id: string): Promise<void> => {
    await calendar.expectState({ clicked: { id } });
    const { title } = WEEK.find((event) => event.id === id)!;
    const field = calendar.editor('Edit event').getByLabel('Event title');
    await expect(field).toHaveValue(title);
    await expect(field).toBeFocused();
  };
  await calendar.event('lunch').click();
  await opened('lunch');
  await calendar.event('breakfast').press('Enter');
  await opened('breakfast');
  await calendar.event('review').press(' ');
  await opened('review');
});

test('what does not fit beside the others collapses into a chip that opens the list', async ({
  calendar,
}) => {
  const date = '2026-11-18';
  const events = many(30, (number) => timed(`c${number}`, date, '09:00', '10:00'));
  await calendar.open({ events: [...events, timed('calm', date, '13:00', '14:00')] });

  const drawing = await drawingOf(calendar.root);
  const column = cellBox(drawing, 'timed', date);
  const shown = drawing.events.filter(({ id }) => id !== 'calm');
  expect(shown.length).toBeGreaterThan(1);
  for (const { box } of shown) expect(box.width).toBeGreaterThanOrEqual(20);
  expect(piece(drawing, 'calm').box.width).toBeGreaterThan(column.width * 0.9);

  const chip = calendar.more(date);
  await expect(chip).toHaveText(`+${30 - shown.length}`);
  await chip.click();
  await expect(calendar.popover).toHaveAccessibleName('Events on Wednesday, November 18, 2026');
  await expect(calendar.popover.locator('[data-event-id]')).toHaveCount(30 - shown.length);
});

test('a chip is small, and lies over the lower end of what the others hide behind', async ({
  calendar,
}) => {
  const date = '2026-11-18';
  await calendar.open({
    events: many(12, (number) => timed(`c${number}`, date, '08:00', '18:00')),
  });
  const chip = calendar.more(date);
  await expect(chip).toHaveText('+9');
  const [small, card] = [await boxOf(chip), await boxOf(calendar.event('c3'))];
  expect([small.width, small.height]).toEqual([24, 20]);
  expect(small.y + small.height).toBeCloseTo(card.y + card.height - 2, 0);
  expect(small.x + small.width).toBeLessThanOrEqual(card.x + card.width);
  await chip.click();
  await expect(calendar.popover.locator('[data-event-id]')).toHaveCount(9);
});

test('visible hours cut the axis and what lies outside it', async ({ calendar }) => {
  const date = '2026-11-18';
  await calendar.open({
    events: [
      timed('before', date, '06:00', '07:00'),
      timed('across', date, '07:00', '09:00'),
      timed('within', date, '12:00', '13:00'),
    ],
    view: 'day',
    visibleDate: date,
    visibleHours: { start: 8, end: 18 },
  });
  const drawing = await drawingOf(calendar.root);
  const column = cellBox(drawing, 'timed', date);
  expect(drawing.events.map(({ id }) => id)).toEqual(['across', 'within']);
  expect(piece(drawing, 'across').box.top).toBeCloseTo(column.top, 0);
  expect(piece(drawing, 'across').box.bottom).toBeCloseTo(atMinute(column, 60, 600), 0);
  expect(piece(drawing, 'within').box.top).toBeCloseTo(atMinute(column, 240, 600), 0);
});

test('a short card ends in an ellipsis, at the end of its own direction', async ({ calendar }) => {
  const titles = { a: 'Blood test of many people', b: 'אירוע ארוך מאוד שלא נכנס לכאן בכלל' };
  const events = Object.entries(titles).map(([id, title], at) => ({
    ...timed(id, '2026-11-17', `${9 + at}:00`.padStart(5, '0'), `${9 + at}:30`.padStart(5, '0')),
    title,
  }));
  await calendar.open({ events });
  for (const [id, direction] of [
    ['a', 'ltr'],
    ['b', 'rtl'],
  ] as const) {
    const look = await calendar.event(id).evaluate((card) => {
      const text = card.querySelector('.ec-title')!;
      const { textOverflow, whiteSpace, direction } = getComputedStyle(text);
      const line = text.getBoundingClientRect();
      const box = card.getBoundingClientRect();
      return {
        cut: text.scrollWidth > text.clientWidth,
        textOverflow,
        whiteSpace,
        direction,
        isWithin: line.left >= box.left && line.right <= box.right,
        // Its line lies in the middle of the card.
        off: Math.abs((line.top + line.bottom - box.top - box.bottom) / 2),
      };
    });
    expect(look).toMatchObject({
      cut: true,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      direction,
      isWithin: true,
    });
    expect(look.off).toBeLessThan(1.5);
  }
});

test('words stand one under the other, as far as there are lines, and stay in sight', async ({
  calendar,
}) => {
  const events = [
    { ...timed('hour', '2026-11-16', '09:00', '10:00'), title: 'Interview' },
    { ...timed('less', '2026-11-17', '09:00', '09:45'), title: 'Talk' },
    {
      ...timed('long', '2026-11-18', '07:00', '19:00'),
      title: 'Workshop',
      resource: RESOURCES[0]!.id,
      description: 'Bring chairs.\nAnd tables.',
    },
  ];
  await calendar.open({ events, resources: RESOURCES });
  const parts = (id: string) =>
    calendar
      .event(id)
      .locator('.ec-title, .ec-time, .ec-detail')
      .evaluateAll((all) =>
        all.map((part) => ({
          text: part.textContent,
          top: Math.round(part.getBoundingClientRect().top),
        })),
      );
  const [title, time] = await parts('hour');
  expect(time!.top - title!.top).toBe(16);
  const beside = await parts('less');
  expect(beside[1]!.top).toBe(beside[0]!.top);
  const whole = await parts('long');
  expect(whole.map(({ text }) => text)).toEqual([
    'Workshop',
    '7 AM – 7 PM',
    RESOURCES[0]!.title,
    'Bring chairs.',
  ]);
  expect(whole.map(({ top }) => top - whole[0]!.top)).toEqual([0, 16, 32, 48]);

  await calendar.scroll('end');
  const box = await boxOf(calendar.event('long').locator('.ec-title'));
  const head = await boxOf(calendar.root.locator('.ec-head'));
  expect(box.y).toBeGreaterThanOrEqual(head.y + head.height);
});

test('a title that has one line ends in an ellipsis, also where it breaks at its hyphen @firefox', async ({
  calendar,
}) => {
  const at = ['2026-11-20', '10:00', '11:00'] as const;
  await calendar.open({
    view: 'week',
    events: [timed('a', ...at, { title: 'Check-up' }), timed('b', ...at, { title: 'Follow-up' })],
  });
  for (const id of ['a', 'b']) {
    const title = calendar.event(id).locator('.ec-title');
    await expect(title).toHaveCSS('white-space', 'nowrap');
    const line = await title.evaluate((element) =>
      parseFloat(getComputedStyle(element).lineHeight),
    );
    expect((await boxOf(title)).height).toBeLessThan(line * 1.5);
  }
});
