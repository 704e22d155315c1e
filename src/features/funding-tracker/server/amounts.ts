import { minorUnits } from '#shared/server/refusals.ts';
import type { FundingRoundForm, RoundInvestorForm } from '../contract/request.ts';
import type { StoredFundingRound } from './queries.ts';

/** What is written of a filled-in round. */
export function storedRound(form: FundingRoundForm): StoredFundingRound {
  const minor = (path: 'target' | 'softCircled' | 'committed' | 'signed' | 'received') =>
    minorUnits(path, form[path], form.currency);
  return {
    instrument: form.instrument,
    currency: form.currency,
    targetMinor: minor('target'),
    minimumMinor: form.minimum == null ? null : minorUnits('minimum', form.minimum, form.currency),
    softCircledMinor: minor('softCircled'),
    committedMinor: minor('committed'),
    signedMinor: minor('signed'),
    receivedMinor: minor('received'),
    closeDate: form.closeDate ?? null,
  };
}

export function investorValues({ amount, version: _version, ...form }: RoundInvestorForm) {
  return { ...form, amountMinor: minorUnits('amount', amount, form.currency) };
}
