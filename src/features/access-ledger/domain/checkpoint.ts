/** How large a ledger was at a moment, and the root of its tree. */
export type Checkpoint = {
  /** Names the ledger: `kilele.example.com/access-ledger`. */
  readonly origin: string;
  readonly count: number;
  /** Base64. */
  readonly root: string;
  readonly at: string;
};

/** A checkpoint as it is signed: https://c2sp.org/tlog-checkpoint, with the time as its one more line. */
export const checkpointBody = ({ origin, count, root, at }: Checkpoint): string =>
  `${origin}\n${count}\n${root}\n${at}\n`;

/** The signed note: https://c2sp.org/signed-note. */
export const signedNote = (body: string, origin: string, signature: string): string =>
  `${body}\n— ${origin} ${signature}\n`;

type Note = { readonly checkpoint: Checkpoint; readonly body: string; readonly signature: string };

/** Reads a note; null where it is none. */
export function parseNote(note: string): Note | null {
  const [, body = '', name, signature = ''] = /^([^]*?\n)\n— (\S+) ([\w+/=]+)\n$/.exec(note) ?? [];
  const [origin = '', digits = '', root = '', at = '', end] = body.split('\n');
  if (end !== '' || origin === '' || name !== origin || !/^(0|[1-9]\d{0,14})$/.test(digits)) return null;
  return { checkpoint: { origin, count: Number(digits), root, at }, body, signature };
}
