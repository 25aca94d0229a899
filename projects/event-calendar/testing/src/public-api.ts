export { CellHarness, type CellHarnessFilters } from './cell-harness';
export { EventCalendarHarness, type EventCalendarHarnessFilters } from './event-calendar-harness';
export {
  EventEditorHarness,
  type EditorField,
  type EditorFieldTarget,
} from './event-editor-harness';
export {
  EventHarness,
  type CalendarSlot,
  type EventHarnessFilters,
  type EventDestination,
} from './event-harness';
export { EventMenuHarness } from './event-menu-harness';
export { MoreEventsHarness } from './more-events-harness';
export { PreferencesMenuHarness } from './preferences-menu-harness';
export { QuickFormHarness, type QuickFormField, type QuickFormTarget } from './quick-form-harness';
export {
  ResourceHarness,
  type ResourceCheck,
  type ResourceHarnessFilters,
} from './resource-harness';
export { SelectionBarHarness } from './selection-bar-harness';
export type { SearchResult, SearchResultFilters } from './search-harness';
export { TimelineRowHarness, type TimelineRowHarnessFilters } from './timeline-row-harness';
export { ToolbarHarness } from './toolbar-harness';
