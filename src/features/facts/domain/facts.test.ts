import { describe, expect, it } from 'vitest';
import { compareFacts } from './agreement.ts';
import {
  burnOfBalances,
  derivedGrowth,
  derivedRunway,
  recurringOfMonths,
  revenueOfMonths,
} from './derived.ts';
import { documentFacts } from './document-facts.ts';
import { type Fact, type Metric, periodKey } from './fact.ts';
import type { Convert } from './gap.ts';
import { atTimesOfDebt } from './least-owed.ts';
import { statedFacts, toolFacts } from './stated-facts.ts';

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
    const now = fact('ask', 5, { period: null });
    expect(of('ask', [now, fact('ask', 9, { ...accounts, period: null })])?.status).toBe('contradict');
    expect(of('ask', [now, fact('ask', 9, { ...accounts, period: '2024-11' })])?.status).toBe('single');
  });

  it('of a financial year are of its months, and are none of the calendar year of the same name', () => {
    const year = fact('revenue', 100, { period: '2025-07 to 2026-06' });
    expect(of('revenue', [year, fact('revenue', 150, { ...accounts, period: '2026' })])?.status).toBe(
      'single',
    );
    const same = fact('revenue', 150, { ...accounts, period: '2025-07 to 2026-06' });
    expect(of('revenue', [year, same])?.status).toBe('contradict');
    const before = fact('revenue', 80, { period: '2024-07 to 2025-06' });
    expect(derivedGrowth([before, year])).toMatchObject([{ value: 25, period: '2025-07 to 2026-06' }]);
  });

  it('the growth of two rounded revenues is what their paper tells of it, as far as rounding goes', () => {
    const [before, year] = [fact('revenue', 5.1e6, { period: '2024' }), fact('revenue', 7.4e6)];
    const told = (value: number) => fact('growth', value, { unit: 'percent', currency: null });
    expect(derivedGrowth([before, year, told(44)])).toMatchObject([{ value: 44 }]);
    expect(derivedGrowth([before, year, told(50)])).toMatchObject([{ value: 45.1 }]);
    const round = [fact('revenue', 20e6, { period: '2024' }), fact('revenue', 30e6)];
    expect(derivedGrowth([...round, told(80)])).toMatchObject([{ value: 50 }]);
  });

  it('two growths that were worked out are not held against each other', () => {
    const growth = (from: string, value: number) =>
      fact('growth', value, {
        unit: 'percent',
        currency: null,
        about: 'revenue',
        source: { kind: 'derived', label: from, documentId: from.length, version: 1 },
      });
    expect(of('growth', [growth('Deck', 86), growth('Accounts', 53)])?.contradictions).toEqual([]);
  });

  it('who says two figures tells why they differ', () => {
    const minutes = [fact('cash', 118, { from: 'Minutes' }), fact('cash', 94, { from: 'Minutes' })];
    const model = fact('cash', 118, { from: 'Model' });
    const bank = fact('cash', 94, { from: 'Bank', level: 'third-party-document' });
    expect(of('cash', [...minutes, model, bank])?.status).toBe('agree');
    expect(of('cash', [model, bank])?.status).toBe('contradict');
  });

  it('the balance of one account contradicts all cash only where it is more', () => {
    const bank = (value: number) => fact('cash', value, { ...accounts, about: 'one account' });
    expect(of('cash', [fact('cash', 100), bank(60)])?.contradictions).toEqual([]);
    expect(of('cash', [fact('cash', 60), bank(100)])?.contradictions).toHaveLength(1);
    expect(of('cash', [fact('cash', 60), bank(61)])?.status).toBe('agree');
    const newer = fact('cash', 40, { ...accounts, about: 'one account', period: '2026-06' });
    expect(of('cash', [fact('cash', 100), newer])?.believed?.value).toBe(100);
    expect(periodKey({ metric: 'cash', period: '2026-05-18', rate: null })).toBe('2026-05-18');
    const all = fact('cash', 100, { about: 'all in one account' });
    expect(of('cash', [all, bank(60)])?.contradictions).toHaveLength(1);
  });

  it('a runway claimed is held against what cash and burn of its month make, beyond two months and a fifth', () => {
    const months = (value: number, more: Parameters<typeof fact>[2] = {}) =>
      fact('runway', value, { unit: 'months', currency: null, period: '2026-Q3', ...more });
    const made = {
      period: '2026-09',
      level: 'claimed',
      source: { kind: 'derived', label: 'Model', documentId: null, version: null },
    } as const;
    expect(of('runway', [months(18), months(11, made)])?.contradictions).toMatchObject([
      { believed: { value: 11 }, against: { value: 18 } },
    ]);
    expect(of('runway', [months(13), months(11, made)])?.contradictions).toEqual([]);
    expect(of('runway', [months(30), months(25.5, made)])?.contradictions).toEqual([]);
    const hoped = { about: 'with money to come' };
    expect(of('runway', [months(18, hoped), months(11, made)])?.contradictions).toEqual([]);
    const other = { ...made, source: { ...made.source, label: 'Plan', documentId: 4, version: 1 } };
    expect(of('runway', [months(18, other), months(11, made)])?.contradictions).toEqual([]);
    const later = months(18, { period: '2026-11' });
    expect(of('runway', [later, months(11, made)])?.contradictions).toHaveLength(1);
    const newer = { ...other, period: '2026-10', source: { ...other.source, documentId: 5 } };
    expect(of('runway', [later, months(17, newer), months(11, made)])?.status).toBe('agree');
    expect(of('runway', [months(18, { period: '2026-12' }), months(11, made)])?.contradictions).toEqual([]);
  });

  it('what may be no more is contradicted by more alone, and a debt that is denied by any', () => {
    const most = (metric: Metric, value: number, more: Partial<Fact> & { from?: string } = {}) =>
      fact(metric, value, { from: 'Minutes', about: 'at most', period: null, ...more });
    const ask = (value: number, from = 'Deck') => fact('ask', value, { from, period: null });
    const board = most('ask', 300);
    expect(of('ask', [ask(450), board])?.contradictions).toMatchObject([
      { believed: { value: 300 }, against: { value: 450 } },
    ]);
    expect(of('ask', [ask(250), board])?.contradictions).toEqual([]);
    expect(of('ask', [ask(450), ask(290), board])?.contradictions).toEqual([]);
    expect(of('ask', [ask(450), ask(450, 'Business plan'), board])?.contradictions).toHaveLength(1);
    expect(of('ask', [ask(450), board, most('ask', 500, { from: 'Later minutes' })])?.contradictions).toEqual(
      [],
    );
    expect(of('ask', [ask(450), board])?.believed?.value).toBe(450);
    const none = most('debt', 0, { from: 'Deck', currency: null, period: '2025-12' });
    expect(of('debt', [none, fact('debt', 80, accounts)])?.contradictions).toMatchObject([
      { believed: { value: 80 }, against: { value: 0 } },
    ]);
    expect(of('debt', [none, fact('debt', 80, { ...accounts, period: '2024' })])?.contradictions).toEqual([]);
    expect(of('debt', [none, fact('debt', 80)])?.contradictions).toEqual([]);
    const owed = most('debt', 85, { from: 'Agreement', about: 'at least', period: '2026-01 to 2029-01' });
    const debt = (value: number, period: string) => fact('debt', value, { ...accounts, period });
    const against = (...facts: Fact[]) => of('debt', atTimesOfDebt([owed, ...facts]))?.contradictions;
    expect(against(debt(32, '2026-06'))).toMatchObject([{ believed: { value: 32 }, against: { value: 85 } }]);
    expect(against(debt(32, '2025-12'), debt(20, '2029-06'))).toEqual([]);
    expect(against(debt(32, '2026-06'), debt(117, '2026-06'))).toEqual([]);
    const denied = most('debt', 0, { from: 'Deck', currency: null, period: '2026-09' });
    expect(against(denied)).toMatchObject([{ believed: { value: 85 }, against: { value: 0 } }]);
    expect(against({ ...denied, period: '2025-12' })).toEqual([]);
  });

  it('a growth claimed is told beside a revenue that two others dispute, and not where its own paper disputes it', () => {
    const growth = (value: number, more: Parameters<typeof fact>[2] = {}) =>
      fact('growth', value, { unit: 'percent', currency: null, about: 'revenue', ...more });
    const source = { kind: 'derived', label: 'Accounts', documentId: 'Accounts'.length, version: 1 } as const;
    const made = growth(37, { ...accounts, source });
    const years = [fact('revenue', 137, accounts)];
    const entries = fact('revenue', 170, { from: 'Entries of the months' });
    expect(of('growth', [growth(85), made, ...years, entries])?.contradictions).toHaveLength(1);
    expect(of('growth', [growth(85), made, ...years, fact('revenue', 185)])?.contradictions).toEqual([]);
  });

  it('an amount agrees with itself rounded as it is written, and no further', () => {
    const told = (text: string, value: number) =>
      fact('ebitda', value, { from: 'Deck', quote: { page: 1, start: 0, end: text.length, text } });
    const exact = fact('ebitda', 1_356_000, accounts);
    expect(of('ebitda', [told('K1.4 million', 1.4e6), exact])?.status).toBe('agree');
    expect(of('ebitda', [told('K1.42 million', 1.42e6), exact])?.status).toBe('contradict');
    expect(of('ebitda', [told('K2 million', 2e6), fact('ebitda', 1_600_000, accounts)])?.status).toBe(
      'contradict',
    );
    expect(of('ebitda', [told('1,400,000', 1.4e6), exact])?.status).toBe('contradict');
  });

  it('of a quarter’s mean burn and of the burn of its last month are one', () => {
    expect(periodKey({ metric: 'burn', period: '2026-Q3', rate: null })).toBe('2026-09');
    expect(periodKey({ metric: 'burn', period: '2026', rate: null })).toBe('2026');
  });

  it('values before and after the money are two things', () => {
    const value = (about: string | null, from: string) =>
      fact('valuation', about === 'pre-money' ? 85 : 105, { from, about, period: null });
    expect(of('valuation', [value('pre-money', 'Deck'), value('post-money', 'Plan')])?.status).toBe('single');
    expect(of('valuation', [value(null, 'Deck'), value('pre-money', 'Plan')])?.status).toBe('single');
    const other = fact('valuation', 120, { from: 'Sheet', about: 'pre-money', period: null });
    expect(of('valuation', [value('pre-money', 'Deck'), other])?.status).toBe('contradict');
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
  it('what an account lost a month is the burn of those months, where all cash is in it', () => {
    const quote = { page: 1, start: 0, end: 9, text: '9,000,000' };
    const left = (period: string, value: number): Fact =>
      fact('cash', value, { period, about: 'one account', from: 'Statement', quote });
    const ends = [left('2026-04', 9_000_000), left('2026-05', 7_500_000), left('2026-06', 6_000_000)];
    expect(burnOfBalances(ends, true)).toMatchObject([
      { metric: 'burn', value: 1_500_000, period: '2026-05 to 2026-06', about: null, quote: null },
    ]);
    expect(burnOfBalances(ends, false)).toEqual([]);
    expect(burnOfBalances(ends.slice(1), true)).toEqual([]);
    expect(burnOfBalances([left('2026-01', 9_500_000), ...ends.slice(1)], true)).toEqual([]);
    expect(burnOfBalances([...ends.slice(0, 2), left('2026-06', 9_100_000)], true)).toEqual([]);
  });

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
    const next = [fact('cash', 90_000, { period: '2026-09' }), fact('burn', 30_000, { period: '2026-10' })];
    expect(derivedRunway(next)).toMatchObject([{ value: 3, period: '2026-09', about: null }]);
    const later = fact('burn', 30_000, { period: '2026-Q1' });
    expect(derivedRunway([fact('cash', 90_000), later])).toMatchObject([
      { about: 'cash and burn of two times' },
    ]);
    expect(derivedGrowth([fact('revenue', 150), fact('revenue', 100, { period: '2024' })])).toMatchObject([
      { value: 50, period: '2025' },
    ]);
  });

  it('growth is of half a year or longer on the same months a year before', () => {
    const half = (value: number, period: string) => fact('revenue', value, { period });
    expect(derivedGrowth([half(90, '2025-H1'), half(108, '2026-H1')])).toMatchObject([
      { value: 20, period: '2026-H1' },
    ]);
    expect(derivedGrowth([half(90, '2025-01 to 2025-09'), half(135, '2026-01 to 2026-09')])).toMatchObject([
      { value: 50 },
    ]);
    expect(derivedGrowth([half(90, '2025-Q2'), half(108, '2026-Q2')])).toEqual([]);
  });

  it('what a month brings anew is twelve times as much a year, and no second difference', () => {
    const recurring = (value: number, from: string, rate: 'monthly' | 'annual') =>
      fact('recurringRevenue', value, { from, rate, period: '2026-09' });
    const sheet = recurring(50, 'Sheet', 'monthly');
    const all = (facts: readonly Fact[]) =>
      of('recurringRevenue', [...facts, ...recurringOfMonths(facts)])?.contradictions ?? [];
    expect(all([recurring(600, 'Deck', 'annual'), sheet])).toEqual([]);
    expect(all([recurring(840, 'Deck', 'annual'), sheet])).toHaveLength(1);
    expect(all([recurring(70, 'Letter', 'monthly'), sheet])).toHaveLength(1);
    const deck = [recurring(840, 'Deck', 'annual'), recurring(70, 'Deck', 'monthly')];
    expect(all([...deck, sheet]).map(({ against }) => against.rate)).toEqual(['monthly']);
  });

  it('a gross profit that differs is told with its margin', () => {
    const margin = (value: number, from: string) =>
      fact('grossMargin', value, { from, unit: 'percent', currency: null });
    const profits = [fact('grossProfit', 60), fact('grossProfit', 40, accounts)];
    expect(of('grossProfit', profits)?.contradictions).toHaveLength(1);
    const both = [...profits, margin(60, 'Deck'), margin(40, 'Accounts')];
    expect(of('grossProfit', both)?.contradictions).toEqual([]);
    expect(of('grossMargin', both)?.contradictions).toHaveLength(1);
    // What both papers state tells it better than what is worked out of one of them.
    const made = { kind: 'derived', label: 'Accounts', documentId: 'Accounts'.length, version: 1 } as const;
    const worked = [...profits, margin(60, 'Deck'), { ...margin(40, 'Accounts'), source: made }];
    expect(of('grossProfit', worked)?.contradictions).toHaveLength(1);
    expect(of('grossMargin', worked)?.contradictions).toEqual([]);
  });
});

describe('facts of the traction series', () => {
  it('are users and paying customers at the end of a month, and revenue and growth of it', () => {
    const point = { date: '2026-09-30', currency: null, evidence: 'claimed' } as const;
    const facts = statedFacts({
      teamSize: 9,
      raising: null,
      round: null,
      series: [
        { ...point, metric: 'users', value: 5_200 },
        { ...point, metric: 'paying_customers', value: 640 },
        { ...point, metric: 'monthly_revenue', value: 12_000, currency: 'KES' },
        { ...point, metric: 'growth', value: 4 },
      ],
    });
    expect(facts.slice(1).map(({ metric, value, unit, rate }) => [metric, value, unit, rate])).toEqual([
      ['users', 5_200, 'count', null],
      ['customers', 640, 'count', null],
      ['revenue', 12_000, 'money', 'monthly'],
      ['growth', 4, 'percent', 'monthly'],
    ]);
    const told = (value: number, period: string, metric: Metric = 'customers') =>
      fact(metric, value, { unit: 'count', currency: null, period });
    const customers = (deck: Fact) => of('customers', [...facts, deck])?.contradictions;
    expect(customers(told(1_150, '2026-09'))).toMatchObject([{ severity: 'high', against: { value: 640 } }]);
    expect(customers(told(645, '2026-Q3'))).toEqual([]);
    expect(customers(told(1_150, '2026-08'))).toEqual([]);
    expect(customers(told(5_200, '2026-09', 'users'))).toEqual([]);
    const some = (value: number) => ({ ...told(value, '2026-09'), about: 'some of them' });
    expect(of('customers', [...facts, some(210)])).toMatchObject({ status: 'single', contradictions: [] });
    expect(of('customers', [...facts, told(1_150, '2026-09'), some(210)])?.contradictions).toHaveLength(1);
    expect(of('customers', [...facts, told(1_150, '2026-09'), some(640)])?.contradictions).toEqual([]);
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
    time?: Parameters<typeof documentFacts>[0]['analysis']['time'],
    yearEnd = 12,
    scope: 'group' | 'company' | null = null,
  ) =>
    documentFacts(
      {
        documentId: 7,
        version: 2,
        title: 'Accounts',
        type: 'financial_statements',
        analysis: { numbers, strengths: codes.map((code) => ({ code })), scope, ...(time && { time }) },
      },
      { yearEnd, today: '2026-02-01' },
    );

  it('tell what founders hold after a round where the paper was written on its day or later', () => {
    const held = {
      ...number,
      kind: 'other',
      unit: 'percent',
      value: 61,
      currency: null,
      about: 'founders after the round',
    } as const;
    const written = (writtenIn: string) => ({ writtenIn, yearEnd: null, countsCalendarYears: false });
    const shares = (period: string | null, writtenIn: string, isDateInferred = false) =>
      read([{ ...held, period, isDateInferred }], [], written(writtenIn)).map(({ metric, value }) => [
        metric,
        value,
      ]);
    expect(shares('2025-10', '2025-12')).toEqual([['foundersShare', 61]]);
    expect(shares('2026-03', '2025-12')).toEqual([]);
    expect(shares('2025-12', '2025-12', true)).toEqual([]);
    expect(shares(null, '2025-12')).toEqual([]);
  });

  it('are no plans, each once, and audited accounts are a third party’s', () => {
    const stated = { ...number, period: '2025' };
    expect(
      read([
        stated,
        stated,
        { ...stated, value: 1, isForecast: true },
        { ...stated, value: 2, isAside: true },
      ]),
    ).toMatchObject([
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

  it('a debt that makes a sum with what is told beside it is a part of what is asked for, in either currency, and owed by nobody', () => {
    const amount = (value: number, start: number, more = {}) => ({
      ...number,
      kind: 'other',
      value,
      period: '2025-12',
      quote: { ...quote, start },
      ...more,
    });
    const debt = { about: 'debt' };
    const sought = [amount(30, 0), amount(18, 20), amount(12, 40, debt)];
    const inDollars = amount(7, 60, { ...debt, currency: 'USD' });
    expect(read([...sought, inDollars])).toEqual([]);
    expect(read([amount(31, 0), ...sought.slice(1), inDollars])).toHaveLength(2);
    expect(read([...sought.slice(1), amount(30, 900)])).toMatchObject([{ metric: 'debt', value: 12 }]);
  });

  it('told of a day in a paper that names its year alone were over when it was written', () => {
    const written = { writtenIn: '2026', yearEnd: null, countsCalendarYears: false };
    const cash = { ...number, kind: 'cash', period: '2026-09' } as const;
    expect(
      documentFacts(
        {
          documentId: 7,
          version: 2,
          title: 'Deck',
          type: 'pitch_deck',
          analysis: { numbers: [cash], strengths: [], time: written },
        },
        { yearEnd: 12, today: '2026-11-20' },
      ),
    ).toMatchObject([{ metric: 'cash', period: '2026-09', rate: null }]);
  });

  it('of a flow are no debt, and costs of selling no revenue', () => {
    const row = { ...number, kind: 'other', account: 'borrowings', period: '2025' } as const;
    const told = (more: Partial<Parameters<typeof read>[0][number]>) => read([{ ...row, ...more }]).length;
    expect(told({ label: 'Borrowings' })).toBe(1);
    expect(told({ label: 'Total borrowings, net of fees' })).toBe(1);
    expect(told({ label: 'Borrowings, net' })).toBe(0);
    expect(told({ label: 'Remboursement des emprunts' })).toBe(0);
    expect(told({ label: 'Loans', value: -900 })).toBe(0);
    expect(told({ account: 'revenue', label: 'Sales', value: -900 })).toBe(0);
  });

  it('of a balance sheet are a debt by their sum, be it of one line, unless owners alone lent', () => {
    const row = { ...number, kind: 'other', unit: 'money', period: '2025-12' } as const;
    const assets = { ...row, account: 'totalAssets', value: 5000 };
    const debts = (...lines: [label: string, value: number][]) =>
      read([assets, ...lines.map(([label, value]) => ({ ...row, account: null, label, value }))])
        .filter(({ metric }) => metric === 'debt')
        .map(({ value }) => value);
    expect(debts(['Long-term loans', 300], ['Bank overdraft', 40])).toEqual([340]);
    expect(debts(['Equipment loan', 300], ['Loan from directors, a bank loan in their name', 40])).toEqual([
      300, 340,
    ]);
    expect(debts(['Crédits à moyen terme', 300])).toEqual([300]);
    expect(debts(['Bank loan, Lake Bank (total, long and short term)', 300])).toEqual([300]);
    expect(debts(['Total bank loans', 300])).toEqual([]);
    expect(debts(['Shareholders’ long-term loans', 300])).toEqual([]);
    expect(debts(['Proceeds of bank loans', 300])).toEqual([]);
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
    expect(line('churn', 'percent', 3)).toMatchObject({ metric: 'churn', rate: 'of any rate', about: null });
    const ofAgents = line('annual churn of agents', 'percent', 3);
    expect(ofAgents).toMatchObject({ metric: 'churn', rate: 'annual', about: 'agents' });
    expect(line('Ama Boateng', 'percent', 30)).toMatchObject({ metric: 'ownership', about: 'Ama Boateng' });
    expect(line('Ama Boateng', 'money', 30)).toBeUndefined();
    expect(line('Founders (Ama Boateng, Kofi Mensah)', 'percent', 61)).toMatchObject({
      metric: 'foundersShare',
    });
    expect(line('Founders (Ama Boateng)', 'percent', 40)).toMatchObject({ metric: 'ownership' });
  });

  it('years are those the document closes, and of neither kind where that is not certain', () => {
    const june = { writtenIn: '2025-09', yearEnd: 6, countsCalendarYears: false };
    const revenue = { ...number, account: 'revenue', period: '2025' };
    const periods = (yearEnd: number, time?: typeof june) =>
      read([revenue, { ...number, kind: 'cash', account: 'cash', period: '2025' }], [], time, yearEnd).map(
        ({ period, rate }) => [period, rate],
      );
    expect(periods(12)).toEqual([
      ['2025', null],
      ['2025', null],
    ]);
    expect(periods(6, june)).toEqual([
      ['2024-07 to 2025-06', null],
      ['2025-06', null],
    ]);
    const unclear = [
      ['2025', 'of either kind'],
      [null, null],
    ];
    expect(periods(6)).toEqual(unclear);
    expect(periods(6, { ...june, countsCalendarYears: true })).toEqual(unclear);
    const parts = (yearEnd: number, time?: typeof june) =>
      read([{ ...revenue, period: '2025-Q3' }], [], time, yearEnd).map(({ rate }) => rate);
    expect([parts(12), parts(6, june), parts(6), parts(6, { ...june, yearEnd: 12 })]).toEqual([
      [null],
      [null],
      ['of either kind'],
      [null],
    ]);
  });

  it('of a deck or plan whose time was not over when it was written are compared with nothing', () => {
    const plan = (type: string, period: string) =>
      documentFacts(
        {
          documentId: 1,
          version: 1,
          title: 'Deck',
          type,
          analysis: {
            numbers: [{ ...number, period }],
            strengths: [],
            time: { writtenIn: '2025-03', yearEnd: null, countsCalendarYears: false },
          },
        },
        { yearEnd: 12, today: '2026-02-01' },
      )[0];
    expect(plan('pitch_deck', '2025')?.rate).toBe('not over yet');
    expect(plan('pitch_deck', '2025-03')?.rate).toBeNull();
    expect(plan('pitch_deck', '2024')?.rate).toBeNull();
    // Accounts tell what was, whatever day they seem to be of.
    expect(plan('financial_statements', '2025')?.rate).toBeNull();
    const [hoped, told] = [plan('pitch_deck', '2025'), fact('revenue', 700, accounts)];
    expect(hoped && of('revenue', [hoped, told])).toMatchObject({ contradictions: [], questions: [] });
  });

  it('a year that was not over by the calendar when it was told is the company’s own', () => {
    const told = (writtenIn: string, yearEnd: number) =>
      documentFacts(
        {
          documentId: 1,
          version: 1,
          title: 'Deck',
          type: 'pitch_deck',
          analysis: {
            numbers: [{ ...number, period: '2025' }],
            strengths: [],
            time: { writtenIn, yearEnd: null, countsCalendarYears: false },
          },
        },
        { yearEnd, today: '2026-02-01' },
      ).map(({ period, rate }) => [period, rate]);
    expect(told('2025-08', 3)).toEqual([['2024-04 to 2025-03', null]]);
    expect(told('2026-01', 3)).toEqual([['2025', 'of either kind']]);
    expect(told('2025-02', 3)).toEqual([['2025', 'of either kind']]);
  });

  it('what a customer costs and brings, and how many go, are of now where no time is told', () => {
    const told = (about: string, unit: 'money' | 'percent', period: string | null, writtenIn = '2026-01') =>
      read([{ ...number, kind: 'other', about, unit, period }], [], {
        writtenIn,
        yearEnd: null,
        countsCalendarYears: false,
      }).map((one) => periodKey(one));
    expect(told('customer acquisition cost', 'money', null)).toEqual(['now']);
    expect(told('customer acquisition cost', 'money', '2026-01')).toEqual(['now']);
    expect(told('customer acquisition cost', 'money', '2025-Q3')).toEqual(['2025-Q3']);
    expect(told('customer acquisition cost', 'money', null, '2025-06')).toEqual(['2025-06']);
    expect(told('monthly churn', 'percent', null)).toEqual(['now monthly']);
    const [open] = read([{ ...number, kind: 'other', about: 'churn', unit: 'percent', period: null }]);
    const monthly = { ...accounts, unit: 'percent', currency: null, period: null, rate: 'monthly' } as const;
    expect(open && of('churn', [open, fact('churn', 90, monthly)])?.contradictions).toEqual([]);
  });

  it('what a cash sheet opens with was held at the end of the month before, where that month was over', () => {
    const line = (account: string, value: number, period: string) =>
      ({ ...number, kind: 'other', account, value, period }) as const;
    const sheet = [
      line('openingCash', 640, '2026-02'),
      line('openingCash', 700, '2026-01'),
      line('closingCash', 640, '2026-01'),
    ];
    const held = (writtenIn: string) =>
      read(sheet, [], { writtenIn, yearEnd: null, countsCalendarYears: false }).map(
        ({ metric, value, period }) => [metric, value, period],
      );
    expect(held('2026-01')).toEqual([
      ['cash', 640, '2026-01'],
      ['cash', 700, '2025-12'],
    ]);
    expect(held('2025-12')).toEqual([['cash', 640, '2026-01']]);
  });

  it('who bought in twelve months is not held against who buys in the last of them', () => {
    const bought = { ...number, kind: 'customers', unit: 'count', period: '2024-12 to 2025-11' } as const;
    expect(read([bought])[0]?.rate).toBe('over twelve months');
    expect(read([{ ...bought, period: '2025-11' }])[0]?.rate).toBeNull();
  });

  it('what a company was valued at in a round some months ago is of that month', () => {
    const valued = (period: string, writtenIn: string, isDateInferred = false) =>
      read([{ ...number, kind: 'valuation', about: 'pre-money', period, isDateInferred }], [], {
        writtenIn,
        yearEnd: null,
        countsCalendarYears: false,
      })[0]?.period;
    expect(valued('2026-01', '2026-01')).toBeNull();
    expect(valued('2025-12', '2026-01')).toBeNull();
    expect(valued('2024-03', '2026-01')).toBe('2024-03');
    expect(valued('2025-05', '2025-05', true)).toBe('2025-05');
  });

  it('what is of now is of when it was said, where that is long ago', () => {
    const stated = [
      { ...number, kind: 'team', unit: 'count', value: 24, period: '2024-11', isDateInferred: true },
      { ...number, kind: 'other', about: 'founders', unit: 'percent', value: 80, period: '2024-11' },
    ] as const;
    const at = (writtenIn: string) =>
      read(stated, [], { writtenIn, yearEnd: null, countsCalendarYears: false }).map(({ period }) => period);
    expect(at('2026-01')).toEqual([null, null]);
    expect(at('2025-10')).toEqual(['2025-10', null]);
    expect(at('2024-11')).toEqual(['2024-11', '2024-11']);
  });

  it('a head count of these weeks is of now, an earlier one of its month', () => {
    const team = (period: string) =>
      read([{ ...number, kind: 'team', unit: 'count', period }]).map((fact) => fact.period);
    expect([team('2025-12'), team('2025-11')]).toEqual([[null], ['2025-11']]);
  });

  it('a head count of a year that may be of either kind is not of now', () => {
    const staff = { ...number, kind: 'team', account: 'headcount', unit: 'count', period: '2025' } as const;
    expect(read([staff], [], undefined, 6)).toMatchObject([{ period: '2025', rate: 'of either kind' }]);
  });

  it('recurring revenue is its own metric, and a value is before or after the money', () => {
    const recurring = { ...number, about: 'recurring revenue', period: '2026-01, monthly' };
    const value = { ...number, kind: 'valuation', about: 'pre-money', period: '2026-01' };
    expect(read([recurring, value]).map(({ metric, about }) => [metric, about])).toEqual([
      ['recurringRevenue', null],
      ['valuation', 'pre-money'],
    ]);
  });

  it('recurring revenue is a month’s or a year’s worth', () => {
    const told = (about: string) => read([{ ...number, about, period: '2026-01' }])[0];
    expect(told('recurring revenue')).toMatchObject({ metric: 'recurringRevenue', rate: 'monthly' });
    expect(told('annual recurring revenue')).toMatchObject({ metric: 'recurringRevenue', rate: 'annual' });
  });

  it('of a contract between two companies may be the other’s', () => {
    const figures = [
      { ...number, period: '2025' },
      { ...number, kind: 'valuation', about: 'pre-money', period: '2025' },
    ] as const;
    const paper = (subjects: readonly string[]) =>
      documentFacts(
        {
          documentId: 1,
          version: 1,
          title: 'Agreement',
          type: 'legal_docs',
          analysis: { identity: { subjects }, numbers: figures, strengths: [] },
        },
        { yearEnd: 12, today: '2026-02-01' },
      ).map(({ metric }) => metric);
    expect(paper(['Zawadi'])).toEqual(['revenue', 'valuation']);
    expect(paper(['Zawadi', 'Nakumatt'])).toEqual(['valuation']);
  });

  it('no margin is made where a paper gives two incomes of one time', () => {
    const line = (account: string, value: number) =>
      ({ ...number, kind: 'other', account, value, period: '2025' }) as const;
    const lines = [line('revenue', 200), line('grossProfit', 50)];
    expect(read(lines).map(({ metric }) => metric)).toEqual(['revenue', 'grossProfit', 'grossMargin']);
    expect(read([line('revenue', 286), ...lines]).map(({ metric }) => metric)).not.toContain('grossMargin');
  });

  it('a margin is made of what sales cost, and none of what was bought', () => {
    const line = (account: string, value: number, label = '') =>
      ({ ...number, kind: 'other', account, value, label, period: '2025' }) as const;
    const margins = (...lines: readonly ReturnType<typeof line>[]) =>
      read(lines).flatMap(({ metric, value }) => (metric === 'grossMargin' ? [value] : []));
    const sales = line('revenue', 200);
    for (const label of ['Cost of sales', 'Cost of carriage', 'COGS', 'Coût des ventes', 'Coûts directs'])
      expect(margins(sales, line('costOfSales', 90, label))).toEqual([55]);
    for (const label of ['Achats consommés', 'Cost of materials consumed', 'Carburant', ''])
      expect(margins(sales, line('costOfSales', 90, label))).toEqual([]);
    expect(margins(sales, line('costOfSales', 90, 'Achats consommés'), line('grossProfit', 70))).toEqual([
      35,
    ]);
  });

  it('what is owed to each lender is told by their sum', () => {
    const owed = (value: number) =>
      ({ ...number, kind: 'other', account: 'borrowings', value, period: '2025-12' }) as const;
    expect(read([owed(125), owed(39), owed(164)]).map(({ value }) => value)).toEqual([164]);
    expect(read([owed(125), owed(40), owed(164)]).map(({ value }) => value)).toEqual([125, 40, 164]);
    expect(read([owed(125), owed(40)]).map(({ value }) => value)).toEqual([125, 40, 165]);
  });

  it('lines of a balance sheet that are owed to lenders are told by their sum, without and with what owners lent', () => {
    const line = (label: string, value: number, account: string | null = null) =>
      ({ ...number, kind: 'other', account, label, value, period: '2025-12' }) as const;
    const sheet = [
      line('Long-term finance – secured', 80),
      line('Bank overdraft', 15),
      line('Loan from directors', 9),
      line('Loans to members', 70),
      line('Interest on bank loans', 6),
    ];
    const owed = (lines: typeof sheet) =>
      read(lines).flatMap(({ metric, value }) => (metric === 'debt' ? [value] : []));
    expect(owed([...sheet, line('Total assets', 900, 'totalAssets')])).toEqual([95, 104]);
    expect(owed(sheet)).toEqual([]);
    const parted = [line('Non-current loans', 60), line('Loans repayable within 12 months', 25)];
    expect(owed([...parted, line('Total assets', 900, 'totalAssets')])).toEqual([85]);
  });

  it('what is lost in a year is of that year, told as it or of the month it ends with', () => {
    const churn = (period: string) =>
      read(
        [{ ...number, kind: 'other', about: 'annual churn', unit: 'percent', value: 9, period }],
        [],
        { writtenIn: '2025-10', yearEnd: 3, countsCalendarYears: false },
        3,
      ).map((one) => periodKey(one));
    expect(churn('2025')).toEqual(['2024-04 to 2025-03']);
    expect(churn('2025-03')).toEqual(['2024-04 to 2025-03']);
    expect(churn('2025-06')).toEqual(['2025-06 annual']);
  });

  it('EBITDA is made of two lines where none gives it', () => {
    const line = (account: string, value: number) =>
      ({ ...number, kind: 'other', account, value, period: '2025' }) as const;
    const lines = [line('operatingProfit', 900), line('depreciation', -100)];
    expect(read(lines)).toMatchObject([{ metric: 'ebitda', value: 1_000, source: { kind: 'derived' } }]);
    expect(read([...lines, line('ebitda', 950)])).toMatchObject([{ metric: 'ebitda', value: 950 }]);
  });

  it('of a group are no figures of the company alone', () => {
    const revenue = { ...number, account: 'revenue', period: '2025' };
    const group = read([revenue], [], undefined, 12, 'group')[0];
    expect(group).toMatchObject({ metric: 'revenue', about: 'group' });
    expect(read([revenue], [], undefined, 12, 'company')[0]).toMatchObject({ about: null });
    expect(
      of('revenue', [fact('revenue', 10), fact('revenue', 90, { ...accounts, about: 'group' })])?.status,
    ).toBe('single');
  });

  it('a line of the accounts that is no metric is none', () => {
    expect(read([{ ...number, kind: 'expenses', account: 'costOfSales', period: '2025' }])).toEqual([]);
    expect(read([{ ...number, unit: 'count', period: '2025' }])).toEqual([]);
  });
});

it('a round told with a time that was over when the paper was written is none that is asked for now', () => {
  const ask = (value: number, period: string | null) => ({
    kind: 'ask',
    account: null,
    value,
    currency: 'KES',
    unit: 'money' as const,
    period,
    quote: { page: 1, start: 0, end: 4, text: `KES ${value}` },
  });
  const facts = documentFacts(
    {
      documentId: 3,
      version: 1,
      title: 'Letter',
      type: 'business_plan',
      analysis: {
        time: { writtenIn: '2026-10', yearEnd: null, countsCalendarYears: false },
        numbers: [ask(60, '2025-08'), ask(90, null), ask(95, '2027-03')],
        strengths: [],
      },
    },
    { yearEnd: 12, today: '2026-11-20' },
  );
  expect(facts.map((one) => [one.value, periodKey(one)])).toEqual([
    [60, '2025-08'],
    [90, 'now'],
    [95, 'now'],
  ]);
});

it('a claimed runway that its own cash and burn make differs from another as they do', () => {
  const months = (value: number, from: string, kind: 'document' | 'derived') =>
    fact('runway', value, {
      unit: 'months',
      currency: null,
      period: '2026-09',
      source: { kind, label: from, documentId: from.length, version: 1 },
    });
  const told = [
    months(13, 'Letter', 'document'),
    months(13, 'Letter', 'derived'),
    months(9, 'Minutes', 'derived'),
  ];
  expect(of('runway', told)?.contradictions).toEqual([]);
  expect(
    of('runway', [months(13, 'Letter', 'document'), months(9, 'Minutes', 'derived')])?.contradictions,
  ).toHaveLength(1);
  const far = [
    months(14, 'Letter', 'document'),
    months(13.9, 'Letter', 'derived'),
    months(9, 'Minutes', 'derived'),
  ];
  expect(of('runway', far)?.contradictions).toMatchObject([{ believed: { value: 14 } }]);
  // Its own cash and burn may make what the other's do, and its words more.
  const words = [
    months(14, 'Letter', 'document'),
    months(9, 'Letter', 'derived'),
    months(9, 'Minutes', 'derived'),
  ];
  expect(of('runway', words)?.contradictions).toHaveLength(1);
  expect(of('runway', [...words, months(9.2, 'Letter', 'document')])?.contradictions).toEqual([]);
});
