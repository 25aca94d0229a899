import { TestBed } from '@angular/core/testing';
import { givenPart, type GivenInputs } from '../../store/given-part.spec-host';
import { TimelineScale } from './timeline-scale';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TitleEdge } from './title-edge';

function given(more: GivenInputs = {}, width = 1_000) {
  const { part, inputs } = givenPart(
    TimelineScale,
    {
      ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
      ...{ resources: [{ id: 'a', title: 'Ana' }], preferences: { ampm: false }, ...more },
    },
    [TimelineScale, TimelineOptionsReader],
  );
  part.box.set({ width, height: 400, textScale: 1, scrolledRows: 0 });
  const fixture = TestBed.createComponent(TitleEdge);
  fixture.detectChanges();
  const edge = fixture.nativeElement as HTMLElement;
  edge.setPointerCapture = () => undefined;
  const send = (event: Event): void => {
    edge.dispatchEvent(event);
    fixture.detectChanges();
  };
  const key = (name: string): void => send(new KeyboardEvent('keydown', { key: name }));
  const pointer = (type: string, clientX = 0): void => send(new PointerEvent(type, { clientX }));
  return { part, edge, key, pointer, send, written: () => inputs.preferences() };
}

describe('<ec-title-edge>', () => {
  it('is a separator with a value', () => {
    const { edge } = given();
    const said = ['role', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-label'];
    expect(said.map((name) => edge.getAttribute(name))).toEqual([
      ...['separator', '240', '160', '480', 'Width of the titles'],
    ]);
  });

  it.each([
    ['ArrowRight', 'ltr', 256],
    ['ArrowLeft', 'ltr', 224],
    ['ArrowRight', 'rtl', 224],
    ['ArrowLeft', 'rtl', 256],
  ])('%s in %s makes the titles %i pixels wide', (name, direction, expected) => {
    const { edge, key, written } = given();
    edge.style.direction = direction;
    key(name);
    expect(written()).toEqual({ ampm: false, timelineTitleWidth: expected });
  });

  it.each([
    ['further than half of the view', 700, 900, 350],
    ['further than titles are wide', 2_000, 900, 480],
    ['closer than titles are wide', 1_000, -500, 160],
    ['between', 1_000, 100, 340],
  ])('a drag %s of %i pixels ends within limits', (_, width, by, expected) => {
    const { part, pointer, written } = given({}, width);
    pointer('pointerdown', 240);
    pointer('pointermove', 240 + by);
    expect(part.ownTitleWidth()).toBe(expected);
    expect(written()).toEqual({ ampm: false });
    pointer('pointerup');
    expect(written()).toEqual({ ampm: false, timelineTitleWidth: expected });
  });

  it('writes nothing where a drag is called off, or moves nothing', () => {
    const { part, pointer, key, written } = given();
    pointer('pointerdown', 240);
    pointer('pointermove', 300);
    key('Escape');
    pointer('pointerup');
    pointer('pointerdown', 240);
    pointer('pointerup');
    expect(written()).toEqual({ ampm: false });
    expect(part.ownTitleWidth()).toBe(240);
  });

  it('a double click takes the preference back', () => {
    const { part, send, written } = given({ preferences: { timelineTitleWidth: 300 } });
    expect(part.ownTitleWidth()).toBe(300);
    send(new MouseEvent('dblclick'));
    expect(written()).toEqual({});
    expect(part.ownTitleWidth()).toBe(240);
  });
});
