import { describe, expect, it } from 'vitest';
import { createRandom } from './scale/random.ts';
import { makeDeal, makeInvestor, makeStartup } from './scale/rows.ts';

const at = '2026-11-01T00:00:00.000Z';
const startups = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 400 }, (_, index) => makeStartup(random, index + 1, { ownerId: 'one', at }));
};

describe('the rows of a scale database', () => {
  it('are the same for a seed and others for another', () => {
    expect(startups(1)).toEqual(startups(1));
    expect(startups(2)).not.toEqual(startups(1));
  });

  it('are spread as markets are: more Nigeria than Zambia, more seed than growth', () => {
    const rows = startups(1).map(({ row }) => row);
    const count = (key: 'country' | 'stage_id', value: string) =>
      rows.filter((row) => row[key] === value).length;
    expect(count('country', 'NG')).toBeGreaterThan(5 * count('country', 'ZM'));
    expect(count('stage_id', 'seed')).toBeGreaterThan(5 * count('stage_id', 'growth'));
    expect(new Set(rows.map(({ description }) => description)).size).toBeGreaterThan(390);
  });

  it('are found by name, and keep the order of tickets', () => {
    for (const { row, words } of startups(3)) {
      for (const word of row.search_name.split(' ')) expect(words).toContain(word);
    }
    const random = createRandom(4);
    for (let id = 1; id <= 400; id += 1) {
      const { row } = makeInvestor(random, id, { user: { id: `u${id}`, name: 'Ama Obi' }, at });
      expect(row.min_ticket_minor).toBeGreaterThanOrEqual(100_000);
      expect(row.average_ticket_minor).toBeGreaterThanOrEqual(row.min_ticket_minor);
      expect(row.max_ticket_minor).toBeGreaterThanOrEqual(row.average_ticket_minor);
      expect(makeDeal(random, id, Date.parse(at)).round_size_usd_minor).toBeGreaterThan(0);
    }
  });
});
