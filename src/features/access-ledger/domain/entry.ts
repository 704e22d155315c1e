/** What was done with a document: a page, its whole text or answers about it were read, or its file was taken. */
export const ACTIONS = ['page', 'text', 'file', 'answers'] as const;
export type Action = (typeof ACTIONS)[number];

/** What was done with an offer: terms were proposed, a step confirmed, or the offer withdrawn. */
export const DEEDS = ['proposed', 'confirmed', 'withdrawn'] as const;
export type Deed = (typeof DEEDS)[number];

/**
 * What every entry says. Who it was stands in it as a commitment: a hash over their id, their name and a random text, so
 * that it can be shown, and forgotten, without the entry changing.
 */
export type Entered = {
  /** From 0, without gaps. */
  readonly index: number;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly at: string;
  /** Whose the document or the offer is; null for a member's own. */
  readonly startupId: number | null;
  /** The program behind the session called itself a robot. */
  readonly isRobot: boolean;
  /** SHA-256 in hexadecimal digits. */
  readonly viewer: string;
};

/** A read of a private document by somebody outside its team. */
export type Read = {
  readonly documentId: number;
  readonly version: number;
  /** Null for the whole. */
  readonly page: number | null;
  readonly action: Action;
};

/** What a side of an offer stated, with the hash of the very terms it was about. */
export type Stated = {
  readonly offerId: number;
  /** The number of the terms. */
  readonly terms: number;
  readonly deed: Deed;
  /** Which step the offer had reached by it. */
  readonly step: string;
  readonly side: 'startup' | 'investor';
  /** SHA-256 of the terms, and of the paper where one was named, in hexadecimal digits. */
  readonly digest: string;
};

export type ReadEntry = Entered & Read;
/** A leaf of the tree. */
export type Entry = ReadEntry | (Entered & Stated);

/** Who is behind a commitment. */
export type Viewer = { readonly id: string; readonly name: string; readonly salt: string };

/** The very text that is hashed as a leaf. */
export function entryText(entry: Entry): string {
  if ('offerId' in entry) {
    const { index, at, startupId, offerId, terms, deed, step, side, digest, isRobot, viewer } = entry;
    const stated = { offerId, terms, deed, step, side, digest };
    return JSON.stringify({ v: 2, index, at, startupId, ...stated, isRobot, viewer });
  }
  const { index, at, startupId, documentId, version, page, action, isRobot, viewer } = entry;
  return JSON.stringify({ v: 1, index, at, startupId, documentId, version, page, action, isRobot, viewer });
}

/** The very text whose hash is a commitment. */
export const viewerText = ({ id, name, salt }: Viewer): string => JSON.stringify({ v: 1, salt, id, name });
