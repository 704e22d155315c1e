import { describe, expect, it } from 'vitest';
import { compareFacts } from './agreement.ts';
import type { Fact, Metric } from './fact.ts';
import { statedParts } from './stated-part.ts';

type Stated = Parameters<typeof statedParts>[0][number]['analysis']['numbers'][number];

const quote = (start: number, text = '') => ({ page: 1, start, end: start + text.length, text });
const fact = (metric: Metric, value: number, documentId: number, more: Partial<Fact> = {}): Fact => ({
  metric,
  value,
  unit: 'money',
  currency: 'KES',
  period: '2026-09',
  rate: null,
  about: null,
  source: { kind: 'document', label: `Paper ${documentId}`, documentId, version: 1 },
  quote: quote(1000),
  level: 'document',
  ...more,
});
const beside = (value: number, start: number, more: Partial<Stated> = {}): Stated => ({
  kind: 'other',
  value,
  currency: 'KES',
  unit: 'money',
  period: null,
  label: null,
  quote: quote(start),
  ...more,
});
/** What is told of two papers, the first of which says another number, too. */
const told = (one: Fact, other: Fact, number: Stated) => {
  const analysis = { numbers: [number], strengths: [] };
  const parts = statedParts([{ documentId: 1, version: 1, title: '', type: 'pitch_deck', analysis }]);
  return compareFacts([one, other], () => null, parts).flatMap(({ contradictions, questions }) => [
    ...contradictions.map(({ severity }) => severity),
    ...questions.map(({ doubt }) => doubt),
  ]);
};

describe('figures that are apart by what a paper tells beside one of them', () => {
  it('are asked about, where it stands right beside it or is called a part of such a figure', () => {
    const [held, free] = [fact('cash', 455_000, 1), fact('cash', 395_000, 2)];
    expect(told(held, free, beside(60_000, 1100))).toEqual(['part']);
    expect(told(held, free, beside(60_000, 9000, { label: 'Bank overdraft' }))).toEqual(['part']);
    expect(told(held, free, beside(60_000, 9000, { label: 'Dépôts de garantie' }))).toEqual(['part']);
    expect(told(held, free, beside(60_000, 9000, { about: 'overdraft' }))).toEqual(['part']);
    expect(told(held, free, beside(60_000, 9000, { label: 'Rent' }))).toEqual(['high']);
    expect(told(held, free, beside(90_000, 1100))).toEqual(['high']);
  });

  it('are apart by what is of their own year, or of none that is told', () => {
    const [held, free] = [fact('cash', 455_000, 1), fact('cash', 395_000, 2)];
    const overdraft = (period: string | null) => beside(60_000, 1100, { label: 'Bank overdraft', period });
    expect(told(held, free, overdraft('2026-06'))).toEqual(['part']);
    expect(told(held, free, overdraft('2025-10 to 2026-09'))).toEqual(['part']);
    expect(told(held, free, overdraft('2025'))).toEqual(['high']);
  });

  it('are apart by it in their own currency, or in none', () => {
    const [held, free] = [fact('cash', 455_000, 1), fact('cash', 395_000, 2)];
    expect(told(held, free, beside(60_000, 1100, { currency: 'USD' }))).toEqual(['high']);
    expect(told(held, free, beside(60_000, 1100, { currency: null, unit: 'count' }))).toEqual(['part']);
  });

  it('are apart by it where the other side is told in the currency of the part', () => {
    const dollars = fact('debt', 750_000, 2, { currency: 'USD' });
    const loan = fact('debt', 75e6, 1);
    const parts = (value: number) => [beside(value, 9000, { label: 'Working capital drawn' })];
    const doubts = (value: number) => {
      const analysis = { numbers: parts(value), strengths: [] };
      const stated = statedParts([{ documentId: 1, version: 1, title: '', type: 'pitch_deck', analysis }]);
      const inOther = (sum: number, _: string, to: string) => (to === 'USD' ? sum / 130 : sum * 130);
      return compareFacts([dollars, loan], inOther, stated).flatMap(({ questions }) =>
        questions.map(({ doubt }) => doubt),
      );
    };
    expect(doubts(22.5e6)).toEqual(['part']);
    expect(doubts(19e6)).toEqual([]);
  });

  it('may be rounded, but not so far as to make any amount the difference', () => {
    const short = fact('debt', 1.4e6, 1, { quote: quote(1000, 'KES 1.4m') });
    const whole = fact('debt', 1_086_400, 2);
    expect(told(short, whole, beside(300_000, 9000, { label: 'Lease liabilities' }))).toEqual(['part']);
    expect(told(short, whole, beside(250_000, 9000, { label: 'Lease liabilities' }))).toEqual(['high']);
  });

  it('are people to the last of them', () => {
    const heads = (value: number, of: number) =>
      fact('headcount', value, of, { unit: 'count', currency: null, period: null });
    const seasonal = (value: number) =>
      beside(value, 9000, { label: 'seasonal pickers', currency: null, unit: 'count' });
    expect(told(heads(174, 1), heads(64, 2), seasonal(110))).toEqual(['part']);
    expect(told(heads(174, 1), heads(64, 2), seasonal(111))).toEqual(['high']);
  });

  it('are none where one is a limit, and what a round is for is no part of it', () => {
    const [deck, minutes] = [fact('ask', 4.5e6, 1), fact('ask', 3e6, 2)];
    expect(told(deck, minutes, beside(1.5e6, 1100))).toEqual(['critical']);
    expect(told(deck, minutes, beside(1.5e6, 1100, { label: 'Bank loan' }))).toEqual(['part']);
    expect(told(deck, { ...minutes, about: 'at most' }, beside(1.5e6, 1100, { label: 'Bank loan' }))).toEqual(
      ['critical'],
    );
  });
});

describe('a count of whatever people in the paper of one side', () => {
  const people = { unit: 'count', currency: null } as const;
  const users = (value: number, documentId: number) => fact('users', value, documentId, people);

  it('is what the other side counts, where it is as many', () => {
    const count = (value: number) => beside(value, 5000, { ...people, label: 'cards in use' });
    expect(told(users(61_200, 1), users(27_450, 2), count(27_450))).toEqual(['people-counted']);
    expect(told(users(61_200, 1), users(27_450, 2), count(27_000))).toEqual(['high']);
  });
});

describe('what passes through a company, told in its accounts', () => {
  const accounts = fact('revenue', 6_100_000, 1, { period: '2025', level: 'third-party-document' });
  const deck = (value: number) => fact('revenue', value, 2, { period: '2025' });
  const volume = (label: string, period = '2025') => beside(52_300_000, 9000, { label, period });

  it('is no income, whoever calls it so', () => {
    expect(told(accounts, deck(52_000_000), volume('Value of orders delivered'))).toEqual(['critical']);
    expect(told(accounts, deck(52_000_000), volume('Courses facturées pour compte de tiers'))).toEqual([
      'critical',
    ]);
  });

  it('is asked about where it is another sum, of another year or of other words', () => {
    expect(told(accounts, deck(44_000_000), volume('Value of orders delivered'))).toEqual(['scope']);
    expect(told(accounts, deck(52_000_000), volume('Value of orders delivered', '2024'))).toEqual(['scope']);
    expect(told(accounts, deck(52_000_000), volume('Plant and machinery'))).toEqual(['scope']);
  });
});
