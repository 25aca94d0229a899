import {
  Component,
  computed,
  ElementRef,
  inject,
  input,
  linkedSignal,
  output,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { formatDay, parseDay } from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import { DatePickerPopover } from '../../popover/date-picker-popover';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import type { DateFieldPart, DateValue } from '../../store/events/editor-section';
import { Navigation } from '../../store/dates/navigation';
import { parseDateText } from '../../text/date-text';
import type { FieldValue } from '../field-value';
import { FieldInput, type TextValue } from './field-input';

/** A date of the form; where the form focuses errors itself, the field registers the element that shows it. */
type ShownDate = DateValue & Partial<Pick<FieldValue<string | null>, 'shownBy'>>;

/** A date field: the date is typed as people of the locale do, or picked from a small calendar. */
@Component({
  selector: 'ec-date-field',
  imports: [
    DatePickerPopover,
    FieldInput,
    Icon,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatSuffix,
  ],
  templateUrl: './date-field.html',
  styleUrl: './date-field.scss',
  host: { '(keydown)': 'press($event)' },
})
export class DateField implements DateFieldPart {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);

  readonly label = input.required<string>();
  readonly name = input.required<string>();
  readonly date = input.required<ShownDate>();
  /** Emits when a date was typed or picked. */
  readonly changed = output();

  protected readonly words = this.#settings.text;
  protected readonly box = viewChild.required<unknown, ElementRef<HTMLElement>>(MatFormField, {
    read: ElementRef,
  });
  protected readonly isPicking = signal(false);
  /** Day at which picking begins. */
  protected readonly day = computed(
    () => parseDay(this.date().value()) ?? this.#navigation.today(),
  );

  /** Text of the field: as typed, while that denotes the date, else as the calendar writes it. */
  readonly #said = linkedSignal<string | null, string>({
    source: () => this.date().value(),
    computation: (date, last) => {
      const text = last?.value ?? '';
      return date === null || this.#read(text) === date ? text : this.#written(date);
    },
  });
  protected readonly typed: TextValue = {
    value: this.#said.asReadonly(),
    error: computed(() => this.date().error()),
    set: (text) => {
      this.#said.set(text);
      this.#change(this.#read(text));
    },
    shownBy: (element, focus) => this.date().shownBy?.(element, focus) ?? (() => undefined),
  };

  protected press(press: KeyboardEvent): void {
    const { key, altKey } = press;
    const isPicking = this.isPicking();
    // Keys in the picker have no meaning around it.
    if (isPicking) press.stopPropagation();
    const opens = !isPicking && altKey && key === 'ArrowDown';
    const closes = isPicking && (key === 'Escape' || (altKey && key === 'ArrowUp'));
    if (!opens && !closes) return;
    press.preventDefault();
    this.isPicking.set(opens);
  }

  protected pick(day: number): void {
    this.#change(formatDay(day));
  }

  /** Rewrites a readable date as the calendar writes it. */
  protected rewrite(): void {
    const date = this.date().value();
    if (date !== null) this.#said.set(this.#written(date));
  }

  #change(date: string | null): void {
    if (date === untracked(this.date().value)) return;
    this.date().set(date);
    this.changed.emit();
  }

  #read(text: string): string | null {
    const { locale } = this.#settings.formats();
    const day = parseDateText(text, locale, this.#navigation.today());
    return day === null ? null : formatDay(day);
  }

  #written(date: string): string {
    return this.#settings.formats().dateInput(parseDay(date) ?? 0);
  }
}
