import type { TestProps } from './test-api';

/** The contract's defaults: what a template says for props that a test doesn't set. */
export const TEST_DEFAULTS = {
  events: [],
  resources: [],
  defaultVisibleResources: {},
  shouldEventRequireResource: false,
  eventColor: 'teal',
  areEventsDraggable: true,
  areEventsResizable: true,
  canDragEventsFromTheOutside: false,
  canDropEventsToTheOutside: false,
  eventCreation: true,
  defaultView: 'week',
  views: ['day', 'week', 'month', 'agenda'],
  displayTimezone: 'default',
  responsiveSidePanel: true,
  mobileBreakpoint: 768,
  eventDialogVariant: 'drawer',
  eventDialogTopOffset: 0,
  showCurrentTimeIndicator: true,
  scrollToCurrentTime: false,
  visibleHours: { start: 0, end: 24 },
  resourceColumns: false,
  snapMinutes: 15,
  height: 600,
} satisfies TestProps;
