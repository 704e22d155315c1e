import { expect, it } from 'vitest';
import { createLoadGauge } from './load-gauge.ts';

it('a second of work says busy until a second of rest has been seen', () => {
  let now = 0;
  let active = 0;
  const total = () => ({ idle: now - active, active, utilization: now === 0 ? 0 : active / now });
  const gauge = createLoadGauge(0.7, {
    now: () => now,
    utilization: (until, since) => {
      if (until === undefined || since === undefined) return total();
      const [idle, worked] = [until.idle - since.idle, until.active - since.active];
      return { idle, active: worked, utilization: worked / (idle + worked) };
    },
  });
  const spend = (workedMs: number, restedMs: number) => {
    now += workedMs + restedMs;
    active += workedMs;
    return gauge();
  };
  expect(spend(900, 0)).toBe(false);
  expect(spend(200, 0)).toBe(true);
  expect(spend(0, 900)).toBe(true);
  expect(spend(0, 200)).toBe(false);
  expect(spend(700, 300)).toBe(false);
  expect(spend(710, 290)).toBe(true);
});

it('a process that works without a pause is busy, and one that waits is not', async () => {
  const gauge = createLoadGauge(0.7);
  const until = performance.now() + 1_050;
  while (performance.now() < until) await new Promise<void>((done) => setImmediate(done));
  expect(gauge()).toBe(true);
});
