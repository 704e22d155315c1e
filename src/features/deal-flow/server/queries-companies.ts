import type { CurrencyCode } from '#shared/domain/currency.ts';
import { sql } from 'kysely';
import { meetsStartup } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { type DealScope, inScope } from './queries.ts';

/** A startup the reader sees in the directory, for a new deal; undefined when it is not there. */
export async function findListedStartup(db: Db, reader: UserId, id: number) {
  return db
    .selectFrom('visibleStartups as s')
    .select(['s.id', 's.name', 's.website'])
    .where('s.id', '=', id)
    .where(meetsStartup(reader, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') }))
    .executeTakeFirst();
}

export type Wanted = {
  readonly startupId: number | null;
  readonly name: string;
  readonly companyKey: string;
  readonly companyDomain: string | null;
};

const MOST_CANDIDATES = 5;

/** The deals of the pipeline that stand, with the startups they are about. */
const selectStanding = (db: Db, scope: DealScope) =>
  db
    .selectFrom('deals as d')
    .leftJoin('visibleStartups as s', 's.id', 'd.startupId')
    .select((eb) => eb.fn.coalesce('s.name', 'd.companyName').as('name'))
    .where(inScope(scope))
    .where('d.removedAt', 'is', null);

/** Deals of the pipeline on the same startup, folded name or domain. */
export async function findSameDeals(
  db: Db,
  scope: DealScope,
  { startupId, companyKey, companyDomain }: Wanted,
) {
  return selectStanding(db, scope)
    .select(['d.id', 'd.companyDomain as domain', 'd.stage'])
    .where((eb) =>
      eb.or([
        eb('d.companyKey', '=', companyKey),
        ...(startupId === null ? [] : [eb('d.startupId', '=', startupId)]),
        ...(companyDomain === null ? [] : [eb('d.companyDomain', '=', companyDomain)]),
      ]),
    )
    .orderBy('d.id')
    .limit(MOST_CANDIDATES)
    .execute();
}

/** Startups of the directory with this folded name. */
export async function findSameStartups(db: Db, searchName: string) {
  return db
    .selectFrom('visibleStartups')
    .select(['id', 'name'])
    .where('searchName', '=', searchName)
    .orderBy('id')
    .limit(MOST_CANDIDATES)
    .execute();
}

/** The deals of the pipeline, by what their companies are recognised and with what an import compares. */
export async function findPipelineDeals(db: Db, scope: DealScope) {
  return (
    selectStanding(db, scope)
      .select(['d.companyKey', 'd.companyDomain', 'd.stage', 'd.priority', 'd.interestLevel'])
      .select(['d.sourceChannel', 'd.nextAction', 'd.nextActionDue', 'd.amountMinor', 'd.currency'])
      // The contract lets in no other.
      .$narrowType<{ currency: CurrencyCode | null }>()
      .execute()
  );
}
