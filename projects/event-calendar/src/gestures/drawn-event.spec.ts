import { drawnEventAt, registerDrawn, type DrawnEvent } from './drawn-event';
import { givenDrawn } from './drawn-event.spec-host';
import { givenEvent } from '../store/events/given-event.spec-host';

describe('drawnEventAt', () => {
  it('finds the event that an element, or what is in it, draws', () => {
    const { element, drawn } = givenDrawn(givenEvent());
    const title = element.appendChild(document.createElement('span'));
    expect(drawnEventAt(element)).toBe(drawn);
    expect(drawnEventAt(title)).toBe(drawn);
  });

  it.each<[string, EventTarget | null]>([
    ['nothing', null],
    ['a window', window],
    ['text', document.createTextNode('')],
    ['another element', document.createElement('div')],
    ['an event that nobody draws', document.createElement('ec-event')],
  ])('finds none in %s', (_, node) => {
    expect(drawnEventAt(node)).toBeUndefined();
  });

  it('finds nothing in what isn’t an event’s element', () => {
    const element = document.createElement('div');
    registerDrawn(element, {} as DrawnEvent);
    expect(drawnEventAt(element)).toBeUndefined();
  });
});
