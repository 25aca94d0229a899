import {
  canHaveColumn,
  nodeOf,
  isResourceVisible,
  type Band,
  type BandOwner,
  type ResourceIndex,
  type ResourceNode,
  type TimelineOptions,
  type VisibleResources,
} from 'ng-event-calendar/core/internal';
import { isCollapsed, type CollapsedResources } from './collapsed-resources';

/** A row of the timeline. */
export interface TimelineRow extends Band {
  /** Whether its resource can't have events, so that it has neither lanes nor slots. */
  readonly isHeading: boolean;
  /** Depth from 1 on, and place among the rows with the same parent, from 1 on. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** Whether the rows beneath it are shown; null without any. */
  readonly isExpanded: boolean | null;
  /** Resources of the rows beneath it, at any depth, shown or not. */
  readonly beneath: readonly ResourceNode[];
}

/** Rows of a page, depth first. */
export interface TimelineRows {
  /** Rows that are shown. */
  readonly rows: readonly TimelineRow[];
  /** Rows that are shown, and those beneath collapsed ones. */
  readonly all: readonly TimelineRow[];
}

/** Rows that are asked for. */
export interface RowRules extends Required<Pick<TimelineOptions, 'show' | 'unassigned'>> {
  readonly collapsed: CollapsedResources;
}

/** Resources and the state of the page by which they have rows. */
export interface RowContext {
  readonly resources: ResourceIndex;
  readonly visible: VisibleResources;
  /** Ids of those with an event on the page, an open draft included; null for events without a resource. */
  readonly owners: ReadonlySet<string | null>;
  /** Whether a resource has open time on the page. */
  readonly isOpen: (resource: ResourceNode) => boolean;
}

type Leaf = Omit<TimelineRow, 'position' | 'siblings'>;

const NO_RESOURCES: TimelineRow = {
  key: '',
  owner: 'all',
  isHeading: false,
  isExpanded: null,
  beneath: [],
  level: 1,
  position: 1,
  siblings: 1,
};
const UNASSIGNED: Leaf = { ...NO_RESOURCES, key: '/', owner: 'unassigned' };

/**
 * Returns the rows of a page: events without a resource first, then each visible resource that stays, parents before
 * what lies within them. A parent stays while anything beneath it does.
 */
export function rowsOf(rules: RowRules, context: RowContext): TimelineRows {
  const { resources } = context;
  if (resources.nodes.length === 0) return { rows: [NO_RESOURCES], all: [NO_RESOURCES] };
  const rows: TimelineRow[] = [];
  const all: TimelineRow[] = [];
  const add = (branches: readonly Branch[], isShown: boolean): void => {
    branches.forEach(({ row, within }, at) => {
      const placed = { ...row, position: at + 1, siblings: branches.length };
      all.push(placed);
      if (isShown) rows.push(placed);
      add(within, isShown && row.isExpanded === true);
    });
  };
  const first = hasUnassigned(rules, context) ? [{ row: UNASSIGNED, within: [] }] : [];
  add([...first, ...branchesOf(resources.roots, rules, context)], true);
  return { rows, all };
}

/** A row and those beneath it. */
interface Branch {
  readonly row: Leaf;
  readonly within: readonly Branch[];
}

function branchesOf(
  nodes: readonly ResourceNode[],
  rules: RowRules,
  context: RowContext,
): readonly Branch[] {
  return nodes.flatMap((node) => {
    if (!isResourceVisible(node, context.visible)) return [];
    const within = branchesOf(node.children, rules, context);
    const isHeading = !canHaveColumn(node, context.resources);
    if (within.length === 0 && !stays(node, isHeading, rules, context)) return [];
    const beneath = within.flatMap(({ row }) => [...nodeList(row.owner), ...row.beneath]);
    const row = {
      key: keyOf(node, context.resources),
      owner: node,
      isHeading,
      beneath,
      level: node.depth + 1,
      isExpanded: within.length === 0 ? null : !isCollapsed(node.id, rules.collapsed),
    };
    return [{ row, within }];
  });
}

/** Whether a resource keeps its row for its own sake. */
function stays(
  node: ResourceNode,
  isHeading: boolean,
  { show }: RowRules,
  { resources, owners, isOpen }: RowContext,
): boolean {
  // A namesake without anything beneath it would be an empty row under a title that is there already.
  if (resources.find(node.id) !== node) return false;
  if (show === 'all') return true;
  return !isHeading && (owners.has(node.id) || (show === 'working' && isOpen(node)));
}

function hasUnassigned({ show, unassigned }: RowRules, { owners }: RowContext): boolean {
  if (unassigned === 'never') return false;
  return owners.has(null) || (unassigned === 'always' && show === 'all');
}

/** An id may be any text; of several resources with one id the first has it. */
function keyOf(node: ResourceNode, resources: ResourceIndex): string {
  const isNamed = resources.find(node.id) === node;
  return isNamed ? `|${node.id}` : `#${resources.nodes.indexOf(node)}`;
}

function nodeList(owner: BandOwner): readonly ResourceNode[] {
  const node = nodeOf(owner);
  return node === null ? [] : [node];
}
