import { Component, computed, inject, signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventEditorHarness } from 'ng-event-calendar/testing';
import { lazyPart } from '../../../lazy/lazy-part';
import {
  EDITOR_SECTIONS,
  SECTION_DRAFT,
  type EditorSection,
  type EventPatch,
} from '../../../store/events/editor-section';
import { FRIDAY_NOON, givenCalendar, givenNow } from '../../calendar.spec-host';
import { plan } from '../../editor.spec-host';

type Booking = CalendarEvent & { readonly phone?: string };

const booking: Booking = plan({ phone: '12' } as Partial<Booking>);

/** A section as a host would write it, for an event key that the calendar doesn't know. */
@Component({
  selector: 'ec-phone-section',
  template: `
    <label
      >Phone of {{ title() }}<input data-field="phone" [value]="phone()" (input)="type($event)"
    /></label>
  `,
})
class PhoneSection {
  readonly #editor = inject(SECTION_DRAFT);
  readonly #booking = computed<Booking>(() => this.#editor.draft() ?? this.#editor.base());
  protected readonly title = computed(() => this.#booking().title);
  protected readonly phone = computed(() => this.#booking().phone ?? '');

  protected type({ target }: Event): void {
    const { value } = target as HTMLInputElement;
    this.#editor.update({ phone: value === '' ? undefined : value } as EventPatch);
    this.#editor.refuse(/^\d*$/.test(value) ? '' : 'This is no number.');
  }
}

const PHONE: EditorSection = {
  key: 'phone',
  after: 'title',
  shows: ['phone' as keyof CalendarEvent],
  part: lazyPart(
    () => Promise.resolve(PhoneSection),
    (type) => type,
  ),
};

async function givenBooking(): Promise<{
  readonly events: ReturnType<typeof signal<Booking[]>>;
  readonly editor: EventEditorHarness;
  readonly isOpen: () => Promise<boolean>;
  readonly field: () => HTMLInputElement;
  readonly type: (phone: string) => Promise<void>;
}> {
  const events = signal<Booking[]>([booking]);
  const { calendar, fixture } = await givenCalendar({ events }, [
    { provide: EDITOR_SECTIONS, useValue: [PHONE] },
  ]);
  const editor = await calendar.openEditor({ title: 'Plan' });
  const field = (): HTMLInputElement => document.querySelector('[data-field="phone"]')!;
  const type = async (phone: string): Promise<void> => {
    field().value = phone;
    field().dispatchEvent(new Event('input'));
    await fixture.whenStable();
  };
  return { events, editor, isOpen: () => calendar.isEditorOpen(), field, type };
}

describe('a section of the editor', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('stands where it wants to, and sees what is typed elsewhere', async () => {
    const { editor, field } = await givenBooking();
    await editor.set('title', 'Visit');
    expect(field().value).toBe('12');
    expect(field().closest('label')?.textContent).toContain('Phone of Visit');
    const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    expect(fields.slice(0, 3).map(({ dataset }) => dataset['field'])).toEqual([
      'title',
      'phone',
      'startDate',
    ]);
  });

  it.each<[string, object]>([
    ['34', { phone: '34' }],
    ['', { phone: undefined }],
  ])('has %j saved of what it holds', async (phone, expected) => {
    const { editor, events, type } = await givenBooking();
    await type(phone);
    await editor.save();
    expect(events()).toEqual([{ ...booking, ...expected }]);
  });

  it('keeps an event from being saved that it finds wrong, and has the focus then', async () => {
    const { editor, events, isOpen, field, type } = await givenBooking();
    await type('no');
    const before = events();
    await editor.save();
    expect(events()).toBe(before);
    expect(document.activeElement).toBe(field());
    await type('34');
    await editor.save();
    expect(await isOpen()).toBe(false);
  });

  it('has changes that would be lost, until it says again what the event says', async () => {
    const { editor, isOpen, type } = await givenBooking();
    await type('34');
    await editor.close();
    expect(await editor.isAsking()).toBe(true);
    await editor.keepEditing();
    await type('12');
    await editor.close();
    expect(await isOpen()).toBe(false);
  });

  it('follows the host, and tells what the host changes once something was typed', async () => {
    const { editor, events, field } = await givenBooking();
    events.set([{ ...booking, phone: '56' }]);
    expect(await editor.getWarning()).toBe('');
    expect(field().value).toBe('56');
    await editor.set('title', 'Visit');
    events.set([{ ...booking, phone: '78' }]);
    expect(await editor.getWarning()).toContain('changed');
    await editor.save();
    expect(events()).toEqual([{ ...booking, title: 'Visit', phone: '78' }]);
  });
});
