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
import {
  clockOf,
  describeRule,
  readRule,
  ruleNamesOf,
  ruleToString,
  type RuleWords,
  seriesOf,
  startWallOf,
  writeRuleLike,
} from 'ng-event-calendar/recurrence/internal';
import {
  faultsOf,
  modelOfRule,
  ruleOfModel,
  type RuleBasis,
  type RuleFaultKey,
  type RuleModel,
} from './rule-model';
import { outlookOf } from './rule-outlook';

/** The rule in the editor: what the form says of it, what is wrong with that, and what it leads to. */
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

  /** The rule that the event came with; another one once the host's changes were taken over. */
  readonly #given = computed(() => this.#editor.base().rrule ?? null, { equal: isSameRule });
  readonly #givenRule = computed(() => {
    const given = this.#given();
    return given === null ? null : readRule(given).rule;
  });
  /** Whether the event has no rule and recurs all the same, on dates of its own. */
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
  /** The last day of the rule, as the field for it reads and writes it. */
  readonly until: DateValue = {
    value: computed(() => this.model().until),
    error: computed(() => this.errorOf('until')),
    set: (until) => this.change({ until }),
  };
  readonly #faults = computed(() =>
    faultsOf(this.model(), this.#isTouched() ? this.startDay() : null),
  );
  readonly #fieldFault = computed<RuleFaultKey>(() => [...this.#faults().values()][0] ?? '');
  /** The fields that were left once, or all when saving was tried: what is wrong with them is shown. */
  readonly #left = signal<ReadonlySet<keyof RuleModel>>(new Set());

  readonly #isTouched = computed(
    () => JSON.stringify(this.model()) !== JSON.stringify(this.#initial()),
  );
  /** The rule as it would be saved; what wasn't touched stays exactly as it was written. */
  readonly #rrule = linkedSignal<Rrule | null | undefined, Rrule | null>({
    source: () => this.#rruleSaid(),
    computation: (said, last) => (said === undefined ? (last?.value ?? null) : said),
  });
  /** What the event says of recurrence then. */
  readonly #patch = computed(() => {
    const { rrule: given, exDates, rDates } = this.#editor.base();
    const rrule = this.#rrule();
    // Dates without a rule go by a choice of their own: there is no rule that would.
    const isEnded = this.isOfDates() && rrule === null && this.model().choice === 'none';
    if (rrule === this.#given() && !isEnded) return { rrule: given, exDates, rDates };
    // Without a rule there is nothing to leave out, or to add to.
    return rrule === null
      ? { rrule: undefined, exDates: undefined, rDates: undefined }
      : { rrule, exDates, rDates };
  });
  /** What saving it would lead to; null where nothing recurs. */
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
  /** A rule that the form can't put together, by its sentence; null where it can. */
  readonly kept = computed(() => {
    if (this.#initial().choice !== 'kept') return null;
    const rule = this.#givenRule();
    // The dates alone are no rule that could be put together.
    if (this.isOfDates()) return this.#settings.text()('recurrenceCustomRepeat');
    if (rule === null) return writtenRule(this.#given());
    const start = { wall: this.#startWall(), zone: this.#zone() };
    return describeRule(rule, start, this.words());
  });

  constructor() {
    // A rule that was typed before, and refused, stands in it again.
    const draft = untracked(this.#editor.draft);
    const typed = draft?.rrule ?? null;
    const isEnded = untracked(this.isOfDates) && draft !== null && draft.rDates === undefined;
    if (isEnded || !isSameRule(typed, untracked(this.#given))) {
      this.model.set(this.#modelOf(typed, false));
    }
    // What is put together by hand begins with what was chosen before.
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
        this.#editor.update(patch);
        this.#editor.refuse(message, () => this.#focusFault());
      });
    });
  }

  change(change: Partial<RuleModel>): void {
    this.model.update((model) => ({ ...model, ...change }));
  }

  /** What a field shows to be wrong with it; empty for nothing. */
  errorOf(field: keyof RuleModel): string {
    const fault = this.#left().has(field) ? (this.#faults().get(field) ?? '') : '';
    return fault === '' ? '' : this.#settings.text()(fault);
  }

  /** Somebody went on to another field. */
  leave(field: keyof RuleModel): void {
    this.#left.update((left) => new Set(left).add(field));
  }

  /** To the field that is wrong, else to the choice of rules. */
  #focusFault(): void {
    this.#left.set(new Set(['interval', 'count', 'until']));
    const [first = 'recurrence'] = this.#faults().keys();
    const field = this.#element.querySelector<HTMLElement>(`[data-field="${first}"]`);
    (field?.querySelector('input') ?? field)?.focus();
  }

  /** The rule that the form says; undefined while something is wrong with it. */
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
