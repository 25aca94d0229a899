import { DESCRIPTION } from './description';
import { givenContext, givenPlan, written } from './fields.spec-host';

describe('the description', () => {
  it.each<[unknown, string]>([
    ['All of it\n', 'All of it\n'],
    [undefined, ''],
    [null, ''],
    [{ html: '<b>' }, ''],
  ])('of %j reads %j', (description, expected) => {
    expect(DESCRIPTION.read(givenPlan({ description }), givenContext())).toBe(expected);
  });

  it('is written, and taken away', () => {
    const plan = givenPlan({ description: 'x' });
    expect(written(DESCRIPTION, () => 'y', givenContext(plan))).toEqual({
      ...plan,
      description: 'y',
    });
    expect(written(DESCRIPTION, () => '', givenContext(plan))).toStrictEqual(givenPlan());
  });
});
