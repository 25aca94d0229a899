import { TestBed } from '@angular/core/testing';
import { Announcer } from './announcer';

describe('Announcer', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now() });
    TestBed.configureTestingModule({ providers: [Announcer] });
  });
  afterEach(() => jest.useRealTimers());

  it('empties the region before each message, so that the same one is heard again', () => {
    const announcer = TestBed.inject(Announcer);
    for (let time = 1; time <= 2; time++) {
      announcer.say('Moved');
      expect(announcer.message()).toBe('');
      jest.runAllTimers();
      expect(announcer.message()).toBe('Moved');
    }
  });

  it('says only the last of what comes at once', () => {
    const announcer = TestBed.inject(Announcer);
    announcer.say('9 AM');
    announcer.say('9:30 AM');
    jest.runAllTimers();
    expect(announcer.message()).toBe('9:30 AM');
  });

  it('says where somebody has come to behind what happened, not instead of it', () => {
    const announcer = TestBed.inject(Announcer);
    announcer.say('Not saved: Closed by then.');
    announcer.sayPlace('9 AM');
    announcer.sayPlace('9:30 AM');
    jest.runAllTimers();
    expect(announcer.message()).toBe('Not saved: Closed by then. 9:30 AM');
    announcer.sayPlace('10 AM');
    jest.runAllTimers();
    expect(announcer.message()).toBe('10 AM');
  });

  it('says an aside before what comes next, and by itself where nothing does', () => {
    const announcer = TestBed.inject(Announcer);
    announcer.sayWithNext('Left out: Dec 23');
    announcer.say('Moved Choir');
    jest.runAllTimers();
    expect(announcer.message()).toBe('Left out: Dec 23. Moved Choir');
    announcer.sayWithNext('Left out: Dec 30');
    jest.runAllTimers();
    expect(announcer.message()).toBe('Left out: Dec 30');
    announcer.say('Undone');
    jest.runAllTimers();
    expect(announcer.message()).toBe('Undone');
  });

  it('is silent once the calendar is gone', () => {
    const announcer = TestBed.inject(Announcer);
    announcer.say('Moved');
    TestBed.resetTestingModule();
    jest.runAllTimers();
    expect(announcer.message()).toBe('');
  });
});
