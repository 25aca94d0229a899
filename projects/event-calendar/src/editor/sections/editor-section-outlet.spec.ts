import { Component, inject, signal, type Type } from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { lazyPart } from '../../lazy/lazy-part';
import { LazyLoader } from '../../lazy/lazy-loader';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import {
  SECTION_DRAFT,
  type EditorSection,
  type EventPatch,
  type SectionDraft,
} from '../../store/events/editor-section';
import { Notice } from '../../feedback/notice';
import { Reports } from '../../store/inputs/reports';
import { EditorState } from '../editor-state';
import type { FieldValue } from '../field-value';
import { NO_FAULTS, type FormFaults } from '../form-faults';
import { FormValues } from '../form-values';
import { givenPlan } from '../fields/fields.spec-host';
import { EditorSectionOutlet } from './editor-section-outlet';
import type { SectionValue } from './section-field';

@Component({ selector: 'ec-seats', template: `{{ title() }} <input /> <input id="second" />` })
class Seats {
  readonly draft: SectionDraft = inject(SECTION_DRAFT);
  readonly title = (): string => this.draft.draft()?.title ?? '';
}

@Component({
  imports: [EditorSectionOutlet],
  template: `<ec-editor-section [field]="field" [section]="section" />`,
})
class Form {
  section!: EditorSection;
  readonly faults = signal<FormFaults>(NO_FAULTS);
  readonly form = new FormValues(signal({ seats: { patch: {}, fault: '' } }), this.faults);
  readonly field = this.form.field('seats') as FieldValue<SectionValue>;
}

interface Given {
  readonly fixture: ComponentFixture<Form>;
  readonly host: Form;
  readonly element: HTMLElement;
  readonly base: ReturnType<typeof signal<CalendarEvent>>;
  readonly draft: () => SectionDraft;
}

const plan = givenPlan({ color: 'red' });

async function given(
  chunk: () => Promise<Type<unknown>> = () => Promise.resolve(Seats),
): Promise<Given> {
  const base = signal<CalendarEvent>(plan);
  TestBed.configureTestingModule({
    providers: [
      { provide: EditorState, useValue: { base, draft: base, occurrence: signal(null) } },
      { provide: CalendarSettings, useValue: { text: () => (key: string) => key } },
      LazyLoader,
      { provide: Notice, useValue: { showFailure: () => undefined } },
      { provide: Reports, useValue: { report: () => undefined } },
    ],
  });
  const fixture = TestBed.createComponent(Form);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  const host = fixture.componentInstance;
  host.section = { key: 'seats', after: '', shows: [], part: lazyPart(chunk, (it) => it) };
  await fixture.whenStable();
  const draft = (): SectionDraft =>
    (
      fixture.debugElement.query((node) => node.componentInstance instanceof Seats)
        .componentInstance as Seats
    ).draft;
  return { fixture, host, element, base, draft };
}

describe('a section of the form', () => {
  it('sees the event as it would be saved', async () => {
    const { fixture, element, base } = await given();
    expect(element.textContent.trim()).toBe('Plan');
    base.set({ ...plan, title: 'Fair' });
    await fixture.whenStable();
    expect(element.textContent.trim()).toBe('Fair');
  });

  it.each<[string, EventPatch[], EventPatch]>([
    ['a value', [{ title: 'Fair' }], { title: 'Fair' }],
    ['what is taken away', [{ color: undefined }], { color: undefined }],
    [
      'one key after the other',
      [{ title: 'Fair' }, { color: 'blue' }],
      { title: 'Fair', color: 'blue' },
    ],
    ['the last value of a key', [{ title: 'Fair' }, { title: 'Walk' }], { title: 'Walk' }],
    [
      'nothing that the event says anyway',
      [{ title: 'Fair', color: 'blue' }, { title: 'Plan' }],
      { color: 'blue' },
    ],
  ])('gives the form %s', async (_, patches, expected) => {
    const { host, draft } = await given();
    for (const patch of patches) draft().update(patch);
    expect(host.field.value()).toStrictEqual({ patch: expected, fault: '' });
  });

  it('says what is wrong, until that is mended', async () => {
    const { host, draft } = await given();
    draft().update({ title: 'Fair' });
    draft().refuse('Too many.');
    expect(host.field.value()).toEqual({ patch: { title: 'Fair' }, fault: 'Too many.' });
    draft().refuse('');
    expect(host.field.value().fault).toBe('');
  });

  it.each([
    ['that says so', '<input aria-invalid="true" />'],
    ['of Material’s that is empty', '<div class="mat-form-field-invalid"><b></b><input /></div>'],
    ['that the browser says so of', '<fieldset><input required /></fieldset>'],
  ])('is focused at the field %s, behind a right one', async (_, wrong) => {
    const { host, element, draft } = await given();
    const second = element.querySelector('#second')!;
    second.outerHTML = wrong;
    draft().refuse('Too many.');
    host.faults.set(new Map([['seats', 'Too many.']]));
    host.form.focusFault();
    expect(document.activeElement).toBe(element.querySelectorAll('input')[1]);
  });

  it('is focused where it wants to be, else at its beginning', async () => {
    const { host, element, draft } = await given();
    draft().refuse('Too many.');
    host.faults.set(new Map([['seats', 'Too many.']]));
    host.form.focusFault();
    expect(document.activeElement).toBe(element.querySelector('input'));
    draft().refuse('Too many.', () => element.querySelector<HTMLElement>('#second')?.focus());
    host.form.focusFault();
    expect(document.activeElement).toBe(element.querySelector('#second'));
  });

  it('says that it can’t be had, and is asked for again', async () => {
    let isThere = false;
    const { fixture, element } = await given(() =>
      isThere ? Promise.resolve(Seats) : Promise.reject(new Error('offline')),
    );
    expect(element.textContent).toContain('partNotLoaded');
    isThere = true;
    element.querySelector('button')?.click();
    await fixture.whenStable();
    expect(element.textContent.trim()).toBe('Plan');
  });
});
