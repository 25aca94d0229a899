import {
  afterNextRender,
  afterRenderEffect,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  Injector,
  input,
  linkedSignal,
  signal,
  untracked,
} from '@angular/core';
import { MatAutocomplete, MatAutocompleteTrigger, MatOption } from '@angular/material/autocomplete';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatError, MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { dayFrom } from 'ng-event-calendar/core/internal';
import { Media } from '../../../store/inputs/media';
import type { FieldValue } from '../../field-value';
import type { FieldContext, FieldPart } from '../editor-field';
import { DateField } from '../date-field';
import { FieldInput } from '../field-input';
import { FieldList } from '../field-list';
import { besidesFault } from '../list-place';
import { placeOfTime } from '../option-place';
import { fieldRoom } from './field-room';
import { tidied } from './reworded-times';
import { timeOptions } from './time-options';
import { notesOf } from './times-notes';
import { beforeTyping, withSwitchedDays, withTypedStart, type DaysSwitch } from './times-typing';
import { readTimes, timesBefore, timesIn, whenIn, zoneOf, type TimesValue } from './times-value';
import { zonesNamed } from './zone-options';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Field for the times of an event: whole days or not, start, end and zone, with notes. */
@Component({
  selector: 'ec-times-field',
  imports: [
    DateField,
    FieldInput,
    FieldList,
    MatAutocomplete,
    MatAutocompleteTrigger,
    MatCheckbox,
    MatError,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatOption,
  ],
  templateUrl: './times-part.html',
  styleUrls: ['../field.scss', './times-part.scss'],
})
export class TimesPart implements FieldPart<TimesValue> {
  readonly field = input.required<FieldValue<TimesValue>>();
  readonly context = input.required<FieldContext>();

  readonly #injector = inject(Injector);
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #media = inject(Media);

  /** Value from which a start that is being typed counts; null where it has no length to keep. */
  #counted: TimesValue | null = null;
  /** Last switch between whole days and times. */
  #switched: DaysSwitch | null = null;

  readonly #formats = computed(() => this.context().formats);
  readonly #displayZone = computed(() => this.context().rules.displayZone);
  readonly #before = computed(() => timesBefore(this.context()));
  readonly #read = computed(() => readTimes(this.value(), this.#formats()));
  readonly #zone = computed(() => zoneOf(this.value(), this.context()));
  protected readonly value = computed(() => this.field().value());
  protected readonly besides = besidesFault;
  protected readonly text = computed(() => this.context().text);
  /** Whether changed notes are announced: from the second rendering on, as the form opens with some. */
  protected readonly isSpoken = signal(false);
  protected readonly notes = computed(() => notesOf(this.value(), this.context()));

  protected readonly allDayMode = computed(() => this.context().modeOf('allDay'));
  protected readonly zoneMode = computed(() => this.context().modeOf('timezone'));
  readonly #isZoneAsked = signal(false);
  /** Whether the day of the end has a field: it differs from the start's or can't be read, or did, or was requested. */
  readonly #isEndShown = linkedSignal<boolean, boolean>({
    source: () => {
      const { startDay, endDay } = this.#read();
      return startDay !== null && startDay !== endDay;
    },
    computation: (areApart, last) => areApart || last?.value === true,
  });
  /** Whether the zone has a field: the event names one, or it was requested. */
  protected readonly isZoneShown = computed(
    () => this.zoneMode() === 'edited' && (this.#isZoneAsked() || this.#before().timezone !== ''),
  );
  /** Whether a field for the zone can be requested. */
  protected readonly canAskForZone = computed(
    () => this.zoneMode() === 'edited' && !this.isZoneShown(),
  );
  /** Arrangement of dates and times: `row` on one day, whose date is shown once; `days` without times; else `rows`. */
  protected readonly shape = computed<'row' | 'rows' | 'days'>(() => {
    if (this.value().allDay) return 'days';
    return this.#isEndShown() ? 'rows' : 'row';
  });
  /** Label of the date of the start, which is that of the end, too, where it alone is shown. */
  protected readonly startDateLabel = computed(() =>
    this.text()(this.shape() === 'row' ? 'singleDateLabel' : 'startDateLabel'),
  );
  protected readonly zones = computed(() => zonesNamed(this.value().timezone));

  protected readonly zonePlace = computed(() => this.zones().indexOf(this.value().timezone));

  protected readonly startOptions = computed(() => {
    const day = this.#read().startDay ?? this.#before().startDay;
    return timeOptions(this.#formats(), { day, zone: this.#zone() }, null);
  });
  protected readonly startPlace = computed(() =>
    placeOfTime(this.#read().startTime, this.startOptions()),
  );
  protected readonly endOptions = computed(() => {
    const [times, when] = [
      timesIn(this.value(), this.context()),
      whenIn(this.value(), this.context()),
    ];
    const isSameDay = times !== null && times.startDay === times.endDay;
    const start =
      isSameDay && when?.allDay === false ? { time: times.startTime, instant: when.start } : null;
    const day = this.#read().endDay ?? this.#before().endDay;
    return timeOptions(this.#formats(), { day, zone: this.#zone() }, start);
  });

  protected readonly endPlace = computed(() =>
    placeOfTime(this.#read().endTime, this.endOptions()),
  );

  /** Pixels that a date field and a time field need; null until they are measured. */
  protected readonly dateRoom = signal<number | null>(null);
  protected readonly timeRoom = signal<number | null>(null);

  constructor() {
    afterNextRender(() => this.isSpoken.set(true));
    if (this.#media.measures) afterRenderEffect(() => this.#measure());
    // In another zone or clock equal times are written differently, and typing counts from those.
    effect(() => {
      this.#displayZone();
      this.#formats();
      untracked(() => this.startTyping());
    });
  }

  /** Shows a field that was hidden, and focuses it. */
  protected askFor(name: 'endDate' | 'timezone'): void {
    (name === 'endDate' ? this.#isEndShown : this.#isZoneAsked).set(true);
    const focus = (): void => this.#input(name)?.focus();
    afterNextRender(focus, { injector: this.#injector });
  }

  protected startTyping(): void {
    this.#counted = beforeTyping(this.value(), this.#counted, this.context());
  }

  protected startTyped(): void {
    if (this.#counted === null) return;
    this.#set(withTypedStart(this.value(), this.#counted, this.context()));
  }

  protected switchDays(allDay: boolean): void {
    const typed = { ...this.value(), allDay };
    const { value, switched } = withSwitchedDays(typed, this.#switched, this.context());
    this.#switched = switched;
    this.#set(value);
  }

  /** Rewrites readable times as the calendar writes them. */
  protected tidy(): void {
    this.#set(tidied(this.value(), this.context()));
  }

  /**
   * Measures fields by the widest texts of the language, so that nothing wraps during typing. An empty field shows its
   * label.
   */
  #measure(): void {
    const formats = this.#formats();
    const text = this.text();
    const hasTimes = !this.value().allDay;
    const dates = MONTHS.map((month) => formats.dateInput(dayFrom(2000, month, 28)));
    dates.push(text('startDateLabel'), text('endDateLabel'));
    const times = untracked(() => this.startOptions()).map(({ label }) => label);
    times.push(text('startTimeLabel'), text('endTimeLabel'));
    this.dateRoom.set(fieldRoom(this.#input('startDate'), dates));
    if (hasTimes) this.timeRoom.set(fieldRoom(this.#input('startTime'), times));
  }

  #input(name: string): HTMLElement | null {
    return this.#element.querySelector<HTMLElement>(`[data-field="${name}"]`);
  }

  #set(value: TimesValue): void {
    this.field().set(value);
  }
}
