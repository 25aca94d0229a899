import { TestBed } from '@angular/core/testing';
import { Clock } from './clock';

describe('Clock', () => {
  const at = (time: string): number => Date.parse(`2026-11-20T${time}Z`);
  beforeEach(() => {
    jest.useFakeTimers({ now: at('10:59:30') });
    TestBed.configureTestingModule({ providers: [Clock] });
  });
  afterEach(() => jest.useRealTimers());

  it('moves on by itself at each full minute', () => {
    const { now } = TestBed.inject(Clock);
    expect(now()).toBe(at('10:59:30'));
    TestBed.tick();
    jest.advanceTimersByTime(29_999);
    expect(now()).toBe(at('10:59:30'));
    jest.advanceTimersByTime(1);
    expect(now()).toBe(at('11:00:00'));
    jest.advanceTimersByTime(60_000);
    expect(now()).toBe(at('11:01:00'));
  });

  it('stands still on a server, where nothing is drawn', () => {
    // Angular recognises a server build by this flag.
    const build = globalThis as { ngServerMode?: boolean };
    build.ngServerMode = true;
    const { now } = TestBed.inject(Clock);
    TestBed.tick();
    jest.advanceTimersByTime(120_000);
    delete build.ngServerMode;
    expect(now()).toBe(at('10:59:30'));
  });

  it('wakes with the page, for timers sleep in the background', () => {
    const { now } = TestBed.inject(Clock);
    TestBed.tick();
    jest.setSystemTime(at('10:59:45'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(now()).toBe(at('10:59:45'));
  });

  it('stops with the calendar', () => {
    const { now } = TestBed.inject(Clock);
    TestBed.tick();
    TestBed.resetTestingModule();
    expect(jest.getTimerCount()).toBe(0);
    jest.setSystemTime(at('12:00:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(now()).toBe(at('10:59:30'));
  });
});
