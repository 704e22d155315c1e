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

/** Totals are counted up to this number, or a little past the page that is asked for. */
const MOST_COUNTED = 1_000;

/** One page of the directory with the number of all that fit, or the least that they are. */
export async function listInvestors(
  db: Db,
  reader: UserId | null,
  query: InvestorFilters & { readonly limit: number; readonly offset: number },
) {
  const { limit, offset } = query;
  const most = Math.max(MOST_COUNTED, offset + 2 * limit);
  const filter = await filterOf(db, reader, query);
  const rows = await findInvestors(db, filter, { limit, offset, most: most + 1 });
  const counted = rows[0]?.total ?? 0;
  return {
    items: rows.filter(isInvestor).map(cardOf),
    total: Math.min(counted, most),
    isCapped: counted > most,
  };
}

/** What the investors of a filter come to. */
export async function summarizeInvestors(db: Db, reader: UserId | null, query: InvestorFilters) {
  const { medianTicketMinor, ...counts } = await countInvestors(db, await filterOf(db, reader, query));
  return {
    ...counts,
    medianTicketSize: medianTicketMinor === null ? null : toMajor(medianTicketMinor, 'USD'),
  };
}
