import { faultsOf } from './form-faults';
import { givenContext } from './fields/fields.spec-host';

const context = givenContext();

describe('what is wrong with a form', () => {
  it.each<[string, string | Partial<Record<string, string>> | undefined, [string, string][]]>([
    ['a value', 'None.', [['times', 'None.']]],
    ['nothing', '', []],
    ['nothing of a field that finds nothing wrong', undefined, []],
    [
      'parts of one',
      { start: 'Early.', end: '', zone: 'None.' },
      [
        ['times.start', 'Early.'],
        ['times.zone', 'None.'],
      ],
    ],
  ])('is %s', (_, fault, expected) => {
    const field = fault === undefined ? { key: 'times' } : { key: 'times', fault: () => fault };
    expect([...faultsOf([{ key: 'title' }, field], {}, context)]).toEqual(expected);
  });

  it('is found in the values of the fields', () => {
    const given: unknown[] = [];
    const field = {
      key: 'title',
      fault: (...said: unknown[]) => {
        given.push(...said);
        return '';
      },
    };
    faultsOf([field], { title: 'Plan' }, context);
    expect(given).toEqual(['Plan', context]);
  });
});
