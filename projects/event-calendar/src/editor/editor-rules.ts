import type { Signal } from '@angular/core';
import { validate, type SchemaPathTree } from '@angular/forms/signals';
import type { EventFields, When } from 'ng-event-calendar/core';
import type { Translator } from '../text/translate';
import { resourceIn, zoneIn, type EditorModel, type ReadModel } from './editor-model';

/** The fields that say when an event happens. */
const TIMES = ['startDay', 'endDay', 'startTime', 'endTime', 'allDay', 'timezone'] as const;

/** What the rules look at. */
export interface RuledForm {
  readonly text: Signal<Translator>;
  /** Whether saving was tried: from then on faults are shown as they come and go. */
  readonly isTried: Signal<boolean>;
  readonly isNew: boolean;
  readonly model: Signal<EditorModel>;
  readonly read: Signal<ReadModel>;
  /** The fields as they were, and as they are; null while they can't be read. */
  readonly before: Signal<EventFields>;
  readonly fields: Signal<EventFields | null>;
  readonly when: Signal<When | null>;
  readonly needsResource: Signal<boolean>;
}

/** What has to be right before an event is saved. */
export function addEditorRules(path: SchemaPathTree<EditorModel>, state: RuledForm): void {
  const fault = (message: string): { kind: string; message: string } | undefined =>
    state.isTried() ? { kind: 'fault', message } : undefined;
  const text = state.text;
  validate(path.title, ({ value }) =>
    value().trim() === '' ? fault(text()('requiredTitleError')) : undefined,
  );
  validate(path.startDate, () =>
    state.read().startDay === null ? fault(text()('invalidDateError')) : undefined,
  );
  validate(path.startTime, () =>
    !state.model().allDay && state.read().startTime === null
      ? fault(text()('invalidTimeError'))
      : undefined,
  );
  validate(path.endDate, () => {
    if (state.read().endDay === null) return fault(text()('invalidDateError'));
    const { startDay, endDay } = state.read();
    return startDay !== null && endDay !== null && endDay < startDay
      ? fault(text()('startDateAfterEndDateError'))
      : undefined;
  });
  validate(path.endTime, () => {
    if (state.model().allDay) return undefined;
    if (state.read().endTime === null) return fault(text()('invalidTimeError'));
    return endsTooEarly(state) ? fault(text()('startTimeAfterEndTimeError')) : undefined;
  });
  validate(path.timezone, ({ value }) =>
    zoneIn(value()) !== null || value() === state.before().timezone
      ? undefined
      : fault(text()('invalidZoneError')),
  );
  validate(path.ruleFault, ({ value }) =>
    value() === '' ? undefined : { kind: 'rule', message: value() },
  );
  validate(path.resource, ({ value }) => {
    const id = resourceIn(value());
    if (id === undefined) return fault(text()('unknownResourceError'));
    const isMissing = id === null && state.needsResource();
    return isMissing ? fault(text()('requiredResourceError')) : undefined;
  });
}

/** The end as an instant is at or before the start. An event that came without a length may stay so. */
function endsTooEarly(state: RuledForm): boolean {
  const when = state.when();
  const { startDay, endDay } = state.read();
  if (when === null || when.allDay || (startDay ?? 0) > (endDay ?? 0)) return false;
  if (when.end > when.start) return false;
  const before = state.before();
  const fields = state.fields();
  return state.isNew || TIMES.some((key) => before[key] !== fields?.[key]);
}
