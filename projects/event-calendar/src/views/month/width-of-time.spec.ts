import { widthOfTime } from './width-of-time';

describe('the room of a time', () => {
  it.each([
    ['10:30', 'calc(4.56ch + 0.00em)'],
    ['10:30a', 'calc(5.54ch + 0.00em)'],
    // Letters wider than any figure: an Arabic one, ideographs.
    ['10:30 \u0635', 'calc(5.06ch + 1.25em)'],
    ['\u4e0a\u534810:30', 'calc(4.56ch + 2.00em)'],
  ])('%s', (time, width) => {
    expect(widthOfTime(time)).toBe(width);
  });
});
