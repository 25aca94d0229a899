import { givenContext, givenPlan, written } from './fields.spec-host';
import { TITLE } from './title';

const context = givenContext();

describe('the title', () => {
  it.each<[unknown, string]>([
    ['Plan', 'Plan'],
    [' ', ' '],
    [undefined, ''],
    [5, ''],
  ])('of %j reads %j', (title, expected) => {
    expect(TITLE.read(givenPlan({ title }), context)).toBe(expected);
  });

  it('is written as it is typed', () => {
    expect(written(TITLE, () => ' Fair ')).toEqual(givenPlan({ title: ' Fair ' }));
  });

  it.each([
    ['Fair', ''],
    ['', 'requiredTitleError'],
    ['  ', 'requiredTitleError'],
  ])('%j: %s', (title, fault) => {
    expect(TITLE.fault?.(title, context)).toBe(fault);
  });
});
