import { describe, expect, it } from 'vitest';
import { affiliationsOf, verificationOf } from './verification.ts';

const voucher = (userId: string, ...affiliations: string[]) => ({ userId, affiliations });
const evidence = { verifiedDomain: null, affiliations: ['firm baobab'], vouchers: [] };

describe('how an investor is verified', () => {
  it('by a domain before anything else', () => {
    expect(verificationOf({ ...evidence, verifiedDomain: 'baobab.vc' })).toBe('domain');
  });

  it.each([
    ['one vouch', [voucher('a')], null],
    ['two people of no firm', [voucher('a'), voucher('b')], 'vouches'],
    ['two of one startup', [voucher('a', 'startup 1'), voucher('b', 'startup 1', 'firm x')], null],
    [
      'two of one firm and one of another',
      [voucher('a', 'firm x'), voucher('b', 'firm x'), voucher('c', 'firm y')],
      'vouches',
    ],
    ['a colleague and an outsider', [voucher('a', 'firm baobab'), voucher('b')], null],
  ])('by %s', (_name, vouchers, expected) => {
    expect(verificationOf({ ...evidence, vouchers })).toBe(expected);
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
