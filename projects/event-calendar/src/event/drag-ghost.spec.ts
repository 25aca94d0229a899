import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { givenEvent } from '../store/events/given-event.spec-host';
import { givenPart } from '../store/given-part.spec-host';
import { SessionState, type Draft } from '../store/events/session-state';
import { DragGhost } from './drag-ghost';

function given(event: CalendarEvent) {
  const { part } = givenPart(SessionState);
  part.draft.set({ event } as Draft);
  part.outside.set({ x: 30, y: 40, refusal: null, isDrawn: false });
  const showPopover = jest.fn();
  const fixture = TestBed.createComponent(DragGhost);
  const element = fixture.nativeElement as HTMLElement;
  element.showPopover = showPopover;
  TestBed.tick();
  fixture.detectChanges();
  return { state: part, fixture, element, showPopover };
}

describe('<ec-drag-ghost>', () => {
  it.each([
    ['Plan', 'Plan'],
    ['', '(No title)'],
  ])('of title %j is called %j, on top of all', (title, shown) => {
    const { element, showPopover } = given(givenEvent({ title, color: 'pink' }));
    expect(element.textContent.trim()).toBe(shown);
    expect(element.dataset['color']).toBe('pink');
    expect(element.getAttribute('aria-hidden')).toBe('true');
    expect(showPopover).toHaveBeenCalledTimes(1);
  });

  it('follows the pointer, and says where it is refused', () => {
    const { state, fixture, element } = given(givenEvent());
    expect([element.style.left, element.style.top]).toEqual(['30px', '40px']);
    expect('refused' in element.dataset).toBe(false);
    state.outside.set({ x: 50, y: 60, refusal: 'Full', isDrawn: false });
    fixture.detectChanges();
    expect([element.style.left, element.style.top]).toEqual(['50px', '60px']);
    expect('refused' in element.dataset).toBe(true);
    expect(element.querySelector('.ec-reason')?.textContent).toBe('Full');
    state.draft.set(null);
    fixture.detectChanges();
    expect(element.dataset['color']).toBeUndefined();
  });
});
