import { Component, signal } from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import { MatAutocompleteModule, MatAutocompleteTrigger } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { By } from '@angular/platform-browser';
import type { FieldValue } from '../field-value';
import { NO_FAULTS, type FormFaults } from '../form-faults';
import { FormValues } from '../form-values';
import { FieldInput } from './field-input';

@Component({
  imports: [FieldInput, MatAutocompleteModule, MatFormFieldModule, MatInputModule],
  template: `
    <mat-form-field>
      <input matInput id="title" [ecValue]="title" />
      @if (title.error(); as error) {
        <mat-error>{{ error }}</mat-error>
      }
    </mat-form-field>
    <mat-form-field>
      <input matInput id="room" [matAutocomplete]="list" [ecValue]="room" />
      <mat-autocomplete #list [displayWith]="titleOf">
        <mat-option value="#1">Room</mat-option>
      </mat-autocomplete>
    </mat-form-field>
  `,
})
class Form {
  readonly faults = signal<FormFaults>(NO_FAULTS);
  readonly form = new FormValues(signal({ title: 'Plan', room: '#1' }), this.faults);
  readonly title = this.form.field('title') as FieldValue<string>;
  readonly room = this.form.field('room') as FieldValue<string>;
  readonly titleOf = (value: string): string => (value === '#1' ? 'Room' : 'search: ' + value);
}

async function given(): Promise<{
  readonly fixture: ComponentFixture<Form>;
  readonly form: Form;
  readonly input: (id: string) => HTMLInputElement;
  readonly type: (id: string, text: string) => Promise<void>;
}> {
  const fixture = TestBed.createComponent(Form);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  await fixture.whenStable();
  const input = (id: string): HTMLInputElement =>
    element.querySelector<HTMLInputElement>(`#${id}`)!;
  const type = async (id: string, text: string): Promise<void> => {
    input(id).value = text;
    input(id).dispatchEvent(new Event('input', { bubbles: true }));
    await fixture.whenStable();
  };
  return { fixture, form: fixture.componentInstance, input, type };
}

describe('a text field of the form', () => {
  it('says the value, and writes what is typed', async () => {
    const { fixture, form, input, type } = await given();
    expect(input('title').value).toBe('Plan');
    await type('title', 'Fair');
    expect(form.title.value()).toBe('Fair');
    form.title.set('Walk');
    await fixture.whenStable();
    expect(input('title').value).toBe('Walk');
  });

  it.each(['title', 'room'] as const)(
    'is replaced by the next key where that was to be, also once it says something else: %s',
    async (id) => {
      const { fixture, form, input } = await given();
      const selected = (): string => {
        const { value, selectionStart, selectionEnd } = input(id);
        return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
      };
      input(id).focus();
      input(id).select();
      form[id].set('Walk in the park');
      await fixture.whenStable();
      expect(selected()).toBe(input(id).value);
      expect(selected()).toContain('Walk in the park');
      input(id).setSelectionRange(2, 2);
      form[id].set('Fair');
      await fixture.whenStable();
      expect(selected()).toBe('');
    },
  );

  it('has a list say its values by their titles, and leaves what is typed as it is', async () => {
    const { fixture, form, input, type } = await given();
    expect(input('room').value).toBe('Room');
    await type('room', 'Ro');
    expect([form.room.value(), input('room').value]).toEqual(['Ro', 'Ro']);
    form.room.set('#1');
    await fixture.whenStable();
    expect(input('room').value).toBe('Room');
    const trigger = fixture.debugElement
      .query(By.directive(MatAutocompleteTrigger))
      .injector.get(MatAutocompleteTrigger);
    await type('room', '');
    trigger.openPanel();
    await fixture.whenStable();
    document.querySelector<HTMLElement>('mat-option')?.click();
    await fixture.whenStable();
    expect([form.room.value(), input('room').value]).toEqual(['#1', 'Room']);
  });

  it('is marked as wrong while it is, with the words for it, and takes the focus then', async () => {
    const { fixture, form, input } = await given();
    const described = (): string => {
      const ids = (input('title').getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '').join('');
    };
    expect(input('title').getAttribute('aria-invalid')).toBe('false');
    form.faults.set(new Map([['title', 'None.']]));
    form.form.focusFault();
    await fixture.whenStable();
    expect(input('title').getAttribute('aria-invalid')).toBe('true');
    expect(described()).toBe('None.');
    expect(document.activeElement).toBe(input('title'));
    form.faults.set(NO_FAULTS);
    await fixture.whenStable();
    expect(input('title').getAttribute('aria-invalid')).toBe('false');
    expect(described()).toBe('');
  });
});
