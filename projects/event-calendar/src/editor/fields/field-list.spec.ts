import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { FieldList } from './field-list';

const KEY_CODES: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  Shift: 16,
  ArrowUp: 38,
  ArrowDown: 40,
};

@Component({
  imports: [FieldList, MatAutocompleteModule],
  template: `
    <input ecFieldList [ecListPlace]="place()" [matAutocomplete]="list" />
    <mat-autocomplete #list>
      @for (hour of ['8 AM', '9 AM', '10 AM', '11 AM']; track hour) {
        <mat-option [value]="hour">{{ hour }}</mat-option>
      }
    </mat-autocomplete>
  `,
})
class Field {
  readonly place = signal(-1);
}

async function given(place = -1) {
  const fixture = TestBed.createComponent(Field);
  fixture.componentInstance.place.set(place);
  document.body.append(fixture.nativeElement as HTMLElement);
  await fixture.whenStable();
  const input = (fixture.nativeElement as HTMLElement).querySelector('input')!;
  const press = (key: string, more: KeyboardEventInit = {}): void => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
    // Material reads the key code.
    Object.defineProperty(event, 'keyCode', { value: KEY_CODES[key] });
    input.dispatchEvent(event);
  };
  return {
    input,
    press,
    place: fixture.componentInstance.place,
    settled: () => fixture.whenStable(),
    focus: async () => {
      input.focus();
      await fixture.whenStable();
    },
    marked: () =>
      [...document.querySelectorAll('[role="option"][aria-selected="true"]')].map((option) =>
        option.textContent.trim(),
      ),
  };
}

describe('the list of a field', () => {
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['Tab', 'false'],
    ['Shift', 'true'],
  ])('after %s, before anything is drawn, is open: %s', async (key, isOpen) => {
    const { input, press, settled } = await given();
    input.dispatchEvent(new Event('focusin'));
    press(key);
    await settled();
    expect(input.getAttribute('aria-expanded')).toBe(isOpen);
  });

  it.each<[string, number, string[]]>([
    ['the value', 2, ['10 AM']],
    ['nothing for a value between two', 1.5, []],
    ['nothing for a value that is none of them', -1, []],
  ])('marks %s', async (_, place, expected) => {
    const { focus, marked } = await given(place);
    await focus();
    expect(marked()).toEqual(expected);
  });

  it('marks another value as it is typed', async () => {
    const { focus, place, settled, marked } = await given(2);
    await focus();
    place.set(0);
    await settled();
    expect(marked()).toEqual(['8 AM']);
  });

  it.each<[string, number, string]>([
    ['ArrowDown', 2, '11 AM'],
    ['ArrowDown', 1.5, '10 AM'],
    ['ArrowDown', -0.5, '8 AM'],
    ['ArrowDown', 3.5, '8 AM'],
    ['ArrowDown', -1, '8 AM'],
    ['ArrowUp', 2, '9 AM'],
    ['ArrowUp', 1.5, '9 AM'],
    ['ArrowUp', -0.5, '11 AM'],
    ['ArrowUp', 3.5, '11 AM'],
    ['ArrowUp', -1, '11 AM'],
  ])('%s from %d leads to %s', async (key, place, expected) => {
    const { focus, press, input, settled } = await given(place);
    await focus();
    press(key);
    press('Enter');
    await settled();
    expect(input.value).toBe(expected);
  });

  it('has two steps lead twice as far', async () => {
    const { focus, press, input, settled } = await given(1);
    await focus();
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    await settled();
    expect(input.value).toBe('11 AM');
  });

  it('takes a text that is typed after arrow keys, and keys go on from that', async () => {
    const { focus, press, input, place, settled } = await given(2);
    await focus();
    press('ArrowDown');
    input.value = '8:30';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    press('Enter');
    await settled();
    expect(input.value).toBe('8:30');
    place.set(0.5);
    await settled();
    press('ArrowDown');
    press('Enter');
    await settled();
    expect(input.value).toBe('9 AM');
  });

  it('leaves arrow keys with others alone', async () => {
    const { focus, press, input, settled } = await given(2);
    await focus();
    press('ArrowDown', { altKey: true });
    press('Enter');
    await settled();
    expect(input.value).toBe('');
  });
});
