/** What was done with a document: a page of it or its whole text was read, or its file was taken. */
export const ACTIONS = ['page', 'text', 'file'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * One read of a private document by somebody outside its team. Who it was stands in it as a commitment: a hash over
 * their id, their name and a random text, so that it can be shown, and forgotten, without the entry changing.
 */
export type Entry = {
  /** From 0, without gaps. */
  readonly index: number;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly at: string;
  /** Whose the document is; null for a member's own. */
  readonly startupId: number | null;
  readonly documentId: number;
  readonly version: number;
  /** Null for the whole. */
  readonly page: number | null;
  readonly action: Action;
  /** The program behind the session called itself a robot. */
  readonly isRobot: boolean;
  /** SHA-256 in hexadecimal digits. */
  readonly viewer: string;
};

/** Who is behind a commitment. */
export type Viewer = { readonly id: string; readonly name: string; readonly salt: string };

/** The very text that is hashed as a leaf. */
export function entryText(entry: Entry): string {
  const { index, at, startupId, documentId, version, page, action, isRobot, viewer } = entry;
  return JSON.stringify({ v: 1, index, at, startupId, documentId, version, page, action, isRobot, viewer });
}

/** The very text whose hash is a commitment. */
export const viewerText = ({ id, name, salt }: Viewer): string => JSON.stringify({ v: 1, salt, id, name });
