import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { ListClosing } from './list-closing';

@Component({
  imports: [ListClosing, MatAutocompleteModule],
  template: `
    <input ecListClosing [matAutocomplete]="list" />
    <mat-autocomplete #list>
      <mat-option value="1 AM">1 AM</mat-option>
    </mat-autocomplete>
  `,
})
class Field {}

describe('the list of a field', () => {
  const press = (input: HTMLElement, key: string): void => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };

  it.each([
    ['Tab', 'false'],
    ['Shift', 'true'],
  ])('after %s, before anything is drawn, is open: %s', async (key, isOpen) => {
    const fixture = TestBed.createComponent(Field);
    await fixture.whenStable();
    const input = (fixture.nativeElement as HTMLElement).querySelector('input')!;
    input.dispatchEvent(new Event('focusin'));
    press(input, key);
    await fixture.whenStable();
    expect(input.getAttribute('aria-expanded')).toBe(isOpen);
  });
});
