import { COLOR } from './color';
import { givenContext, givenPlan, written } from './fields.spec-host';

describe('the colour', () => {
  it.each<[unknown, string | null]>([
    ['red', 'red'],
    ['mauve', 'mauve'],
    [undefined, null],
    [null, null],
  ])('of %j reads %j', (color, expected) => {
    expect(COLOR.read(givenPlan({ color }), givenContext())).toBe(expected);
  });

  it('is written, and taken away', () => {
    const plan = givenPlan({ color: 'red' });
    expect(written(COLOR, () => 'blue', givenContext(plan))).toEqual({ ...plan, color: 'blue' });
    expect(written(COLOR, () => null, givenContext(plan))).toStrictEqual(givenPlan());
  });
});
