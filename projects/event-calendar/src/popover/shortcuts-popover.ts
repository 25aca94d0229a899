import { Component, computed, DOCUMENT, ElementRef, inject, input, output } from '@angular/core';
import { viewDefinitionOf } from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SearchState } from '../store/events/search-state';
import { SelectionState } from '../store/events/selection-state';
import { AdditionalTimezones } from '../store/dates/additional-timezones';
import { Navigation } from '../store/dates/navigation';
import { isAppleSystem, keyNames } from '../text/key-names';
import { Popover } from './popover';

/** List of the calendar's keys, opened by "?". */
@Component({
  selector: 'ec-shortcuts-popover',
  imports: [Icon, Popover],
  template: `
    <ec-popover
      [origin]="origin()"
      [within]="calendar()"
      [label]="text()('shortcutsTitle')"
      [isLarge]="true"
      (closed)="closed.emit()"
    >
      <header>
        <h3>{{ text()('shortcutsTitle') }}</h3>
        <button
          type="button"
          class="ec-icon-button"
          [attr.aria-label]="text()('closeButtonLabel')"
          (click)="closed.emit()"
        >
          <ec-icon name="close" />
        </button>
      </header>
      <dl>
        @for (row of rows(); track row.label) {
          <dt>
            @for (key of row.keys; track key) {
              <kbd>{{ key }}</kbd>
            }
          </dt>
          <dd>{{ row.label }}</dd>
        }
      </dl>
    </ec-popover>
  `,
  styleUrl: './shortcuts-popover.scss',
})
export class ShortcutsPopover {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #zones = inject(AdditionalTimezones);
  readonly #search = inject(SearchState);
  readonly #selection = inject(SelectionState);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  readonly origin = input.required<HTMLElement>();
  readonly closed = output();

  readonly #isMac = isAppleSystem(inject(DOCUMENT).defaultView?.navigator.userAgent ?? '');

  protected readonly text = this.#settings.text;
  readonly #isTimeline = computed(() => this.#navigation.layout().hasPresets);
  protected readonly rows = computed(() => {
    const text = this.text();
    const keys = keyNames(text, this.#isMac);
    return [
      { keys: ['←', '↑', '↓', '→'], label: text('shortcutMove') },
      { keys: ['E', keys.withShift('E')], label: text('shortcutNextEvent') },
      { keys: [keys.enter], label: text('shortcutOpen') },
      { keys: ['C'], label: text('shortcutCreate') },
      { keys: ['G'], label: text('shortcutPickUp') },
      { keys: [keys.remove], label: text('deleteEvent') },
      { keys: ['C', 'X', 'V', 'D'].map(keys.withControl), label: text('shortcutCopy') },
      {
        keys: [keys.withControl('Z'), keys.withControlAndShift('Z')],
        label: text('shortcutUndo'),
      },
      ...(this.#selection.isOn()
        ? [
            { keys: ['X'], label: text('shortcutSelect') },
            { keys: [keys.withShift('X')], label: text('shortcutSelectRange') },
            { keys: [keys.withControl('A')], label: text('shortcutSelectAll') },
          ]
        : []),
      ...(this.#zones.shown().further.length > 0
        ? [{ keys: ['Z'], label: text('shortcutFurtherTimes') }]
        : []),
      ...(this.#search.mode() === null ? [] : [{ keys: ['/'], label: text('shortcutSearch') }]),
      { keys: ['T'], label: text('today') },
      { keys: ['N', 'J'], label: text('shortcutNext') },
      { keys: ['P', 'K'], label: text('shortcutPrevious') },
      ...(this.#isTimeline() ? [{ keys: ['F'], label: text('shortcutFindTime') }] : []),
      ...(this.#isTimeline() || this.#settings.canZoom()
        ? [
            {
              keys: ['+', '−', '0'],
              label: text(this.#isTimeline() ? 'shortcutZoomCells' : 'shortcutZoom'),
            },
          ]
        : []),
      ...this.#navigation.views().map((view) => ({
        keys: [viewDefinitionOf(view).letter.toUpperCase()],
        label: text(view),
      })),
    ];
  });

  /** Returns the element that contains the list: keys that scroll the list would move the focus in a grid around it. */
  protected calendar(): HTMLElement | null {
    return this.#host.parentElement;
  }
}
