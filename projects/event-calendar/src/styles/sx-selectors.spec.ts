import { nestedSelector } from './sx-selectors';

describe('nestedSelector', () => {
  it.each([
    ['&:hover', '&', '&:hover'],
    [':hover', '&', '&:hover'],
    ['::before', '&', '&::before'],
    ['.day', '&', '& .day'],
    ['> .day', '&', '& > .day'],
    ['& .day', '&:hover', '&:hover .day'],
    ['.dark &', '& .day', '.dark & .day'],
    ['&.a, &.b', '&', '&.a, &.b'],
    ['.c', '&.a, &.b', '&.a .c, &.b .c'],
    ['&:is(.a, .b)', '&', '&:is(.a, .b)'],
    ['[title="a, b"], x\\,y', '&', '& [title="a, b"], & x\\,y'],
    ['& + &', '& $&', '& $& + & $&'],
    [',', '&', ''],
  ])('%j in %j is %j', (key, outer, expected) => {
    expect(nestedSelector(key, outer)).toBe(expected);
  });
});
