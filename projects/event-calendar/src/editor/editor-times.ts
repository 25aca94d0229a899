import { effect, inject, Injectable, untracked } from '@angular/core';
import {
  formatDay,
  whenOfChange,
  withAllDay,
  withStart,
  type EventFields,
} from 'ng-event-calendar/core';
import { CalendarSettings } from '../store/calendar-settings';
import type { EditorModel } from './editor-model';
import { EditorState } from './editor-state';
import { timesIn } from './editor-words';

/** Dates and times of the form: what follows when one of them is changed. */
@Injectable()
export class EditorTimes {
  private readonly settings = inject(CalendarSettings);
  private readonly state = inject(EditorState);

  /** The form before a start is typed; null where that has no length to keep. */
  private beforeTyping: EditorModel | null = null;
  /** The last switch between whole days and times. */
  private switched: { readonly from: EventFields; readonly to: EventFields } | null = null;

  constructor() {
    // In another zone or clock the form says the same in other words: those are counted from.
    effect(() => {
      this.settings.zone();
      this.settings.formats();
      untracked(() => this.startTyping());
    });
  }

  /** Remembers what the form says before a start is typed, for the end to move with it. */
  startTyping(): void {
    const model = this.state.model();
    if (this.state.fields() !== null) this.beforeTyping = model;
    // A start that can't be read has no length: the one before it counts, for the end of then.
    else if (!hasSameEnd(model, this.beforeTyping)) this.beforeTyping = null;
  }

  /**
   * A start is being typed: the end moves with it. Each key counts from what was there before the first,
   * for half a time read as another one says nothing about the length.
   */
  startTyped(): void {
    const { state, beforeTyping } = this;
    const before = beforeTyping === null ? null : state.fieldsFrom(beforeTyping);
    if (beforeTyping === null || before === null) return;
    const { endDate, endTime } = beforeTyping;
    const typed = state.fieldsFrom({ ...state.model(), endDate, endTime });
    if (typed === null) {
      state.set({ endDate, endTime });
      return;
    }
    const when = whenOfChange(state.event(), state.before(), before, state.rules());
    const moved = withStart(before, typed.startDay, typed.startTime, state.zone(), when);
    const isTimeKept = moved.endTime === before.endTime;
    state.set({
      endDate: formatDay(moved.endDay),
      endTime: isTimeKept ? endTime : this.settings.formats().timeOfDay(moved.endTime),
    });
  }

  /** Times that can be read are written the way the calendar writes them. */
  tidy(): void {
    const { state } = this;
    state.set(timesIn(this.settings.formats(), state.read()));
  }

  /** Whole days were switched on or off: the last day follows, and a new event's zone. */
  allDaySwitched(): void {
    const { state } = this;
    const model = state.model();
    const { allDay } = model;
    const from = state.fieldsFrom({ ...model, allDay: !allDay });
    if (from === null) return;
    const { switched } = this;
    const isBack = switched !== null && hasSameTimes(switched.to, from);
    // Back is back, also to a range that was typed the wrong way round.
    const { endDay } = isBack ? switched.from : withAllDay(from, allDay);
    this.switched = { from, to: { ...from, allDay, endDay } };
    state.set({ endDate: formatDay(endDay) });
    // A new day has no zone: given times, it is in the one that a new event with times gets.
    const { timezone, allDay: wasAllDay } = state.before();
    if (!state.isNew || timezone !== '' || !wasAllDay) return;
    const named = state.newTimes({ allDay: false, start: 0, end: 0 }).timezone ?? '';
    if (model.timezone === (allDay ? named : '')) state.set({ timezone: allDay ? '' : named });
  }
}

function hasSameEnd(a: EditorModel, b: EditorModel | null): boolean {
  return (
    b !== null && (['allDay', 'endDate', 'endTime'] as const).every((key) => a[key] === b[key])
  );
}

function hasSameTimes(a: EventFields, b: EventFields): boolean {
  const keys = ['allDay', 'startDay', 'endDay', 'startTime', 'endTime'] as const;
  return keys.every((key) => a[key] === b[key]);
}
