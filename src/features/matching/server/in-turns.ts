import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../domain/steps.ts';

const TURN_MS = 10;

/** Works through the steps, letting other requests in after each ten milliseconds. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let turnEnds = performance.now() + TURN_MS;
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() >= turnEnds) {
      await setImmediate();
      turnEnds = performance.now() + TURN_MS;
    }
    step = steps.next();
  }
  return step.value;
}
