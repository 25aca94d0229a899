import { FRIDAY_NOON, givenEvent, givenNow, type GivenCalendar } from '../../calendar.spec-host';
import { drawn, givenConnected, GivenSource, until } from '../../event-source.spec-host';
import { recordSpoken } from '../../spoken.spec-host';

const talk = givenEvent({ id: 'talk', title: 'Talk' });
const MOVED = /^polite: Moved Talk from Friday, November 20, .* to Saturday, November 21/;

/** Presses keys one after the other on what has focus. */
function press(...keys: string[]): void {
  for (const key of keys) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
}

async function givenTalk(source: GivenSource): Promise<GivenCalendar & { heard: string[] }> {
  const given = await givenConnected(source);
  source.asked[0]!.answer([talk]);
  await drawn(given);
  given.eventElement('talk').focus();
  // The code for keys is there before the first one.
  await given.calendar.getTitle();
  return { ...given, heard: recordSpoken(given) };
}

/** Waits until the last announcements have been made. */
const silence = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 800));

describe('what is announced of an event source', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('a save that fails at once, and no success of it', async () => {
    const source = new GivenSource();
    const given = await givenTalk(source);
    source.save = () => Promise.reject(new Error('The hall is closed.'));
    press('g', 'ArrowRight');
    await silence();
    press('Enter');
    await drawn(given);
    await silence();
    expect(given.heard.filter((text) => text.includes('not saved'))).toEqual([
      expect.stringMatching(/^assertive: The change was not saved: The hall is closed\.$/),
    ]);
    expect(given.heard.filter((text) => text.includes('Moved'))).toEqual([]);
    expect(document.activeElement).toBe(given.eventElement('talk'));
  });

  it('a save that fails later, after its success; and a retry, with the focus on the event', async () => {
    const source = new GivenSource();
    const given = await givenTalk(source);
    press('g');
    await silence();
    press('ArrowRight', 'Enter');
    await drawn(given);
    await silence();
    expect(given.heard.at(-1)).toMatch(MOVED);
    source.sent[0]!.refuse(new Error('The hall is closed.'));
    await drawn(given);
    await silence();
    expect(given.heard.at(-1)).toBe('assertive: The change was not saved: The hall is closed.');
    await given.calendar.retry();
    expect(document.activeElement).toBe(given.eventElement('talk'));
    await silence();
    expect(given.heard.at(-1)).toMatch(/not saved/);
    source.sent[1]!.store();
    await drawn(given);
    await silence();
    expect(given.heard.at(-1)).toBe('polite: Saved Talk');
    expect(given.component.events()[0]).toMatchObject({ start: '2026-11-21T10:00:00Z' });
  });

  it('two problems as two sentences, however the first one ends', async () => {
    const source = new GivenSource();
    const given = await givenTalk(source);
    await given.calendar.next();
    source.asked.at(-1)!.fail('The server sleeps.');
    await drawn(given);
    press('t');
    await given.calendar.previous();
    await drawn(given);
    expect(given.heard.join(' ')).not.toContain('..');
  });

  it('the end of a loading of which the beginning was announced', async () => {
    const source = new GivenSource();
    const given = await givenConnected(source);
    const heard = recordSpoken(given);
    await until(given, () => heard.includes('polite: Loading events'));
    source.asked[0]!.answer([]);
    await until(given, () => heard.includes('polite: Events loaded'));
    expect(heard).toEqual(['polite: Loading events', 'polite: Events loaded']);
  });

  it('a failure alone of a loading that fails, instead of its end', async () => {
    const source = new GivenSource();
    const given = await givenConnected(source);
    const heard = recordSpoken(given);
    await until(given, () => heard.includes('polite: Loading events'));
    source.asked[0]!.fail('The server sleeps.');
    await until(given, () => heard.length > 1);
    await silence();
    expect(heard.slice(1)).toEqual(['assertive: Events could not be loaded: The server sleeps.']);
  });
});
