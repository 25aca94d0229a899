import {
  computed,
  effect,
  inject,
  Injectable,
  linkedSignal,
  signal,
  untracked,
} from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { SessionChanges } from '../gestures/session-changes';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import type { OpenEditor } from '../store/events/editing';
import { AdditionalTimezones } from '../store/dates/additional-timezones';
import { isSameRecord } from '../store/events/same-record';
import { shownZone } from '../store/dates/shown-zone';
import { GestureRules } from '../store/events/gesture-rules';
import { Navigation } from '../store/dates/navigation';
import { EditedEvent } from './edited-event';
import {
  changeOf,
  initialValues,
  rewordedValues,
  showSame,
  touchedFields,
  type EditorValues,
} from './editor-values';
import type { FieldContext } from './fields/editor-field';
import { FORM_FIELDS } from './fields/form-fields';
import { TIMES_VALUE } from './fields/times/times-of-event';
import { faultsOf, NO_FAULTS } from './form-faults';
import { FormValues } from './form-values';

/** What happened to the edited event meanwhile, outside of the editor. */
export type Meanwhile = 'deleted' | 'changed' | null;

/** The event that a form says, and the refusal of what was tried last. */
interface Tried {
  readonly event: CalendarEvent | null;
  readonly refused: { readonly reason: string } | null;
}

interface SaidDraft {
  readonly isSaying: boolean;
  readonly said: CalendarEvent | null;
}

/** The form of one edit session: what it holds, and what is wrong with it. */
@Injectable()
export class EditorState implements OpenEditor {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #zones = inject(AdditionalTimezones);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #sessions = inject(SessionChanges);
  readonly #edited = inject(EditedEvent);
  readonly #rules = inject(GestureRules);

  readonly #fields = inject(FORM_FIELDS);
  readonly session = this.#edited.session;
  readonly isNew = this.#edited.isNew;
  readonly isReadOnly = this.#edited.isReadOnly;
  readonly occurrence = this.#edited.occurrence;
  readonly #current = this.#edited.current;
  /** The event that the form began with; another object once the host's changes were taken over. */
  readonly base = signal<CalendarEvent>(this.session.draft);
  readonly context = computed<FieldContext>(() => ({
    base: this.base(),
    event: this.#event(),
    isNew: this.isNew,
    rules: {
      localZone: this.#settings.localZone,
      displayZone: this.#settings.zone(),
      duration: this.#sessions.rules().duration,
    },
    displayTimezone: this.#inputs.displayTimezone(),
    furtherZones: this.#zones.shown().further.map(shownZone),
    day: this.#navigation.date(),
    formats: this.#settings.formats(),
    text: this.#settings.text(),
    resources: this.#store.resources(),
    needsResource: this.#inputs.shouldEventRequireResource(),
    canHaveSeveral: this.#rules.canGiveToSeveral(),
  }));
  /** The event as it is now; once the host deleted it, as it was. */
  readonly #event = computed(() => this.#current() ?? this.base());

  readonly #values = signal<EditorValues>(
    untracked(() => initialValues(this.#fields, this.context(), this.session.refused?.event)),
  );
  /** Whether saving was tried: from then on faults are shown as they come and go. */
  readonly isTried = signal(false);
  readonly #faults = computed(() =>
    this.isTried() ? faultsOf(this.#fields, this.#values(), this.context()) : NO_FAULTS,
  );
  readonly form = new FormValues(this.#values, this.#faults);
  /** The fields that say something else than the event that the form began with. */
  readonly #touched = computed(() => touchedFields(this.#fields, this.#values(), this.context()));
  readonly isChanged = computed(() => this.#touched().length > 0);

  /** What a form of the host's own says, once it says something. */
  readonly #hostDraft = signal<CalendarEvent | null>(null);
  /** Whether anything would be lost, in this form or in one of the host's own. */
  readonly hasChanges = computed(
    () => this.isChanged() || this.#hostDraft() !== null || this.session.refused !== undefined,
  );
  /** Whether it asks what becomes of unsaved changes. */
  readonly isAsking = signal(false);

  /** What the form makes of the event: what wasn't touched in it stays as the event has it. */
  readonly #change = computed(() => changeOf(this.#touched(), this.#values(), this.context()));
  /** The event as it would be saved; null while a date or time can't be read. */
  readonly draft = computed<CalendarEvent | null>(() => this.#change()?.(this.#event()) ?? null);
  /** Whether this form, or one of the host's own, says something that the calendar doesn't have. */
  readonly #isSaying = computed(() => this.#hostDraft() !== null || this.isNew || this.isChanged());
  /** The event that the form says; null where it says nothing of its own, or can't be read. */
  readonly said = computed(() => (this.#isSaying() ? (this.#hostDraft() ?? this.draft()) : null));
  /** The event that the views draw: while the form can't be read, the one that it said last. */
  readonly shown = linkedSignal<SaidDraft, CalendarEvent | null>({
    source: () => ({ isSaying: this.#isSaying(), said: this.said() }),
    computation: ({ isSaying, said }, last) => (isSaying ? (said ?? last?.value ?? null) : null),
  });
  /** The reason why the form wasn't saved, until it says something else; empty without one. */
  readonly refusal = linkedSignal<Tried, string>({
    source: () => ({ event: this.said(), refused: this.#edited.refused() }),
    computation: ({ event, refused }, last) => {
      if (last?.source.refused !== refused) return refused?.reason ?? '';
      return isSameRecord(last.source.event, event) ? last.value : '';
    },
  });

  /** What the host did to the event since the editor opened. */
  readonly meanwhile = computed<Meanwhile>(() => {
    if (this.isNew) return null;
    const current = this.#current();
    if (current === null) return 'deleted';
    return showSame(this.#fields, current, this.base(), this.context()) ? null : 'changed';
  });

  constructor() {
    // An untouched form follows the host; a touched one keeps what was typed, and says so.
    effect(() => {
      const current = this.#current();
      if (current === null || current === untracked(this.base)) return;
      untracked(() => {
        if (this.isChanged()) return;
        this.base.set(current);
        this.#reset();
      });
    });
    // Another zone or clock: the same, in other words.
    let said: { readonly context: FieldContext; readonly isChanged: boolean } | null = null;
    effect(() => {
      const last = said;
      const now = { context: this.context(), isChanged: this.isChanged() };
      said = now;
      if (last === null || hasSameWords(last.context, now.context)) return;
      untracked(() => {
        if (!last.isChanged) this.#reset();
        else {
          this.#values.update((values) =>
            rewordedValues(this.#fields, values, last.context, now.context),
          );
        }
      });
    });
  }

  /** A form of the host's own says something else now: the grid shows it. */
  show(draft: CalendarEvent): void {
    this.#hostDraft.set(draft);
  }

  /** Takes over when another event happens, as if that had been typed. */
  retime(event: CalendarEvent): void {
    const { [TIMES_VALUE.key]: times } = initialValues([TIMES_VALUE], {
      ...this.context(),
      base: event,
      event,
    });
    this.#values.update((values) => ({ ...values, [TIMES_VALUE.key]: times }));
  }

  leave(): boolean {
    if (!this.hasChanges()) return true;
    this.isAsking.set(true);
    return false;
  }

  /** Saves, unless something is wrong: then the first fault gets the focus. Returns what was saved. */
  save(): Promise<CalendarEvent | null> {
    if (this.isReadOnly()) return Promise.resolve(null);
    // A second press while the first is under way is the same one.
    return this.#edited.alone(() => {
      const change = this.#change();
      if (!this.showFaults() && change !== null) return this.#edited.write(change, this.base());
      return Promise.resolve(null);
    });
  }

  /** Says what is wrong, and the first of it gets the focus; false where nothing is. */
  showFaults(): boolean {
    this.isTried.set(true);
    if (!this.form.isFaulty()) return false;
    // What was refused before isn't what is tried now: the field says what is missing.
    this.refusal.set('');
    this.form.focusFault();
    return true;
  }

  /** Whether there is no event to go on with: a date or time can't be read. Then the form says which. */
  isUnreadable(): boolean {
    if (this.draft() !== null) return false;
    this.isTried.set(true);
    this.form.focusFault();
    return true;
  }

  /** The form says what the event says. */
  #reset(): void {
    this.#values.set(initialValues(this.#fields, this.context()));
  }
}

function hasSameWords(a: FieldContext, b: FieldContext): boolean {
  return a.rules.displayZone === b.rules.displayZone && a.formats === b.formats;
}
