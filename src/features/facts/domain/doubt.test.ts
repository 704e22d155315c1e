import { expect, it } from 'vitest';
import { compareFacts } from './agreement.ts';
import { derivedGrowth, derivedRunway } from './derived.ts';
import type { Fact, Metric } from './fact.ts';
import type { Convert } from './gap.ts';
import { tellContradiction, tellQuestion, wordedContradiction, wordedQuestion } from './told-difference.ts';

/** A dollar is a hundred shillings, on every day. */
const convert: Convert = (value, from, to) =>
  from === 'USD' && to === 'KES' ? value * 100 : from === 'KES' && to === 'USD' ? value / 100 : null;

const fact = (metric: Metric, value: number, from: string, more: Partial<Fact> = {}): Fact => ({
  metric,
  value,
  unit: 'money',
  currency: 'KES',
  period: '2025',
  rate: null,
  about: null,
  source: { kind: 'document', label: from, documentId: from.length, version: 1 },
  quote: null,
  level: from === 'Accounts' ? 'third-party-document' : 'document',
  ...more,
});
const count = { unit: 'count', currency: null } as const;
const percent = { unit: 'percent', currency: null } as const;

/** The doubts and the severities of what is told of a metric. */
const told = (metric: Metric, ...facts: readonly Fact[]) => {
  const own = compareFacts(facts, convert).find((one) => one.metric === metric);
  return [
    ...(own?.questions ?? []).map(({ doubt }) => doubt),
    ...(own?.contradictions ?? []).map(({ severity }) => severity),
  ];
};

it('amounts of one thing are seldom four times each other: that is asked, and less is told', () => {
  const accounts = fact('cash', 10_000_000, 'Accounts');
  expect(told('cash', accounts, fact('cash', 39_000_000, 'Deck'))).toEqual(['critical']);
  expect(told('cash', accounts, fact('cash', 41_000_000, 'Deck'))).toEqual(['scope']);
  expect(told('cash', accounts, fact('cash', 2_400_000, 'Deck'))).toEqual(['scope']);
  expect(told('users', fact('users', 900, 'Deck', count), fact('users', 9, 'Notes', count))).toEqual([
    'scope',
  ]);
});

it('what sums leave may be near nothing: a profit is asked about from ten times on, and not beside a loss', () => {
  const profit = (value: number, from: string) => fact('netProfit', value, from);
  expect(told('netProfit', profit(1_000, 'Accounts'), profit(4_000, 'Deck'))).toEqual(['high']);
  expect(told('netProfit', profit(1_000, 'Accounts'), profit(11_000, 'Deck'))).toEqual(['scope']);
  expect(told('netProfit', profit(-1_000, 'Accounts'), profit(11_000, 'Deck'))).toEqual(['high']);
});

it('a thousand or a million times as much is a slip of scale', () => {
  const sheet = fact('revenue', 551, 'Sheet');
  expect(told('revenue', sheet, fact('revenue', 551_000, 'Deck'))).toEqual(['scale']);
  expect(told('revenue', sheet, fact('revenue', 5_510_000, 'Deck', { currency: 'USD' }))).toEqual(['scale']);
});

it('and is told where the words or the table of each give their scale', () => {
  const written = (text: string) => ({ quote: { page: 1, start: 0, end: text.length, text } });
  const deck = fact('revenue', 871_000_000_000, 'Deck', written('KSh 871 bn'));
  const accounts = fact('revenue', 871_400_000, 'Accounts', written('871,400'));
  expect(told('revenue', accounts, deck)).toEqual(['critical']);
  const [one] = compareFacts([accounts, deck], convert).find(({ metric }) => metric === 'revenue')
    ?.contradictions ?? [undefined];
  const worded = one && tellContradiction(wordedContradiction(one, new Map())).text;
  expect(worded).toMatch(/the same digits a thousand times apart, one in a wrong unit$/);
  const french =
    one &&
    tellContradiction(
      wordedContradiction(
        one,
        new Map([
          [4, 'fr'],
          [8, 'fr'],
        ]),
      ),
    ).text;
  expect(french).toMatch(/mêmes chiffres à mille fois près, une unité est fausse$/);
  const inFull = fact('revenue', 871_400_000, 'Accounts', written('871,400,000'));
  expect(told('revenue', inFull, deck)).toEqual(['scale']);
  const dollars = fact('revenue', 8_710_000_000, 'Deck', { ...written('$8.71 bn'), currency: 'USD' });
  expect(told('revenue', accounts, dollars)).toEqual(['scale']);
});

it('where both give the same for the other year, none took one for the other', () => {
  const margin = (value: number, period: string, from: string) =>
    fact('grossMargin', value, from, { ...percent, period });
  const accounts = [margin(21, '2024', 'Accounts'), margin(21.2, '2025', 'Accounts')];
  const deck = [margin(21, '2024', 'Deck'), margin(36, '2025', 'Deck')];
  expect(told('grossMargin', ...accounts, ...deck)).toEqual(['high']);
  expect(told('grossMargin', margin(21, '2025', 'Accounts'), ...deck)).toEqual(['other-time']);
  const twice = [margin(21, '2024', 'Accounts'), margin(21, '2025', 'Accounts')];
  expect(told('grossMargin', ...twice, ...deck)).toEqual(['other-time']);
});

it('the figure that the other source gives for another year is asked for its year', () => {
  const plan = fact('revenue', 741, 'Plan', { period: '2024' });
  const accounts = [fact('revenue', 520, 'Accounts', { period: '2024' }), fact('revenue', 740, 'Accounts')];
  expect(told('revenue', plan, ...accounts)).toEqual(['other-time']);
  expect(told('revenue', plan, ...accounts.slice(0, 1))).toEqual(['critical']);
  const month = fact('revenue', 740, 'Accounts', { period: '2025-09' });
  expect(told('revenue', plan, ...accounts.slice(0, 1), month)).toEqual(['critical']);
  const near = fact('revenue', 748, 'Accounts');
  expect(told('revenue', plan, ...accounts.slice(0, 1), near)).toEqual(['critical']);
  const margin = (value: number, from: string, period = '2025') =>
    fact('grossMargin', value, from, { ...percent, period });
  const years = [margin(42, 'Accounts', '2024'), margin(44, 'Accounts')];
  expect(told('grossMargin', margin(44, 'Plan', '2024'), ...years)).toEqual(['other-time']);
  expect(told('grossMargin', margin(45, 'Plan', '2024'), ...years)).toEqual(['medium']);
});

it('shares that the option pool tells apart are asked for it', () => {
  const pool = fact('ownership', 10, 'Table', { ...percent, period: null, about: 'Option pool' });
  const founders = (value: number, from: string) =>
    fact('foundersShare', value, from, { ...percent, period: null });
  const table = founders(63, 'Table');
  expect(told('foundersShare', table, pool, founders(70, 'Deck'))).toEqual(['option-pool']);
  expect(told('foundersShare', table, pool, founders(75, 'Deck'))).toEqual(['high']);
  expect(told('foundersShare', table, founders(70, 'Deck'))).toEqual(['high']);
});

it('heads are counted in more than one way up to a seventh of them', () => {
  const heads = (value: number, from: string) => fact('headcount', value, from, { ...count, period: null });
  expect(told('headcount', heads(40, 'Deck'), heads(35, 'Notes'))).toEqual(['people-counted']);
  expect(told('headcount', heads(40, 'Deck'), heads(33, 'Notes'))).toEqual(['high']);
});

it('two currencies may be as far apart as a rate moves within a year', () => {
  const shillings = fact('revenue', 1_000, 'Accounts');
  const dollars = (value: number) => fact('revenue', value, 'Deck', { currency: 'USD' });
  expect(told('revenue', shillings, dollars(11.4))).toEqual(['exchange-rate']);
  expect(told('revenue', shillings, dollars(11.6))).toEqual(['high']);
  expect(told('revenue', shillings, fact('revenue', 1_140, 'Deck'))).toEqual(['high']);
});

it('the burn of half a year is held against that of its last month, where it is half as much again', () => {
  const mean = fact('burn', 100, 'Letter', { period: '2026-H1' });
  const month = (value: number) => fact('burn', value, 'Sheet', { period: '2026-06' });
  expect(told('burn', mean, month(140))).toEqual(['mean']);
  expect(told('burn', mean, month(160))).toEqual(['high']);
  expect(told('burn', month(140), fact('burn', 100, 'Note', { period: '2026-06' }))).toEqual(['high']);
});

it('what is worked out of figures that differ is told of them alone', () => {
  const revenue = [
    fact('revenue', 100, 'Accounts', { period: '2024' }),
    fact('revenue', 200, 'Accounts'),
    fact('revenue', 130, 'Deck'),
  ];
  const claimed = fact('growth', 30, 'Deck', { ...percent, about: 'revenue' });
  const facts = [...revenue, claimed, ...derivedGrowth(revenue)];
  expect(told('revenue', ...facts)).toEqual(['critical']);
  expect(told('growth', ...facts)).toEqual([]);
  expect(told('growth', ...facts.filter(({ value }) => value !== 130))).toEqual(['high']);
  const cash = [fact('cash', 180, 'Note'), fact('burn', 20, 'Note'), fact('cash', 120, 'Minutes')];
  const hoped = fact('runway', 12, 'Letter', { unit: 'months', currency: null });
  expect(told('runway', ...cash, hoped, ...derivedRunway(cash))).toEqual([]);
});

it('a question is told with both its figures, in the language of its papers', () => {
  const facts = [
    fact('cash', 90_000, 'Accounts', { period: '2026-03' }),
    fact('cash', 12_000, 'Deck', { period: '2026-03' }),
  ];
  const [question] = compareFacts(facts, convert).flatMap(({ questions }) => questions);
  if (!question) throw new Error('no question');
  const papers = [question.believed, question.against].map(({ source }) => source.documentId ?? 0);
  const english = wordedQuestion(question, new Map());
  const french = wordedQuestion(question, new Map(papers.map((id) => [id, 'fr'])));
  expect([english.wording.title, french.wording.title]).toEqual([
    'Is this the same? Cash at the end of Mar 2026',
    'Est-ce la même trésorerie, mars 2026\u00A0?',
  ]);
  expect(tellQuestion(english)).toMatchObject({
    text: `Is this the same? Cash at the end of Mar 2026: KSh 12,000 (Deck) or KSh 90,000 (Accounts). ${english.wording.reason}`,
    sides: [{ text: 'Deck: KSh 12,000' }, { text: 'Accounts: KSh 90,000' }],
  });
  expect(tellQuestion(french)).toMatchObject({
    text: `Est-ce la même trésorerie, mars 2026\u00A0? 12\u00A0000\u00A0KSh (Deck) ou 90\u00A0000\u00A0KSh (Accounts). ${french.wording.reason}`,
    sides: [{ text: 'Deck\u00A0: 12\u00A0000\u00A0KSh' }, { text: 'Accounts\u00A0: 90\u00A0000\u00A0KSh' }],
  });
});

it('half a point of a month’s churn is much of it', () => {
  const churn = (value: number, from: string, rate = 'monthly') =>
    fact('churn', value, from, { ...percent, period: '2026-Q1', rate });
  expect(told('churn', churn(1.4, 'Deck'), churn(2.2, 'Letter'))).toEqual(['high']);
  expect(told('churn', churn(1.4, 'Deck'), churn(1.8, 'Letter'))).toEqual([]);
  expect(told('churn', churn(14, 'Deck', 'annual'), churn(14.8, 'Letter', 'annual'))).toEqual([]);
});

it('a profile may count the people whom a paper names beside the employed', () => {
  const profile = { kind: 'profile', label: 'Profile', documentId: null, version: null } as const;
  const people = (value: number, from: string, more: Partial<Fact> = {}) =>
    fact('headcount', value, from, { ...count, period: null, ...more });
  const entered = people(40, 'Profile', { source: profile, level: 'claimed' });
  const employed = people(29, 'Plan');
  const all = people(40, 'Letter', { about: 'with people not employed' });
  expect(told('headcount', entered, employed)).toEqual(['high']);
  expect(told('headcount', entered, employed, all)).toEqual(['people-counted']);
});

it('no customer has more than the largest, and another may have less', () => {
  const share = (value: number, from: string, about: string | null = null) =>
    fact('customerShare', value, from, { ...percent, about });
  expect(told('customerShare', share(24, 'Deck'), share(35, 'Minutes', 'one customer'))).not.toEqual([]);
  expect(told('customerShare', share(24, 'Deck'), share(11, 'Minutes', 'one customer'))).toEqual([]);
  expect(
    told('customerShare', share(24, 'Deck', 'one customer'), share(35, 'Minutes', 'one customer')),
  ).toEqual([]);
});

it('what a paper writes with one digit is asked about where the other is near it', () => {
  const at = (text: string) => ({ ...count, quote: { page: 1, start: 0, end: text.length, text } });
  const [round, exact] = [
    fact('users', 3_000, 'Letter', at('3,000')),
    fact('users', 2_740, 'Deck', at('2,740')),
  ];
  expect(told('users', round, exact)).toEqual(['round']);
  expect(told('users', round, fact('users', 2_300, 'Deck', at('2,300')))).toEqual(['high']);
  expect(told('users', fact('users', 3_100, 'Letter', at('3,100')), exact)).toEqual(['high']);
});

it('nothing grew where a source has two revenues of one year: whose each is nobody tells', () => {
  const sales = (period: string, value: number) => fact('revenue', value, 'Accounts', { period });
  const own = [sales('2024', 50), sales('2025', 60)];
  expect(derivedGrowth(own)).toMatchObject([{ value: 20 }]);
  expect(derivedGrowth([...own, sales('2025', 78)])).toEqual([]);
  // What is told of a small part beside it is no second one.
  expect(derivedGrowth([...own, sales('2025', 4)])).toMatchObject([{ value: 20 }]);
});

it('one of several accounts is a part of the cash', () => {
  const pesos = fact('cash', 7_400_000, 'Bank statement');
  const dollars = fact('cash', 42_000, 'Bank statement', { currency: 'USD' });
  const all = fact('cash', 11_600_000, 'Deck');
  expect(told('cash', pesos, all)).toEqual(['critical']);
  expect(told('cash', pesos, dollars, all)).toEqual(['part']);
});

it('margins that differ because the revenues do are told by those', () => {
  const derived = (value: number, from: string): Fact =>
    fact('grossMargin', value, from, {
      ...percent,
      source: { kind: 'derived', label: from, documentId: from.length, version: 1 },
    });
  const revenues = [fact('revenue', 420, 'Accounts'), fact('revenue', 520, 'Deck')];
  const margins = [derived(35, 'Accounts'), fact('grossMargin', 20, 'Deck', percent)];
  expect(told('grossMargin', ...margins)).not.toEqual([]);
  expect(told('grossMargin', ...revenues, ...margins)).toEqual([]);
});
