import { Directive, inject } from '@angular/core';
import { Navigation } from '../store/dates/navigation';
import { TimelineSettings } from '../store/dates/timeline-settings';
import { SearchState } from '../store/events/search-state';
import { SelectionState } from '../store/events/selection-state';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Columns } from '../store/layout/columns';
import { LayoutWidths } from '../store/layout/layout-widths';
import { SourceLink } from '../store/source/source-link';

/**
 * Writes the state of the calendar on its root, for styles and tests of the host: `data-*` and custom properties.
 *
 * @internal
 */
@Directive({
  selector: '[ecRootAttributes]',
  host: {
    '[attr.data-calendar]': 'settings.mark',
    '[attr.lang]': 'settings.foreignLanguage()',
    '[attr.data-view]': 'navigation.view()',
    '[attr.data-preset]': 'navigation.layout().hasPresets ? timeline.preset() : null',
    '[attr.data-saving]': 'link.pending().size > 0 ? "" : null',
    '[attr.data-layout]': 'settings.layout()',
    '[attr.data-search]': 'search.active()',
    '[attr.data-selection]': 'selection.selected().length || null',
    '[attr.data-columns]': 'columns.rules().order',
    '[attr.data-room]': "room().taken === 0 ? null : room().covered > 0 ? 'covered' : 'beside'",
    '[style.--ec-separator]': "'\"' + settings.formats().separator + '\"'",
    '[style.--ec-taken.px]': 'room().taken || null',
    '[style.--ec-covered.px]': 'room().covered || null',
    '[style.--ec-side-panel-width.px]': 'sidePanelWidth()',
  },
})
export class RootAttributes {
  protected readonly settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  protected readonly timeline = inject(TimelineSettings);
  protected readonly columns = inject(Columns);
  protected readonly link = inject(SourceLink);
  protected readonly search = inject(SearchState);
  protected readonly selection = inject(SelectionState);
  readonly #widths = inject(LayoutWidths);
  protected readonly room = this.#widths.room;
  protected readonly sidePanelWidth = this.#widths.sidePanelWidth;
}
