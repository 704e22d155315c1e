import { describe, expect, it } from 'vitest';
import type { CapTableEntry } from './entry.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { valueOf } from './refusal.ts';
import { compareOwnership, runScenario } from './scenario.ts';
import { holdingChoices, readMoney, stepsOf } from './scenario-draft.ts';
import { newStep, type StepDraft, type StepKind, type StepValues } from './scenario-field.ts';
import type { Table } from './table.ts';

const typed = (id: string, kind: StepKind, values: StepValues): StepDraft => ({
  id,
  kind,
  values: { ...newStep(kind, 0, id).values, ...values },
});
const SAFE = { holder: 'Kano Angels', amount: '200k', cap: '4M' };
const ROUND = {
  shareClass: 'Series A',
  investor: 'Savanna',
  preMoney: '15M',
  amount: '5M',
  poolTargetPct: '',
};
const TYPED = [
  typed('a', 'convertible', SAFE),
  typed('b', 'convertible', { holder: 'Lagos Fund', amount: '$800,000', cap: '8,000,000' }),
  typed('r', 'round', ROUND),
];
const OPTIONS: CapTableEntry = {
  shareholderName: 'Esi',
  shareholderType: 'employee',
  shares: 1_000_000,
  shareClass: 'Options',
};
const TABLE: Table = { entries: [...DEFAULT_ENTRIES, OPTIONS], convertibles: [] };
const play = (drafts: readonly StepDraft[], table = TABLE) =>
  valueOf(runScenario(table, valueOf(stepsOf(drafts)))).at(-1);

it.each([
  ['1.5M', '1500000'],
  ['$500k', '500000'],
  ['1,000.50', '1000.50'],
  ['1.2345678M', '1234567.8'],
  ['-5', null],
  ['1e309', null],
  ['', null],
])('reads %j as %j', (text, expected) => {
  expect(readMoney(text)).toBe(expected);
});

it('two SAFEs and a round dilute the founders by 5%, 10% and the new quarter', () => {
  const table = { entries: DEFAULT_ENTRIES, convertibles: [] };
  const changes = compareOwnership(table, play(TYPED, table)?.table ?? table);
  const of = (name: string) => changes.find(({ shareholder }) => shareholder === name)?.after;
  expect(of('Founder 1')).toBeCloseTo(70 * 0.85 * 0.75, 3);
  expect(of('Kano Angels')).toBeCloseTo(5 * 0.75, 3);
  expect(of('Lagos Fund')).toBeCloseTo(10 * 0.75, 3);
  expect(of('Savanna')).toBeCloseTo(25, 3);
});

it('a note of 100,000 at 8% for a year converts 108,000 at 20% off: 135,000 of the 10M pre-money', () => {
  const note = {
    instrument: 'NOTE',
    amount: '100,000',
    cap: '',
    discountPct: '20',
    ratePct: '8',
    interestFrom: '2026-01-01',
    interestTo: '2027-01-01',
  };
  const round = { ...ROUND, preMoney: '10M', amount: '2.5M' };
  const state = play([typed('n', 'convertible', note), typed('r', 'round', round)]);
  const [converted] = state?.round?.round.conversions ?? [];
  expect(Number(converted?.ownershipPostPct) / 1e30).toBeCloseTo((135_000 / 12_500_000) * 100, 9);
});

it('a new class has the rights that were chosen, and uses them in the next, cheaper round', () => {
  const seed = {
    shareClass: 'Seed',
    preMoney: '11M',
    amount: '1M',
    poolTargetPct: '',
    liquidationPreference: '1.5',
    participation: 'capped',
    participationCap: '3',
    antiDilution: 'Full Ratchet',
  };
  const cheaper = { ...ROUND, shareClass: 'Series A', preMoney: '6M', amount: '1M' };
  const first = play([typed('s', 'round', seed)])?.table.entries.at(-1);
  expect(first).toMatchObject({
    shareClass: 'Seed',
    shares: 1_000_000,
    liquidationPreference: '1.5',
    participation: 'capped',
    participationCap: '3',
    antiDilution: 'Full Ratchet',
  });
  const second = play([typed('s', 'round', seed), typed('r', 'round', cheaper)]);
  expect(second?.round?.adjustments).toMatchObject([{ shareClass: 'Seed', before: '1', after: '0.5' }]);
});

describe('shares that move', () => {
  const holding = (of: 'any' | 'options', at: number) => holdingChoices(TABLE, of)[at]?.value ?? '';

  it('are offered by who holds what: everything issued and granted, or options alone', () => {
    expect(holdingChoices(TABLE, 'any').map(({ label }) => label)).toEqual([
      'Founder 1, Common: 7,000,000',
      'Founder 2, Common: 3,000,000',
      'Esi, Options: 1,000,000',
    ]);
    expect(holdingChoices(TABLE, 'options')).toHaveLength(1);
  });

  it('are sold, exercised, cancelled and split in the order typed', () => {
    const state = play([
      typed('1', 'secondary', { holding: holding('any', 0), shares: '500,000', buyer: 'Late Fund' }),
      typed('2', 'exercise', { holding: holding('options', 0), shares: '400000' }),
      typed('3', 'cancellation', { holding: holding('options', 0), shares: '600,000' }),
      typed('4', 'split', { factor: '2' }),
    ]);
    expect(state?.table.entries.map((each) => [each.shareholderName, each.shareClass, each.shares])).toEqual([
      ['Founder 1', 'Common', 13_000_000],
      ['Founder 2', 'Common', 6_000_000],
      ['Late Fund', 'Common', 1_000_000],
      ['Esi', 'Common', 800_000],
      ['Option pool', 'Unissued pool', 1_200_000],
    ]);
  });
});

it.each<[string, StepDraft, string]>([
  ['an amount', typed('a', 'convertible', { ...SAFE, amount: 'lots' }), 'a.amount'],
  ['a cap', typed('a', 'convertible', { ...SAFE, cap: '-4M' }), 'a.cap'],
  ['a discount', typed('a', 'convertible', { ...SAFE, discountPct: '100' }), 'a.discountPct'],
  ['a rate', typed('a', 'convertible', { ...SAFE, instrument: 'NOTE', ratePct: 'x' }), 'a.ratePct'],
  ['a first day', typed('a', 'convertible', { ...SAFE, instrument: 'NOTE', ratePct: '8' }), 'a.interestFrom'],
  [
    'a later day',
    typed('a', 'convertible', {
      ...SAFE,
      instrument: 'NOTE',
      ratePct: '8',
      interestFrom: '2026-02-01',
      interestTo: '2026-01-31',
    }),
    'a.interestTo',
  ],
  ['a valuation', typed('r', 'round', { ...ROUND, preMoney: '' }), 'r.preMoney'],
  ['a name', typed('r', 'round', { ...ROUND, shareClass: ' ' }), 'r.shareClass'],
  ['a multiple', typed('r', 'round', { ...ROUND, liquidationPreference: '-1' }), 'r.liquidationPreference'],
  ['its cap', typed('r', 'round', { ...ROUND, participation: 'capped' }), 'r.participationCap'],
  ['a holding', typed('m', 'exercise', { shares: '1' }), 'm.holding'],
  ['shares', typed('m', 'cancellation', { holding: '["Esi","Options"]', shares: '0' }), 'm.shares'],
  ['a buyer', typed('m', 'secondary', { buyer: ' ' }), 'm.buyer'],
  ['a factor', typed('m', 'split', { factor: '0' }), 'm.factor'],
])('a step without %s says so at its field', (_what, draft, path) => {
  expect(stepsOf([draft])).toMatchObject({ ok: false, path });
});
