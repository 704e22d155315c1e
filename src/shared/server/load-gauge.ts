import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const WINDOW_MS = 1_000;

type Clock = {
  readonly now: () => number;
  /** Since the process began, or between two earlier answers, the later one first. */
  readonly utilization: (until?: EventLoopUtilization, since?: EventLoopUtilization) => EventLoopUtilization;
};
const CLOCK: Clock = {
  now: () => performance.now(),
  utilization: (until, since) => performance.eventLoopUtilization(until, since),
};

/**
 * Says whether this process worked for more than `limit` (0–1) of its last full second: what can be left out then should
 * be. Read when asked, so that an idle process is not woken.
 */
export function createLoadGauge(limit: number, clock: Clock = CLOCK): () => boolean {
  let since = { at: clock.now(), mark: clock.utilization() };
  let isBusy = false;
  return () => {
    const at = clock.now();
    if (at - since.at >= WINDOW_MS) {
      const mark = clock.utilization();
      isBusy = clock.utilization(mark, since.mark).utilization > limit;
      since = { at, mark };
    }
    return isBusy;
  };
}
