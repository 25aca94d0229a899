import { Memo } from './memo';

describe('Remembered', () => {
  it('computes again only when a cause changed, comparing lists by their items', () => {
    const remembered = new Memo<string, object>();
    const event = {};
    const first = remembered.get('a', [1, [event]], () => ({}));
    expect(remembered.get('a', [1, [event]], () => ({}))).toBe(first);
    expect(remembered.get('a', [2, [event]], () => ({}))).not.toBe(first);
    expect(remembered.get('b', [1, [event]], () => ({}))).not.toBe(first);
    expect(remembered.get('a', [2, [event, event]], () => ({}))).not.toBe(first);
  });
});
