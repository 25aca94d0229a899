import { presentSection } from './present-section';

const SECTIONS = ['install', 'events', 'theme', 'size'];

describe('the section that is read', () => {
  it.each<[string, readonly string[], boolean, string | null, string | undefined]>([
    ['is none above the first', [], false, null, undefined],
    ['is none above the first, whatever the address names', [], false, 'theme', undefined],
    ['is the last that was passed', ['install', 'events'], false, null, 'events'],
    ['is the last that was passed, wherever one came from', ['install'], false, 'size', 'install'],
    ['is the last of all at the end', ['install', 'events'], true, null, 'size'],
    ['is the one named, if it can’t get further up', ['install', 'events'], true, 'theme', 'theme'],
    ['isn’t one named that was passed', ['install', 'events'], true, 'install', 'size'],
    ['is the last one if all were passed', SECTIONS, true, 'theme', 'size'],
    ['is none on a page that needn’t be scrolled', [], true, null, undefined],
  ])('%s', (_, passed, isAtEnd, target, expected) => {
    expect(presentSection(SECTIONS, { passed: new Set(passed), isAtEnd, target })).toBe(expected);
  });
});
