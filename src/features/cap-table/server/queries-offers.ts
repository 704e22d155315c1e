import type { Insertable, NotNull } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { CapTableOffers } from '#platform/postgres/tables.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db } from '#shared/server/context.ts';

/** Received offers to a startup that its cap table has not taken up, in the order they came. */
export async function findUntakenOffers(db: Db, startupId: number) {
  return (
    db
      .selectFrom('offerStandings as o')
      .select(['o.id', 'o.investorName', 'o.kind', 'o.currency', 'o.amountMinor', 'o.capMinor'])
      .select(['o.discountPct', 'o.interestPct', 'o.maturesOn', 'o.shareClass', 'o.pricePerShare'])
      .select('o.receivedOn')
      .where('o.startupId', '=', startupId)
      .where('o.step', '=', 'received')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('capTableOffers as t').select('t.offerId').whereRef('t.offerId', '=', 'o.id'),
          ),
        ),
      )
      .orderBy('o.receivedOn')
      .orderBy('o.id')
      // What is received has a day; the contract lets in no other currency.
      .$narrowType<{ receivedOn: NotNull; currency: CurrencyCode }>()
      .execute()
  );
}

/** Writes down that an offer is taken up; false when it was before. */
export async function insertTakenOffer(db: Db, taken: Insertable<CapTableOffers>): Promise<boolean> {
  return didWrite(
    db
      .insertInto('capTableOffers')
      .values(taken)
      .onConflict((conflict) => conflict.column('offerId').doNothing()),
  );
}
