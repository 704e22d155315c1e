import { type ExpressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { meetsStartup } from '#features/people/server/queries-visible.ts';
import type { DB, Jobs } from '#platform/postgres/tables.ts';
import type { Db, UserId } from '#shared/server/context.ts';

type PostRow = ExpressionBuilder<DB & { j: Jobs }, 'j'>;

/** Who speaks for a startup. */
const SPEAKERS = ['owner', 'editor'] as const;

/** The startup a post is for, while its poster speaks for it and the reader meets it. */
const startupOf = (eb: PostRow, reader: UserId | null) =>
  eb
    .selectFrom('visibleStartups as s')
    .innerJoin('teamRoles as m', 'm.startupId', 's.id')
    .select((of) =>
      jsonBuildObject({
        id: of.ref('s.id'),
        name: of.ref('s.name'),
        logoUrl: of.ref('s.logoUrl'),
        city: of.ref('s.city'),
        country: of.ref('s.country'),
      }).as('startup'),
    )
    .whereRef('s.id', '=', 'j.startupId')
    .whereRef('m.userId', '=', 'j.userId')
    .where('m.role', 'in', SPEAKERS)
    .where(meetsStartup(reader, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') }));

/** The firm a post is for, while its poster is in it, with their page as an investor. */
const firmOf = (eb: PostRow) =>
  eb
    .selectFrom('firmRoles as m')
    .innerJoin('firmNames as f', 'f.id', 'm.firmId')
    .leftJoin('visibleInvestors as i', 'i.userId', 'm.userId')
    .select((of) =>
      jsonBuildObject({
        id: of.ref('f.id'),
        name: of.ref('f.name'),
        investorId: of.ref('i.id'),
        city: of.ref('i.city'),
        country: of.ref('i.country'),
      }).as('firm'),
    )
    .whereRef('m.firmId', '=', 'j.firmId')
    .whereRef('m.userId', '=', 'j.userId')
    .limit(1);

/** Whom a post is for; both null for the poster alone. */
export const companyColumns = (eb: PostRow, reader: UserId | null) =>
  [startupOf(eb, reader).as('startup'), firmOf(eb).as('firm')] as const;

/** What somebody may post for: startups they speak for, then the firm they are in. */
export async function findCompanies(db: Db, userId: string) {
  const startups = await db
    .selectFrom('teamRoles as m')
    .innerJoin('startupProfiles as s', 's.id', 'm.startupId')
    .select(['s.id', 's.name'])
    .where('m.userId', '=', userId)
    .where('m.role', 'in', SPEAKERS)
    .orderBy('m.joinedAt')
    .orderBy('s.id')
    .execute();
  const firms = await db
    .selectFrom('firmRoles as m')
    .innerJoin('firmNames as f', 'f.id', 'm.firmId')
    .select(['f.id', 'f.name'])
    .where('m.userId', '=', userId)
    .execute();
  return [
    ...startups.map((startup) => ({ ...startup, kind: 'startup' as const })),
    ...firms.map((firm) => ({ ...firm, kind: 'firm' as const })),
  ];
}
