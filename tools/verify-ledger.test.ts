import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Checkpoint,
  checkpointBody,
  signedNote,
} from '../src/features/access-ledger/domain/checkpoint.ts';
import { type Entry, entryText, viewerText } from '../src/features/access-ledger/domain/entry.ts';
import {
  completedNodes,
  consistencyRanges,
  inclusionRanges,
  isConsistent,
  isIncluded,
  leafHash,
  type NodePlace,
  nodeHash,
  nodesOf,
  type Range,
  rangeHash,
} from '../src/features/access-ledger/domain/merkle.ts';
import {
  faultOf,
  faultSince,
  type Published,
  type Receipt,
  type Tools,
} from '../src/features/access-ledger/domain/receipt.ts';
import { publicKeyOf, signCheckpoint, tools } from '../src/features/access-ledger/server/signing.ts';
import { judge, readReceipt } from './verify-ledger.ts';

const SEED = Buffer.alloc(32, 7).toString('base64url');
const KEY = publicKeyOf(SEED);
const ORIGIN = 'kilele.test/access-ledger';
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** The tree as RFC 9162 defines it, word for word, to hold the code against. */
function rootByDefinition(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return tools.sha256();
  const [first] = leaves;
  if (leaves.length === 1 && first) return first;
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return nodeHash(tools.sha256, rootByDefinition(leaves.slice(0, k)), rootByDefinition(leaves.slice(k)));
}

type Sign = (checkpoint: Checkpoint) => string;
const signed: Sign = (checkpoint) => signCheckpoint(checkpoint, SEED);
/** Who has the key signs whatever they like: where that is the attacker, signatures say nothing, and cost time. */
const unsigned: Sign = (checkpoint) => signedNote(checkpointBody(checkpoint), ORIGIN, 'AAAA');
const trusting: Tools = { ...tools, isSigned: () => true };

/** A ledger in memory, appended to as the server does. */
function ledgerOf(entries: readonly Entry[], sign: Sign = signed) {
  const nodes = new Map<string, Uint8Array>();
  const key = ({ level, index }: NodePlace) => `${level}/${index}`;
  const find = (place: NodePlace) => nodes.get(key(place)) ?? new Uint8Array();
  const leafAt = (entry: Entry) => leafHash(tools.sha256, tools.utf8(entryText(entry)));
  for (const [index, entry] of entries.entries())
    for (const node of completedNodes(tools.sha256, index, leafAt(entry), find))
      nodes.set(key(node), node.hash);
  const entryAt = (index: number): Entry => {
    const found = entries.at(index);
    if (!found) throw new Error(`no entry ${index}`);
    return found;
  };
  const hash = (range: Range) => rangeHash(tools.sha256, range, find);
  const proof = (ranges: readonly Range[]) => ranges.map((range) => base64(hash(range)));
  const checkpoint = (count: number) =>
    sign({
      origin: ORIGIN,
      count,
      root: base64(hash({ start: 0, end: count })),
      at: '2026-11-22T12:00:00.000Z',
    });
  return {
    entries,
    hash,
    receipt: (index: number, count: number): Receipt => ({
      kind: 'kilele-access-receipt',
      v: 1,
      entry: entryAt(index),
      viewer: null,
      proof: proof(inclusionRanges(index, count)),
      checkpoint: checkpoint(count),
      publicKey: KEY,
    }),
    publish: (receipt: Receipt, from: number): Published => {
      const entry = entries[receipt.entry.index];
      return {
        checkpoint: checkpoint(entries.length),
        consistency: from > entries.length ? [] : proof(consistencyRanges(from, entries.length)),
        leaf: entry ? base64(leafAt(entry)) : null,
      };
    },
  };
}
type Ledger = ReturnType<typeof ledgerOf>;

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const entry = (index: number, at: number, more: Partial<Entry> = {}): Entry => ({
  index,
  at: new Date(1_763_800_000_000 + at).toISOString(),
  startupId: 7,
  documentId: 11,
  version: 1,
  page: index % 5,
  action: 'page',
  isRobot: false,
  viewer: createHash('sha256').update(`${index}`).digest('hex'),
  ...more,
});
const renumbered = (entries: readonly Entry[]) => entries.map((each, index) => ({ ...each, index }));

type Attack = (entries: readonly Entry[], next: (below: number) => number) => Entry[];
const ATTACKS: Readonly<Record<string, Attack>> = {
  edit: (entries, next) => {
    const at = next(entries.length);
    return entries.map((each, index) => (index === at ? { ...each, page: 99 } : each));
  },
  delete: (entries, next) => {
    const at = next(entries.length);
    return renumbered(entries.filter((_, index) => index !== at));
  },
  reorder: (entries, next) => {
    const at = next(entries.length - 1);
    const turned = [...entries];
    turned.splice(at, 2, ...turned.slice(at, at + 2).toReversed());
    return renumbered(turned);
  },
  truncate: (entries, next) => entries.slice(0, next(entries.length)),
  fork: (entries, next) => {
    const at = next(entries.length);
    const branch = Array.from({ length: entries.length - at + next(5) }, (_, index) =>
      entry(at + index, 9_000 + index),
    );
    return [...entries.slice(0, at), ...branch];
  },
  rewrite: (entries, next) => entries.map((each) => ({ ...each, documentId: 12 + next(3) })),
};

const firstChange = (before: readonly Entry[], after: readonly Entry[]): number => {
  const at = before.findIndex((each, index) => {
    const other = after[index];
    return other === undefined || entryText(other) !== entryText(each);
  });
  return at === -1 ? before.length : at;
};

/** Whether one of the receipts finds the ledger of today at fault. */
const isFound = (receipts: readonly { receipt: Receipt; count: number }[], today: Ledger): boolean =>
  receipts.some(
    ({ receipt, count }) => faultSince(receipt, today.publish(receipt, count), trusting) !== null,
  );

describe('the tree', () => {
  it('is that of RFC 9162 for every size up to 70, with proofs that hold and no others', () => {
    const entries = Array.from({ length: 70 }, (_, index) => entry(index, index));
    const leaves = entries.map((each) => leafHash(tools.sha256, tools.utf8(entryText(each))));
    const { hash } = ledgerOf(entries);
    for (let count = 1; count <= entries.length; count += 1) {
      const root = hash({ start: 0, end: count });
      expect(base64(root)).toBe(base64(rootByDefinition(leaves.slice(0, count))));
      for (let index = 0; index < count; index += 1) {
        const proof = inclusionRanges(index, count).map(hash);
        const leaf = leaves[index] ?? new Uint8Array();
        expect(isIncluded(tools.sha256, { leaf, index, count, proof, root })).toBe(true);
        expect(isIncluded(tools.sha256, { leaf, index: index + 1, count, proof, root })).toBe(false);
      }
      for (let old = 1; old <= count; old += 1) {
        const older = { count: old, root: hash({ start: 0, end: old }) };
        const proof = consistencyRanges(old, count).map(hash);
        expect(isConsistent(tools.sha256, older, { count, root }, proof)).toBe(true);
        const wrong = { ...older, root: leafHash(tools.sha256, older.root) };
        expect(isConsistent(tools.sha256, wrong, { count, root }, proof)).toBe(false);
      }
    }
  });

  it('has the root of the standard for nothing, and full nodes at their own places', () => {
    expect(Buffer.from(ledgerOf([]).hash({ start: 0, end: 0 })).toString('hex')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(nodesOf({ start: 0, end: 7 })).toEqual([
      { level: 2, index: 0 },
      { level: 1, index: 2 },
      { level: 0, index: 6 },
    ]);
  });
});

describe('an attacker who holds the key and the database', () => {
  const HISTORIES = 10_000;

  /**
   * What no receipt can show: a change after the last entry that a checkpoint of some receipt covers, since nobody outside
   * has seen it, and a read that was never written. Everything else is found.
   */
  it(`is found by a receipt in ${HISTORIES} random histories wherever a receipt covers the change`, () => {
    const counts: Record<string, { found: number; uncovered: number }> = {};
    for (let history = 0; history < HISTORIES; history += 1) {
      const next = numbers(history + 1);
      const size = 2 + next(9);
      const entries = Array.from({ length: size }, (_, index) => entry(index, next(1000)));
      const honest = ledgerOf(entries, unsigned);
      const receipts = Array.from({ length: 1 + next(2) }, () => {
        const count = 1 + next(size);
        return { receipt: honest.receipt(next(count), count), count };
      });
      if (history % 10 === 0 && isFound(receipts, honest))
        throw new Error(`history ${history}: found for nothing`);
      const names = Object.keys(ATTACKS);
      const name = names[history % names.length] ?? '';
      const after = ATTACKS[name]?.(entries, next) ?? [];
      const covered = Math.max(...receipts.map(({ count }) => count));
      const isCovered = firstChange(entries, after) < covered;
      const found = isFound(receipts, ledgerOf(after, unsigned));
      if (found !== isCovered)
        throw new Error(`history ${history}: ${name} ${found ? 'found' : 'not found'}`);
      const count = (counts[name] ??= { found: 0, uncovered: 0 });
      count[found ? 'found' : 'uncovered'] += 1;
    }
    for (const { found } of Object.values(counts)) expect(found).toBeGreaterThan(500);
    expect(counts['rewrite']?.uncovered).toBe(0);
  }, 120_000);

  it('cannot keep two branches for two people', () => {
    const common = Array.from({ length: 5 }, (_, index) => entry(index, index));
    const one = ledgerOf([...common, entry(5, 50), entry(6, 60)]);
    const other = ledgerOf([...common, entry(5, 51), entry(6, 61)]);
    const receipts = [
      { receipt: one.receipt(5, 7), count: 7 },
      { receipt: other.receipt(5, 7), count: 7 },
    ];
    for (const today of [one, other]) expect(isFound(receipts, today)).toBe(true);
  });
});

describe('a receipt', () => {
  const salt = randomBytes(16).toString('hex');
  const viewer = { id: 'ada', name: 'Adaeze Okonjo-Bright', salt };
  const commitment = tools.toHex(tools.sha256(tools.utf8(viewerText(viewer))));
  const ledger = ledgerOf(
    Array.from({ length: 9 }, (_, index) => entry(index, index, { viewer: commitment })),
  );
  const receipt = { ...ledger.receipt(4, 9), viewer };

  it('holds as it was made, also without the person', () => {
    expect(faultOf(receipt, tools)).toBeNull();
    expect(faultOf({ ...receipt, viewer: null }, tools)).toBeNull();
    expect(readReceipt(JSON.stringify(receipt))).toEqual(receipt);
  });

  it.each<[string, Partial<Receipt>]>([
    ['inclusion', { entry: { ...receipt.entry, page: 3 } }],
    ['inclusion', { entry: { ...receipt.entry, at: '2026-01-01T00:00:00.000Z' } }],
    ['inclusion', { proof: receipt.proof.slice(1) }],
    ['inclusion', { proof: receipt.proof.toReversed() }],
    ['viewer', { viewer: { ...viewer, name: 'Somebody else' } }],
    ['viewer', { viewer: { ...viewer, id: 'eve' } }],
    ['signature', { checkpoint: receipt.checkpoint.replace('\n9\n', '\n8\n') }],
    ['signature', { publicKey: publicKeyOf(Buffer.alloc(32, 8).toString('base64url')) }],
    ['signature', { checkpoint: 'nothing' }],
  ])('is at fault (%s) when somebody changes it', (fault, change) => {
    expect(faultOf({ ...receipt, ...change }, tools)).toBe(fault);
  });

  it('is judged from its file, alone or against the ledger of today', async () => {
    const text = JSON.stringify(receipt);
    expect(await judge('{', null)).toBe('not-a-receipt');
    expect(await judge(text, null)).toBeNull();
    const published = ledger.publish(receipt, 9);
    const ask = async (path: string) =>
      path === 'checkpoint'
        ? { checkpoint: published.checkpoint }
        : path.startsWith('leaves')
          ? { leaf: published.leaf }
          : { hashes: published.consistency };
    expect(await judge(text, ask)).toBeNull();
    const gone = async (path: string) => (path.startsWith('leaves') ? null : ask(path));
    expect(await judge(text, gone)).toBe('missing');
  });
});
