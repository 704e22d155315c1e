import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANDS, type MadeCompany, makeCompany, PLANTED } from '#test/companies.ts';
import { analyseDocument } from '#features/documents/domain/analysis.ts';
import { readDocument } from '#features/documents/server/reader/text.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import type { Convert } from '../domain/gap.ts';
import { companyFacts } from '../domain/company.ts';

const COMPANIES = 30;

const perDollar = (code: string): number =>
  code === 'USD' ? 1 : (LANDS.find(({ currency }) => currency === code)?.perDollar ?? Number.NaN);
const convert: Convert = (value, from, to) => (value / perDollar(from)) * perDollar(to);

/** A company's papers read as files, its entries as the platform has them, and all of it compared. */
async function read(made: MadeCompany) {
  const { name, currency } = made;
  const documents = await Promise.all(
    made.papers.map(async ({ title, type, kind, bytes }, index) => {
      const { text } = await readDocument({ kind, bytes });
      const pages = (text?.pages ?? []).map((page, at) => ({ page: at + 1, text: page }));
      const analysis = analyseDocument({ type, pages, facts: { name } });
      return { documentId: index + 1, version: 1, title, type, analysis };
    }),
  );
  const stated = {
    teamSize: made.profile.teamSize,
    raising: { amountMinor: nearestMinor(made.profile.ask, currency), currency },
    round: null,
    series: made.months.map((value, index) => ({
      metric: 'monthly_revenue' as const,
      date: `2025-${String(index + 1).padStart(2, '0')}-28`,
      value,
      currency,
      evidence: 'claimed' as const,
    })),
  };
  const tools = {
    model: {
      version: 1,
      asOf: '2025-12-31',
      cashUsd: made.cashUsd,
      monthlyBurnUsd: null,
      annualRevenueUsd: null,
      revenueYear: 2025,
      acquisitionCostUsd: null,
      lifetimeValueUsd: null,
      churn: null,
    },
    capTable: { version: 1, foundersPercent: made.foundersPercent, holders: made.holders },
  };
  const team = companyFacts({ name, stated, tools, documents, today: '2026-01-20' }, convert);
  const investor = companyFacts({ name, stated, tools: null, documents, today: '2026-01-20' }, convert);
  const found = [
    ...team.metrics.filter(({ contradictions }) => contradictions.length > 0).map(({ metric }) => metric),
    ...team.papers.map(({ kind }) => kind),
  ];
  return { made, team, investor, found };
}

const companies: Awaited<ReturnType<typeof read>>[] = [];
let elapsedMs = 0;
beforeAll(async () => {
  const made = await Promise.all(Array.from({ length: COMPANIES }, (_, index) => makeCompany(index + 1)));
  const started = performance.now();
  for (const company of made) companies.push(await read(company));
  elapsedMs = performance.now() - started;
});

describe('thirty companies with files, profile, traction, model and cap table', () => {
  it('every contradiction that was planted is found, and none is invented', () => {
    const wrong = companies.flatMap(({ made, found, team }) => {
      const expected = made.planted.map((plant) => PLANTED[plant]).toSorted();
      const said = team.contradictions.map(({ text }) => text);
      return expected.join() === found.toSorted().join() ? [] : [{ name: made.name, expected, found, said }];
    });
    expect(wrong).toEqual([]);
    expect(companies.filter(({ made }) => made.planted.length === 0)).toHaveLength(COMPANIES / 2);
    const kinds = new Set(companies.flatMap(({ made }) => made.planted));
    expect([...kinds].toSorted()).toEqual(Object.keys(PLANTED).toSorted());
  });

  it('agree in every metric where nothing was planted: their silence is not taken for agreement', () => {
    const compared = [
      'revenue',
      'cash',
      'customers',
      'growth',
      'ask',
      'headcount',
      'ownership',
      'foundersShare',
    ] as const;
    const silent = companies.flatMap(({ made, team }) =>
      compared.flatMap((metric) => {
        const own = team.metrics.find((entry) => entry.metric === metric);
        return own?.status === 'agree' || own?.status === 'contradict'
          ? []
          : [`${made.name} ${made.currency} ${metric} ${own?.status}`];
      }),
    );
    expect(silent).toEqual([]);
  });

  it('are read in bounded time', () => {
    expect(elapsedMs / COMPANIES).toBeLessThan(1_000);
  });

  it('the founder’s side and an investor’s with every document agree on what both can see', () => {
    for (const { team, investor } of companies) {
      expect(investor.papers).toEqual(team.papers);
      const ofTools = new Set(['model', 'cap-table']);
      const shared = team.contradictions.filter(({ sides }) =>
        sides.every(({ source }) => !ofTools.has(source.kind)),
      );
      expect(investor.contradictions).toEqual(shared);
      for (const [index, { metric, facts }] of investor.metrics.entries()) {
        const whole = team.metrics[index]?.facts ?? [];
        // Who holds shares is known from the cap table, so that an investor's list is shorter, never other.
        expect(
          metric === 'ownership'
            ? []
            : facts.filter((fact) => !whole.some((one) => isDeepStrictEqual(one, fact))),
        ).toEqual([]);
      }
    }
  });

  it('quote both words of every contradiction between documents', () => {
    const sides = companies.flatMap(({ team }) => team.contradictions.flatMap((each) => each.sides));
    const unquoted = sides.filter(({ source, quote }) => source.kind === 'document' && !quote?.text.trim());
    expect([sides.length > 0, unquoted]).toEqual([true, []]);
  });
});
