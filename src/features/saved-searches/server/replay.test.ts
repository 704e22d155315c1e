import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { replayChanges } from './replay.ts';

const app = testApp();

const some = <T>(values: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );

/** Few values each, so that searches and startups meet. */
const Search = fc
  .record({
    q: some(['solar', 'pay lagos', 'farm', 'sol']),
    sector: some(['fintech', 'agritech', 'fintech,agritech']),
    stage: some(['seed', 'pre-seed,seed']),
    region: some(['africa', 'Kenya', 'Europe']),
    country: some(['NG', 'KE,NG']),
    city: some(['lagos', 'Nairobi']),
    businessModel: some(['Subscription', 'Enterprise']),
    tractionTier: some(['none', 'early,growing']),
    evidence: some(['claimed', 'document']),
    ticket: some(['1000', '50000']),
    currency: some(['NGN', 'EUR']),
  })
  .filter((filters) =>
    Object.entries(filters).some(([name, value]) => name !== 'currency' && value !== undefined),
  );

const Startup = fc.record({
  search: fc.constantFrom("'solar':1A", "'pay':1A 'lagos':2B", "'farm':1C 'solar':2C", ''),
  sector_id: fc.constantFrom('fintech', 'agritech', 'edtech'),
  stage_id: fc.constantFrom('seed', 'pre-seed', 'growth'),
  region_id: fc.constantFrom('africa', 'europe'),
  country: fc.constantFrom('NG', 'KE', 'LT', null),
  city: fc.constantFrom('Lagos', 'Nairobi', 'LÀGOS', null),
  business_model: fc.constantFrom('Subscription', 'Enterprise'),
  traction_tier: fc.constantFrom('none', 'early', 'growing'),
  users_evidence: fc.constantFrom('claimed', 'document', null),
  revenue_evidence: fc.constantFrom('system-export', null),
  raising_minor: fc.constantFrom(1_000_000, 90_000_000, null),
  raising_currency: fc.constantFrom('USD', 'NGN', 'KES'),
  hidden_at: fc.constantFrom('2026-01-01', null, null, null),
});
type Row = Record<string, string | number | null>;

const COLUMNS = Object.keys(fc.sample(Startup, { numRuns: 1, seed: 1 })[0] ?? {});
const INSERT = `insert into startups (name, description, raising_text, team_size, search_name, ${COLUMNS.join(', ')})
  values ('x', 'y', '', 1, 'x', ${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')}) returning id`;
const UPDATE = `update startups set ${COLUMNS.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`;

const valuesOf = (row: Row) => COLUMNS.map((name) => row[name] ?? null);
const insert = async (row: Row): Promise<number> =>
  (await app.services.pool.query<{ id: number }>(INSERT, valuesOf(row))).rows[0]?.id ?? 0;

it('finds what the directory finds after a change and did not find before, over generated searches and changes', async () => {
  const owners = [await app.member(), await app.member()];
  const ids: number[] = [];
  for (const row of fc.sample(Startup, { numRuns: 60, seed: 7 })) ids.push(await insert(row));
  const searches = await Promise.all(
    fc.sample(Search, { numRuns: 40, seed: 8 }).map(async (filters, place) => {
      const query = Object.fromEntries(
        Object.entries(filters).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as const],
        ),
      );
      const owner = owners[place % 2] ?? app.visitor;
      const { body } = await owner.post('/api/saved-searches', { name: `${place}`, query, isAlerting: true });
      return { id: body.id, owner, path: `/api/startups?limit=100&${new URLSearchParams(query)}` as const };
    }),
  );
  const findAll = ({ owner, path }: (typeof searches)[number]) =>
    // A search for words that are nowhere found would be corrected: none of these is mistyped.
    owner.get(path).then(({ body }) => new Set(body.map(({ id }) => id)));
  const expected = new Map(searches.map(({ id }) => [id, new Set<number>()]));
  for (let round = 0; round < 6; round += 1) {
    const before = await Promise.all(searches.map(findAll));
    const rows = fc.sample(Startup, { numRuns: 30, seed: 100 + round });
    for (const [place, row] of rows.entries()) {
      const id = ids[(place * 7 + round * 13) % ids.length];
      if (place % 5 === 0) ids.push(await insert(row));
      else await app.services.pool.query(UPDATE, [id, ...valuesOf(row)]);
      if (place % 11 === 0)
        await app.services.pool.query('delete from startups where id = $1', [ids[place + 1]]);
    }
    await replayChanges(app.services);
    const after = await Promise.all(searches.map(findAll));
    for (const [place, { id, owner }] of searches.entries()) {
      for (const found of after[place] ?? []) if (!before[place]?.has(found)) expected.get(id)?.add(found);
      const { body } = await owner.get(`/api/saved-searches/${id}/hits?limit=100`);
      const visible = [...(expected.get(id) ?? [])].filter((one) =>
        body.some(({ startup }) => startup.id === one),
      );
      expect([round, new Set(body.map(({ startup }) => startup.id))]).toEqual([round, new Set(visible)]);
      const { rows: kept } = await app.services.pool.query<{ startup_id: number }>(
        'select startup_id from saved_search_hits where search_id = $1',
        [id],
      );
      const { rows: there } = await app.services.pool.query<{ id: number }>(
        'select id from startups where id = any($1)',
        [[...(expected.get(id) ?? [])]],
      );
      expect(new Set(kept.map(({ startup_id }) => startup_id))).toEqual(new Set(there.map((row) => row.id)));
    }
  }
  expect([...expected.values()].some((found) => found.size > 3)).toBe(true);
}, 120_000);
