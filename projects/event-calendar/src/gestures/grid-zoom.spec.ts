import { TestBed } from '@angular/core/testing';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { place } from '../store/inputs/given-media.spec-host';
import { givenPart, type GivenInputs, type GivenPart } from '../store/given-part.spec-host';
import { GridZoom } from './grid-zoom';
import { touchEvent } from './touch-event.spec-host';
import { ActiveViewGeometry } from './view-geometry';

interface Given extends GivenPart<GridZoom> {
  readonly scroller: HTMLElement;
  readonly gutter: HTMLElement;
  readonly wheel: (deltaY: number, more?: WheelEventInit) => WheelEvent;
  /** Returns where the time, `hours` hours from midnight, stands that stood at a point of the window. */
  readonly timeAt: (y: number) => number;
}

/** Makes a grid of 24 hours from 0 o'clock, in a window of 400 pixels, scrolled to 8 o'clock. */
function given(more: GivenInputs = {}): Given {
  const made = givenPart(GridZoom, { hourHeight: 60, ...more }, [GridZoom, ActiveViewGeometry]);
  const settings = TestBed.inject(CalendarSettings);
  const height = (): number => {
    const asked = settings.hourHeight();
    return typeof asked === 'number' ? asked : 40;
  };
  const scroller = document.body.appendChild(document.createElement('section'));
  const gutter = scroller.appendChild(document.createElement('ec-time-axis'));
  scroller.scrollTop = 480;
  gutter.getBoundingClientRect = () => new DOMRect(0, -scroller.scrollTop, 60, 24 * height());
  TestBed.inject(ActiveViewGeometry).show({
    element: scroller,
    area: () => ({ top: 0, bottom: 400, left: 0, right: 0 }),
    hourHeight: height,
    slotAt: () => null,
  });
  TestBed.tick();
  const wheel = (deltaY: number, init: WheelEventInit = {}): WheelEvent => {
    const how = { altKey: true, clientY: 120, cancelable: true, bubbles: true, ...init };
    const event = new WheelEvent('wheel', { deltaY, ...how });
    scroller.dispatchEvent(event);
    TestBed.tick();
    return event;
  };
  const timeAt = (y: number): number => (scroller.scrollTop + y) / height();
  return { ...made, scroller, gutter, wheel, timeAt };
}

afterEach(() => document.body.replaceChildren());

describe('keys', () => {
  it('make hours higher and lower around the middle, in words', () => {
    const { part, inputs, scroller, said, timeAt } = given({ preferences: { ampm: false } });
    expect(timeAt(200)).toBeCloseTo(680 / 60);
    expect(part.step(1, scroller)).toBe(true);
    TestBed.tick();
    expect(inputs.preferences()).toEqual({ ampm: false, hourHeight: 75 });
    expect(timeAt(200)).toBeCloseTo(680 / 60);
    part.step(-1, scroller);
    TestBed.tick();
    expect(inputs.preferences()).toEqual({ ampm: false, hourHeight: 60 });
    expect(said).toEqual(['Height of an hour: 75 pixels', 'Height of an hour: 60 pixels']);
  });

  it('give the height back to the host by 0', () => {
    const { part, inputs, gutter } = given({ preferences: { ampm: false, hourHeight: 200 } });
    part.step(0, gutter);
    expect(inputs.preferences()).toEqual({ ampm: false });
  });

  it.each([
    [1, 230, 240],
    [-1, 25, 24],
  ] as const)('stay within the heights that hours may have', (by, before, after) => {
    const { part, inputs, scroller } = given({ preferences: { hourHeight: before } });
    part.step(by, scroller);
    TestBed.tick();
    part.step(by, scroller);
    expect(inputs.preferences()).toEqual({ hourHeight: after });
  });

  it('mean nothing outside of the grid, and where the host sets no height', () => {
    expect(given().part.step(1, document.body)).toBe(false);
    TestBed.resetTestingModule();
    const { part, scroller } = given({ hourHeight: undefined });
    expect(part.step(1, scroller)).toBe(false);
  });
});

describe('the wheel', () => {
  it('zooms with Alt about the pointer, by less than a pixel too', () => {
    const { wheel, inputs, timeAt } = given();
    expect(timeAt(120)).toBe(10);
    expect(wheel(-100).defaultPrevented).toBe(true);
    expect(inputs.preferences()).toEqual({ hourHeight: 73 });
    expect(timeAt(120)).toBeCloseTo(10);
    for (let turn = 0; turn < 10; turn++) wheel(-2);
    expect(inputs.preferences()).toEqual({ hourHeight: 76 });
  });

  it('knows lines', () => {
    const { wheel, inputs } = given();
    wheel(3, { deltaMode: 1 });
    expect(inputs.preferences()).toEqual({ hourHeight: 55 });
  });

  it.each([[{ altKey: false }], [{ ctrlKey: true }], [{ metaKey: true }]])(
    "is the browser's with %j",
    (more) => {
      const { wheel, inputs } = given();
      expect(wheel(-100, more).defaultPrevented).toBe(false);
      expect(inputs.preferences()).toBeUndefined();
    },
  );

  it('is heard only where the host sets a height', () => {
    const { wheel, inputs } = given({ hourHeight: undefined });
    expect(wheel(-100).defaultPrevented).toBe(false);
    inputs.hourHeight.set('fit');
    TestBed.tick();
    expect(wheel(-100).defaultPrevented).toBe(true);
    expect(inputs.preferences()).toEqual({ hourHeight: 49 });
  });

  it('keeps its time over folded hours, which stay as high as they are', () => {
    const { wheel, scroller, gutter } = given();
    const strip = gutter.appendChild(document.createElement('span'));
    strip.className = 'ec-fold';
    place(strip, 0, 20, 60, 12);
    // 600 pixels from the beginning, 12 of them folded: at 73 pixels an hour these are 715.4 and 12.
    wheel(-100);
    expect(scroller.scrollTop).toBeCloseTo(588 * (1740 / 1428) + 12 - 120, 5);
  });
});

it('two fingers on the times zoom by how far they are apart', () => {
  const { gutter, inputs } = given();
  const finger = (identifier: number, y: number) => ({ identifier, x: 20, y, target: gutter });
  const touch = (type: string, ...fingers: ReturnType<typeof finger>[]): TouchEvent => {
    const event = touchEvent(type, fingers, fingers);
    gutter.dispatchEvent(event);
    TestBed.tick();
    return event;
  };
  touch('touchstart', finger(1, 100));
  expect(touch('touchmove', finger(1, 120)).defaultPrevented).toBe(false);
  touch('touchstart', finger(1, 100), finger(2, 200));
  expect(touch('touchmove', finger(1, 75), finger(2, 225)).defaultPrevented).toBe(true);
  expect(inputs.preferences()).toEqual({ hourHeight: 90 });
  touch('touchmove', finger(1, 125), finger(2, 175));
  expect(inputs.preferences()).toEqual({ hourHeight: 30 });
});
