import { InjectionToken } from '@angular/core';
import type { EcEditor } from './editor-template';
import type { EcEditorSection } from './editor-section-template';
import type { EcEventCard } from './event-card-template';
import type { EcResource } from './resource-template';
import type { EcTimelineCell } from './timeline-templates';
import type { EcToolbarStart, EcToolbarEnd } from './toolbar-templates';
import type {
  EcEvent,
  EcDayCell,
  EcDayHeader,
  EcResourceHeader,
  EcToolbar,
} from './host-templates';

/**
 * Returns a token by which the calendar finds a template of its host. Tokens don't import the directives, which are
 * thus only in applications that use them. They are only used in queries, which never fail, and so need no name for
 * messages.
 */
function token<T>(): InjectionToken<T> {
  return new InjectionToken<T>('');
}

export const EDITOR_TEMPLATE = token<EcEditor>();
export const EDITOR_SECTION_TEMPLATE = token<EcEditorSection>();
export const EVENT_CARD_TEMPLATE = token<EcEventCard>();
export const RESOURCE_TEMPLATE = token<EcResource>();
export const TOOLBAR_START_TEMPLATE = token<EcToolbarStart>();
export const TOOLBAR_END_TEMPLATE = token<EcToolbarEnd>();
export const EVENT_TEMPLATE = token<EcEvent>();
export const DAY_CELL_TEMPLATE = token<EcDayCell>();
export const DAY_HEADER_TEMPLATE = token<EcDayHeader>();
export const RESOURCE_HEADER_TEMPLATE = token<EcResourceHeader>();
export const TIMELINE_CELL_TEMPLATE = token<EcTimelineCell>();
export const TOOLBAR_TEMPLATE = token<EcToolbar>();
