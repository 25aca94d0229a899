import { TestBed } from '@angular/core/testing';
import { Announcer } from './announcer';
import { Notice } from './notice';

const UNDO = { label: 'Undo', run: () => undefined };

describe('Notice', () => {
  let notice: Notice;
  let said: string[];
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    said = [];
    TestBed.configureTestingModule({
      providers: [
        Notice,
        {
          provide: Announcer,
          useValue: {
            say: (message: string) => said.push(message),
            sayFailure: (message: string) => said.push(`Failure: ${message}`),
          },
        },
      ],
    });
    notice = TestBed.inject(Notice);
  });
  afterEach(() => jest.useRealTimers());

  it('is shown and said, with what can be done about it', () => {
    notice.show('Moved');
    expect(notice.message()).toEqual({ text: 'Moved', action: null });
    notice.show('Deleted', UNDO);
    expect(notice.message()).toEqual({ text: 'Deleted', action: UNDO });
    notice.showFailure('Not saved');
    expect(notice.message()).toEqual({ text: 'Not saved', action: null });
    expect(said).toEqual(['Moved', 'Deleted', 'Failure: Not saved']);
  });

  it('is shown with what is to be known besides, once, until that is dismissed', () => {
    notice.showBesides('Hidden by the filter');
    expect(notice.message()).toEqual({ text: 'Hidden by the filter', action: null });
    notice.show('Moved', UNDO);
    expect(notice.message()).toEqual({ text: 'Moved. Hidden by the filter', action: UNDO });
    notice.show('Moved again');
    expect(notice.message()?.text).toBe('Moved again');
    notice.showBesides('Hidden by the filter');
    notice.dismiss();
    notice.show('Deleted');
    expect(notice.message()?.text).toBe('Deleted');
    notice.showBesides('Hidden by the filter');
    notice.showFailure('Not saved');
    notice.show('Copied');
    expect(notice.message()?.text).toBe('Copied');
    // Each is said by itself.
    expect(said.slice(0, 2)).toEqual(['Hidden by the filter', 'Moved']);
  });

  it('goes by itself after ten seconds, counted from the last one', () => {
    notice.show('Moved');
    jest.advanceTimersByTime(9000);
    notice.show('Deleted');
    jest.advanceTimersByTime(9999);
    expect(notice.message()?.text).toBe('Deleted');
    jest.advanceTimersByTime(1);
    expect(notice.message()).toBeNull();
  });

  it('stays while somebody is at it, and goes in a while after that', () => {
    notice.show('Deleted', UNDO);
    notice.hold();
    jest.advanceTimersByTime(60_000);
    expect(notice.message()).not.toBeNull();
    notice.release();
    notice.release();
    jest.advanceTimersByTime(9999);
    expect(notice.message()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(notice.message()).toBeNull();
  });

  it('with something to do is out of date once the events have changed, others aren’t', () => {
    notice.outdate();
    notice.show('Moved');
    notice.outdate();
    expect(notice.message()?.text).toBe('Moved');
    notice.show('Deleted', UNDO);
    notice.outdate();
    expect(notice.message()).toBeNull();
  });

  it('is dismissed with its timer', () => {
    notice.show('Deleted', UNDO);
    notice.dismiss();
    expect(notice.message()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});
