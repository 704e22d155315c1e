import { expect, it } from 'vitest';
import { BEFORE_THE_ROUND, type Fact, holderKey } from './fact.ts';
import { heldUntilRound } from './holdings.ts';

const share: Fact = {
  metric: 'foundersShare',
  value: 71,
  unit: 'percent',
  currency: null,
  period: null,
  rate: null,
  about: BEFORE_THE_ROUND,
  source: { kind: 'document', label: 'Agreement', documentId: 1, version: 1 },
  quote: null,
  level: 'document',
};

it('what founders hold before a round is of now while the company is raising, and of no time after', () => {
  expect(heldUntilRound([share], true)).toEqual([{ ...share, about: null }]);
  expect(heldUntilRound([share, { ...share, about: null }], false)).toEqual([{ ...share, about: null }]);
});

it('what somebody is, behind the name, is no part of it', () => {
  expect(holderKey('Wambui Karanu (founder)')).toBe(holderKey('KARANU, Wambui'));
  expect(holderKey('Awa Ndour (co-fondatrice)')).toBe(holderKey('Awa Ndour'));
  expect(holderKey('Founders (Awa Ndour)')).not.toBe(holderKey('Founders'));
});
