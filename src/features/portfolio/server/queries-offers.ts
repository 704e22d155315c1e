import type { NotNull } from 'kysely';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db } from '#shared/server/context.ts';
import type { Scope } from './queries.ts';

/** Received offers of a person or their firm that no investment was recorded from, the latest first. */
export async function findReceivedOffers(db: Db, { userId, firm }: Scope) {
  return (
    db
      .selectFrom('offerStandings as o')
      .select(['o.id', 'o.startupId', 'o.startupName', 'o.kind', 'o.shareClass', 'o.currency'])
      .select(['o.amountMinor', 'o.receivedOn'])
      .where('o.step', '=', 'received')
      .where('o.startupId', 'is not', null)
      .where((eb) =>
        eb.or([eb('o.investorId', '=', userId), ...(firm === null ? [] : [eb('o.firmId', '=', firm.id)])]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('investments as i').select('i.id').whereRef('i.offerId', '=', 'o.id')),
        ),
      )
      .orderBy('o.id', 'desc')
      // What is received has a day; the contract lets in no other currency.
      .$narrowType<{ startupId: NotNull; receivedOn: NotNull; currency: CurrencyCode }>()
      .execute()
  );
}
