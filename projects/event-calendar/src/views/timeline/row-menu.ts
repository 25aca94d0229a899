import { CdkMenu, CdkMenuItem } from '@angular/cdk/menu';
import { Component, computed, inject, input, output, PendingTasks } from '@angular/core';
import { nodeOf, titleOfResource } from 'ng-event-calendar/core/internal';
import { withCollapsed } from 'ng-event-calendar/core/timeline';
import { Announcer } from '../../feedback/announcer';
import { Popover } from '../../popover/popover';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import type { RowMenuRequest } from './row-menu-opener';
import { TimelineFocus } from './timeline-focus';
import { TimelineRows } from './timeline-rows';

/** Menu of a row's header: keeps the row at the top, and expands or collapses all. */
@Component({
  selector: 'ec-row-menu',
  imports: [CdkMenu, CdkMenuItem, Popover],
  template: `
    <ec-popover
      [origin]="request().element"
      [about]="request().element"
      [at]="request().at"
      [menu]="menu"
      (closed)="closed.emit()"
    >
      <div cdkMenu #menu="cdkMenu" class="ec-menu" data-menu="row" [attr.aria-label]="title()">
        @for (item of items(); track item.text) {
          <button
            type="button"
            class="ec-item"
            cdkMenuItem
            (cdkMenuItemTriggered)="choose(item.act, item.text)"
          >
            {{ item.text }}
          </button>
        }
      </div>
    </ec-popover>
  `,
  styleUrl: './row-menu.scss',
})
export class RowMenu {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #rows = inject(TimelineRows);
  readonly #focus = inject(TimelineFocus);
  readonly #announcer = inject(Announcer);
  readonly #pending = inject(PendingTasks);

  readonly request = input.required<RowMenuRequest>();
  readonly closed = output();

  readonly #node = computed(() => nodeOf(this.request().row.owner));
  protected readonly title = computed(() => {
    const node = this.#node();
    return node === null ? this.#settings.text()('labelNoResource') : titleOfResource(node);
  });
  readonly #isPinned = computed(() => {
    const id = this.#node()?.id;
    return this.#inputs.pinnedResources().some((pinned) => String(pinned) === id);
  });
  readonly #parents = computed(() =>
    this.#rows
      .all()
      .all.filter(({ isExpanded }) => isExpanded !== null)
      .flatMap(({ owner }) => nodeOf(owner) ?? []),
  );

  protected readonly items = computed(() => {
    const text = this.#settings.text();
    const pin = {
      text: text(this.#isPinned() ? 'unpinRow' : 'pinRow'),
      act: (): void => this.#togglePin(),
    };
    const all = [
      { text: text('expandAllResources'), act: (): void => this.#collapseAll(false) },
      { text: text('collapseAllResources'), act: (): void => this.#collapseAll(true) },
    ];
    return [...(this.#node() === null ? [] : [pin]), ...(this.#parents().length === 0 ? [] : all)];
  });

  /** Closes before the action, which draws the row elsewhere, and then returns the focus to its header. */
  protected choose(act: () => void, name: string): void {
    const { row } = this.request();
    const said = `${name}: ${this.title()}`;
    this.closed.emit();
    // Keeps the application unstable until then, since tests wait for that.
    const done = this.#pending.add();
    setTimeout(() => {
      act();
      this.#focus.focusHeader(row.key);
      this.#announcer.say(said);
      done();
    });
  }

  #togglePin(): void {
    const node = this.#node();
    if (node === null) return;
    const { id } = node.resource;
    const others = this.#inputs.pinnedResources().filter((pinned) => String(pinned) !== node.id);
    this.#inputs.pinnedResources.set(this.#isPinned() ? others : [...others, id]);
  }

  #collapseAll(shouldCollapse: boolean): void {
    const collapsed = this.#timeline.collapsed();
    this.#timeline.setCollapsed(withCollapsed(collapsed, this.#parents(), shouldCollapse));
  }
}
