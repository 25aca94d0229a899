import type { ComponentFixture } from '@angular/core/testing';
import { EDITOR, EVENT_SEARCH, QUICK_FORM, SEARCH_FINDER } from '../lazy/lazy-parts';
import type { LazyPart } from '../lazy/lazy-part';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from './calendar.spec-host';

beforeEach(() => givenNow(FRIDAY_NOON));
afterEach(() => jest.restoreAllMocks());

/** Holds a part back; returns a function that lets it load. */
function held(part: LazyPart<unknown>): () => void {
  // Another test may have loaded it.
  jest.spyOn(part, 'loaded', 'get').mockReturnValueOnce(undefined);
  const load = part.load.bind(part);
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  jest.spyOn(part, 'load').mockImplementation(() => arrival.then(() => load()));
  return arrive;
}

/** Draws the calendar until something is so. */
async function until(fixture: ComponentFixture<unknown>, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    fixture.detectChanges();
  }
}

/** Presses keys on the focused element, or else on the view. */
function press(element: HTMLElement, keys: readonly string[]): void {
  for (const key of keys) {
    const view = element.querySelector<HTMLElement>('[role="grid"]:has([data-slot])')!;
    const { activeElement } = document;
    const target = element.contains(activeElement) ? activeElement! : view;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

describe('what is typed while a part is loading', () => {
  it.each([
    ['the quick form', QUICK_FORM, { eventCreation: { form: 'quick' } } as const],
    ['the editor', EDITOR, {}],
  ])('is saved by %s where Enter followed', async (_, part, inputs) => {
    const { element, fixture, component } = await givenCalendar(inputs);
    const arrive = held(part);
    press(element, ['c']);
    await until(fixture, () => jest.mocked(part.load).mock.calls.length > 0);
    press(element, ['T', 'e', 'a', 'Enter']);
    arrive();
    await until(fixture, () => component.events().length > 0);
    expect(component.events().map(({ title }) => title)).toEqual(['Tea']);
  });

  it.each([
    ['the field before the results', 0],
    ['the results before the field', 1],
  ])('leads to a result where Down and Enter followed, %s', async (_, first) => {
    const { element, fixture, component } = await givenCalendar({
      ...{ eventSearch: true, events: [givenEvent({ id: 'a', title: 'Yoga' })] },
    });
    const arrivals = [held(EVENT_SEARCH), held(SEARCH_FINDER)];
    component.openSearch();
    fixture.detectChanges();
    press(element, ['y', 'x', 'Backspace', 'o', 'ArrowDown', 'Enter']);
    arrivals[first]!();
    await new Promise((resolve) => setTimeout(resolve, 5));
    fixture.detectChanges();
    arrivals[1 - first]!();
    await until(fixture, () => document.activeElement?.getAttribute('data-event-id') === 'a');
    expect(component.searchText()).toBe('yo');
  });

  it('waits in the field for the results of a search', async () => {
    const { element, fixture, component } = await givenCalendar({
      ...{ eventSearch: { mode: 'filter' }, visibleDate: '2026-11-01' },
      events: [givenEvent({ id: 'a', title: 'Yoga' })],
    });
    const arrive = held(SEARCH_FINDER);
    component.openSearch();
    await until(fixture, () => document.activeElement?.matches('ec-event-search input') === true);
    const field = document.activeElement as HTMLInputElement;
    field.value = 'yo';
    field.dispatchEvent(new Event('input'));
    press(element, ['Enter']);
    await until(fixture, () => true);
    expect(element.querySelector('[data-event-id="a"]')).toBeNull();
    arrive();
    await until(fixture, () => element.querySelector('[data-event-id="a"]') !== null);
    expect([document.activeElement, field.value]).toEqual([field, 'yo']);
  });
});
