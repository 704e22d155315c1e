import type { FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { createOutages } from './outages.ts';

it('179 calls that meet one outage are two lines', () => {
  const lines: unknown[] = [];
  const write = (what: object, text: string) => void lines.push([text, what]);
  const log = { error: write, warn: write } as unknown as FastifyBaseLogger;
  let time = 0;
  const outages = createOutages(log, () => time);
  outages.answered();
  const error = new Error('gone');
  for (let call = 0; call < 179; call += 1) {
    time += 50;
    outages.failed(error);
    // A page that was kept, say.
    outages.answered();
  }
  time += 2_000;
  outages.answered();
  outages.answered();
  expect(lines).toEqual([
    ['the database does not answer', { err: error }],
    ['the database answers again', { seconds: 9, refused: 179 }],
  ]);
});
