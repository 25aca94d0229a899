import type { ResourceIndex, ResourceNode } from 'ng-event-calendar/core/internal';

/** A resource in the panel's list, with the resources listed below it. */
export interface ResourceBranch {
  /** Unique, even where two resources share an id. */
  readonly key: string;
  readonly node: ResourceNode;
  readonly isOpen: boolean;
  readonly children: readonly ResourceBranch[];
}

/** Listed part of the resource tree. */
export interface ResourceBranches {
  readonly roots: readonly ResourceBranch[];
  /** Resources in `roots` and below, in order. */
  readonly listed: readonly ResourceNode[];
  /** Number of resources that the limit left out. */
  readonly left: number;
}

/** Wanted part of the tree. */
export interface BranchChoice {
  readonly isKept: (node: ResourceNode) => boolean;
  readonly isOpen: (key: string) => boolean;
  /** Most resources to list. */
  readonly limit: number;
}

/** Returns the first `limit` kept resources in tree order, without those below closed ones. */
export function branchesOf(
  resources: ResourceIndex,
  { isKept, isOpen, limit }: BranchChoice,
): ResourceBranches {
  const positions = new Map(resources.nodes.map((node, at) => [node, at]));
  const listed: ResourceNode[] = [];
  let left = 0;

  const read = (nodes: readonly ResourceNode[]): ResourceBranch[] => {
    const level: ResourceBranch[] = [];
    for (const node of nodes.filter(isKept)) {
      const isFirst = resources.find(node.id) === node;
      const key = isFirst ? node.id : `${node.id} ${positions.get(node)}`;
      const open = isOpen(key);
      const fits = listed.length < limit;
      if (fits) listed.push(node);
      else left++;
      const children = open ? read(node.children) : [];
      if (fits) level.push({ key, node, isOpen: open, children });
    }
    return level;
  };

  return { roots: read(resources.roots), listed, left };
}
