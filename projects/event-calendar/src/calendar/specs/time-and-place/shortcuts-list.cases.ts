import type { PartialLocaleText } from 'ng-event-calendar/defaults';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';

const GERMAN = { keyControl: 'Strg', keyShift: 'Umschalt', keyEnter: 'Eingabe', keyDelete: 'Entf' };

async function listedKeys(localeText: PartialLocaleText, eventSearch = false): Promise<string[]> {
  const { calendar, eventElement } = await givenCalendar({
    events: [givenEvent({ id: 'a' })],
    localeText,
    eventSearch,
  });
  eventElement('a').dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
  // Waits until the list has loaded.
  await calendar.getTitle();
  return [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
}

describe('the list of shortcuts', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it.each<[PartialLocaleText, string[]]>([
    [{}, ['E', 'Shift E', 'Enter', 'Delete', 'Ctrl C', 'Ctrl Shift Z']],
    [GERMAN, ['Eingabe', 'Entf', 'Strg C', 'Strg Umschalt Z']],
  ])('the list of shortcuts with the texts %j names %j', async (localeText, expected) => {
    expect(await listedKeys(localeText)).toEqual(expect.arrayContaining(expected));
  });

  it.each([true, false])('names the key of the search where that is offered: %s', async (isOn) => {
    expect((await listedKeys({}, isOn)).includes('/')).toBe(isOn);
  });

  it('the list of shortcuts has the signs of a Mac on one', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('(Macintosh; Intel Mac OS X 10_15_7)');
    expect(await listedKeys(GERMAN)).toEqual(expect.arrayContaining(['↩', '⌦', '⌘C', '⇧⌘Z']));
  });
});
