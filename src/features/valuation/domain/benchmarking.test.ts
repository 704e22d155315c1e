import { expect, test } from 'vitest';
import { benchmark, percentileOf, type Peer } from './benchmarking.ts';

const peers = (sector: string, count: number): Peer[] =>
  Array.from({ length: count }, (_, index) => ({
    sector,
    stage: 'seed',
    region: 'africa',
    valueToRevenue: index + 1,
    roundSize: null,
  }));
const subject: Peer = {
  sector: 'fintech',
  stage: 'seed',
  region: 'africa',
  valueToRevenue: 4,
  roundSize: 100,
};

test('a value equal to one of four others counts half of it', () => {
  expect(percentileOf(4, [1, 2, 4, 9])).toBe(62.5);
  expect(percentileOf(0, [1, 2])).toBe(0);
  expect(percentileOf(4, [])).toBeNull();
});

test('fifteen peers of the sector are enough', () => {
  const near = benchmark(subject, [...peers('fintech', 15), ...peers('edtech', 40)]).valueToRevenue;
  expect(near).toMatchObject({ n: 15, scope: 'sector, stage and region' });
  expect(near.percentile).toBeCloseTo((3.5 / 15) * 100, 10);
});

test('fourteen are not: all sectors of the stage and region are taken, and n is told', () => {
  const elsewhere = peers('fintech', 30).map((peer) => ({ ...peer, region: 'asia' }));
  const wide = benchmark(subject, [
    ...peers('fintech', 14),
    ...peers('edtech', 6),
    ...elsewhere,
  ]).valueToRevenue;
  expect(wide).toEqual({ percentile: (7 / 20) * 100, n: 20, scope: 'stage and region, all sectors' });
});

test('nobody published a round size: no percentile', () => {
  const { roundSize } = benchmark(subject, peers('fintech', 20));
  expect(roundSize).toMatchObject({ percentile: null, n: 0, note: { code: 'THIN_DATA' } });
});
