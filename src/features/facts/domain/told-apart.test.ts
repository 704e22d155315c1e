import { describe, expect, it } from 'vitest';
import { activeAsUsers } from './active-users.ts';
import { compareFacts } from './agreement.ts';
import { derivedGrowth } from './derived.ts';
import { ACTIVE, type Fact, GROSS, type Metric, MONTHLY_ACTIVE, SOME } from './fact.ts';
import { asGroupWhereTwo } from './group-told.ts';

const fact = (metric: Metric, value: number, documentId: number | null, more: Partial<Fact> = {}): Fact => ({
  metric,
  value,
  unit: metric === 'revenue' ? 'money' : 'count',
  currency: metric === 'revenue' ? 'KES' : null,
  period: '2026-09',
  rate: null,
  about: null,
  source:
    documentId === null
      ? { kind: 'traction', label: 'Traction', documentId, version: null }
      : { kind: 'document', label: `Paper ${documentId}`, documentId, version: 1 },
  quote: null,
  level: 'document',
  ...more,
});
const told = (facts: readonly Fact[]) =>
  compareFacts(facts, () => null).flatMap(({ metric, contradictions }) => contradictions.map(() => metric));

describe('a part', () => {
  const part = { about: SOME };

  it('contradicts no whole, and makes no growth', () => {
    expect(told([fact('headcount', 64, null), fact('headcount', 31, 1, part)])).toEqual([]);
    const years = [
      fact('revenue', 41e6, 1, { ...part, period: '2025' }),
      fact('revenue', 90e6, 1, { period: '2024' }),
    ];
    expect(derivedGrowth(years)).toEqual([]);
  });

  it('tells why two differ where it is what the other source gives', () => {
    const both = [fact('headcount', 64, 1), fact('headcount', 31, 2)];
    expect(told(both)).toEqual(['headcount']);
    expect(told([...both, fact('headcount', 31, 1, part)])).toEqual([]);
  });
});

it('amounts by banks or lines are what another source tells as one', () => {
  const all = fact('cash', 15_300_000, 1, { unit: 'money', currency: 'KES' });
  const by = (value: number) => fact('cash', value, 2, { unit: 'money', currency: 'KES' });
  expect(told([all, by(12_100_000), by(3_200_000)])).toEqual([]);
  expect(told([all, by(12_100_000), by(1_200_000)])).toEqual(['cash']);
});

it('those counted by one name are held against each other, whoever is counted beside them', () => {
  const by = (documentId: number, value: number, named?: Fact['named']) =>
    fact('users', value, documentId, named === undefined ? {} : { named });
  const others = [by(1, 4_200), by(2, 4_200)];
  expect(told([...others, by(1, 21_000, MONTHLY_ACTIVE), by(2, 13_000, MONTHLY_ACTIVE)])).toEqual(['users']);
  expect(told([...others, by(1, 21_000, MONTHLY_ACTIVE), by(2, 13_000)])).toEqual([]);
});

describe('active customers', () => {
  const active = (value: number) => fact('customers', value, 1, { about: ACTIVE });

  it('are the users of a company that counts no customers', () => {
    expect(told(activeAsUsers([fact('users', 15_620, null), active(21_400)]))).toEqual(['users']);
    expect(told(activeAsUsers([fact('users', 21_400, null), active(21_400)]))).toEqual([]);
  });

  it('are customers where customers are counted, or users in a paper', () => {
    const counted = [fact('users', 30_000, null), fact('customers', 1_150, null)];
    expect(told(activeAsUsers([...counted, active(1_900)]))).toEqual(['customers']);
    const paper = [fact('users', 30_000, null), fact('users', 30_000, 2)];
    expect(told(activeAsUsers([...paper, active(12_000)]))).toEqual([]);
  });

  it('are users where as many users are counted at that time', () => {
    const counted = [fact('users', 18_400, null), fact('customers', 2_310, null)];
    expect(told(activeAsUsers([...counted, active(18_400)]))).toEqual([]);
  });
});

describe('those who once signed up', () => {
  const registered = (value: number, documentId: number) =>
    fact('users', value, documentId, { about: 'registered' });

  it('are compared with such counts alone', () => {
    expect(told([registered(52_000, 1), fact('users', 18_300, null)])).toEqual([]);
    expect(told([registered(52_000, 1), registered(47_000, 2)])).toEqual(['users']);
    expect(told([registered(52_000, 1), fact('users', 24_900, 1), fact('users', 18_300, null)])).toEqual([
      'users',
    ]);
  });

  it('leave active customers the users of a company', () => {
    const active = fact('customers', 24_900, 1, { about: ACTIVE });
    expect(told(activeAsUsers([registered(52_000, 1), active, fact('users', 18_300, null)]))).toEqual([
      'users',
    ]);
  });
});

describe('users of one source that are customers of another', () => {
  it('tell why two counts differ', () => {
    const counted = [fact('customers', 9_400, 1), fact('users', 6_100, 1)];
    expect(told([...counted, fact('customers', 6_100, 2)])).toEqual([]);
    expect(told([...counted, fact('customers', 5_200, 2)])).toEqual(['customers']);
  });
});

describe('those counted by two kinds', () => {
  it('are as many as their sum', () => {
    const byKinds = [fact('customers', 412, 1), fact('customers', 1_930, 1)];
    expect(told([...byKinds, fact('customers', 2_342, null)])).toEqual([]);
    expect(told([...byKinds, fact('customers', 2_500, null)])).toEqual(['customers']);
  });
});

describe('gross income', () => {
  it('contradicts nothing, and tells why two figures differ', () => {
    const gross = fact('revenue', 26.1e6, 1, { about: GROSS });
    expect(told([gross, fact('revenue', 22.9e6, 2)])).toEqual([]);
    expect(told([gross, fact('revenue', 22.9e6, 1), fact('revenue', 26.1e6, 2)])).toEqual([]);
    expect(told([gross, fact('revenue', 22.9e6, 1), fact('revenue', 31e6, 2)])).toEqual(['revenue']);
  });
});

describe('a group that a sentence names', () => {
  const group = fact('revenue', 262e6, 1, { about: 'group' });

  it('is another than the company where both are told, or accounts are of a group', () => {
    const own = fact('revenue', 231e6, 1);
    expect(told(asGroupWhereTwo([group, own, fact('revenue', 231e6, 2)], new Set()))).toEqual([]);
    expect(told(asGroupWhereTwo([group, fact('revenue', 231e6, 2)], new Set([3])))).toEqual([]);
  });

  it('is the company where nothing else is', () => {
    expect(told(asGroupWhereTwo([group, fact('revenue', 231e6, 2)], new Set()))).toEqual(['revenue']);
  });
});

it('a share that the other paper says will be held, once something has happened, contradicts nothing', () => {
  const held = (documentId: number, value: number, later?: readonly number[]) =>
    fact('ownership', value, documentId, {
      unit: 'percent',
      about: 'Ama Boateng',
      ...(later === undefined ? {} : { later }),
    });
  expect(told([held(1, 36), held(2, 40)])).toEqual(['ownership']);
  expect(told([held(1, 36), held(2, 40, [36])])).toEqual([]);
  expect(told([held(1, 36), held(2, 40, [31])])).toEqual(['ownership']);
});
