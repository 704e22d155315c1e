import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPulse } from './pulse.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that is asked by one, and answers when it is told to. */
function asked() {
  const asking: (() => void)[] = [];
  const calls = { waits: false, ended: 0 };
  const pulse = createPulse({ connectionString: 'postgres://nowhere/' }, (_reach, answered) => {
    asking.push(answered);
    return { end() {} };
  });
  pulse.watch({
    isWaiting: () => calls.waits,
    end() {
      calls.ended += 1;
    },
  });
  return { asking, calls, pulse };
}

it('a database that does not answer ends what waits within two seconds, once, and is asked until it answers', () => {
  const { asking, calls, pulse } = asked();
  calls.waits = true;
  vi.advanceTimersByTime(2_000);
  expect([pulse.refusal()?.message, calls.ended]).toEqual([expect.stringContaining('does not answer'), 1]);
  calls.waits = false;
  vi.advanceTimersByTime(10_000);
  expect([pulse.refusal() === null, calls.ended]).toEqual([false, 1]);
  // Too late: another one is under way.
  asking[0]?.();
  expect(pulse.refusal()).not.toBeNull();
  asking.at(-1)?.();
  expect(pulse.refusal()).toBeNull();
  pulse.close();
});

it('one that answers is asked about once a second while something waits, and never while nothing does', () => {
  const { asking, calls, pulse } = asked();
  vi.advanceTimersByTime(10_000);
  expect(asking).toHaveLength(0);
  calls.waits = true;
  for (let tick = 0; tick < 50; tick += 1) {
    vi.advanceTimersByTime(200);
    asking.at(-1)?.();
  }
  expect(asking.length).toBeLessThanOrEqual(12);
  expect([pulse.refusal(), calls.ended]).toEqual([null, 0]);
  pulse.close();
});
