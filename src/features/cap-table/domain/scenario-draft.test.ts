import { describe, expect, it } from 'vitest';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { valueOf } from './refusal.ts';
import { compareOwnership, runScenario } from './scenario.ts';
import {
  type ConvertibleDraft,
  readMoney,
  type RoundDraft,
  type ScenarioDraft,
  stepsOf,
} from './scenario-draft.ts';

const SAFE: ConvertibleDraft = {
  id: 'a',
  kind: 'SAFE_POST',
  holder: 'Kano Angels',
  amount: '200k',
  cap: '4M',
  discountPct: '',
};
const ROUND: RoundDraft = {
  id: 'r',
  shareClass: 'Series A',
  investor: 'Savanna',
  preMoney: '15M',
  amount: '5M',
  poolTargetPct: '',
  method: 'percent-ownership',
};
const TYPED: ScenarioDraft = {
  convertibles: [SAFE, { ...SAFE, id: 'b', holder: 'Lagos Fund', amount: '$800,000', cap: '8,000,000' }],
  rounds: [ROUND],
};

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

describe('two SAFEs and a round', () => {
  it('dilute the founders by 5%, 10% and the new quarter', () => {
    const table = { entries: DEFAULT_ENTRIES, convertibles: [] };
    const after = valueOf(runScenario(table, valueOf(stepsOf(TYPED)))).at(-1)?.table;
    const changes = compareOwnership(table, after ?? table);
    const of = (name: string) => changes.find(({ shareholder }) => shareholder === name)?.after;
    expect(of('Founder 1')).toBeCloseTo(70 * 0.85 * 0.75, 3);
    expect(of('Kano Angels')).toBeCloseTo(5 * 0.75, 3);
    expect(of('Lagos Fund')).toBeCloseTo(10 * 0.75, 3);
    expect(of('Savanna')).toBeCloseTo(25, 3);
  });

  it.each<[string, ScenarioDraft, string]>([
    ['an amount', { ...TYPED, convertibles: [{ ...SAFE, amount: 'lots' }] }, 'a.amount'],
    ['a cap', { ...TYPED, convertibles: [{ ...SAFE, cap: '-4M' }] }, 'a.cap'],
    ['a discount', { ...TYPED, convertibles: [{ ...SAFE, discountPct: '100' }] }, 'a.discountPct'],
    ['a valuation', { ...TYPED, rounds: [{ ...ROUND, preMoney: '' }] }, 'r.preMoney'],
    ['a name', { ...TYPED, rounds: [{ ...ROUND, shareClass: ' ' }] }, 'r.shareClass'],
  ])('say which field lacks %s', (_what, draft, path) => {
    expect(stepsOf(draft)).toMatchObject({ ok: false, path });
  });
});
