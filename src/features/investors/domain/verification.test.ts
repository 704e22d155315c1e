import { describe, expect, it } from 'vitest';
import { affiliationsOf, type Evidence, type Voucher, verificationOf } from './verification.ts';

const [EARLY, NOW, LATE] = [new Date('2026-01-01'), new Date('2026-02-01'), new Date('2026-03-01')];
const AMINA = { name: 'Amina Diallo', firmName: 'Baobab' };
const voucher = (userId: string, change: Partial<Voucher> = {}): Voucher => ({
  userId,
  isAdmin: false,
  verifiedAt: EARLY,
  vouchedFor: AMINA,
  affiliations: [],
  ...change,
});
const of = (userId: string, ...affiliations: string[]) => voucher(userId, { affiliations });
const evidence: Evidence = {
  verifiedDomain: null,
  named: AMINA,
  since: NOW,
  affiliations: ['firm baobab'],
  vouchers: [],
};

describe('how an investor is verified', () => {
  it('by a domain before anything else', () => {
    expect(verificationOf({ ...evidence, verifiedDomain: 'baobab.vc' })?.by).toBe('domain');
  });

  it.each([
    ['one vouch', [of('a')], null],
    ['two people of no firm', [of('a'), of('b')], 'vouches'],
    ['two of one startup', [of('a', 'startup 1'), of('b', 'startup 1', 'firm x')], null],
    [
      'two of one firm and one of another',
      [of('a', 'firm x'), of('b', 'firm x'), of('c', 'firm y')],
      'vouches',
    ],
    ['a colleague and an outsider', [of('a', 'firm baobab'), of('b')], null],
    ['an admin alone', [voucher('a', { isAdmin: true, verifiedAt: null })], 'admin'],
    [
      'two who are not verified',
      [voucher('a', { verifiedAt: null }), voucher('b', { verifiedAt: null })],
      null,
    ],
    ['two of whom one was verified later', [of('a'), voucher('b', { verifiedAt: LATE })], null],
    [
      'vouches for another firm',
      [of('a'), voucher('b', { vouchedFor: { ...AMINA, firmName: 'Sequoia' } })],
      null,
    ],
    [
      'an admin’s vouch for another person',
      [voucher('a', { isAdmin: true, vouchedFor: { ...AMINA, name: 'Amina Keita' } })],
      null,
    ],
  ])('by %s', (_name, vouchers, expected) => {
    expect(verificationOf({ ...evidence, vouchers })?.by ?? null).toBe(expected);
  });
});

it('takes firms written alike for one', () => {
  const [one, other] = ['  Savanna—Capital', 'savanna CAPITAL'].map((firmName) =>
    affiliationsOf({ firmName, startupIds: [7] }),
  );
  expect(one).toEqual(other);
  expect(one).toEqual(['firm savanna capital', 'startup 7']);
  expect(affiliationsOf({ firmName: ' . ', startupIds: [] })).toEqual([]);
});
