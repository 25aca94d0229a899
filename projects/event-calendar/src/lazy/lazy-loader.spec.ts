import { ApplicationRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Notice } from '../feedback/notice';
import { givenPart, type GivenPart } from '../store/given-part.spec-host';
import type { LazyPart } from './lazy-part';
import { LazyLoader } from './lazy-loader';

const given = (): GivenPart<LazyLoader> => givenPart(LazyLoader, {}, [LazyLoader]);
const partOf = (load: () => Promise<string>): LazyPart<string> => ({ load }) as LazyPart<string>;
const missing = partOf(() => Promise.reject(new Error('offline')));

describe('Parts', () => {
  it('loads a part, and is unstable until it is there', async () => {
    const { part } = given();
    let arrive: (code: string) => void = () => undefined;
    const loading = part.load(
      partOf(() => new Promise((resolve) => (arrive = resolve))),
      () => true,
    );
    let isStable = false;
    const stable = TestBed.inject(ApplicationRef)
      .whenStable()
      .then(() => (isStable = true));
    await Promise.resolve();
    expect(isStable).toBe(false);
    arrive('the part');
    expect(await loading).toBe('the part');
    await stable;
  });

  it.each([true, false])('tells of one that can’t be had; awaited: %s', async (isAwaited) => {
    const { part, reported } = given();
    expect(await part.load(missing, () => isAwaited)).toBeNull();
    expect(reported).toEqual([
      "part-not-loaded: A part of the calendar didn't load: Error: offline",
    ]);
    expect(TestBed.inject(Notice).message() !== null).toBe(isAwaited);
    await TestBed.inject(ApplicationRef).whenStable();
  });

  it('offers to try again what can be tried again', () => {
    const { part } = given();
    const retry = jest.fn();
    part.sayMissing(retry);
    const message = TestBed.inject(Notice).message();
    expect(message?.action?.label).toBe('Retry');
    message?.action?.run();
    expect(retry).toHaveBeenCalledTimes(1);
    part.sayMissing();
    expect(TestBed.inject(Notice).message()?.action ?? null).toBeNull();
  });
});
