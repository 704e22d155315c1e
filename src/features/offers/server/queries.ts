import { type ExpressionBuilder, type InferResult, type Insertable, sql } from 'kysely';
import type { DB, Offers, OfferStatements } from '#platform/postgres/tables.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OfferState, Side, Step } from '../domain/offer.ts';
import type { OfferTerms } from '../domain/terms.ts';

/** Roles of a startup's team that act on its offers. */
const ACTING_FOR_STARTUP = ['owner', 'editor'] as const;

const TERMS = [
  't.number',
  't.side',
  't.kind',
  't.currency',
  't.amountMinor',
  't.mostMinor',
  't.capMinor',
  't.discountPct',
  't.interestPct',
  't.maturesOn',
  't.shareClass',
  't.pricePerShare',
  't.proRata',
  't.note',
  't.expiresOn',
  't.createdAt as proposedAt',
] as const;

/** Offers with the terms that stand, and what the reader is to each. */
const selectOffers = (db: Db, reader: UserId) =>
  db
    .selectFrom('offers as o')
    .innerJoin('offerTerms as t', (join) =>
      join.onRef('t.offerId', '=', 'o.id').onRef('t.number', '=', 'o.termsNumber'),
    )
    .leftJoin('teamRoles as m', (join) =>
      join.onRef('m.startupId', '=', 'o.startupId').on('m.userId', '=', reader),
    )
    .leftJoin('firmRoles as f', (join) => join.onRef('f.firmId', '=', 'o.firmId').on('f.userId', '=', reader))
    .select(['o.id', 'o.startupId', 'o.startupName', 'o.investorId', 'o.firmId', 'o.investorName'])
    .select(['o.startupMark', 'o.investorMark', 'o.startupPaper', 'o.investorPaper', 'o.step', 'o.endedAs'])
    .select(['o.updatedAt', 'm.role as teamRole', 'f.role as firmRole'])
    .leftJoin('peopleCards as p', 'p.id', 'o.investorId')
    .select((eb) => [
      eb('o.investorId', 'is not distinct from', reader).$castTo<boolean>().as('isInvestor'),
      // The two sides are of the demo together, or neither is.
      eb.fn.coalesce('p.isDemo', sql<boolean>`false`).as('isDemo'),
    ])
    .select(TERMS)
    // The contract lets in no other.
    .$narrowType<{ currency: CurrencyCode }>();

/** An offer as it is stored, with the terms that stand. */
export type OfferRow = Readonly<InferResult<ReturnType<typeof selectOffers>>[number]>;

const ofReader = (db: Db, reader: UserId, startupId: number | undefined) =>
  selectOffers(db, reader)
    .where((eb) =>
      eb.or([
        eb('o.investorId', '=', reader),
        eb('o.startupId', 'in', eb.selectFrom('teamRoles').select('startupId').where('userId', '=', reader)),
        eb('o.firmId', 'in', eb.selectFrom('firmRoles').select('firmId').where('userId', '=', reader)),
      ]),
    )
    .$if(startupId !== undefined, (query) => query.where('o.startupId', '=', startupId ?? 0));

/** The offers that somebody is a side of, what moved last first. */
export async function findOffers(
  db: Db,
  reader: UserId,
  { limit, offset, startup }: { limit: number; offset: number; startup?: number | undefined },
) {
  const [rows, { total }] = await Promise.all([
    ofReader(db, reader, startup)
      .orderBy('o.updatedAt', 'desc')
      .orderBy('o.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom(ofReader(db, reader, startup).as('all'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function findOffer(db: Db, reader: UserId, id: number): Promise<OfferRow | null> {
  return (await selectOffers(db, reader).where('o.id', '=', id).executeTakeFirst()) ?? null;
}

/** Holds an offer for the rest of the transaction, so that its two sides take turns. */
export async function lockOffer(db: Db, id: number): Promise<void> {
  await db.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute();
}

/** The same of all between two people: one as the investor, the other as somebody who acts for the startup. */
export async function lockOffersBetween(db: Db, one: UserId, other: string): Promise<number[]> {
  const actsFor = (userId: string) => (eb: ExpressionBuilder<DB & { o: Offers }, 'o'>) =>
    eb.exists(
      eb
        .selectFrom('teamRoles as m')
        .select('m.userId')
        .whereRef('m.startupId', '=', 'o.startupId')
        .where('m.userId', '=', userId)
        .where('m.role', 'in', ACTING_FOR_STARTUP),
    );
  const rows = await db
    .selectFrom('offers as o')
    .select('o.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('o.investorId', '=', one), actsFor(other)(eb)]),
        eb.and([eb('o.investorId', '=', other), actsFor(one)(eb)]),
      ]),
    )
    .orderBy('o.id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The same of all with these startups. */
export async function lockOffersOfStartups(db: Db, startupIds: readonly number[]): Promise<number[]> {
  if (startupIds.length === 0) return [];
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('startupId', 'in', startupIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The same of all that an investor made or was made; the ids of those that no firm carries on. */
export async function lockOffersOfInvestor(db: Db, investorId: UserId): Promise<number[]> {
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'firmId'])
    .where('investorId', '=', investorId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap(({ id, firmId }) => (firmId === null ? [id] : []));
}

/** Every version of the terms with who proposed it, the latest first. */
export async function findTerms(db: Db, offerId: number) {
  return (
    db
      .selectFrom('offerTerms as t')
      .innerJoin('offerStatements as s', (join) =>
        join
          .onRef('s.offerId', '=', 't.offerId')
          .onRef('s.termsNumber', '=', 't.number')
          .on('s.kind', '=', 'proposed'),
      )
      .select(TERMS)
      .select('s.actorName as byName')
      .where('t.offerId', '=', offerId)
      .orderBy('t.number', 'desc')
      // The contract lets in no other.
      .$narrowType<{ currency: CurrencyCode }>()
      .execute()
  );
}
export type TermsRow = Awaited<ReturnType<typeof findTerms>>[number];

/** What was stated, in order. */
export async function findStatements(db: Db, offerId: number) {
  return db
    .selectFrom('offerStatements')
    .select(['id', 'termsNumber', 'side', 'kind', 'step', 'paper', 'actorName', 'ledgerIndex', 'at'])
    .where('offerId', '=', offerId)
    .orderBy('id')
    .execute();
}

type Pair = { readonly startupId: number; readonly investorId: string; readonly firmId: number | null };

/** Offers that stand between an investor, or their firm, and startups, until their money is received. */
export async function findStandingOffers(
  db: Db,
  investorId: UserId,
): Promise<{ id: number; startupId: number | null; step: Step }[]> {
  return db
    .selectFrom('offerStandings')
    .select(['id', 'startupId', 'step'])
    .where((eb) =>
      eb.or([
        eb('investorId', '=', investorId),
        eb('firmId', 'in', eb.selectFrom('firmRoles').select('firmId').where('userId', '=', investorId)),
      ]),
    )
    .where('step', '<>', 'received')
    .execute();
}

/** An offer between the two that is not received and has not ended; null without one. */
export async function findOpenOfferId(
  db: Db,
  { startupId, investorId, firmId }: Pair,
): Promise<number | null> {
  const row = await db
    .selectFrom('offerStandings')
    .select('id')
    .where('startupId', '=', startupId)
    .where((eb) =>
      eb.or([eb('investorId', '=', investorId), ...(firmId === null ? [] : [eb('firmId', '=', firmId)])]),
    )
    .where('step', '<>', 'received')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

type NewOffer = Pair & { readonly startupName: string; readonly investorName: string };

/** What is stored of where an offer stands. */
const stateColumns = ({ terms, marks, papers, endedAs }: OfferState, step: Step) => ({
  termsNumber: terms,
  startupMark: marks.startup,
  investorMark: marks.investor,
  startupPaper: papers.startup,
  investorPaper: papers.investor,
  step,
  endedAs,
});

export async function insertOffer(
  db: Db,
  offer: NewOffer,
  { state, step, now }: { state: OfferState; step: Step; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('offers')
    .values({ ...offer, ...stateColumns(state, step), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Saved = {
  readonly state: OfferState;
  readonly step: Step;
  /** The day the money was received; null before. */
  readonly receivedOn: string | null;
  readonly now: Date;
};

export async function updateOffer(
  db: Db,
  id: number,
  { state, step, receivedOn, now }: Saved,
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ ...stateColumns(state, step), receivedOn, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

type NewTerms = {
  readonly offerId: number;
  readonly number: number;
  readonly side: Side;
  readonly by: UserId;
  readonly terms: OfferTerms;
  readonly now: Date;
};

export async function insertTerms(
  db: Db,
  { offerId, number, side, by, terms, now }: NewTerms,
): Promise<void> {
  const { kind, currency, amountMinor, mostMinor, capMinor, discountPct, interestPct, maturesOn } = terms;
  const { shareClass, pricePerShare, proRata, note, expiresOn } = terms;
  const money = { kind, currency, amountMinor, mostMinor, capMinor, discountPct, interestPct, maturesOn };
  const proposed = { offerId, number, side, createdBy: by, createdAt: now };
  const more = { shareClass, pricePerShare, proRata, note, expiresOn };
  await db
    .insertInto('offerTerms')
    .values({ ...proposed, ...money, ...more })
    .execute();
}

export async function insertStatement(
  db: Db,
  statement: Omit<Insertable<OfferStatements>, 'id'>,
): Promise<void> {
  await db.insertInto('offerStatements').values(statement).execute();
}

/** People who act for a side of these offers, to be told: the startup's owners and editors, the investor with their firm's. */
export async function findPeople(
  db: Db,
  offerIds: readonly number[],
): Promise<{ offerId: number; userId: string }[]> {
  if (offerIds.length === 0) return [];
  return db
    .selectFrom('offers as o')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('teamRoles as m')
          .select('m.userId')
          .whereRef('m.startupId', '=', 'o.startupId')
          .where('m.role', 'in', ACTING_FOR_STARTUP)
          .union(
            eb
              .selectFrom('firmRoles as f')
              .select('f.userId')
              .whereRef('f.firmId', '=', 'o.firmId')
              .where('f.role', 'in', ['owner', 'partner']),
          )
          .union(
            eb.selectFrom('peopleCards as u').select('u.id as userId').whereRef('u.id', '=', 'o.investorId'),
          )
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(['o.id as offerId', 'p.userId'])
    .where('o.id', 'in', offerIds)
    .execute();
}

/** Ends what nobody signed by its last day; answers who was between. */
export async function expireOffers(db: Db, today: string, now: Date) {
  return db
    .updateTable('offers as o')
    .from('offerTerms as t')
    .set({ endedAs: 'expired', updatedAt: now })
    .whereRef('t.offerId', '=', 'o.id')
    .whereRef('t.number', '=', 'o.termsNumber')
    .where('o.endedAs', 'is', null)
    .where('o.step', 'in', ['proposed', 'soft', 'committed'])
    .where('t.expiresOn', '<', today)
    .returning(['o.id', 'o.startupName', 'o.investorName'])
    .execute();
}
