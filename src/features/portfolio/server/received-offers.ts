import { notFound } from '#platform/http/errors.ts';
import { roundTypeOfPaper } from '#shared/domain/catalogue/convertibles.ts';
import { roundTypeLabel } from '#shared/domain/catalogue/stages.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Db, Member } from '#shared/server/context.ts';
import type { Call } from '#shared/server/implement.ts';
import type { investmentEndpoints } from '../contract.ts';
import type { Investment, ReceivedOffer } from '../contract/investment.ts';
import { recordInvestment } from './investments.ts';
import { findScope } from './queries.ts';
import { findReceivedOffers } from './queries-offers.ts';

/** Offers whose money both sides say was received, and which no investment was recorded from. */
export async function listReceivedOffers(db: Db, actor: Member): Promise<ReceivedOffer[]> {
  const scope = await findScope(db, actor.id);
  return (await findReceivedOffers(db, scope)).map(({ kind, shareClass, ...offer }) => ({
    ...offer,
    roundType: roundTypeLabel(roundTypeOfPaper({ kind, shareClass })),
  }));
}

/** Records what an offer came to as an investment: every figure is the offer's. */
export async function recordOffer(
  call: Call<(typeof investmentEndpoints)['POST /api/portfolio/offers/{id}']>,
): Promise<Investment> {
  const { actor, db, params } = call;
  const offers = await findReceivedOffers(db, await findScope(db, actor.id));
  const offer = offers.find(({ id }) => id === params.id);
  if (!offer) throw notFound();
  const { amountMinor, currency, receivedOn, startupId } = offer;
  const terms = {
    dealDate: receivedOn,
    investmentAmount: toMajor(amountMinor, currency),
    currency,
    roundType: roundTypeOfPaper(offer),
    leadInvestor: false,
    boardSeat: false,
    liquidationPreference: 1,
  };
  return recordInvestment(call, { startupId, ...terms }, offer.id);
}
