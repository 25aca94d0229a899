import type { Provider } from '@angular/core';
import { EventPresenter } from '../event/event-presenter';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { AgendaSearch } from '../store/dates/agenda-search';
import { Columns } from '../store/layout/columns';
import { Conflicts } from '../store/availability/conflicts';
import { FocusedSlot } from '../store/layout/focused-slot';
import { Navigation } from '../store/dates/navigation';
import { PageOccurrences } from '../store/events/page-occurrences';
import { TimeScroll } from '../store/dates/time-scroll';
import { VisibleDate } from '../store/dates/visible-date';
import { VisibleDays } from '../store/dates/visible-days';

/** Services that depend on the visible date or on the active view, and so exist once for each page. */
export const PAGE_PROVIDERS: Provider[] = [
  AgendaSearch,
  Columns,
  Conflicts,
  EventPresenter,
  FocusedSlot,
  Navigation,
  PageOccurrences,
  ActiveViewGeometry,
  TimeScroll,
  VisibleDate,
  VisibleDays,
];
