import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import { form, validate } from '@angular/forms/signals';
import {
  ɵCalendarSettings as CalendarSettings,
  ɵRULE_DRAFT as RULE_DRAFT,
} from 'ng-event-calendar';
import { dayOf, eventZone, type CalendarEvent } from 'ng-event-calendar/core';
import {
  clockOf,
  describeRule,
  readRule,
  ruleNamesOf,
  ruleToString,
  type RuleWords,
  startWallOf,
  writeRuleLike,
} from 'ng-event-calendar/recurrence';
import {
  countIn,
  faultOf,
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
  private readonly settings = inject(CalendarSettings);
  private readonly editor = inject(RULE_DRAFT);
  private readonly localZone = this.settings.localZone;

  readonly words = computed<RuleWords>(() => ({
    text: this.settings.text(),
    names: ruleNamesOf(this.settings.formats().locale),
  }));

  /** The rule that the event came with. */
  private readonly given = untracked(this.editor.rrule);
  private readonly givenRule = this.given === null ? null : readRule(this.given).rule;
  private readonly givenEvent = untracked(this.editor.draft);
  private readonly event = computed(() => this.editor.draft() ?? this.givenEvent);
  private readonly startWall = computed(() => {
    const event = this.event();
    return event === null ? 0 : startWallOf(event, clockOf(event, this.localZone), this.localZone);
  });
  readonly startDay = computed(() => dayOf(this.startWall()));
  private readonly zone = computed(() => {
    const event = this.event();
    return event === null || event.allDay === true ? null : eventZone(event, this.localZone);
  });
  private readonly basis = computed<RuleBasis>(() => ({
    startDay: this.startDay(),
    zone: this.zone(),
    rule: this.givenRule,
  }));

  private readonly initial = untracked(() => this.initialModel());
  readonly model = signal(this.initial);
  private readonly fieldFault = computed(() => faultOf(this.model()));
  readonly form = form(this.model, (path) => {
    const fault = (key: RuleFaultKey): { kind: string; message: string } | undefined =>
      key !== '' && key === this.fieldFault()
        ? { kind: 'fault', message: this.settings.text()(key) }
        : undefined;
    const isCount = (text: string): boolean => countIn(text) !== null;
    validate(path.interval, ({ value }) =>
      isCount(value()) ? undefined : fault('recurrenceNumberError'),
    );
    validate(path.weekdays, () => fault('recurrenceWeekdaysError'));
    validate(path.count, ({ value }) =>
      isCount(value()) ? undefined : fault('recurrenceNumberError'),
    );
    validate(path.until, () => fault('invalidDateError'));
  });

  private readonly isTouched = computed(
    () => JSON.stringify(this.model()) !== JSON.stringify(this.initial),
  );
  /** The rule as it would be saved; what wasn't touched stays exactly as it was written. */
  private readonly rrule = computed<CalendarEvent['rrule'] | null>(() => {
    const { choice } = this.model();
    if (!this.isTouched() || choice === 'kept') return this.given;
    if (this.fieldFault() !== '') return untracked(this.editor.rrule);
    const rule = ruleOfModel(this.model(), this.basis());
    if (rule === null) return null;
    return this.given === null ? ruleToString(rule) : writeRuleLike(this.given, rule);
  });
  /** What saving it would lead to; null where nothing recurs. */
  readonly outlook = computed(() => {
    const event = this.event();
    const rrule = this.rrule() ?? null;
    if (event === null || rrule === null) return null;
    const after = { ...event, rrule };
    return outlookOf(after, this.editor.occurrence(), this.words(), this.localZone);
  });
  readonly fault = computed<RuleFaultKey>(() => {
    const fault = this.fieldFault();
    if (fault !== '' || !this.isTouched()) return fault;
    return this.outlook()?.days.length === 0 ? 'recurrenceNeverError' : '';
  });
  /** A rule that the form can't put together, by its sentence; null where it can. */
  readonly kept = computed(() => {
    if (this.initial.choice !== 'kept') return null;
    if (this.givenRule === null) return writtenRule(this.given);
    const start = { wall: this.startWall(), zone: this.zone() };
    return describeRule(this.givenRule, start, this.words());
  });

  constructor() {
    // What is put together by hand begins with what was chosen before.
    let before = this.initial.choice;
    effect(() => {
      const { choice } = this.model();
      if (choice === 'custom' && before !== 'custom' && before !== 'kept') {
        const basis = untracked(this.basis);
        const rule = ruleOfModel({ ...untracked(this.model), choice: before }, basis);
        this.model.set({ ...modelOfRule(rule, basis), choice });
      }
      before = choice;
    });
    effect(() => {
      const rrule = this.rrule() ?? null;
      const fault = this.fault();
      const message = fault === '' ? '' : this.settings.text()(fault);
      untracked(() => this.editor.setRule(rrule, message));
    });
  }

  private initialModel(): RuleModel {
    const model = modelOfRule(this.givenRule, this.basis());
    const isUnreadable = this.givenRule === null && this.given !== null;
    return isUnreadable ? { ...model, choice: 'kept' } : model;
  }
}

function writtenRule(rrule: CalendarEvent['rrule'] | null): string {
  return typeof rrule === 'string' ? rrule : JSON.stringify(rrule);
}
