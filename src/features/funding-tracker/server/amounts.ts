import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import { invalid } from '#platform/http/errors.ts';
import type { FundingRoundForm, RoundInvestorForm } from '../contract/request.ts';
import type { StoredFundingRound } from './queries.ts';

/** Typed amounts in minor units; one finer than its currency has is refused by name. */
function minorOf(path: string, amount: number, currency: CurrencyCode): number {
  const units = toMinor(amount, currency);
  if (units === null) throw invalid(path, `${currency} has no smaller unit than that`);
  return units;
}

/** What is written of a filled-in round. */
export function storedRound(form: FundingRoundForm): StoredFundingRound {
  const minor = (path: 'target' | 'softCircled' | 'committed' | 'signed' | 'received') =>
    minorOf(path, form[path], form.currency);
  return {
    instrument: form.instrument,
    currency: form.currency,
    targetMinor: minor('target'),
    minimumMinor: form.minimum == null ? null : minorOf('minimum', form.minimum, form.currency),
    softCircledMinor: minor('softCircled'),
    committedMinor: minor('committed'),
    signedMinor: minor('signed'),
    receivedMinor: minor('received'),
    closeDate: form.closeDate ?? null,
  };
}

export function investorValues({ amount, version: _version, ...form }: RoundInvestorForm) {
  return { ...form, amountMinor: minorOf('amount', amount, form.currency) };
}
