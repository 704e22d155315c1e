import { expect, it } from 'vitest';
import { buildCapTable } from './cap-table.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { valueOf } from './refusal.ts';
import { inDollars, type StatedConvertible } from './stated-convertible.ts';

const NAIRA: StatedConvertible = {
  id: 'n',
  kind: 'SAFE_POST',
  holder: 'Lagos Angels',
  amount: '75000000',
  currency: 'NGN',
  cap: '1500000000',
};
const DOLLARS: StatedConvertible = {
  ...NAIRA,
  id: 'd',
  holder: 'Kano Angels',
  amount: '50000',
  cap: '1000000',
};
const RATES = [{ currency: 'NGN' as const, dollarsPerUnit: '0.000666666666667', text: '1 USD = 1,500 NGN' }];

it('a SAFE of ₦75M at a ₦1.5bn cap sells the 5% that $50,000 at $1M sell, whatever the rate', () => {
  const { currency: _, ...dollars } = DOLLARS;
  const build = (convertible: StatedConvertible) =>
    valueOf(
      buildCapTable({
        shares: DEFAULT_ENTRIES,
        convertibles: [convertible],
        rates: RATES,
        exitValues: [500_000, 20_000_000],
      }),
    );
  const [naira, dollar] = [build(NAIRA), build(dollars)];
  expect(naira.convertibles[0]).toMatchObject({ amount: 50_000, percentageAtCap: 5, sharesAtCap: 526_315 });
  expect(naira.convertibles[0]?.sharesAtCap).toBe(dollar.convertibles[0]?.sharesAtCap);
  expect(naira.safesSellPct).toBe(5);
  // At $500,000 its money is worth more than 5%; at $20M the 5% are.
  const paid = naira.scenarios.map(
    ({ distribution }) => distribution.find(({ shareholder }) => shareholder === 'Lagos Angels')?.payout,
  );
  expect(paid).toEqual([50_000, 1_000_000]);
});

it('a currency without a rate is refused by its field', () => {
  expect(inDollars([{ ...NAIRA, currency: 'KES' }], RATES)).toMatchObject({
    ok: false,
    path: 'convertibles.0.currency',
    message: 'No rate from KES to US dollars is known.',
  });
});
