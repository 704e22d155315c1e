import { type Checkpoint, parseNote } from './checkpoint.ts';
import { type Entry, entryText, type Viewer, viewerText } from './entry.ts';
import { isConsistent, isIncluded, isSameHash, leafHash, type Sha256 } from './merkle.ts';

/** What somebody keeps of one entry: that it stood in the ledger when the checkpoint was signed. */
export type Receipt = {
  readonly kind: 'kilele-access-receipt';
  readonly v: 1;
  readonly entry: Entry;
  /** Opens the entry's commitment; null where the person is not known any more. */
  readonly viewer: Viewer | null;
  /** Hashes in base64, from the leaf upwards. */
  readonly proof: readonly string[];
  /** A signed note. */
  readonly checkpoint: string;
  /** Base64, 32 bytes. */
  readonly publicKey: string;
};

/** What runs outside: hashing, encodings, and the check of an Ed25519 signature over a note's body. */
export type Tools = {
  readonly sha256: Sha256;
  readonly utf8: (text: string) => Uint8Array;
  readonly fromBase64: (text: string) => Uint8Array;
  readonly toHex: (bytes: Uint8Array) => string;
  readonly isSigned: (note: {
    body: string;
    origin: string;
    signature: string;
    publicKey: string;
  }) => boolean;
};

/** What the ledger says of itself now. */
export type Published = {
  readonly checkpoint: string;
  /** From the receipt's checkpoint to this one, in base64. */
  readonly consistency: readonly string[];
  /** The hash of the entry as it is kept now, in base64; null where there is none. */
  readonly leaf: string | null;
};

export const FAULTS = {
  'not-a-receipt': 'This file is no receipt, or was cut off.',
  signature: 'The checkpoint is not signed by the key that stands in the receipt.',
  viewer: 'The person named is not the one in the entry.',
  inclusion: 'The entry is not in the tree of the checkpoint: the receipt was changed.',
  'other-ledger': 'The ledger now signs with another key, or under another name.',
  truncated: 'The ledger is shorter now than when the receipt was made.',
  rewritten: 'The ledger of today does not begin with the ledger of the receipt: it was rewritten or forked.',
  edited: 'The ledger keeps another entry at this place now.',
  missing: 'The ledger does not keep this entry any more.',
} as const;
export type Fault = keyof typeof FAULTS;

function signedCheckpoint(note: string, publicKey: string, tools: Tools): Checkpoint | null {
  const parsed = parseNote(note);
  if (!parsed) return null;
  const { body, signature, checkpoint } = parsed;
  return tools.isSigned({ body, origin: checkpoint.origin, signature, publicKey }) ? checkpoint : null;
}

/** What is wrong with a receipt by itself; null when it holds. */
export function faultOf(receipt: Receipt, tools: Tools): Fault | null {
  const { sha256, utf8, fromBase64, toHex } = tools;
  const checkpoint = signedCheckpoint(receipt.checkpoint, receipt.publicKey, tools);
  if (!checkpoint) return 'signature';
  const { viewer, entry } = receipt;
  if (viewer && toHex(sha256(utf8(viewerText(viewer)))) !== entry.viewer) return 'viewer';
  const isThere = isIncluded(sha256, {
    leaf: leafHash(sha256, utf8(entryText(entry))),
    index: entry.index,
    count: checkpoint.count,
    proof: receipt.proof.map(fromBase64),
    root: fromBase64(checkpoint.root),
  });
  return isThere ? null : 'inclusion';
}

/** What is wrong with the ledger of today, by a receipt that holds; null when the one continues the other. */
export function faultSince(receipt: Receipt, published: Published, tools: Tools): Fault | null {
  const own = parseNote(receipt.checkpoint)?.checkpoint;
  const now = signedCheckpoint(published.checkpoint, receipt.publicKey, tools);
  if (!own || now?.origin !== own.origin) return 'other-ledger';
  if (now.count < own.count) return 'truncated';
  const tree = ({ count, root }: Checkpoint) => ({ count, root: tools.fromBase64(root) });
  const proof = published.consistency.map(tools.fromBase64);
  if (!isConsistent(tools.sha256, tree(own), tree(now), proof)) return 'rewritten';
  if (published.leaf === null) return 'missing';
  const leaf = leafHash(tools.sha256, tools.utf8(entryText(receipt.entry)));
  return isSameHash(leaf, tools.fromBase64(published.leaf)) ? null : 'edited';
}
