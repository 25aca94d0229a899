import { TestBed } from '@angular/core/testing';
import fc from 'fast-check';
import { Announcer } from './announcer';

type Kind = 'say' | 'sayFailure' | 'sayStep';

/** A message, and the milliseconds since the one before. */
interface Message {
  readonly after: number;
  readonly kind: Kind;
  readonly text: string;
}

/** An announcement with the moment at which it was made, and that at which it was removed. */
interface Announcement {
  readonly at: number;
  readonly until: number;
  readonly region: 'polite' | 'assertive';
  readonly text: string;
}

/** Announces messages by the millisecond; returns all that a screen reader can have read. */
function announced(messages: readonly Message[]): readonly Announcement[] {
  const announcer = TestBed.inject(Announcer);
  const heard: Announcement[] = [];
  const atOnce: number[] = [];
  let now = 0;
  const pass = (milliseconds: number): void => {
    for (let each = 0; each < milliseconds; each++) {
      jest.advanceTimersByTime(1);
      now++;
      const { polite, assertive } = announcer.spoken();
      if (polite !== '' && assertive !== '') atOnce.push(now);
      const text = polite || assertive;
      const last = heard.at(-1);
      if (last?.text === text && last.until === now - 1)
        heard[heard.length - 1] = { ...last, until: now };
      else if (text !== '') {
        heard.push({ at: now, until: now, region: polite ? 'polite' : 'assertive', text });
      }
    }
  };
  for (const { after, kind, text } of messages) {
    pass(after);
    announcer[kind](text);
  }
  pass(3000);
  expect(atOnce).toEqual([]);
  return heard;
}

const heardOf = (messages: readonly Message[]): readonly string[] =>
  announced(messages).map(({ region, text }) => `${region}: ${text}`);

const news = (text: string, after = 0): Message => ({ after, kind: 'say', text });
const failure = (text: string, after = 0): Message => ({ after, kind: 'sayFailure', text });
const step = (text: string, after = 0): Message => ({ after, kind: 'sayStep', text });

describe('Announcer', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    TestBed.configureTestingModule({ providers: [Announcer] });
  });
  afterEach(() => jest.useRealTimers());

  it.each<[string, readonly Message[], readonly string[]]>([
    [
      'says an equal message again',
      [news('Moved'), news('Moved', 2000)],
      ['polite: Moved', 'polite: Moved'],
    ],
    ['says once what comes twice at once', [news('Moved'), news('Moved', 10)], ['polite: Moved']],
    [
      'says all that comes at once, in its order',
      [news('Left out: Dec 23'), news('Moved Choir')],
      ['polite: Left out: Dec 23. Moved Choir'],
    ],
    [
      'says what comes soon after the news, once these can have been read',
      [news('Moved'), news('Saved', 200)],
      ['polite: Moved', 'polite: Saved'],
    ],
    [
      'says a failure that comes before the success which it takes back',
      [failure('Not saved.'), news('Moved')],
      ['assertive: Not saved. Moved'],
    ],
    [
      'says a failure at once, behind what it is about',
      [news('Moved'), failure('Not saved', 50)],
      ['assertive: Moved. Not saved'],
    ],
    [
      'says a failure at once, even where news have just been said',
      [news('Moved'), failure('Not saved', 150)],
      ['polite: Moved', 'assertive: Not saved'],
    ],
    [
      'says only the last of the steps that follow each other quickly',
      [step('9 AM'), step('9:30 AM', 30), step('10 AM', 30), step('10:30 AM', 1000)],
      ['polite: 10 AM', 'polite: 10:30 AM'],
    ],
    [
      'says where a key has led behind what happened, not instead of it',
      [news('Deleted'), step('9 AM'), step('9:30 AM', 30)],
      ['polite: Deleted. 9:30 AM'],
    ],
    [
      'lets steps wait until the news can have been read',
      [news('Deleted'), step('9 AM', 150), step('9:30 AM', 100)],
      ['polite: Deleted', 'polite: 9:30 AM'],
    ],
  ])('%s', (_, messages, heard) => {
    expect(heardOf(messages)).toEqual(heard);
  });

  it('loses nothing and repeats nothing, whatever comes when', () => {
    const messages = fc.array(
      fc.record({
        after: fc.nat({ max: 700 }),
        kind: fc.constantFrom<Kind>('say', 'sayFailure', 'sayStep', 'sayStep'),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(messages, (kinds) => {
        TestBed.resetTestingModule();
        TestBed.configureTestingModule({ providers: [Announcer] });
        jest.setSystemTime(0);
        const given = kinds.map((each, at): Message => ({ ...each, text: `<${at}>` }));
        const times = given.map((_, at) =>
          given.slice(0, at + 1).reduce((sum, { after }) => sum + after, 0),
        );
        const heard = announced(given);
        const all = heard.map(({ text }) => text).join(' ');
        const numbers = [...all.matchAll(/<(\d+)>/g)].map(([, at]) => Number(at));
        const isStep = (at: number): boolean => given[at]?.kind === 'sayStep';
        // Each message but a step once, in the order in which they came.
        expect(numbers.filter((at) => !isStep(at))).toEqual(
          given.flatMap((_, at) => (isStep(at) ? [] : at)),
        );
        // Steps at most once, in their order, and the last one always.
        const steps = numbers.filter(isStep);
        expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
        const last = given.findLastIndex(({ kind }) => kind === 'sayStep');
        if (last >= 0) expect(steps.at(-1)).toBe(last);
        given.forEach(({ kind, text }, at) => {
          const found = heard.find((each) => each.text.includes(text));
          // Failures interrupt, within a moment; all else waits its turn unless it is said with one.
          if (kind === 'sayFailure') {
            expect(found?.region).toBe('assertive');
            expect(found!.at - times[at]!).toBeLessThanOrEqual(101);
          }
        });
        // A region is empty for a moment before it speaks, and news stay unless a failure comes.
        heard.slice(1).forEach((each, at) => {
          const before = heard[at]!;
          expect(each.at - before.until).toBeGreaterThan(90);
          const hasNews = [...before.text.matchAll(/<(\d+)>/g)].some(([, n]) => !isStep(Number(n)));
          if (hasNews && each.region === 'polite') {
            expect(before.until - before.at).toBeGreaterThanOrEqual(499);
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('is silent once the calendar is gone', () => {
    const announcer = TestBed.inject(Announcer);
    announcer.say('Moved');
    TestBed.resetTestingModule();
    jest.runAllTimers();
    expect(announcer.spoken()).toEqual({ polite: '', assertive: '' });
  });
});
