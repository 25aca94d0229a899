import {
  computed,
  effect,
  inject,
  Injectable,
  linkedSignal,
  signal,
  untracked,
} from '@angular/core';
import { requiredKinds, resourceIdsOf, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { SessionChanges } from '../gestures/session-changes';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import type { OpenEditor } from '../store/events/editing';
import { AdditionalTimezones } from '../store/dates/additional-timezones';
import type { ChangedEvent, ChangeOf } from '../store/events/occurrence-edits';
import { isSameRecord } from '../store/events/same-record';
import { shownZone } from '../store/dates/shown-zone';
import { GestureRules } from '../store/events/gesture-rules';
import { Navigation } from '../store/dates/navigation';
import { RECURRENCE } from '../store/events/recurrence';
import { sameItems } from '../store/same-items';
import { EditedEvent } from './edited-event';
import type { EventPatch } from '../store/events/editor-section';
import {
  adoptedValues,
  changeOf,
  initialValues,
  rewordedValues,
  showSame,
  touchedFields,
  type EditorValues,
} from './editor-values';
import type { FieldContext } from './fields/editor-field';
import { FORM_FIELDS } from './fields/form-fields';
import { LISTED_FIELDS, modeOf } from './fields/listed-fields';
import { formKinds } from './fields/resource-options';
import { hasRemoved, RESOURCE_VALUE, type ResourceValues } from './fields/resource-value';
import { TIMES_VALUE } from './fields/times/times-of-event';
import { faultsOf, NO_FAULTS } from './form-faults';
import { FormValues } from './form-values';
import { removedResources } from './removed-resources';

/** Change of the edited event outside the editor. */
export type Meanwhile = 'deleted' | 'changed' | null;

/** Event of a form, and the refusal of the last attempt to save it. */
interface Tried {
  readonly event: CalendarEvent | null;
  readonly refused: { readonly reason: string } | null;
}

interface SaidDraft {
  readonly isSaying: boolean;
  readonly said: CalendarEvent | null;
}

/** Form of one editing session: its values and their errors. */
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
  readonly #recurrence = inject(RECURRENCE);

  readonly #fields = inject(FORM_FIELDS);
  readonly #listed = inject(LISTED_FIELDS);
  readonly session = this.#edited.session;
  readonly isNew = this.#edited.isNew;
  readonly isReadOnly = this.#edited.isReadOnly;
  readonly occurrence = this.#edited.occurrence;
  readonly #current = this.#edited.current;
  /** Event with which the form began; another object once the host's changes were adopted. */
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
    isRemoved: this.#isRemoved(),
    needsResource: this.#inputs.shouldEventRequireResource() === true,
    neededKinds: requiredKinds(this.#inputs.shouldEventRequireResource(), this.#store.resources()),
    canHaveSeveral: this.#rules.canGiveToSeveral(),
    modeOf: (name) => modeOf(this.#listed, name),
  }));
  /** A resource of a new event is only a choice. */
  readonly #isRemoved = removedResources(this.#store.resources, () =>
    this.isNew ? [] : resourceIdsOf(this.base()),
  );
  /** Event as it is now; once the host has deleted it, as it was. */
  readonly #event = computed(() => this.#current() ?? this.base());

  readonly #values = signal<EditorValues>(
    untracked(() => initialValues(this.#fields, this.context(), this.session.refused?.event)),
  );
  /** Whether saving was attempted; from then on errors appear and disappear with the input. */
  readonly isTried = signal(false);
  /** Fields that must be right: those that can be edited, and the resource, which may be required all the same. */
  readonly #checked = this.#fields.filter(
    ({ key }) => key === RESOURCE_VALUE.key || modeOf(this.#listed, key) === 'edited',
  );
  readonly #faults = computed(() =>
    this.isTried() ? faultsOf(this.#checked, this.#values(), this.context()) : NO_FAULTS,
  );
  readonly form = new FormValues(this.#values, this.#faults);
  /** Faults of resources that can't be edited, once saving was attempted; empty without any. */
  readonly missing = computed(() =>
    modeOf(this.#listed, RESOURCE_VALUE.key) === 'edited'
      ? ''
      : [...this.#faults()]
          .flatMap(([path, fault]) => (path.startsWith(`${RESOURCE_VALUE.key}.`) ? fault : []))
          .join(' '),
  );
  /** Fields whose values differ from the form's initial event. */
  readonly #touched = computed(() => touchedFields(this.#fields, this.#values(), this.context()));
  readonly isChanged = computed(() => this.#touched().length > 0);

  /** Event of the host's own form, once that has changed it. */
  readonly #hostDraft = signal<CalendarEvent | null>(null);
  /** Whether any changes would be lost, in this form or in the host's own. */
  readonly hasChanges = computed(
    () =>
      this.isChanged() ||
      this.skippedDates().length > 0 ||
      this.#hostDraft() !== null ||
      this.session.refused !== undefined,
  );
  /** Whether the user is being asked about unsaved changes. */
  readonly isAsking = signal(false);

  /** Changes of the fields; untouched ones leave the event as it is. Null while a value can't be read. */
  readonly #fieldChange = computed(() => changeOf(this.#touched(), this.#values(), this.context()));
  readonly #place = computed(() => placeOf(this.#fieldChange()?.(this.#event()) ?? null));
  /** Dates left out of the series on request, until its dates, times, rule or resource change. */
  readonly skippedDates = linkedSignal<string, readonly string[]>({
    source: this.#place,
    computation: () => [],
  });
  /** Changes of the form; null while a value can't be read. */
  readonly #change = computed<ChangeOf | null>(() => {
    const [change, dates] = [this.#fieldChange(), this.skippedDates()];
    if (change === null || dates.length === 0) return change;
    return (event) => this.#recurrence?.excludeDates(change(event), dates) ?? change(event);
  });
  /** Event as it would be saved; null while a date or time can't be read. */
  readonly draft = computed<CalendarEvent | null>(() => this.#change()?.(this.#event()) ?? null);
  /** Whether this form, or the host's own, has values that the calendar doesn't have. */
  readonly #isSaying = computed(() => this.#hostDraft() !== null || this.isNew || this.isChanged());
  /** Event of the form; null without changes, or where it can't be read. */
  readonly said = computed(() => (this.#isSaying() ? (this.#hostDraft() ?? this.draft()) : null));
  /** Event that the views draw: while the form can't be read, its last readable one. */
  readonly shown = linkedSignal<SaidDraft, CalendarEvent | null>({
    source: () => ({ isSaying: this.#isSaying(), said: this.said() }),
    computation: ({ isSaying, said }, last) => (isSaying ? (said ?? last?.value ?? null) : null),
  });
  /** Reason why the form wasn't saved, until its values change; empty without one. */
  readonly refusal = linkedSignal<Tried, string>({
    source: () => ({ event: this.said(), refused: this.#edited.refused() }),
    computation: ({ event, refused }, last) => {
      if (last?.source.refused !== refused) return refused?.reason ?? '';
      return isSameRecord(last.source.event, event) ? last.value : '';
    },
  });

  /** Change of the event by the host since the editor opened. */
  readonly meanwhile = computed<Meanwhile>(() => {
    if (this.isNew) return null;
    const current = this.#current();
    if (current === null) return 'deleted';
    const shown = this.#fields.filter(({ key }) => modeOf(this.#listed, key) !== 'hidden');
    return showSame(shown, current, this.base(), this.context()) ? null : 'changed';
  });

  constructor() {
    // An untouched form follows the host; a touched one keeps its values, and shows a warning.
    effect(() => {
      const current = this.#current();
      if (current === null || current === untracked(this.base)) return;
      untracked(() => {
        if (this.isChanged()) return;
        this.base.set(current);
        this.#reset();
      });
    });
    // Another zone, clock or kinds of resources: the values are written anew.
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

  /** Shows the event of the host's own form in the grid. */
  show(draft: CalendarEvent): void {
    this.#hostDraft.set(draft);
  }

  /**
   * Changes keys of the event for a section of the host: fields that show one show its new value, as if it had been
   * typed. Returns the other keys, which the section keeps.
   */
  adopt(patch: EventPatch): EventPatch {
    const event = this.draft() ?? this.#event();
    const { values, rest } = adoptedValues(
      this.#fields,
      this.#values(),
      patch,
      event,
      this.context(),
    );
    this.#values.set(values);
    return rest;
  }

  /** Whether the times of the event can be edited. */
  canRetime(): boolean {
    return modeOf(this.#listed, TIMES_VALUE.key) === 'edited';
  }

  /** Sets the form to the times of an event, as if they had been typed. */
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

  /** Saves the event, or focuses the first error. Returns the saved event; null where it wasn't saved. */
  save(): Promise<ChangedEvent | null> {
    if (this.isReadOnly()) return Promise.resolve(null);
    // A second press while the first is under way does nothing.
    return this.#edited.alone(() => {
      const change = this.#change();
      if (!this.showFaults() && change !== null) return this.#edited.write(change, this.base());
      return Promise.resolve(null);
    });
  }

  /** Shows the errors and focuses the first of them; returns false where there are none. */
  showFaults(): boolean {
    this.isTried.set(true);
    if (!this.form.isFaulty()) return false;
    // An earlier refusal isn't about this attempt: the field shows what is missing.
    this.refusal.set('');
    this.form.focusFault();
    return true;
  }

  /**
   * Whether the form has no event to go on with, since a date or time can't be read or the host has removed the chosen
   * resource; the form then shows which.
   */
  isUnreadable(): boolean {
    const resources = this.#values()[RESOURCE_VALUE.key] as ResourceValues;
    if (this.draft() !== null && !hasRemoved(resources, this.context())) return false;
    this.isTried.set(true);
    this.form.focusFault();
    return true;
  }

  /** Resets the form to the event. */
  #reset(): void {
    this.#values.set(initialValues(this.#fields, this.context()));
  }
}

/** Returns the keys that decide which dates a series is refused, as text. */
function placeOf(event: CalendarEvent | null): string {
  if (event === null) return '';
  const { start, end, allDay, timezone, rrule, rDates, resource } = event;
  return JSON.stringify([start, end, allDay, timezone, rrule, rDates, resource]);
}

/** Whether values are written alike in two contexts: in one zone and format, with fields of equal kinds. */
function hasSameWords(a: FieldContext, b: FieldContext): boolean {
  return (
    a.rules.displayZone === b.rules.displayZone &&
    a.formats === b.formats &&
    sameItems(formKinds(a), formKinds(b))
  );
}
