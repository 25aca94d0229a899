import { computed, signal } from '@angular/core';
import { initialValue } from './initial-value';

describe('once', () => {
  it('reads at the first use and keeps the value', () => {
    const source = signal<string | undefined>('a');
    const read = jest.fn(source);
    const kept = initialValue(() => read());
    expect(read).not.toHaveBeenCalled();
    expect(kept()).toBe('a');
    source.set('b');
    expect(kept()).toBe('a');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps undefined too', () => {
    const source = signal<string | undefined>(undefined);
    const kept = initialValue(source);
    expect(kept()).toBeUndefined();
    source.set('b');
    expect(kept()).toBeUndefined();
  });

  it('makes nobody depend on what was read', () => {
    const source = signal(1);
    const kept = initialValue(source);
    const runs = jest.fn(() => kept());
    const sum = computed(runs);
    sum();
    source.set(2);
    expect(sum()).toBe(1);
    expect(runs).toHaveBeenCalledTimes(1);
  });
});
