import { computed, inject, Injectable } from '@angular/core';
import { nodeOf, type ResourceNode } from 'ng-event-calendar/core/internal';
import type { TimelineRow } from 'ng-event-calendar/core/timeline';
import { Announcer } from '../../feedback/announcer';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { TimelineFocus } from './timeline-focus';
import { TimelineRows } from './timeline-rows';

/** An item of the menu of a row. */
export interface RowAction {
  readonly text: string;
  readonly act: () => void;
}

/** Actions of a row's menu: keep the row at the top, and expand or collapse all. */
@Injectable()
export class RowActions {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #rows = inject(TimelineRows);
  readonly #focus = inject(TimelineFocus);
  readonly #announcer = inject(Announcer);

  readonly #parents = computed(() =>
    this.#rows
      .all()
      .all.filter(({ isExpanded }) => isExpanded !== null)
      .flatMap(({ owner }) => nodeOf(owner) ?? []),
  );

  /** Returns the actions of a row; each draws rows anew, and then returns the focus to the row's header. */
  of(row: TimelineRow): readonly RowAction[] {
    const text = this.#settings.text();
    const action = (name: string, act: () => void): RowAction => ({
      text: name,
      act: () => {
        act();
        this.#focus.focusHeader(row);
        this.#announcer.say(`${name}: ${this.#rows.titleOf(row)}`);
      },
    });
    const node = nodeOf(row.owner);
    const actions: RowAction[] = [];
    if (node !== null) {
      const name = text(this.#isPinned(node) ? 'unpinRow' : 'pinRow');
      actions.push(action(name, () => this.#togglePin(node)));
    }
    if (this.#parents().length > 0) {
      actions.push(action(text('expandAllResources'), () => this.#collapseAll(false)));
      actions.push(action(text('collapseAllResources'), () => this.#collapseAll(true)));
    }
    return actions;
  }

  #isPinned({ id }: ResourceNode): boolean {
    return this.#inputs.pinnedResources().some((pinned) => String(pinned) === id);
  }

  #togglePin(node: ResourceNode): void {
    const isPinned = this.#isPinned(node);
    const others = this.#inputs.pinnedResources().filter((pinned) => String(pinned) !== node.id);
    this.#inputs.pinnedResources.set(isPinned ? others : [...others, node.resource.id]);
  }

  #collapseAll(shouldCollapse: boolean): void {
    this.#rows.collapse(this.#parents(), shouldCollapse);
  }
}
