import { expect, it } from 'vitest';
import { exact, ONE } from '#shared/domain/exact.ts';
import { buildCapTable } from './cap-table.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { proposedConvertible, proposedShares, type ReceivedOffer } from './proposed-entry.ts';
import { valueOf } from './refusal.ts';

const SAFE: ReceivedOffer = {
  id: 12,
  investorName: 'Iroko Lane Ventures',
  kind: 'SAFE_POST',
  currency: 'USD',
  amountMinor: 150_000_00,
  capMinor: 3_000_000_00,
  discountPct: null,
  interestPct: null,
  maturesOn: null,
  shareClass: null,
  pricePerShare: null,
  receivedOn: '2026-11-22',
};

it('a SAFE of $150,000 at a cap of $3,000,000 is 5% of the company', () => {
  const safe = proposedConvertible(SAFE);
  expect(safe).toEqual({
    id: 'offer-12',
    kind: 'SAFE_POST',
    holder: 'Iroko Lane Ventures',
    amount: '150000',
    cap: '3000000',
    issueDate: '2026-11-22',
  });
  const table = valueOf(
    buildCapTable({ shares: DEFAULT_ENTRIES, convertibles: safe === null ? [] : [safe] }),
  );
  expect(table.convertibles[0]?.percentageAtCap).toBeCloseTo(5, 3);
});

it('a note in naira keeps its currency, discount and interest', () => {
  const note = { ...SAFE, kind: 'NOTE', currency: 'NGN', discountPct: 20, interestPct: 8 } as const;
  expect(proposedConvertible(note)).toMatchObject({
    currency: 'NGN',
    discount: '0.2',
    interest: { periods: [{ rate: '0.08', startDate: '2026-11-22', endDate: '2028-11-22' }] },
  });
});

it('shares are whole, and their price is in dollars at the rate of the day', () => {
  const shares = {
    ...SAFE,
    kind: 'PRICED',
    currency: 'KES',
    amountMinor: 19_400_000_00,
    capMinor: null,
    shareClass: 'Series A',
    pricePerShare: 129.25,
  } as const;
  expect(proposedShares(shares, ONE.div(exact('129.2')))).toEqual({
    shareholderName: 'Iroko Lane Ventures',
    shareholderType: 'investor',
    shares: 150_096,
    shareClass: 'Series A',
    originalIssuePrice: '1.0003869969',
    investedAmount: '150154.8',
  });
  expect([proposedShares(SAFE, ONE), proposedConvertible(shares)]).toEqual([null, null]);
});
