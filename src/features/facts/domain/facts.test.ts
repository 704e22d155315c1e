import { describe, expect, it } from 'vitest';
import { compareFacts, type Convert } from './agreement.ts';
import { derivedGrowth, derivedRunway, revenueOfMonths } from './derived.ts';
import { documentFacts } from './document-facts.ts';
import { type Fact, type Metric, periodKey } from './fact.ts';
import { toolFacts } from './stated-facts.ts';

/** One shilling is a cent, on every day. */
const convert: Convert = (value, from, to) =>
  from === 'KES' && to === 'USD' ? value / 100 : from === 'USD' && to === 'KES' ? value * 100 : null;

const fact = (metric: Metric, value: number, more: Partial<Fact> & { from?: string } = {}): Fact => {
  const { from = 'Deck', ...rest } = more;
  return {
    metric,
    value,
    unit: 'money',
    currency: 'KES',
    period: '2025',
    rate: null,
    about: null,
    source: { kind: 'document', label: from, documentId: from.length, version: 1 },
    quote: null,
    level: 'document',
    ...rest,
  };
};
const accounts = { from: 'Accounts', level: 'third-party-document' } as const;
const of = (metric: Metric, facts: readonly Fact[]) =>
  compareFacts(facts, convert).find((entry) => entry.metric === metric);

describe('facts of one thing at one time', () => {
  it('agree within 2 %, and beyond it the higher level is believed', () => {
    expect(of('revenue', [fact('revenue', 100), fact('revenue', 102, accounts)])?.status).toBe('agree');
    const apart = of('revenue', [fact('revenue', 48_600_000), fact('revenue', 37_914_220, accounts)]);
    expect(apart?.contradictions).toMatchObject([
      { severity: 'critical', believed: { value: 37_914_220 }, against: { value: 48_600_000 } },
    ]);
    expect(apart?.contradictions[0]?.gapFraction).toBeCloseTo(0.2818, 4);
  });

  it('are critical above 20 % for revenue, cash, ask and ownership alone', () => {
    const gap = (metric: Metric, value: number) =>
      of(metric, [fact(metric, value), fact(metric, 100, accounts)])?.contradictions[0]?.severity;
    expect(gap('revenue', 121)).toBe('critical');
    expect(gap('revenue', 120)).toBe('high');
    expect(gap('revenue', 105)).toBe('medium');
    expect(gap('ebitda', 150)).toBe('high');
  });

  it('are compared in the currency of each, and left alone where no rate is known', () => {
    const dollars = fact('revenue', 1_000, { ...accounts, currency: 'USD' });
    expect(of('revenue', [fact('revenue', 101_000), dollars])?.status).toBe('agree');
    expect(of('revenue', [fact('revenue', 150_000), dollars])?.contradictions).toMatchObject([
      { converted: 1_500 },
    ]);
    expect(of('revenue', [fact('revenue', 9, { currency: 'NGN' }), dollars])?.contradictions).toEqual([]);
    expect(of('revenue', [fact('revenue', 9, { currency: null }), dollars])?.contradictions).toEqual([]);
  });

  it('are not of one time when their periods differ, nor when one has none', () => {
    const other = fact('revenue', 999, { ...accounts, period: '2024' });
    expect(of('revenue', [fact('revenue', 1), other])?.status).toBe('single');
    expect(of('revenue', [fact('revenue', 1, { period: null }), fact('revenue', 9, accounts)])?.status).toBe(
      'single',
    );
    expect(
      of('ask', [fact('ask', 1, { period: null }), fact('ask', 9, { ...accounts, period: '2025-06' })])
        ?.status,
    ).toBe('contradict');
  });

  it('a year’s end and the year are one for what stands on a day', () => {
    expect(periodKey({ metric: 'cash', period: '2025', rate: null })).toBe('2025-12');
    expect(periodKey({ metric: 'cash', period: '2025-Q4', rate: null })).toBe('2025-12');
    expect(periodKey({ metric: 'revenue', period: '2025', rate: 'annual' })).toBe('2025');
    expect(periodKey({ metric: 'revenue', period: '2025', rate: 'monthly' })).toBe('2025 monthly');
    expect(periodKey({ metric: 'revenue', period: '2025-09', rate: 'monthly' })).toBe('2025-09');
  });

  it('a source that says it right anywhere does not contradict', () => {
    const facts = [fact('revenue', 60), fact('revenue', 100), fact('revenue', 100, accounts)];
    expect(of('revenue', facts)?.status).toBe('agree');
  });
});

describe('facts that are computed', () => {
  const traction = { kind: 'traction', label: 'Traction', documentId: null, version: null } as const;
  const months = Array.from({ length: 12 }, (_, index) =>
    fact('revenue', 10, {
      source: traction,
      period: `2025-${String(index + 1).padStart(2, '0')}`,
      level: 'system-export',
    }),
  );

  it('a year is the sum of its twelve months, and of no fewer', () => {
    expect(revenueOfMonths(months)).toMatchObject([{ value: 120, period: '2025', level: 'system-export' }]);
    expect(revenueOfMonths(months.slice(1))).toEqual([]);
    expect(
      revenueOfMonths([
        ...months.slice(1),
        fact('revenue', 1, { source: traction, period: '2025-01', currency: 'USD' }),
      ]),
    ).toEqual([]);
  });

  it('runway is cash over burn of one source, growth of two years', () => {
    expect(derivedRunway([fact('cash', 90_000), fact('burn', 30_000)])).toMatchObject([
      { value: 3, unit: 'months' },
    ]);
    expect(derivedRunway([fact('cash', 90_000), fact('burn', 300, { currency: 'USD' })])).toEqual([]);
    expect(derivedRunway([fact('cash', 90_000), fact('burn', 30_000, accounts)])).toEqual([]);
    expect(derivedGrowth([fact('revenue', 150), fact('revenue', 100, { period: '2024' })])).toMatchObject([
      { value: 50, period: '2025' },
    ]);
  });
});

describe('facts of a model', () => {
  it('are its revenue of the year before the first projected, its cash and burn, and what a customer costs, brings and how many go', () => {
    const model = {
      version: 3,
      asOf: '2026-02-11',
      cashUsd: 310_000,
      monthlyBurnUsd: 0,
      annualRevenueUsd: 900_000,
      revenueYear: 2026,
      acquisitionCostUsd: 12,
      lifetimeValueUsd: 60,
      churn: { percent: 2.5, period: 'monthly' },
    } as const;
    const facts = toolFacts({ model, capTable: null });
    expect(facts.map(({ metric, value, period, rate }) => [metric, value, period, rate])).toEqual([
      ['revenue', 900_000, '2026', null],
      ['cash', 310_000, '2026-02', null],
      ['acquisitionCost', 12, '2026-02', null],
      ['lifetimeValue', 60, '2026-02', null],
      ['churn', 2.5, '2026-02', 'monthly'],
    ]);
  });
});

describe('facts of a document', () => {
  const quote = { page: 1, start: 0, end: 3, text: '900' };
  const number = {
    kind: 'revenue',
    account: null,
    value: 900,
    currency: 'KES',
    unit: 'money',
    quote,
  } as const;
  const read = (
    numbers: readonly Parameters<typeof documentFacts>[0]['analysis']['numbers'][number][],
    codes: string[] = [],
  ) =>
    documentFacts({
      documentId: 7,
      version: 2,
      title: 'Accounts',
      type: 'financial_statements',
      analysis: { numbers, strengths: codes.map((code) => ({ code })) },
    });

  it('are no plans, each once, and audited accounts are a third party’s', () => {
    const stated = { ...number, period: '2025' };
    expect(read([stated, stated, { ...stated, value: 1, isForecast: true }])).toMatchObject([
      {
        metric: 'revenue',
        value: 900,
        period: '2025',
        level: 'document',
        source: { documentId: 7, version: 2 },
      },
    ]);
    expect(read([stated], ['AUDITED'])[0]?.level).toBe('third-party-document');
  });

  it('revenue of a December in prose may be of the month or the year, and is compared with neither', () => {
    const [prose] = read([{ ...number, period: '2025-12' }]);
    expect(prose && periodKey(prose)).toBe('2025-12 month or year');
    expect(read([{ ...number, account: 'revenue', period: '2025-12' }])[0]).toMatchObject({
      period: '2025-12',
      rate: null,
    });
    expect(read([{ ...number, period: '2025-12, monthly' }])[0]).toMatchObject({
      period: '2025-12',
      rate: 'monthly',
    });
  });

  it('of no kind are of the line their sentence names; a loss is below nothing, and churn has its own time', () => {
    const line = (about: string, unit: 'money' | 'percent', value: number) =>
      read([{ ...number, kind: 'other', about, unit, value, period: '2025' }])[0];
    expect(line('ebitda', 'money', 40)).toMatchObject({ metric: 'ebitda', value: 40, about: null });
    expect(line('net loss', 'money', 7)).toMatchObject({ metric: 'netProfit', value: -7 });
    expect(line('customer acquisition cost', 'money', 9)).toMatchObject({ metric: 'acquisitionCost' });
    expect(line('monthly churn', 'percent', 3)).toMatchObject({ metric: 'churn', rate: 'monthly' });
    expect(line('churn', 'percent', 3)).toMatchObject({ metric: 'churn', period: null });
    expect(line('Ama Boateng', 'percent', 30)).toMatchObject({ metric: 'ownership', about: 'Ama Boateng' });
    expect(line('Ama Boateng', 'money', 30)).toBeUndefined();
  });

  it('a line of the accounts that is no metric is none', () => {
    expect(read([{ ...number, kind: 'expenses', account: 'costOfSales', period: '2025' }])).toEqual([]);
    expect(read([{ ...number, unit: 'count', period: '2025' }])).toEqual([]);
  });
});
