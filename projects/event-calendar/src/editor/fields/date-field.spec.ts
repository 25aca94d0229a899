import { Injectable, LOCALE_ID, signal, type Provider } from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import { givenPart, type GivenInputs, type GivenPart } from '../../store/given-part.spec-host';
import { FocusReturn } from '../../feedback/focus-return';
import type { DateValue } from '../../store/events/editor-section';
import { DateField } from './date-field';

@Injectable()
class Nothing {}

/** No view is beside the field. */
const FOCUS_RETURN: Provider = { provide: FocusReturn, useValue: { again: () => undefined } };

interface Given {
  readonly fixture: ComponentFixture<DateField>;
  readonly calendar: GivenPart<unknown>;
  readonly date: ReturnType<typeof signal<string | null>>;
  readonly error: ReturnType<typeof signal<string>>;
  readonly input: HTMLInputElement;
  readonly opener: HTMLButtonElement;
  /** Number of times that a date was typed or picked. */
  readonly changes: () => number;
  /** Returns the picker; null while it is closed. */
  readonly picker: () => HTMLElement | null;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: string, more?: KeyboardEventInit) => Promise<KeyboardEvent>;
}

async function given(inputs: GivenInputs = {}, providers: Provider[] = []): Promise<Given> {
  const calendar = givenPart(Nothing, inputs, [Nothing, FOCUS_RETURN, ...providers]);
  const [date, error] = [signal<string | null>('2026-11-20'), signal('')];
  const value: DateValue = { value: date, error, set: (typed) => date.set(typed) };
  const fixture = TestBed.createComponent(DateField);
  let changes = 0;
  fixture.componentInstance.changed.subscribe(() => changes++);
  fixture.componentRef.setInput('label', 'Start date');
  fixture.componentRef.setInput('name', 'startDate');
  fixture.componentRef.setInput('date', value);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  await fixture.whenStable();
  const input = element.querySelector('input')!;
  return {
    fixture,
    calendar,
    date,
    error,
    input,
    opener: element.querySelector<HTMLButtonElement>('button[aria-haspopup]')!,
    changes: () => changes,
    // Without a top layer, as in jsdom, it stands elsewhere.
    picker: () => document.querySelector<HTMLElement>('[role="dialog"]'),
    type: async (text) => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await fixture.whenStable();
    },
    press: async (key, more = {}) => {
      const init = { key, bubbles: true, cancelable: true, ...more };
      const press = new KeyboardEvent('keydown', init);
      (document.activeElement ?? document.body).dispatchEvent(press);
      await fixture.whenStable();
      return press;
    },
  };
}

const day = (date: string): string => `[data-mini-date="${date}"]`;
/** Returns the date of the picker that takes the focus. */
const active = (): HTMLElement | null => document.querySelector('[data-mini-date][tabindex="0"]');

afterEach(() => document.body.replaceChildren());

describe('a date that is typed', () => {
  it('is read key by key, and written as the calendar writes it once the field is left', async () => {
    const { input, date, type, changes, fixture } = await given();
    expect(input.value).toBe('Nov 20, 2026');
    await type('11/2');
    expect([input.value, date()]).toEqual(['11/2', '2026-11-02']);
    await type('11/27');
    expect([input.value, date(), changes()]).toEqual(['11/27', '2026-11-27', 2]);
    input.dispatchEvent(new Event('blur'));
    await fixture.whenStable();
    expect(input.value).toBe('Nov 27, 2026');
  });

  it('stays as it is while it says none', async () => {
    const { input, date, type, fixture } = await given();
    await type('soon');
    input.dispatchEvent(new Event('blur'));
    await fixture.whenStable();
    expect([input.value, date()]).toEqual(['soon', null]);
    date.set('2026-12-01');
    await fixture.whenStable();
    expect(input.value).toBe('Dec 1, 2026');
  });

  it('is read and written in the locale', async () => {
    const { input, date, type, fixture } = await given({}, [
      { provide: LOCALE_ID, useValue: 'de' },
    ]);
    expect(input.value).toBe('20. Nov. 2026');
    await type('3.12.');
    expect(date()).toBe('2026-12-03');
    input.dispatchEvent(new Event('blur'));
    await fixture.whenStable();
    expect(input.value).toBe('3. Dez. 2026');
  });

  it('says what is wrong with it', async () => {
    const { input, error, fixture } = await given();
    error.set('This is not a date.');
    await fixture.whenStable();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect((fixture.nativeElement as HTMLElement).querySelector('mat-error')?.textContent).toBe(
      'This is not a date.',
    );
  });
});

describe('a date that is picked', () => {
  it('is chosen from its month, by the button, which has the focus again then', async () => {
    const { opener, picker, date, input, changes, fixture } = await given();
    expect(opener.getAttribute('aria-label')).toBe('Start date, choose a date');
    opener.click();
    await fixture.whenStable();
    expect(picker()?.getAttribute('aria-label')).toBe('Start date');
    expect(active()?.dataset['miniDate']).toBe('2026-11-20');
    picker()?.querySelector<HTMLElement>(day('2026-11-27'))?.click();
    await fixture.whenStable();
    expect([date(), input.value, changes()]).toEqual(['2026-11-27', 'Nov 27, 2026', 1]);
    expect(picker()).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('is looked for by keys alone, and left by Escape', async () => {
    const { input, picker, press } = await given();
    input.focus();
    expect((await press('ArrowDown')).defaultPrevented).toBe(false);
    expect(picker()).toBeNull();
    expect((await press('ArrowDown', { altKey: true })).defaultPrevented).toBe(true);
    active()?.focus();
    await press('PageDown');
    await press('ArrowRight');
    expect(active()?.dataset['miniDate']).toBe('2026-12-21');
    await press('Escape');
    expect(picker()).toBeNull();
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('Nov 20, 2026');
  });

  it('is one of those that are offered, and the view stays where it is', async () => {
    const { opener, picker, date, calendar, fixture } = await given({
      visibleDate: '2026-10-01',
      maxDate: '2026-11-21',
    });
    opener.click();
    await fixture.whenStable();
    const beyond = picker()?.querySelector<HTMLElement>(day('2026-11-22'));
    expect(beyond?.getAttribute('aria-disabled')).toBe('true');
    beyond?.click();
    await fixture.whenStable();
    expect(date()).toBe('2026-11-20');
    picker()?.querySelector<HTMLElement>(day('2026-11-21'))?.click();
    await fixture.whenStable();
    expect([date(), calendar.inputs.visibleDate()]).toEqual(['2026-11-21', '2026-10-01']);
  });

  it('begins at today where none can be read', async () => {
    const { opener, type, fixture } = await given({ now: '2026-12-24T12:00:00Z' });
    await type('soon');
    opener.click();
    await fixture.whenStable();
    expect(active()?.dataset['miniDate']).toBe('2026-12-24');
  });
});
