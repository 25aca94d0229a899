import { typedText } from './typed-text';

describe('typedText', () => {
  it.each([
    ['  Nov\u00a020,\u202f2026 ', 'nov 20, 2026'],
    ['AOÛT', 'aout'],
    ['aou\u0302t', 'aout'],
    ['EKİM', 'ekim'],
    ['Kasım', 'kasim'],
    ['\u200f٢٠\u200e', '20'],
    ['ب\u200c.ظ', 'ب.ظ'],
    ['９：３０', '9:30'],
    ['오후', '오후'],
    ['हिन्दी', 'हिन्दी'],
  ])('takes %j for %j', (text, expected) => {
    expect(typedText(text)).toBe(expected);
  });
});
