import { computed, inject, type Signal } from '@angular/core';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { GestureRules } from '../../store/events/gesture-rules';
import { SourceLink } from '../../store/source/source-link';

const AT_A_TIME = {
  click: 'invitationClick',
  tap: 'invitationTap',
  twice: 'invitationDoubleClick',
} as const;
const ON_A_DAY = {
  click: 'invitationDayClick',
  tap: 'invitationDayClick',
  twice: 'invitationDayDoubleClick',
} as const;

/**
 * Returns the hint how to create an event, for the band at the edge of a view whose slots are times or days. Empty
 * unless the days are known to hold no events and events can be created.
 */
export function invitationTo(slots: 'times' | 'days', isEmpty: () => boolean): Signal<string> {
  const settings = inject(CalendarSettings);
  const rules = inject(GestureRules);
  const source = inject(SourceLink);
  const words = slots === 'times' ? AT_A_TIME : ON_A_DAY;
  return computed(() => {
    if (!source.isKnown() || !isEmpty() || !rules.canCreate()) return '';
    const isTwice = rules.creationPress() === 'double-click';
    return settings.text()(words[isTwice ? 'twice' : settings.isMobile() ? 'tap' : 'click']);
  });
}

/**
 * Whether an empty list shows the button "New event" under its text: on a phone, where the floating button gives way to
 * it. Elsewhere the toolbar or side panel shows one.
 */
export function invitesByButton(): Signal<boolean> {
  const settings = inject(CalendarSettings);
  const rules = inject(GestureRules);
  const source = inject(SourceLink);
  return computed(() => settings.isMobile() && source.isKnown() && rules.hasCreateButton());
}
