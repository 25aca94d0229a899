import TEXTS from '../generated/search-texts.json';
import { DocSearch } from './doc-search';

const search = new DocSearch(TEXTS);
const first = (text: string): string => {
  const [best] = search.find(text);
  return [best?.path, best?.section].filter(Boolean).join(' › ');
};

describe('DocSearch', () => {
  it.each([
    // A name, part of one in camel case, a heading, words of a text, and a slip.
    ['snapMinutes', 'props › snapMinutes'],
    ['unavailableTimes', 'props › unavailableTimes'],
    ['content security policy', 'Under a strict policy'],
    ['timelne', 'timeline'],
  ])('finds %s first in %s', (text, expected) => {
    expect(first(text)).toContain(expected);
  });

  it('finds a name by a word within it', () => {
    expect(search.find('minutes').map(({ section }) => section)).toContain('snapMinutes');
  });

  it('takes no similar word for one that the texts have', () => {
    const words = new Set(search.find('timezone').flatMap((found) => found.words));
    expect([...words].filter((word) => !word.includes('timezone'))).toEqual([]);
  });

  it('finds what has some of the words if nothing has all', () => {
    expect(search.find('timeline xylophone').length).toBeGreaterThan(0);
  });

  it.each(['', '   ', 'xylophone'])('finds nothing for "%s"', (text) => {
    expect(search.find(text)).toEqual([]);
  });
});
