import { readFileSync } from 'node:fs';

/** The bytes of a PDF that is given, or that is at a path of this machine. */
export const bytesOf = (given: Uint8Array | string): Uint8Array =>
  typeof given === 'string' ? readFileSync(given) : given;
