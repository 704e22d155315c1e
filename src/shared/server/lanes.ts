import { setTimeout as sleep } from 'node:timers/promises';

type Limits = {
  /** How many may wait in one lane, and in all of them. */
  readonly mostInLane: number;
  readonly mostInAll: number;
};

/** One at a time through each lane, whoever waits longest first. False where too many wait already. */
export type Lanes = (lane: string, pauseMs: number) => Promise<boolean>;

/** Lanes that slow down who has used up a limit, instead of refusing what may be right this time. */
export function createLanes({ mostInLane, mostInAll }: Limits): Lanes {
  const lanes = new Map<string, { waiting: number; last: Promise<unknown> }>();
  let all = 0;
  return async (name, pauseMs) => {
    const lane = lanes.get(name) ?? { waiting: 0, last: Promise.resolve() };
    if (lane.waiting >= mostInLane || all >= mostInAll) return false;
    lane.waiting += 1;
    all += 1;
    lanes.set(name, lane);
    lane.last = lane.last.then(() => sleep(pauseMs, undefined, { ref: false }));
    await lane.last;
    lane.waiting -= 1;
    all -= 1;
    if (lane.waiting === 0) lanes.delete(name);
    return true;
  };
}
