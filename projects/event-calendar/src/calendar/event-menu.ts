import { CdkMenu, CdkMenuGroup, CdkMenuItem, CdkMenuItemRadio } from '@angular/cdk/menu';
import {
  Component,
  computed,
  DOCUMENT,
  effect,
  inject,
  input,
  output,
  PendingTasks,
  untracked,
} from '@angular/core';
import { PALETTE } from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { DropTargets, type DropTarget } from '../gestures/drop-targets';
import type { EventMenuRequest } from '../gestures/event-menu-opener';
import { Popover } from '../popover/popover';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { SelectionState } from '../store/events/selection-state';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { COLOR_NAMES } from '../text/color-names';
import { isAppleSystem, keyNames } from '../text/key-names';
import { EventActions } from '../keyboard/event-actions';
import { LINK_ICON } from '../icon/link-icon';
import { MENU_ICONS } from '../icon/menu-icons';

/** Menu of an event's actions, opened by right click, the menu key or a long press. */
@Component({
  selector: 'ec-event-menu',
  imports: [CdkMenu, CdkMenuGroup, CdkMenuItem, CdkMenuItemRadio, Icon, Popover],
  templateUrl: './event-menu.html',
  styleUrl: './event-menu.scss',
})
export class EventMenu {
  readonly #settings = inject(CalendarSettings);
  protected readonly actions = inject(EventActions);
  readonly #pending = inject(PendingTasks);
  readonly #store = inject(CalendarStore);
  readonly #present = inject(PresentOccurrences);

  protected readonly selection = inject(SelectionState);

  readonly request = input.required<EventMenuRequest>();
  readonly closed = output();

  protected readonly text = this.#settings.text;
  protected readonly icons = MENU_ICONS;
  protected readonly link = LINK_ICON;
  readonly #isMac = isAppleSystem(inject(DOCUMENT).defaultView?.navigator.userAgent ?? '');
  /** Names of the keys that do the same. */
  protected readonly keys = computed(() => keyNames(this.text(), this.#isMac));
  /** Occurrence as the host has it now; null once it is gone. */
  readonly #now = computed(() => {
    this.#store.index();
    return this.#present.placedNow(this.request().occurrence);
  });
  protected readonly occurrence = computed(() => this.#now() ?? this.request().occurrence);
  protected readonly label = computed(() => {
    const count = this.actions.countWith(this.occurrence());
    if (count > 1) return this.text()('eventsSelected', { count });
    const title = this.occurrence().event.title || this.text()('eventUntitled');
    return this.text()('eventMenuAriaLabel', { title });
  });
  protected readonly canChange = computed(() => this.actions.canChange(this.occurrence()));
  protected readonly canMove = computed(() =>
    this.actions.canMove(this.occurrence(), this.request().element),
  );
  readonly #zones: readonly DropTarget[] = inject(DropTargets).named();
  /** Zones that take the event, or say why not. */
  protected readonly destinations = computed(() => {
    const occurrence = this.occurrence();
    if (!this.actions.canSendOut(occurrence)) return [];
    return this.#zones.flatMap((zone) => {
      const answer = this.actions.answerOf(zone, occurrence);
      if (answer === true) return { zone, refusal: '' };
      // Without a reason there is nothing to read.
      return answer ? { zone, refusal: answer } : [];
    });
  });
  /** The event's own colour; null for that of its resource. */
  protected readonly color = computed(() => this.occurrence().event.color ?? null);
  protected readonly colors = computed(() => {
    const text = this.text();
    return PALETTE.map((color) => ({
      color,
      label: text('selectColorAriaLabel', { color: text(COLOR_NAMES[color]) }),
    }));
  });

  /** Palette name that the event would have without a colour of its own. */
  protected readonly inherited = computed(() =>
    this.#store.inheritedColorOf(this.occurrence().event),
  );

  constructor() {
    effect(() => {
      if (this.#now() !== null) return;
      this.closed.emit();
      this.#present.sayGone(untracked(this.request).occurrence.event);
    });
  }

  /** Copies at once, as the next key may paste. */
  protected copy(): void {
    this.closed.emit();
    this.actions.copy(this.occurrence(), this.request().element);
  }

  /** Closes before the action, which may move the focus. */
  protected choose(action: () => void): void {
    this.closed.emit();
    // Keeps the application unstable until then, since tests wait for that.
    const done = this.#pending.add();
    setTimeout(() => {
      action();
      done();
    });
  }
}
