import { textScaleOf } from './text-scale';

const { documentElement, body } = document;

afterEach(() => {
  documentElement.removeAttribute('style');
  body.removeAttribute('style');
});

it.each([
  ['as browsers have them', '16px', 'normal', 1],
  ['smaller on this page', '10px', 'normal', 1],
  ['of the default size at 200 %', '32px', 'normal', 2],
  ['with the usual tracking of a font', '16px', '0.4px', 1],
  ['as far apart as WCAG asks for', '16px', '1.92px', 1.218],
  ['larger, and as far apart', '32px', '1.92px', 2.436],
])('returns the room of letters that are %s', (_, size, letterSpacing, expected) => {
  documentElement.style.fontSize = size;
  Object.assign(body.style, { fontSize: '16px', letterSpacing });
  expect(textScaleOf(body)).toBeCloseTo(expected, 3);
});
