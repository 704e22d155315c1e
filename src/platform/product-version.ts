import { readFileSync } from 'node:fs';

/** The version of the program that runs. */
export const { version: PRODUCT_VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };
