import { expect, it } from 'vitest';
import { toAppError } from './problems.ts';

it('a write whose statement was sent may have been done; one that was not, and a read, changed nothing', () => {
  const lost = Object.assign(new Error('the database does not answer'), { code: '08006' });
  const refused = Object.assign(new Error('not asked again'), { code: '08001' });
  const late = new Error('timeout exceeded when trying to connect');
  const doubt = expect.stringContaining('may or may not have been done');
  const certain = expect.stringContaining('Nothing was changed');
  const words = (error: Error, isWrite: boolean) => toAppError(error, isWrite).message;
  expect([words(lost, true), words(new Error('Query read timeout'), true)]).toEqual([doubt, doubt]);
  expect([words(lost, false), words(refused, true), words(late, true)]).toEqual([certain, certain, certain]);
});
