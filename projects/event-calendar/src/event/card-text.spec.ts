import { givenEvent, occurrenceIn } from '../store/events/given-event.spec-host';
import { cardTextOf, type CardText, type CardWords } from './card-text';
import type { EventPlace } from './event-place';

const OCCURRENCE = occurrenceIn(givenEvent());
const TIMES = ['9:06 – 10:06 AM', '9:06 AM', '9:06'];

function textOf(place: Partial<EventPlace>, words: Partial<CardWords> = {}): CardText {
  const times = TIMES.map((time) => () => time);
  const none = { marks: 0, times, resource: undefined, description: undefined };
  const whole: EventPlace = { occurrence: OCCURRENCE, shape: 'card', ...place };
  return cardTextOf(whole, { title: 'Lunch with Ben 22', ...none, ...words });
}

const LOW = { lines: 1 };
const TWO = { lines: 2, isStacked: false };
const HOUR = { lines: 2, isStacked: true };
const HIGH = { lines: 4, isStacked: true };

describe('a card of one line', () => {
  it.each<[number | undefined, string]>([
    [undefined, '9:06 – 10:06 AM'],
    [300, '9:06 – 10:06 AM'],
    [200, '9:06 AM'],
    // Not the shortest form, with which cards of this width never begin.
    [160, ''],
    [20, ''],
  ])('%j px wide has beside its title the time %j', (textWidth, time) => {
    const place = textWidth === undefined ? LOW : { ...LOW, textWidth };
    expect(textOf(place)).toMatchObject({ titleLines: 1, time });
  });
});

describe('a card under an hour, of two lines', () => {
  it.each<[number, Partial<CardText>]>([
    [300, { titleLines: 1, time: '9:06 – 10:06 AM' }],
    [130, { titleLines: 1, time: '9:06 – 10:06 AM' }],
    [90, { titleLines: 2, time: '' }],
    // One word a line, the last of which ends in an ellipsis.
    [40, { titleLines: 2, time: '' }],
    // Even the first word doesn't fit.
    [30, { titleLines: 1, time: '9:06' }],
  ])('%d px wide: %j', (textWidth, expected) => {
    expect(textOf({ ...TWO, textWidth })).toMatchObject(expected);
  });
});

describe('a card of an hour', () => {
  it.each<[number, Partial<CardText>]>([
    [300, { titleLines: 1, time: '9:06 – 10:06 AM' }],
    [90, { titleLines: 1, time: '9:06 AM' }],
    [40, { titleLines: 1, time: '9:06' }],
    [20, { titleLines: 1, time: '' }],
  ])('%d px wide keeps a line for its time: %j', (textWidth, expected) => {
    expect(textOf({ ...HOUR, textWidth })).toMatchObject(expected);
  });

  it('that is narrow needs both lines for its title', () => {
    const text = textOf({ ...HOUR, isNarrow: true, textWidth: 40 });
    expect(text).toMatchObject({ titleLines: 2, time: '' });
  });

  it('that is higher and narrow keeps one for its time', () => {
    const place = { ...HIGH, lines: 3, isNarrow: true, textWidth: 38 };
    expect(textOf(place)).toMatchObject({ titleLines: 2, time: '9:06' });
    expect(textOf(place, { title: 'Ultrasound' })).toMatchObject({ titleLines: 1, time: '9:06' });
  });

  it.each<[string, number, Partial<EventPlace>, string[]]>([
    ['with room', 200, {}, ['Room']],
    ['without', 120, {}, []],
    ['in the column of its resource', 200, { resource: 'r' }, []],
  ])('%s has its resource beside its time', (_, textWidth, more, details) => {
    const text = textOf({ ...HOUR, ...more, textWidth }, { resource: 'Room', description: 'No' });
    expect(text).toMatchObject({ details, isBeside: details.length > 0 });
  });
});

describe('a high card', () => {
  const more = { resource: 'Room', description: 'Bring a pen' };

  it.each<[number, Partial<CardText>]>([
    [300, { titleLines: 1, time: '9:06 – 10:06 AM', details: ['Room', 'Bring a pen'] }],
    [90, { titleLines: 2, time: '9:06 AM', details: ['Room'] }],
    [40, { titleLines: 3, time: '9:06', details: [] }],
  ])('%d px wide has the lines that are left beneath: %j', (textWidth, expected) => {
    expect(textOf({ ...HIGH, textWidth }, more)).toMatchObject({ ...expected, isBeside: false });
  });

  it.each([
    [40, ['Room']],
    [39, []],
  ])('%d px wide has no letters of them that say nothing: %j', (textWidth, details) => {
    const place = { ...HIGH, textWidth, isNarrow: true };
    expect(textOf(place, { title: 'Scan', ...more }).details.slice(0, 1)).toEqual(details);
  });

  it('leaves room for the marks around its title', () => {
    const lines = [0, 15].map((marks) => textOf({ ...HIGH, textWidth: 120 }, { marks }).titleLines);
    expect(lines).toEqual([1, 2]);
  });
});
