import { Component, computed, inject, input, output } from '@angular/core';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/calendar-settings';
import { Navigation } from '../store/navigation';
import { Popover } from './popover';

/** The keys that the calendar listens to, behind "?". */
@Component({
  selector: 'ec-shortcuts-popover',
  imports: [Icon, Popover],
  template: `
    <ec-popover [origin]="origin()" [label]="text()('shortcutsTitle')" (closed)="closed.emit()">
      <header>
        <h3>{{ text()('shortcutsTitle') }}</h3>
        <button
          type="button"
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
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);

  readonly origin = input.required<HTMLElement>();
  readonly closed = output();

  protected readonly text = this.settings.text;
  protected readonly rows = computed(() => {
    const text = this.text();
    return [
      { keys: ['←', '↑', '↓', '→'], label: text('shortcutMove') },
      { keys: ['Enter'], label: text('shortcutOpen') },
      { keys: ['C'], label: text('shortcutCreate') },
      { keys: ['G'], label: text('shortcutPickUp') },
      { keys: ['Delete'], label: text('deleteEvent') },
      { keys: ['Ctrl C', 'Ctrl X', 'Ctrl V', 'Ctrl D'], label: text('shortcutCopy') },
      { keys: ['Ctrl Z', 'Ctrl Shift Z'], label: text('shortcutUndo') },
      { keys: ['T'], label: text('today') },
      { keys: ['N', 'J'], label: text('shortcutNext') },
      { keys: ['P', 'K'], label: text('shortcutPrevious') },
      ...this.navigation
        .views()
        .map((view) => ({ keys: [view.charAt(0).toUpperCase()], label: text(view) })),
    ];
  });
}
