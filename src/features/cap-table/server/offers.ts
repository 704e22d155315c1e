import { findRateBook } from '#features/currencies/server/rates.ts';
import { requireStartup } from '#features/startups/server/access.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { missingRateText } from '#shared/domain/exchange-rate.ts';
import { ONE } from '#shared/domain/exact.ts';
import type { Db } from '#shared/server/context.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import type { capTableEndpoints } from '../contract.ts';
import { CapTableForm } from '../contract/request.ts';
import { proposedConvertible, proposedShares, type ReceivedOffer } from '../domain/proposed-entry.ts';
import { capTables, findCapTable } from './cap-table.ts';
import { findUntakenOffers, insertTakenOffer } from './queries-offers.ts';

type CallOf<K extends keyof typeof capTableEndpoints> = Call<(typeof capTableEndpoints)[K]>;

export async function handleProposals({
  actor,
  db,
  params,
}: CallOf<'GET /api/startups/{id}/cap-table/offers'>) {
  await requireStartup(db, actor, params.id, 'read');
  const offers = await findUntakenOffers(db, params.id);
  return offers.map(({ id, investorName, kind, currency, amountMinor, receivedOn }) => {
    const offer = { id, investorName, kind, currency, amountMinor, receivedOn };
    return offer;
  });
}

/** The latest table with what the offer bought in it, as it is sent to be generated. */
async function tableWith(db: Db, startupId: number, offer: ReceivedOffer): Promise<CapTableForm> {
  const latest = await findCapTable(db, startupId);
  if (latest === null)
    throw new AppError('conflict', 'Generate the cap table with its founders first, then add the offer.');
  const { asOf: _asOf, ...inputs } = latest.inputs;
  const convertible = proposedConvertible(offer);
  // The engine's lists are read-only; the contract makes them the call's own.
  if (convertible !== null)
    return CapTableForm.parse({ ...inputs, convertibles: [...(inputs.convertibles ?? []), convertible] });
  const { currency, receivedOn } = offer;
  const rate = currency === 'USD' ? ONE : (await findRateBook(db))(currency, 'USD', receivedOn)?.rate;
  if (rate === undefined) throw invalid('currency', missingRateText(currency, 'USD', receivedOn));
  const shares = proposedShares(offer, rate);
  if (shares === null || shares.shares === 0)
    throw new AppError('conflict', 'The amount buys no whole share at this price. Add it by hand.');
  return CapTableForm.parse({ ...inputs, shares: [...inputs.shares, shares] });
}

/** Takes a received offer up: as a new version of the table with it, or by saying that the table holds it already. */
export async function handleTakeUp(call: CallOf<'POST /api/startups/{id}/cap-table/offers/{offerId}'>) {
  const { actor, body, db, params, services } = call;
  await requireStartup(db, actor, params.id, 'edit');
  const offer = (await findUntakenOffers(db, params.id)).find(({ id }) => id === params.offerId);
  if (!offer) throw notFound();
  const taken = { offerId: offer.id, startupId: params.id, isAdded: body.add, takenBy: actor.id };
  if (!(await insertTakenOffer(db, { ...taken, takenAt: services.now() }))) throw notFound();
  if (body.add) await capTables.generateFor(call, await tableWith(db, params.id, offer));
  return DONE;
}
