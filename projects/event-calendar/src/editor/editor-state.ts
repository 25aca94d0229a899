import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import { form, submit } from '@angular/forms/signals';
import {
  editingZone,
  fieldsOf,
  timesOfNewEvent,
  whenOf,
  whenOfChange,
  withFields,
  type CalendarEvent,
  type EventFields,
  type FieldRules,
  type Id,
  type When,
} from 'ng-event-calendar/core';
import { SessionChanges } from '../gestures/session-changes';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Editing } from '../store/editing';
import { Navigation } from '../store/navigation';
import type { ChangeOf } from '../store/occurrence-edits';
import type { RuleDraft } from '../store/rule-draft';
import { EditedEvent } from './edited-event';
import { addEditorRules } from './editor-rules';
import { inOtherWords, type EditorWords } from './editor-words';
import { fieldsIn, modelOf, readModel, withRule, zoneIn, type EditorModel } from './editor-model';

/** What happened to the edited event meanwhile, outside of the editor. */
export type Meanwhile = 'deleted' | 'changed' | null;

/** The form of one edit session: what it holds, and what is wrong with it. */
@Injectable()
export class EditorState implements RuleDraft {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly navigation = inject(Navigation);
  private readonly editing = inject(Editing);
  private readonly slots = inject(SessionChanges);

  private readonly edited = inject(EditedEvent);

  readonly session = this.edited.session;
  readonly isNew = this.edited.isNew;
  readonly isReadOnly = this.edited.isReadOnly;
  readonly refusal = this.edited.refusal;
  readonly occurrence = this.edited.occurrence;
  private readonly current = this.edited.current;
  /** The event that the form started from; another object once the host's changes were taken over. */
  private readonly base = signal<CalendarEvent>(this.session.draft);
  /** The event as it is now; once the host deleted it, as it was. */
  readonly event = computed(() => this.current() ?? this.base());
  readonly rules = computed<FieldRules>(() => ({
    localZone: this.settings.localZone,
    displayZone: this.settings.zone(),
    duration: this.slots.rules().duration,
  }));
  readonly before = computed(() => this.fieldsOf(this.base()));

  readonly model = signal<EditorModel>(untracked(() => this.modelBefore()));
  /** Whether saving was tried: from then on faults are shown as they come and go. */
  readonly isTried = signal(false);
  /** Whether it asks what becomes of unsaved changes. */
  readonly isAsking = signal(false);
  readonly text = this.settings.text;
  readonly needsResource = this.inputs.shouldEventRequireResource;

  readonly read = computed(() => readModel(this.model(), this.settings.formats().halves));
  /** The fields that the form says; null while a date or time can't be read. */
  readonly fields = computed<EventFields | null>(() => this.fieldsFrom(this.model()));
  /** Whether anything would be lost, in this form or in one of the host's own. */
  readonly hasChanges = computed(() => this.isChanged() || this.editing.isChanged());
  readonly isChanged = computed(() => {
    return JSON.stringify(this.model()) !== JSON.stringify(this.modelBefore());
  });

  /** Zone in which the form's times are meant. */
  readonly zone = computed(() => {
    const { start } = this.base();
    const timezone = zoneIn(this.model().timezone) ?? '';
    return editingZone(timezone === '' ? { start } : { start, timezone }, this.rules());
  });
  readonly when = computed(() => {
    const fields = this.fields();
    if (fields === null) return null;
    return whenOfChange(this.event(), this.before(), fields, this.rules());
  });

  /** What the host did to the event since the editor opened. */
  readonly meanwhile = computed<Meanwhile>(() => {
    if (this.isNew) return null;
    const current = this.current();
    if (current === null) return 'deleted';
    // What the form doesn't hold, an id or a version, is saved as it is now.
    const said = (event: CalendarEvent): string =>
      JSON.stringify([this.fieldsOf(event), event.rrule]);
    return said(current) === said(this.base()) ? null : 'changed';
  });
  readonly form = form(this.model, (path) => addEditorRules(path, this));

  constructor() {
    // An untouched form follows the host; a touched one keeps what was typed, and says so.
    effect(() => {
      const current = this.current();
      if (current === null || current === untracked(this.base)) return;
      untracked(() => {
        if (this.isChanged()) return;
        this.base.set(current);
        this.reset();
      });
    });
    // Another zone or clock: the same times, in other words.
    let said: (EditorWords & { readonly isChanged: boolean }) | null = null;
    effect(() => {
      const last = said;
      said = {
        shown: this.settings.zone(),
        formats: this.settings.formats(),
        zone: this.zone(),
        read: this.read(),
        when: this.when(),
        isChanged: this.isChanged(),
      };
      const now = said;
      if (last === null || (last.shown === now.shown && last.formats === now.formats)) return;
      untracked(() => {
        if (last.isChanged) this.set(inOtherWords(last, now));
        else this.reset();
      });
    });
    // The grid shows what the form says, as far as that can be read.
    effect(() => {
      const isShown = this.isNew || this.isChanged();
      const draft = isShown ? this.draft() : null;
      untracked(() => {
        this.editing.isChanged.set(this.isChanged());
        if (draft !== null || !isShown) this.editing.shown.set(draft);
      });
    });
  }

  /** The event as it would be saved; null while a date or time can't be read. */
  readonly draft = computed<CalendarEvent | null>(() => this.change()?.(this.event()) ?? null);
  /** What the form makes of the event: what wasn't touched in it stays as the event has it. */
  private readonly change = computed<ChangeOf | null>(() => {
    const [fields, before, rules] = [this.fields(), this.before(), this.rules()];
    if (fields === null) return null;
    const { rrule } = this.model();
    const isRuleKept = JSON.stringify(rrule) === JSON.stringify(this.base().rrule ?? null);
    return (event) => {
      const changed = withFields(event, before, fields, rules);
      return this.asNewDay(isRuleKept ? changed : withRule(changed, rrule));
    };
  });
  readonly rrule = computed(() => this.model().rrule);
  readonly ruleRefused = signal<object | null>(null);

  setRule(rrule: EditorModel['rrule'], ruleFault: string): void {
    this.set({ rrule, ruleFault });
  }

  set(change: Partial<EditorModel>): void {
    this.model.update((model) => ({ ...model, ...change }));
  }

  /** The form says what the event says. */
  reset(): void {
    this.model.set(this.modelBefore());
  }

  /** Saves, unless something is wrong: then the first fault gets the focus. Gives what was saved. */
  save(): Promise<CalendarEvent | null> {
    if (this.isReadOnly()) return Promise.resolve(null);
    // A second press while the first is under way is the same one.
    return this.edited.alone(async () => {
      this.isTried.set(true);
      let saved: CalendarEvent | null = null;
      await submit(this.form, {
        action: async () => {
          const change = this.change();
          if (change !== null) saved = await this.edited.write(change, this.base());
          return undefined;
        },
        onInvalid: (tree) => {
          const [first] = tree().errorSummary();
          if (first?.kind === 'rule') this.ruleRefused.set({});
          else first?.fieldTree().focusBoundControl();
        },
      });
      return saved;
    });
  }

  /** A new event that was switched to whole days is written as one that was created so. */
  private asNewDay(event: CalendarEvent): CalendarEvent {
    const when = event.allDay === true ? whenOf(event, this.settings.localZone) : null;
    if (!this.isNew || when === null || this.before().allDay) return event;
    const { timezone: _zone, ...rest } = event;
    return { ...rest, ...this.newTimes(when) };
  }

  /** The times of a new event, as the calendar's zone has them written. */
  newTimes(when: When): ReturnType<typeof timesOfNewEvent> {
    return timesOfNewEvent(when, this.inputs.displayTimezone());
  }

  /** The fields that a form says; null while a date or time can't be read. */
  fieldsFrom(model: EditorModel): EventFields | null {
    const { halves } = this.settings.formats();
    return fieldsIn(model, this.before(), halves, (id) => this.idOf(id));
  }

  /** The id as its resource writes it, a number or a string. */
  private idOf(id: string | null): Id | null {
    if (id === null) return null;
    const { resource } = this.before();
    return resource !== null && String(resource) === id
      ? resource
      : (this.store.resources().find(id)?.resource.id ?? id);
  }

  private modelBefore(): EditorModel {
    return modelOf(this.before(), this.base().rrule ?? null, this.settings.formats());
  }

  private fieldsOf(event: CalendarEvent): EventFields {
    return fieldsOf(event, this.rules(), this.navigation.date());
  }
}
