import { signal } from '@angular/core';
import type { FieldValue } from './field-value';
import { NO_FAULTS, type FormFaults } from './form-faults';
import { FormValues } from './form-values';

interface Times {
  readonly start: string;
  readonly end: string;
}

const given = (): {
  readonly values: () => unknown;
  readonly form: FormValues;
  readonly title: FieldValue<string>;
  readonly times: FieldValue<Times>;
  readonly find: (...faults: [string, string][]) => void;
} => {
  const values = signal<Readonly<Record<string, unknown>>>({
    title: 'Plan',
    times: { start: '10', end: '11' },
  });
  const faults = signal<FormFaults>(NO_FAULTS);
  const form = new FormValues(values, faults);
  return {
    values,
    form,
    title: form.field('title') as FieldValue<string>,
    times: form.field('times') as FieldValue<Times>,
    find: (...found) => faults.set(new Map(found)),
  };
};

describe('the values of a form', () => {
  it('are read and written field by field, and part by part', () => {
    const { values, title, times } = given();
    title.set('Fair');
    times.part('end').set('12');
    expect(values()).toEqual({ title: 'Fair', times: { start: '10', end: '12' } });
    expect([title.value(), times.part('end').value()]).toEqual(['Fair', '12']);
  });

  it('are the same objects each time they are asked for', () => {
    const { form, times } = given();
    expect(form.field('times')).toBe(times);
    expect(times.part('start')).toBe(times.part('start'));
  });

  it('have what is wrong with each of them', () => {
    const { form, title, times, find } = given();
    expect(form.isFaulty()).toBe(false);
    find(['times.end', 'Too early.']);
    expect(form.isFaulty()).toBe(true);
    const errors = [title.error(), times.error(), times.part('start').error()];
    expect([...errors, times.part('end').error()]).toEqual(['', '', '', 'Too early.']);
  });

  it('give the focus to the first on the page that is wrong, of those that are shown', () => {
    const { form, title, times, find } = given();
    const [first, second] = [document.createElement('p'), document.createElement('p')];
    document.body.append(first, second);
    const focused: string[] = [];
    const focus = (): string | undefined => {
      form.focusFault();
      return focused.pop();
    };
    const hideEnd = times.part('end').shownBy(second, () => focused.push('end'));
    const hideStart = times.part('start').shownBy(first, () => focused.push('start'));
    find(['title', 'None.']);
    expect(focus()).toBeUndefined();
    find(['title', 'None.'], ['times.end', 'Too early.'], ['times.start', 'Too late.']);
    expect(focus()).toBe('start');
    hideStart();
    expect(focus()).toBe('end');
    hideEnd();
    expect(focus()).toBeUndefined();
    title.shownBy(first, () => focused.push('title'));
    expect(focus()).toBe('title');
  });
});
