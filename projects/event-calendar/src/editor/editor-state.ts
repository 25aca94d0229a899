import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import { form, submit } from '@angular/forms/signals';
import {
  editingZone,
  fieldsOf,
  formatDay,
  timesOfNewEvent,
  whenOf,
  whenOfChange,
  withAllDay,
  withFields,
  withStart,
  type CalendarEvent,
  type EventFields,
  type FieldRules,
  type Id,
  type When,
} from 'ng-event-calendar/core';
import { EventGestures } from '../interactions/event-gestures';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { Editing } from '../store/editing';
import { Navigation } from '../store/navigation';
import type { RuleDraft } from '../store/rule-draft';
import { EditedEvent } from './edited-event';
import { addEditorRules } from './editor-rules';
import { fieldsIn, modelOf, readModel, withRule, zoneIn, type EditorModel } from './editor-model';
import type { DateFormats } from '../text/date-formats';

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
  private readonly gestures = inject(EventGestures);

  private readonly edited = inject(EditedEvent);

  readonly session = this.edited.session;
  readonly isNew = this.edited.isNew;
  readonly isReadOnly = this.edited.isReadOnly;
  readonly refusal = this.edited.refusal;
  readonly occurrence = this.edited.occurrence;
  private readonly current = this.edited.current;
  /** The event that the form started from; another object once the host's changes were taken over. */
  private readonly base = signal<CalendarEvent>(this.session.draft);
  private readonly rules = computed<FieldRules>(() => ({
    localZone: this.settings.localZone,
    displayZone: this.settings.zone(),
    duration: this.gestures.rules().duration,
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
    return whenOfChange(this.current() ?? this.base(), this.before(), fields, this.rules());
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
        this.model.set(this.modelBefore());
      });
    });
    // Another zone or clock: the same times, in other words.
    let said: { zone: string; formats: DateFormats; draft: CalendarEvent | null } | null = null;
    effect(() => {
      const [zone, formats, draft] = [
        this.rules().displayZone,
        this.settings.formats(),
        this.draft(),
      ];
      const last = said?.draft ?? null;
      const isSame = said === null || (said.zone === zone && said.formats === formats);
      if (isSame || last === null) {
        said = { zone, formats, draft };
        return;
      }
      said = { zone, formats, draft: last };
      untracked(() => {
        const { startDate, startTime, endDate, endTime } = modelOf(
          this.fieldsOf(last),
          null,
          formats,
        );
        this.set({ startDate, startTime, endDate, endTime });
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
  readonly draft = computed<CalendarEvent | null>(() => {
    const fields = this.fields();
    if (fields === null) return null;
    const onto = this.current() ?? this.base();
    const changed = withFields(onto, this.before(), fields, this.rules());
    return this.asNewDay(withRule(changed, this.model().rrule));
  });
  readonly rrule = computed(() => this.model().rrule);
  readonly ruleRefused = signal<object | null>(null);

  setRule(rrule: EditorModel['rrule'], ruleFault: string): void {
    this.set({ rrule, ruleFault });
  }

  /** The start was changed: the end moves with it. */
  startChanged(before: EditorModel): void {
    const fields = this.fieldsFrom(before);
    const { startDay, startTime } = this.read();
    if (fields === null || startDay === null || startTime === null) return;
    const event = this.current() ?? this.base();
    const when = whenOfChange(event, this.before(), fields, this.rules());
    const moved = withStart(fields, startDay, startTime, this.zone(), when);
    const formats = this.settings.formats();
    this.model.update((model) => ({
      ...model,
      endDate: formatDay(moved.endDay),
      endTime: moved.endTime === fields.endTime ? model.endTime : formats.timeOfDay(moved.endTime),
    }));
  }

  /** Times that can be read are written the way the calendar writes them. */
  tidyTimes(): void {
    const { startTime, endTime } = this.read();
    const formats = this.settings.formats();
    this.model.update((model) => ({
      ...model,
      startTime: startTime === null ? model.startTime : formats.timeOfDay(startTime),
      endTime: endTime === null ? model.endTime : formats.timeOfDay(endTime),
    }));
  }

  /** Whole days were switched on or off: the last day follows, and a new event's zone. */
  allDaySwitched(): void {
    const model = this.model();
    const { allDay } = model;
    const fields = this.fieldsFrom({ ...model, allDay: !allDay });
    if (fields === null) return;
    const { endDay } = withAllDay(fields, allDay);
    this.set({ endDate: formatDay(endDay) });
    // A new day has no zone: given times, it is in the one that a new event with times gets.
    const { timezone } = this.before();
    if (!this.isNew || timezone !== '' || !this.before().allDay) return;
    const named = this.newTimes({ allDay: false, start: 0, end: 0 }).timezone ?? '';
    if (model.timezone === (allDay ? named : '')) this.set({ timezone: allDay ? '' : named });
  }

  set(change: Partial<EditorModel>): void {
    this.model.update((model) => ({ ...model, ...change }));
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
          const draft = this.draft();
          if (draft !== null) saved = await this.edited.write(draft);
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

  private newTimes(when: When): ReturnType<typeof timesOfNewEvent> {
    return timesOfNewEvent(when, this.inputs.displayTimezone());
  }

  private fieldsFrom(model: EditorModel): EventFields | null {
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
