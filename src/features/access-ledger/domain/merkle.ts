/** SHA-256 of the parts, one after another. The platform's own library provides it. */
export type Sha256 = (...parts: readonly Uint8Array[]) => Uint8Array;

/** Leaves `start` to `end`, the end left out. */
export type Range = { readonly start: number; readonly end: number };

/** A node over 2^level leaves that are all there, the index-th of its level. */
export type NodePlace = { readonly level: number; readonly index: number };

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** RFC 9162, 2.1.1: the hash of a leaf. */
export const leafHash = (sha256: Sha256, data: Uint8Array): Uint8Array => sha256(LEAF, data);

/** RFC 9162, 2.1.1: the hash of a node over two others. */
export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(NODE, left, right);

const size = ({ start, end }: Range): number => end - start;

/** The largest power of two below `count`, which is 2 or more. */
function split(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/**
 * The full nodes that a range is made of, the largest first. The range begins where RFC 9162 splits a tree, so that each
 * stands at its own place.
 */
export function nodesOf({ start, end }: Range): NodePlace[] {
  const nodes: NodePlace[] = [];
  let from = start;
  while (from < end) {
    let level = 0;
    while (2 ** (level + 1) <= end - from) level += 1;
    nodes.push({ level, index: from / 2 ** level });
    from += 2 ** level;
  }
  return nodes;
}

type Find = (place: NodePlace) => Uint8Array;

/** RFC 9162, 2.1.1: the hash of a tree over a range, from the full nodes that `nodesOf` names. Of nothing: of no bytes. */
export function rangeHash(sha256: Sha256, range: Range, find: Find): Uint8Array {
  const hashes = nodesOf(range).map(find);
  return hashes.length === 0 ? sha256() : hashes.reduceRight((right, left) => nodeHash(sha256, left, right));
}

/** RFC 9162, 2.1.3.1: what proves that a leaf is in a tree of `count` leaves, from the leaf upwards. */
export function inclusionRanges(index: number, count: number): Range[] {
  const walk = (range: Range): Range[] => {
    if (size(range) <= 1) return [];
    const middle = range.start + split(size(range));
    const [left, right] = [
      { start: range.start, end: middle },
      { start: middle, end: range.end },
    ];
    return index < middle ? [...walk(left), right] : [...walk(right), left];
  };
  return index < 0 || index >= count ? [] : walk({ start: 0, end: count });
}

/** RFC 9162, 2.1.4.1: what proves that the first `old` of `count` leaves are those that were there before. */
export function consistencyRanges(old: number, count: number): Range[] {
  const walk = (range: Range, isWhole: boolean): Range[] => {
    if (old === range.end) return isWhole ? [] : [range];
    const middle = range.start + split(size(range));
    const [left, right] = [
      { start: range.start, end: middle },
      { start: middle, end: range.end },
    ];
    return old <= middle ? [...walk(left, isWhole), right] : [...walk(right, false), left];
  };
  return old < 1 || old > count ? [] : walk({ start: 0, end: count }, true);
}

export const isSameHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

type Inclusion = {
  readonly leaf: Uint8Array;
  readonly index: number;
  readonly count: number;
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
};

/** RFC 9162, 2.1.3.2: whether a leaf is in the tree of this root. */
export function isIncluded(sha256: Sha256, { leaf, index, count, proof, root }: Inclusion): boolean {
  if (index < 0 || index >= count) return false;
  let [node, last, hash] = [index, count - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = nodeHash(sha256, sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else hash = nodeHash(sha256, hash, sibling);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && isSameHash(hash, root);
}

type Tree = { readonly count: number; readonly root: Uint8Array };

/** RFC 9162, 2.1.4.2: whether the older tree is the beginning of the newer one. */
export function isConsistent(
  sha256: Sha256,
  older: Tree,
  newer: Tree,
  proof: readonly Uint8Array[],
): boolean {
  if (older.count < 1 || older.count > newer.count) return false;
  if (older.count === newer.count) return proof.length === 0 && isSameHash(older.root, newer.root);
  const isPower = Number.isInteger(Math.log2(older.count));
  const [first, ...rest] = isPower ? [older.root, ...proof] : proof;
  if (first === undefined) return false;
  let [node, last] = [older.count - 1, newer.count - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  let [before, after] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      before = nodeHash(sha256, sibling, before);
      after = nodeHash(sha256, sibling, after);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else after = nodeHash(sha256, after, sibling);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && isSameHash(before, older.root) && isSameHash(after, newer.root);
}

/** The full nodes that a new leaf at `index` completes, itself first; `find` knows those to its left. */
export function completedNodes(
  sha256: Sha256,
  index: number,
  leaf: Uint8Array,
  find: Find,
): (NodePlace & { readonly hash: Uint8Array })[] {
  const nodes = [{ level: 0, index, hash: leaf }];
  for (let [level, at, hash] = [0, index, leaf]; at % 2 === 1;) {
    hash = nodeHash(sha256, find({ level, index: at - 1 }), hash);
    [level, at] = [level + 1, (at - 1) / 2];
    nodes.push({ level, index: at, hash });
  }
  return nodes;
}

/** The nodes that `completedNodes` asks for. */
export function leftNodes(index: number): NodePlace[] {
  const nodes: NodePlace[] = [];
  for (let [level, at] = [0, index]; at % 2 === 1; [level, at] = [level + 1, (at - 1) / 2])
    nodes.push({ level, index: at - 1 });
  return nodes;
}
