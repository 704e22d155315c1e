import type { Db, UserId } from '#shared/server/context.ts';
import { CENTS } from '#shared/domain/cents.ts';
import { toMajor } from '#shared/domain/money.ts';
import { searchQuery } from '#shared/server/search.ts';
import type { InvestorFilters } from '../contract.ts';
import { cardOf, type StoredInvestor } from '../domain/card.ts';
import { geographiesReaching } from '../domain/reach.ts';
import { countInvestors, type DirectoryFilter, findInvestors } from './queries-directory.ts';

async function filterOf(db: Db, reader: UserId | null, query: InvestorFilters): Promise<DirectoryFilter> {
  return {
    reader,
    search: await searchQuery(db, query.q ?? ''),
    types: query.type,
    sectors: query.sectors,
    stages: query.stages,
    geographies: query.geography?.flatMap(geographiesReaching),
    countries: query.country,
    ticketMinor: query.ticket === undefined ? undefined : query.ticket * CENTS,
    isVerified: query.verified,
  };
}

type Row = Awaited<ReturnType<typeof findInvestors>>[number];

/** Only the one row of a page without investors has no id. */
const isInvestor = (row: Row): row is StoredInvestor & Row => row.id !== null;

/** One page of the directory with the number of all that fit. */
export async function listInvestors(
  db: Db,
  reader: UserId | null,
  query: InvestorFilters & { readonly limit: number; readonly offset: number },
) {
  const rows = await findInvestors(db, await filterOf(db, reader, query), query);
  return { items: rows.filter(isInvestor).map(cardOf), total: rows[0]?.total ?? 0 };
}

/** What the investors of a filter come to. */
export async function summarizeInvestors(db: Db, reader: UserId | null, query: InvestorFilters) {
  const { medianTicketMinor, ...counts } = await countInvestors(db, await filterOf(db, reader, query));
  return {
    ...counts,
    medianTicketSize: medianTicketMinor === null ? null : toMajor(medianTicketMinor, 'USD'),
  };
}
