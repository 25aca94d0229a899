import { inject, Injectable } from '@angular/core';
import { touchedBy } from '../store/events/amendments';
import { CalendarEdits } from '../store/events/calendar-edits';
import { SelectionState } from '../store/events/selection-state';
import { ACCEPTED_DROP, type Draft } from '../store/events/session-state';
import { SessionChanges } from './session-changes';

/** Says of drafts whether their drop would be accepted, refused or asked about. */
@Injectable()
export class DraftVerdicts {
  readonly #changes = inject(SessionChanges);
  readonly #edits = inject(CalendarEdits);
  readonly #selection = inject(SelectionState);

  /**
   * Returns a draft with its refusal or question, and with the event that the host makes of it. Of several events those
   * with a preview are judged, or all of them.
   */
  of({ amended: _amended, ...draft }: Draft, { isOfAll = false } = {}): Draft {
    const drags = draft.others === undefined ? null : this.#selection.gestures()?.drags;
    const reason = drags?.refusalOf(draft);
    if (reason) return { ...draft, refusal: { isNowhere: false, reason }, question: '' };
    const judged = isOfAll ? draft : (drags?.stepOf(draft) ?? draft);
    const change = this.#changes.changeOf(judged);
    if (change === null) return { ...draft, ...ACCEPTED_DROP };
    const { refusal, question, ...preview } = this.#edits.preview(change);
    const amended = preview.change === change ? null : touchedBy(preview.change);
    return {
      ...draft,
      refusal: refusal === null ? null : { isNowhere: false, reason: refusal },
      question,
      ...(amended !== null && { amended }),
    };
  }
}
