import {
  computed,
  effect,
  inject,
  Injectable,
  linkedSignal,
  signal,
  untracked,
} from '@angular/core';
import type { SkipRules } from 'ng-event-calendar/core/availability';
import { createEvent, laterTimes, type ChangeSet } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  eventZone,
  whenOf,
  type CalendarEvent,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { AvailabilityRules } from '../store/availability/availability-rules';
import { ChangeValidation } from '../store/availability/change-validation';
import { ChangeVerdicts } from '../store/events/change-verdicts';
import { OccurrenceEdits } from '../store/events/occurrence-edits';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { Refusals } from '../store/availability/refusals';
import { SkipOffers } from '../store/availability/skip-offers';
import { EditedEvent } from './edited-event';
import { EditorState } from './editor-state';

/** Refusal of the last attempt to save, and violations of the form's present event, as texts. */
interface Reasons {
  readonly refusal: string;
  readonly reason: string;
}

/** Rules by which the host leaves dates out of a series unasked, and the values of the form for which it said so. */
interface HostSkips {
  readonly of: string;
  readonly rules: SkipRules | null;
}

/** Milliseconds that typing has to rest before a free time is searched. */
const REST = 300;

/** Violations of the time in the form, and the next free time. */
@Injectable()
export class BookingCheck {
  readonly #edits = inject(CalendarEdits);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #present = inject(PresentOccurrences);
  readonly #settings = inject(CalendarSettings);
  readonly #rules = inject(AvailabilityRules);
  readonly #validation = inject(ChangeValidation);
  readonly #words = inject(Refusals);
  readonly #offers = inject(SkipOffers);
  readonly #verdicts = inject(ChangeVerdicts);
  readonly #edited = inject(EditedEvent);
  readonly #state = inject(EditorState);

  /** Values that decide about the time, as JSON; empty without an event. */
  readonly #asked = computed(() => {
    const draft = this.#state.said();
    if (draft === null) return '';
    const { title: _title, description: _description, color: _color, ...placed } = draft;
    return JSON.stringify(placed);
  });
  readonly #hostSkips = signal<HostSkips>({ of: '', rules: null });
  /** Change that the form would make, without the dates that the host leaves out; null while it can't be read. */
  readonly #judged = computed(() => {
    const draft = this.#state.said();
    const change = draft === null ? null : this.#changeTo(draft);
    const { of, rules } = this.#hostSkips();
    if (change === null || rules === null || of !== this.#asked()) return change;
    // The dates change with the rules of availability.
    const isFree = this.#validation.liveViolationsOf(change).length === 0;
    const dates = isFree ? [] : this.#validation.skippableDates(change, rules);
    return this.#offers.without(change, dates);
  });

  /** Violations of the form's event as text; empty without any. */
  readonly reason = computed(() => {
    const change = this.#judged();
    return change === null
      ? ''
      : this.#words.sayingOf(this.#validation.liveViolationsOf(change), change.event);
  });

  /**
   * Reason why the form wasn't saved, until its values change or the calendar itself has no violation any more; empty
   * without a reason.
   */
  readonly refusal = linkedSignal<Reasons, string>({
    source: () => ({ refusal: this.#state.refusal(), reason: this.reason() }),
    computation: ({ refusal, reason }, last) => {
      if (last?.source.refusal !== refusal) return refusal;
      const isOver = last.source.reason === refusal && reason !== refusal;
      return isOver ? '' : last.value;
    },
  });

  /** Deciding values when typing last rested; only then a free time is searched. */
  readonly #rested = signal('');
  /** Another time with fewer violations; null where the form's own has none, or no such time is near. */
  readonly #free = computed(() => {
    const draft = this.#state.said();
    const isDue = this.#state.canRetime() && this.#asked() === this.#rested();
    if (draft === null || !isDue || this.reason() === '') return null;
    const when = whenOf(draft, this.#settings.localZone);
    if (when === null || when.allDay || when.end <= when.start) return null;
    const change = this.#changeTo(draft);
    const isSeries = change?.event != null && this.#present.recurs({ event: change.event });
    const free = isSeries
      ? this.#laterTime(draft, when, change)
      : this.#validation.freeTimeFor(draft, when);
    return free?.start === when.start ? null : free;
  });
  /** Offer of that time as text; empty without one. */
  readonly offer = computed(() => {
    const free = this.#free();
    if (free === null) return '';
    const when = this.#settings.times().spokenRange(free.start, free.end);
    return this.#settings.text()('nextFree', { when });
  });

  /** Offer to leave dates out of the form's series; null where there is none. */
  readonly skipOffer = computed(() => {
    const change = this.reason() === '' ? null : this.#judged();
    return change === null ? null : this.#offers.of(change);
  });

  constructor() {
    effect(() => {
      const of = this.#asked();
      const draft = untracked(this.#state.said);
      const change = draft === null ? null : this.#changeTo(draft);
      const isSeries = change?.event != null && this.#present.recurs({ event: change.event });
      if (!isSeries || this.#validation.liveViolationsOf(change).length === 0) return;
      untracked(() => {
        if (this.#hostSkips().of === of) return;
        this.#hostSkips.set({ of, rules: this.#verdicts.hostSkips(change) });
      });
    });
    effect((onCleanup) => {
      const asked = this.#asked();
      if (this.reason() === '') return;
      const timer = setTimeout(() => this.#rested.set(asked), REST);
      onCleanup(() => clearTimeout(timer));
    });
  }

  /** Sets the form to the free time. */
  take(): void {
    const [draft, free] = [this.#state.said(), this.#free()];
    if (draft === null || free === null) return;
    const when = { allDay: false, start: free.start, end: free.end } as const;
    this.#state.retime(withWhen(draft, when, this.#settings.localZone));
  }

  /**
   * Returns the later time of day on equal dates at which the first occurrence of a new series is free and the fewest
   * dates are refused, fewer than now; null without one.
   */
  #laterTime(draft: CalendarEvent, now: TimeSpan, change: ChangeSet): TimeSpan | null {
    const code = this.#rules.code();
    const context = this.#rules.context();
    if (code === null) return null;
    const { localZone } = this.#settings;
    const times = laterTimes(now, eventZone(draft, localZone));
    let found: TimeSpan | null = null;
    let least = code.countRefused(change, context);
    for (const time of code.freeAmong(draft, times, context)) {
      const moved = this.#changeTo(withWhen(draft, { allDay: false, ...time }, localZone));
      if (least === 0 || moved === null) break;
      const count = code.countRefused(moved, context, least);
      if (count < least) [found, least] = [time, count];
    }
    return found;
  }

  #changeTo(draft: CalendarEvent): ChangeSet | null {
    const occurrence = this.#edited.occurrence();
    if (occurrence === null) return createEvent(this.#edits.events(), draft);
    return this.#occurrences.changeOf(occurrence, () => draft, 'update');
  }
}
