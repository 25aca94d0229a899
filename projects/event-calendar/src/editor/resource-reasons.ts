import { computed, inject, Injectable } from '@angular/core';
import {
  isSameResource,
  resourceIdsOf,
  withIdsOfKind,
  withResourceIds,
  type CalendarEvent,
  type CalendarId,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import { ChangeValidation } from '../store/availability/change-validation';
import { Refusals } from '../store/availability/refusals';
import { CalendarStore } from '../store/events/calendar-store';
import { EditedEvent } from './edited-event';
import { EditorState } from './editor-state';
import { resourceIn, type ResourceOption } from './fields/resource-options';

/** Length of a list from which on no option is validated. */
const LONG = 200;

/** Reasons why resources would be refused, or asked about, at the time of the form's event. */
@Injectable()
export class ResourceReasons {
  readonly #validation = inject(ChangeValidation);
  readonly #refusals = inject(Refusals);
  readonly #store = inject(CalendarStore);
  readonly #edited = inject(EditedEvent);
  readonly #state = inject(EditorState);

  /** Event of the form at its own time alone; null while that can't be read. */
  readonly #after = computed(() => placedOnce(this.#state.draft()), { equal: isAlike });
  readonly #before = computed(() => placedOnce(this.#edited.current()), { equal: isAlike });

  /** Returns the reasons against options for resources of a kind, by their values; none for a long list. */
  against(options: readonly ResourceOption[], kind: string): ReadonlyMap<string, string> {
    const event = this.#after();
    if (event === null || options.length > LONG) return new Map();
    const reasons = options.map(({ value }) => {
      const node = this.#store.resources().find(resourceIn(value) ?? undefined);
      return [value, node === undefined ? '' : this.#reasonOf(event, node, kind)] as const;
    });
    return new Map(reasons.filter(([, reason]) => reason !== ''));
  }

  #reasonOf(event: CalendarEvent, node: ResourceNode, kind: string): string {
    const ids = withIdsOfKind(
      resourceIdsOf(event),
      kind,
      [node.resource.id],
      this.#store.resources(),
    );
    const after = withResourceIds(event, ids);
    const violations = this.#validation.liveViolationsOf({
      changes: [{ before: this.#before(), after }],
    });
    // Violations of the event's other resources are no reason against this one.
    const own = violations.filter(({ resource }) => isWithin(node, resource));
    return this.#refusals.sayingOf(own, after);
  }
}

/** Returns an event without its rule, and without what doesn't matter for its place. */
function placedOnce(event: CalendarEvent | null): CalendarEvent | null {
  if (event === null) return null;
  const { rrule: _rule, exDates: _excluded, rDates: _added, ...once } = event;
  return { ...once, title: '', description: '' };
}

function isAlike(a: CalendarEvent | null, b: CalendarEvent | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a resource has an id, or lies within the one that has it. */
function isWithin(node: ResourceNode, id: CalendarId | null): boolean {
  for (let at: ResourceNode | null = node; at !== null; at = at.parent) {
    if (isSameResource(at.resource.id, id)) return true;
  }
  return false;
}
