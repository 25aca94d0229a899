import type { Provider } from '@angular/core';
import { EventFaces } from '../event/event-faces';
import { ShownSurface } from '../gestures/view-surface';
import { AgendaSearch } from '../store/agenda-search';
import { Columns } from '../store/columns';
import { Conflicts } from '../store/conflicts';
import { FocusedSlot } from '../store/focused-slot';
import { Navigation } from '../store/navigation';
import { PageOccurrences } from '../store/page-occurrences';
import { TimeScroll } from '../store/time-scroll';
import { VisibleDate } from '../store/visible-date';
import { VisibleDays } from '../store/visible-days';

/** All that follows from the visible date, or is of the one view that can be used. */
export const PAGE_PROVIDERS: Provider[] = [
  AgendaSearch,
  Columns,
  Conflicts,
  EventFaces,
  FocusedSlot,
  Navigation,
  PageOccurrences,
  ShownSurface,
  TimeScroll,
  VisibleDate,
  VisibleDays,
];
