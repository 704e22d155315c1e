import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook, rateExplanation } from '#shared/domain/exchange-rate.ts';
import { exact } from '#shared/domain/exact.ts';
import { stillToCome } from '../domain/still-to-come.ts';
import { storedMoney } from '#shared/domain/money.ts';
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
    devaluationPct: form.devaluationPct,
  };
}

export function investorValues({ amount, version: _version, ...form }: RoundInvestorForm) {
  return { ...form, amountMinor: minorUnits('amount', amount, form.currency) };
}

type Amount = { readonly amountMinor: number; readonly currency: string };

/** What an investor puts in, in the round's currency at today's rate; null without a rate. */
export function inCurrencyOf(
  round: { readonly currency: string },
  { amountMinor, currency }: Amount,
  { today, book }: { today: string; book: RateBook },
): number | null {
  const [money, to] = [storedMoney(amountMinor, currency), currencyOf(round.currency)];
  return money === null || to === null ? null : (convertMoney(money, to, today, book)?.amountMinor ?? null);
}

type Round = Pick<
  StoredFundingRound,
  'currency' | 'targetMinor' | 'receivedMinor' | 'closeDate' | 'devaluationPct'
>;

/** A round's target and what came in, in cents at today's rate; null for a round in dollars, and without a rate. */
export function inDollars(round: Round, today: string, book: RateBook) {
  const { currency, targetMinor, receivedMinor } = round;
  const dollars = (minor: number) => {
    const money = storedMoney(minor, currency);
    return money && convertMoney(money, 'USD', today, book);
  };
  const [target, received] = [dollars(targetMinor), dollars(receivedMinor)];
  if (target === null || received === null || target.rate === null) return null;
  const { outstandingMinor, closesOn, worth, shortMinor } = stillToCome(round, { ...round, today });
  const outstanding = dollars(outstandingMinor)?.amountMinor ?? 0;
  return {
    targetMinor: target.amountMinor,
    receivedMinor: received.amountMinor,
    rateText: rateExplanation(target.rate),
    closesOn,
    outstandingMinor: outstanding,
    atCloseMinor: exact(outstanding).times(worth).toDecimalPlaces(0).toNumber(),
    shortMinor,
  };
}
