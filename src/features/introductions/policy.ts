import type { Introduction } from './domain/introduction.ts';
import { roleOf } from './domain/move.ts';

/** Its people see a request; its receiver only once it has reached them. */
export const canSeeIntroduction = (userId: string, introduction: Introduction): boolean =>
  roleOf(userId, introduction) !== null;
