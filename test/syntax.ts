export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** A piece of a syntax tree of ESTree, told by its shape alone. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

export function visit(
  node: Node,
  each: (node: Node, parent: Node | null) => void,
  parent: Node | null = null,
): void {
  each(node, parent);
  for (const value of Object.values(node)) {
    if (isNode(value)) visit(value, each, node);
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item, each, node);
  }
}

/** The name of an identifier or of what is declared by one; null for other nodes. */
export const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : null;
