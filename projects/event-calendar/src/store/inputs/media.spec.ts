import { ApplicationRef, DOCUMENT, ElementRef } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Media } from './media';

/** A window with media queries, which jsdom lacks. */
class GivenWindow extends EventTarget {
  readonly print = Object.assign(new EventTarget(), { matches: false });
  innerHeight = 800;
  readonly asked: string[] = [];

  constructor(private readonly isCalm: boolean) {
    super();
  }

  matchMedia(query: string): { readonly matches: boolean } {
    this.asked.push(query);
    return query === 'print' ? this.print : { matches: this.isCalm };
  }
}

interface Given {
  readonly media: Media;
  readonly drawn: jest.SpyInstance;
  /** Starts printing or a preview of it, or ends it. */
  print(isPrinting: boolean): void;
}

function given(view: object | null, calendar = document.createElement('main')): Media {
  TestBed.configureTestingModule({
    providers: [
      Media,
      { provide: DOCUMENT, useValue: { defaultView: view } },
      { provide: ElementRef, useValue: new ElementRef(calendar) },
    ],
  });
  return TestBed.inject(Media);
}

function givenPage(isCalm = false, calendar?: HTMLElement): Given & { readonly view: GivenWindow } {
  const view = new GivenWindow(isCalm);
  const media = given(view, calendar);
  TestBed.tick();
  const drawn = jest.spyOn(TestBed.inject(ApplicationRef), 'tick');
  return {
    view,
    media,
    drawn,
    print: (isPrinting) => {
      view.print.matches = isPrinting;
      view.print.dispatchEvent(new Event('change'));
    },
  };
}

describe('Media', () => {
  it('tells of printing, and has it drawn at once', () => {
    const { media, drawn, print } = givenPage();
    expect(media.isPrinting()).toBe(false);
    print(true);
    expect(media.isPrinting()).toBe(true);
    expect(drawn).toHaveBeenCalledTimes(1);
    print(true);
    expect(drawn).toHaveBeenCalledTimes(1);
    print(false);
    expect(media.isPrinting()).toBe(false);
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is over', false],
    ['goes on, where a preview of it is open', true],
  ])('hears that a print begins, and that it %s', (_, goesOn) => {
    const { media, view } = givenPage();
    view.dispatchEvent(new Event('beforeprint'));
    expect(media.isPrinting()).toBe(true);
    view.print.matches = goesOn;
    view.dispatchEvent(new Event('afterprint'));
    expect(media.isPrinting()).toBe(goesOn);
  });

  it('has what was scrolled before be so after', () => {
    const calendar = document.createElement('main');
    calendar.innerHTML = '<i></i><b><u></u></b>';
    const [i, b, u] = [...calendar.querySelectorAll('*')];
    b!.scrollTop = 500;
    u!.scrollLeft = -1500;
    const { media, view } = givenPage(false, calendar);
    view.dispatchEvent(new Event('beforeprint'));
    for (const each of [i, b, u]) Object.assign(each!, { scrollTop: 0, scrollLeft: 0 });
    view.dispatchEvent(new Event('afterprint'));
    expect(media.isPrinting()).toBe(false);
    expect([i, b, u].map((each) => [each!.scrollTop, each!.scrollLeft])).toEqual([
      [0, 0],
      [500, 0],
      [0, -1500],
    ]);
  });

  it('listens no more once the calendar is gone', () => {
    const { media, view, print } = givenPage();
    TestBed.resetTestingModule();
    print(true);
    view.dispatchEvent(new Event('beforeprint'));
    expect(media.isPrinting()).toBe(false);
  });

  it.each([true, false])('says what the user wants of motion: calm %s', (isCalm) => {
    const { media, view } = givenPage(isCalm);
    expect(media.prefersCalm()).toBe(isCalm);
    expect(view.asked.at(-1)).toBe('(prefers-reduced-motion: reduce)');
  });

  it('knows how high the window is', () => {
    expect(givenPage().media.windowHeight()).toBe(800);
  });

  it.each<[string, object | null]>([
    ['a window', null],
    ['media queries', {}],
  ])('without %s prints nothing, and is calm', (_, view) => {
    const media = given(view);
    TestBed.tick();
    expect([media.isPrinting(), media.prefersCalm(), media.windowHeight()]).toEqual([
      false,
      true,
      0,
    ]);
  });

  it('measures where there is something to measure with', () => {
    expect(given(null).measures).toBe(false);
    TestBed.resetTestingModule();
    const page = globalThis as { ResizeObserver?: unknown };
    page.ResizeObserver = jest.fn();
    expect(given(null).measures).toBe(true);
    delete page.ResizeObserver;
  });
});
