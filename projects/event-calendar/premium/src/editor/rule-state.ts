import { clockOf, startWallOf } from 'ng-event-calendar/core/times';
import {
  computed,
  effect,
  ElementRef,
  inject,
  Injectable,
  linkedSignal,
  signal,
  untracked,
} from '@angular/core';
import {
  ɵCalendarSettings as CalendarSettings,
  ɵSECTION_DRAFT as SECTION_DRAFT,
  type ɵDateValue as DateValue,
} from 'ng-event-calendar';
import { dayOf, eventZone, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { readRule, seriesOf } from 'ng-event-calendar/recurrence/internal';
import { ruleToString, writeRuleLike } from 'ng-event-calendar/recurrence/scopes';
import { describeRule, ruleNamesOf, type RuleWords } from 'ng-event-calendar/recurrence/words';
import {
  faultsOf,
  modelOfRule,
  ruleOfModel,
  type RuleBasis,
  type RuleFaultKey,
  type RuleModel,
} from './rule-model';
import { outlookOf } from './rule-outlook';

/** State of the rule in the editor: the form, its faults, and the preview. */
@Injectable()
export class RuleState {
  readonly #settings = inject(CalendarSettings);
  readonly #editor = inject(SECTION_DRAFT);
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #localZone = this.#settings.localZone;

  readonly words = computed<RuleWords>(() => ({
    text: this.#settings.text(),
    names: ruleNamesOf(this.#settings.formats().locale),
  }));

  /**
   * Rule that the event had when the editor opened; replaced once the host's changes are taken over, and by a rule that
   * the host's section writes.
   */
  readonly #given = linkedSignal(() => this.#editor.base().rrule ?? null, { equal: isSameRule });
  /** Rule that was written to the form last. */
  #written: Rrule | null = null;
  readonly #givenRule = computed(() => {
    const given = this.#given();
    return given === null ? null : readRule(given).rule;
  });
  /** Whether the event recurs without a rule, on added dates alone. */
  readonly isOfDates = computed(() => {
    const base = this.#editor.base();
    return base.rrule == null && seriesOf(base, this.#localZone) !== null;
  });
  readonly #event = computed(() => this.#editor.draft() ?? this.#editor.base());
  readonly #startWall = computed(() => {
    const event = this.#event();
    return startWallOf(event, clockOf(event, this.#localZone), this.#localZone);
  });
  readonly startDay = computed(() => dayOf(this.#startWall()));
  readonly #zone = computed(() => {
    const event = this.#event();
    return event.allDay === true ? null : eventZone(event, this.#localZone);
  });
  readonly #basis = computed<RuleBasis>(() => ({
    startDay: this.startDay(),
    zone: this.#zone(),
    rule: this.#givenRule(),
  }));

  readonly #initial = computed(() => {
    const given = this.#given();
    const isOfDates = this.isOfDates();
    return untracked(() => this.#modelOf(given, isOfDates));
  });
  readonly model = linkedSignal(() => this.#initial());
  /** Last day of the rule, for its date field. */
  readonly until: DateValue = {
    value: computed(() => this.model().until),
    error: computed(() => this.errorOf('until')),
    set: (until) => this.change({ until }),
  };
  readonly #faults = computed(() =>
    faultsOf(this.model(), this.#isTouched() ? this.startDay() : null),
  );
  readonly #fieldFault = computed<RuleFaultKey>(() => [...this.#faults().values()][0] ?? '');
  /** Fields that were left once, or all after an attempt to save: their faults are shown. */
  readonly #left = signal<ReadonlySet<keyof RuleModel>>(new Set());

  readonly #isTouched = computed(
    () => JSON.stringify(this.model()) !== JSON.stringify(this.#initial()),
  );
  /** Rule as it would be saved; an untouched one stays exactly as it was written. */
  readonly #rrule = linkedSignal<Rrule | null | undefined, Rrule | null>({
    source: () => this.#rruleSaid(),
    computation: (said, last) => (said === undefined ? (last?.value ?? null) : said),
  });
  /** Recurrence keys of the event as they would be saved. */
  readonly #patch = computed(() => {
    const { rrule: base, exDates, rDates } = this.#editor.base();
    const given = isSameRule(base ?? null, this.#given()) ? base : (this.#given() ?? undefined);
    const rrule = this.#rrule();
    // Added dates without a rule are removed only by the choice 'none', as there is no rule to remove.
    const isEnded = this.isOfDates() && rrule === null && this.model().choice === 'none';
    if (rrule === this.#given() && !isEnded) return { rrule: given, exDates, rDates };
    // Without a rule there is nothing to exclude from, or to add to.
    return rrule === null
      ? { rrule: undefined, exDates: undefined, rDates: undefined }
      : { rrule, exDates, rDates };
  });
  /** Whether the chosen preset says the whole rule, so that a sentence would say it twice. */
  readonly isPreset = computed(() => {
    const { choice } = this.model();
    return choice !== 'custom' && choice !== 'kept' && !this.#patch().rDates?.length;
  });
  /** Preview of saving; null if nothing recurs. */
  readonly outlook = computed(() => {
    const { rrule: _rule, rDates: _dates, ...once } = this.#event();
    const { rrule, rDates } = this.#patch();
    const after = { ...once, ...(rrule != null && { rrule }), ...(rDates != null && { rDates }) };
    return outlookOf(after, this.#editor.occurrence(), this.words(), this.#localZone);
  });
  readonly fault = computed<RuleFaultKey>(() => {
    const fault = this.#fieldFault();
    if (fault !== '' || !this.#isTouched()) return fault;
    return this.outlook()?.days.length === 0 ? 'recurrenceNeverError' : '';
  });
  /** Sentence of a rule that the form can't express; null if it can. */
  readonly kept = computed(() => {
    if (this.#initial().choice !== 'kept') return null;
    const rule = this.#givenRule();
    // Added dates alone aren't a rule that the form could express.
    if (this.isOfDates()) return this.#settings.text()('recurrenceCustomRepeat');
    if (rule === null) return writtenRule(this.#given());
    const start = { wall: this.#startWall(), zone: this.#zone() };
    return describeRule(rule, start, this.words());
  });

  constructor() {
    // A rule that was typed before, and refused, is shown again.
    const draft = untracked(this.#editor.draft);
    const typed = draft?.rrule ?? null;
    const isEnded = untracked(this.isOfDates) && draft !== null && draft.rDates === undefined;
    if (isEnded || !isSameRule(typed, untracked(this.#given))) {
      this.model.set(this.#modelOf(typed, false));
    }
    // A custom rule starts from the one chosen before.
    let before: RuleModel['choice'] = untracked(this.#initial).choice;
    effect(() => {
      const { choice } = this.model();
      const isChosen = this.model() !== untracked(this.#initial);
      if (isChosen && choice === 'custom' && before !== 'custom' && before !== 'kept') {
        const basis = untracked(this.#basis);
        const rule = ruleOfModel({ ...untracked(this.model), choice: before }, basis);
        this.model.set({ ...modelOfRule(rule, basis), choice });
      }
      before = choice;
    });
    effect(() => {
      const patch = this.#patch();
      const fault = this.fault();
      const message = fault === '' ? '' : this.#settings.text()(fault);
      untracked(() => {
        this.#written = patch.rrule ?? null;
        this.#editor.update(patch);
        this.#editor.refuse(message, () => this.#focusFault());
      });
    });
    effect(() => {
      const draft = this.#editor.draft();
      const rrule = draft?.rrule ?? null;
      if (draft === null || isSameRule(rrule, this.#written)) return;
      untracked(() => this.#given.set(rrule));
    });
  }

  change(change: Partial<RuleModel>): void {
    this.model.update((model) => ({ ...model, ...change }));
  }

  /** Returns the text of a field's fault, if it is shown; else empty. */
  errorOf(field: keyof RuleModel): string {
    const fault = this.#left().has(field) ? (this.#faults().get(field) ?? '') : '';
    const text = this.#settings.text();
    if (fault === '') return '';
    if (fault !== 'invalidDateError') return text(fault);
    const example = this.#settings.formats().dateInput(this.startDay());
    return `${text(fault)} ${text('writtenLike', { example })}`;
  }

  /** Marks a field as left, so that its fault is shown. */
  leave(field: keyof RuleModel): void {
    this.#left.update((left) => new Set(left).add(field));
  }

  /** Focuses the first field with a fault, else the choice of rules. */
  #focusFault(): void {
    this.#left.set(new Set(['interval', 'count', 'until']));
    const [first = 'recurrence'] = this.#faults().keys();
    const field = this.#element.querySelector<HTMLElement>(`[data-field="${first}"]`);
    (field?.querySelector('input') ?? field)?.focus();
  }

  /** Returns the rule of the form; undefined while it has a fault. */
  #rruleSaid(): Rrule | null | undefined {
    const given = this.#given();
    const { choice } = this.model();
    if (!this.#isTouched() || choice === 'kept') return given;
    if (this.#fieldFault() !== '') return undefined;
    const rule = ruleOfModel(this.model(), this.#basis());
    if (rule === null) return null;
    return given === null ? ruleToString(rule) : writeRuleLike(given, rule);
  }

  #modelOf(rrule: Rrule | null, isOfDates: boolean): RuleModel {
    const rule = rrule === null ? null : readRule(rrule).rule;
    const model = modelOfRule(rule, this.#basis());
    const isUnreadable = rule === null && rrule !== null;
    return isUnreadable || isOfDates ? { ...model, choice: 'kept' } : model;
  }
}

type Rrule = NonNullable<CalendarEvent['rrule']>;

function isSameRule(a: Rrule | null, b: Rrule | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function writtenRule(rrule: Rrule | null): string {
  return typeof rrule === 'string' ? rrule : JSON.stringify(rrule);
}
