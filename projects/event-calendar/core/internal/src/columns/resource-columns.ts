import type { VisibleResources } from '../model/resource';
import type { Occurrence } from '../occurrences/occurrence';
import { resourceNodesOf } from '../rules/resource-ids';
import {
  canHaveColumn,
  canHaveEvents,
  type ResourceIndex,
  type ResourceNode,
} from '../rules/resource-index';
import { isResourceVisible } from '../rules/visible-resources';
import type { ColumnRules } from './column';

/** How resources stand beside each other in the views of the time grid. */
export interface ResourceColumns {
  /** Which comes first where several days are shown. Default `'date-resource'`. */
  readonly order?: 'date-resource' | 'resource-date';
  /**
   * Which pairs of a day and a resource get a column: all, those with events or open time on the day, or those with
   * events alone. Default `'all'`.
   */
  readonly show?: 'all' | 'working' | 'with-events';
  /** Narrowest column in pixels; beyond it the grid scrolls sideways instead of shrinking. Default 120. */
  readonly minWidth?: number;
  /**
   * Whether events without a known resource have a column: while there are any in sight, always or never.
   * Default `'auto'`.
   */
  readonly unassigned?: 'auto' | 'always' | 'never';
}

/** What decides which resources have columns, beside what the host asks for. */
export interface ColumnWorld {
  /** The days shown. */
  readonly days: readonly number[];
  readonly resources: ResourceIndex;
  readonly visible: VisibleResources;
  /** What happens around these days, hidden resources left out. */
  readonly occurrences: readonly Occurrence[];
  /** Whether a resource has open time on a day; left out, all have on all. */
  readonly isOpen?: (resource: ResourceNode, day: number) => boolean;
}

/**
 * The columns that resources have: those that are shown and can have events, depth first, parents before their children and
 * only while they own an event on the days shown, and last that of events without a resource.
 */
export function resourceColumnRules(
  { order, show, unassigned }: Required<ResourceColumns>,
  { days: shownDays, resources, visible, occurrences, isOpen = () => true }: ColumnWorld,
): ColumnRules {
  const days = daysByOwner(occurrences, shownDays, resources);
  const isWithEvent = (resource: ResourceNode | null, day: number): boolean =>
    days.get(resource?.id ?? null)?.has(day) === true;
  const shown: (ResourceNode | null)[] = resources.nodes.filter((node) => {
    if (!canHaveColumn(node, resources) || !isResourceVisible(node, visible)) return false;
    return days.has(node.id) || !hasColumnsWithin(node, resources);
  });
  const hasUnassigned = unassigned === 'always' || (unassigned === 'auto' && days.has(null));
  if (hasUnassigned) shown.push(null);
  if (show === 'all') return { order, resources: shown };
  if (show === 'with-events') return { order, resources: shown, isShown: isWithEvent };
  const isWorking = (resource: ResourceNode | null, day: number): boolean =>
    isWithEvent(resource, day) || (resource !== null && isOpen(resource, day));
  return { order, resources: shown, isShown: isWorking };
}

/** Whether anything beneath a resource can have columns; else it has its own, as what holds nothing. */
function hasColumnsWithin({ children }: ResourceNode, resources: ResourceIndex): boolean {
  return children.some(
    (child) => canHaveColumn(child, resources) || hasColumnsWithin(child, resources),
  );
}

/**
 * The same columns for other days than those they were made for: whoever has one on any of these has one on all.
 */
export function columnRulesOn(rules: ColumnRules, days: readonly number[]): ColumnRules {
  const { order, resources, isShown } = rules;
  if (isShown === undefined) return rules;
  const shown = resources.filter((resource) => days.some((day) => isShown(resource, day)));
  return shown.length === 0 ? rules : { order, resources: shown };
}

/** The shown days on which each resource has an event, by its id; null stands for events without one. */
function daysByOwner(
  occurrences: readonly Occurrence[],
  shownDays: readonly number[],
  resources: ResourceIndex,
): ReadonlyMap<string | null, ReadonlySet<number>> {
  const byOwner = new Map<string | null, Set<number>>();
  for (const { event, firstDay, lastDay } of occurrences) {
    for (const day of shownDays) {
      if (day < firstDay || lastDay < day) continue;
      const nodes = resourceNodesOf(event, resources).filter(canHaveEvents);
      for (const id of nodes.length === 0 ? [null] : nodes.map((node) => node.id)) {
        const days = byOwner.get(id) ?? new Set<number>();
        byOwner.set(id, days.add(day));
      }
    }
  }
  return byOwner;
}
