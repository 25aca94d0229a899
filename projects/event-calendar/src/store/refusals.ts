import { inject, Injectable, untracked } from '@angular/core';
import {
  refusalOf,
  titleOfResource,
  type FirmRefusal,
  type ProposedChange,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarSettings } from './calendar-settings';
import { CalendarStore } from './calendar-store';

/** Says no to what is forbidden, in the calendar's language, before the host is asked. */
@Injectable()
export class Refusals {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);

  /** Why a change is forbidden; null where nothing forbids it. */
  reasonOf(change: ProposedChange): string | null {
    const { resources, calendar } = untracked(this.store.permissions);
    const shouldEventRequireResource = untracked(this.inputs.shouldEventRequireResource);
    const refusal = refusalOf(change, { resources, calendar, shouldEventRequireResource });
    return refusal === null ? null : untracked(() => this.words(refusal, change));
  }

  private words({ code, resource }: FirmRefusal, { before, after }: ProposedChange): string {
    const text = this.settings.text();
    switch (code) {
      case 'read-only-resource': {
        const node = this.store.resources().find(resource);
        const title = node === undefined ? '' : titleOfResource(node);
        return text('readOnlyResourceError', { resource: title });
      }
      case 'resource-required':
        return text('requiredResourceError');
      default: {
        const title = (before ?? after)?.title;
        return text('eventMoveRefused', { title: title || text('eventUntitled') });
      }
    }
  }
}
