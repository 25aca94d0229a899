import { keyOfOwner } from '../bands/band';
import { daysByOwner } from '../bands/owners';
import type { VisibleResources } from '../model/resource';
import type { Occurrence } from '../occurrences/occurrence';
import { canHaveColumn, type ResourceIndex, type ResourceNode } from '../rules/resource-index';
import { isResourceVisible } from '../rules/visible-resources';
import type { ColumnOwner, ColumnRules } from './column';

/** Options for resources side by side in the views of the time grid. */
export interface ResourceColumns {
  /** Order of days and resources, outermost first, on pages of several days. Default `'date-resource'`. */
  readonly order?: 'date-resource' | 'resource-date';
  /**
   * Pairs of a day and a resource that get a column: all, those with events or open time on the day, or only those with
   * events. Default `'all'`.
   */
  readonly show?: 'all' | 'working' | 'with-events';
  /** Narrowest column in pixels; beyond it the grid scrolls sideways instead of shrinking. Default 120. */
  readonly minWidth?: number;
  /**
   * Whether events without a known resource have a column: while the page shows any, always or never. Default `'auto'`.
   */
  readonly unassigned?: 'auto' | 'always' | 'never';
}

/** Facts that decide which owners have columns, besides the options of the host. */
export interface ColumnContext {
  /** Shown days. */
  readonly days: readonly number[];
  readonly resources: ResourceIndex;
  readonly visible: VisibleResources;
  /** Occurrences around these days, without those of hidden resources. */
  readonly occurrences: readonly Occurrence[];
  /** Whether a resource has open time on a day; left out, all have on all. */
  readonly isOpen?: (resource: ResourceNode, day: number) => boolean;
}

/**
 * Returns the owners of columns: visible resources that can have events, depth first, parents before their children and
 * only while they own an event on the shown days; last `'unassigned'`.
 */
export function resourceColumnRules(
  { order, show, unassigned }: Required<ResourceColumns>,
  { days: shownDays, resources, visible, occurrences, isOpen = () => true }: ColumnContext,
): ColumnRules {
  const days = daysByOwner(occurrences, shownDays, resources);
  const isWithEvent = (owner: ColumnOwner, day: number): boolean =>
    days.get(keyOfOwner(owner))?.has(day) === true;
  const owners: ColumnOwner[] = resources.nodes.filter((node) => {
    if (!canHaveColumn(node, resources) || !isResourceVisible(node, visible)) return false;
    return days.has(node.id) || !hasColumnsWithin(node, resources);
  });
  const hasUnassigned = unassigned === 'always' || (unassigned === 'auto' && days.has(null));
  if (hasUnassigned) owners.push('unassigned');
  if (show === 'all') return { order, owners };
  if (show === 'with-events') return { order, owners, isShown: isWithEvent };
  const isWorking = (owner: ColumnOwner, day: number): boolean =>
    isWithEvent(owner, day) || (owner !== 'unassigned' && isOpen(owner, day));
  return { order, owners, isShown: isWorking };
}

/** Whether any descendant of a resource can have columns; if none can, the resource has its own, as a leaf has. */
function hasColumnsWithin({ children }: ResourceNode, resources: ResourceIndex): boolean {
  return children.some(
    (child) => canHaveColumn(child, resources) || hasColumnsWithin(child, resources),
  );
}

/** Returns rules for other days than those they were made for: an owner with a column on any of them has one on all. */
export function columnRulesOn(rules: ColumnRules, days: readonly number[]): ColumnRules {
  const { order, owners, isShown } = rules;
  if (isShown === undefined) return rules;
  const shown = owners.filter((owner) => days.some((day) => isShown(owner, day)));
  return shown.length === 0 ? rules : { order, owners: shown };
}
