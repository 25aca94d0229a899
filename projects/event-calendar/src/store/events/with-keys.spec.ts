import { givenEvent } from './given-event.spec-host';
import { changedKeys, withKeys } from './with-keys';

const plan = givenEvent({ title: 'Plan', color: 'red', rrule: { freq: 'DAILY' } });

describe('withKeys', () => {
  it('sets keys, and takes away those that are undefined', () => {
    const { color: _color, ...rest } = plan;
    expect(withKeys(plan, { title: 'Fair', color: undefined })).toStrictEqual({
      ...rest,
      title: 'Fair',
    });
  });

  it.each([{}, { title: 'Plan' }, { resource: undefined }, { rrule: { freq: 'DAILY' as const } }])(
    'returns the very event where it says so already: %j',
    (patch) => {
      expect(withKeys(plan, patch)).toBe(plan);
    },
  );
});

describe('changedKeys', () => {
  it('leaves out what the event says already', () => {
    const rrule = { freq: 'DAILY' } as const;
    expect(changedKeys(plan, { title: 'Plan', color: undefined, rrule })).toStrictEqual({
      color: undefined,
    });
  });
});
