import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { RuleInput } from './rule-input';
import { RuleState } from './rule-state';

@Component({
  imports: [MatFormFieldModule, MatInputModule, RuleInput],
  template: `<mat-form-field><input matInput ecRule="interval" /></mat-form-field>`,
})
class Form {}

it('a text field of the rule is marked as wrong once it was left', async () => {
  const model = signal({ interval: '2' });
  const left = signal(false);
  const state = {
    model,
    change: (change: { interval: string }) => model.set(change),
    leave: () => left.set(true),
    errorOf: () => (left() && model().interval === '' ? 'None.' : ''),
  };
  TestBed.configureTestingModule({
    providers: [{ provide: RuleState, useValue: state }],
  });
  const fixture = TestBed.createComponent(Form);
  await fixture.whenStable();
  const input = (fixture.nativeElement as HTMLElement).querySelector('input')!;
  const isWrong = (): string | null => input.getAttribute('aria-invalid');
  expect(input.value).toBe('2');
  input.value = '';
  input.dispatchEvent(new Event('input'));
  await fixture.whenStable();
  expect([model().interval, isWrong()]).toEqual(['', 'false']);
  input.dispatchEvent(new Event('blur'));
  await fixture.whenStable();
  expect(isWrong()).toBe('true');
  model.set({ interval: '3' });
  await fixture.whenStable();
  expect([input.value, isWrong()]).toEqual(['3', 'false']);
});
