import { afterNextRender, Component, computed, ElementRef, inject } from '@angular/core';
import { CalendarStore } from '../store/events/calendar-store';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SessionState } from '../store/events/session-state';

/** An event under the pointer on its way out of the calendar, on the browser's top layer. */
@Component({
  selector: 'ec-drag-ghost',
  template: `
    <span class="ec-title">{{ title() }}</span>
    @if (state.outside()?.refusal; as reason) {
      <span class="ec-reason" dir="auto">{{ reason }}</span>
    }
  `,
  styleUrl: './drag-ghost.scss',
  host: {
    popover: 'manual',
    'aria-hidden': 'true',
    'data-drag-ghost': '',
    '[attr.data-color]': 'color()',
    '[attr.data-count]': 'count() || null',
    '[attr.data-refused]': 'isRefused() ? "" : null',
    '[style.left.px]': 'state.outside()?.x',
    '[style.top.px]': 'state.outside()?.y',
  },
})
export class DragGhost {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  protected readonly state = inject(SessionState);

  protected readonly isRefused = computed(() => (this.state.outside()?.refusal ?? null) !== null);
  protected readonly count = computed(() =>
    this.state.outside()?.isAlone === true ? 0 : this.state.heldCount(),
  );
  readonly #event = computed(() => this.state.draft()?.event);
  protected readonly title = computed(
    () => this.#event()?.title || this.#settings.text()('eventUntitled'),
  );
  protected readonly color = computed(() => {
    const event = this.#event();
    return event === undefined ? null : this.#store.colorOf(event);
  });

  constructor() {
    const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    afterNextRender(() => host.showPopover());
  }
}
