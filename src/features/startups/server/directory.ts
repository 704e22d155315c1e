import { regionScope } from '#shared/domain/catalogue/region-scope.ts';
import { correctWords, isSearchText } from '#shared/server/search.ts';
import { type Arriving, type Call, kept, type Handler, VISITORS } from '#shared/server/implement.ts';
import { findHiddenStartupIds } from '#features/people/server/queries.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { words } from '#shared/domain/text.ts';
import { dayOf } from '#shared/domain/time.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { invalid } from '#platform/http/errors.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import type { startupEndpoints } from '../contract.ts';
import type { StartupCard, StartupFilters, StartupSort } from '../contract/startup.ts';
import { cardOf, type StoredStartup } from '../domain/card.ts';
import { nameQuery, queryWords, textQuery } from '../domain/search.ts';
import {
  type DirectoryCounts,
  countDirectory,
  countStartups,
  type DirectoryFilter,
  type DirectoryPage,
  type DirectorySearch,
  findStartups,
  MOST_COUNTED,
  MOST_HITS,
  searchStartups,
} from './queries-directory.ts';

type Table = typeof startupEndpoints;

type Rates = {
  readonly book: RateBook;
  readonly day: string;
  /** The currencies in which something is raised; all of them unless said. */
  readonly codes?: readonly CurrencyCode[];
};

/** A cheque in other currencies, by which what is raised is compared without converting each row. */
function chequeIn(
  { book, day, codes = CURRENCY_CODES }: Rates,
  { ticket, currency = 'USD' }: Pick<StartupFilters, 'ticket' | 'currency'>,
): Record<string, number> | undefined {
  if (ticket === undefined) return undefined;
  const cheque = { amountMinor: nearestMinor(ticket, currency), currency };
  return Object.fromEntries(
    codes.flatMap((code) => {
      const amount = convertMoney(cheque, code, day, book);
      return amount === null ? [] : [[code, amount.amountMinor]];
    }),
  );
}

/** What says which startups somebody does not meet. */
const HIDING_TOPICS = [
  'hidings',
  'startups',
  'teams',
  'investors',
  'users',
] as const satisfies readonly ChangeTopic[];
const ID_BYTES = 8;

/** Those the reader does not meet, remembered until somebody else may be hidden from them. */
async function hiddenFrom(db: Db, { kept: answers }: Services, actor: Member): Promise<readonly number[]> {
  // Nothing remembered is asked within a transaction, which may have changed it.
  if (db.isTransaction) return findHiddenStartupIds(db, actor.id);
  const hidden = await answers.get(`hidden from ${actor.id}`, HIDING_TOPICS, async () => {
    const ids = await findHiddenStartupIds(db, actor.id);
    return { kept: ids, bytes: COUNT_BYTES + ids.length * ID_BYTES };
  });
  if (hidden === null) throw new Error('nothing was found out');
  return hidden;
}

/** What narrows the directory for this reader; for almost everybody nothing does, and they share what was counted. */
const reachOf = (actor: Member | null, hiddenIds: readonly number[]): DirectoryFilter => ({
  hiddenIds: hiddenIds.length === 0 ? undefined : hiddenIds,
  isDemo: actor?.isDemo ? true : undefined,
});

/** What a query asks of a startup, in the database's terms; all but the words looked for and the fit. */
export function askedOf(query: StartupFilters, rates: Rates | null): DirectoryFilter {
  return {
    sectorIds: query.sector,
    stageIds: query.stage,
    scope: query.region && regionScope(query.region),
    countries: query.country,
    city: query.city === undefined ? undefined : words(query.city).join(' '),
    businessModel: query.businessModel,
    tractionTiers: query.tractionTier,
    evidence:
      query.evidence === undefined
        ? undefined
        : EVIDENCE_LEVELS.slice(EVIDENCE_LEVELS.indexOf(query.evidence)),
    ticketMinor: rates === null ? undefined : chequeIn(rates, query),
    isVerified: query.verified,
    ids: query.ids,
  };
}

async function filterOf(
  db: Db,
  query: StartupFilters,
  { actor, services }: { actor: Member | null; services: Services },
): Promise<DirectoryFilter> {
  const rates =
    query.ticket === undefined ? null : { book: await findRateBook(db), day: dayOf(services.now()) };
  const hiddenIds = actor ? await hiddenFrom(db, services, actor) : [];
  return { ...askedOf(query, rates), ...reachOf(actor, hiddenIds) };
}

const searchFor = (wanted: readonly string[]): DirectorySearch => ({
  name: nameQuery(wanted),
  text: textQuery(wanted),
  folded: wanted.join(' '),
});

/** Runs a search and, only when nothing is found, once more with its words corrected. */
async function searching<T extends { total: number }>(
  db: Db,
  text: string,
  run: (search: DirectorySearch) => Promise<T>,
): Promise<{ answer: T | null; corrected: string | null }> {
  const wanted = queryWords(text);
  if (wanted.length === 0) return { answer: null, corrected: null };
  const answer = await run(searchFor(wanted));
  if (answer.total > 0) return { answer, corrected: null };
  const better = await correctWords(db, wanted);
  if (!better) return { answer, corrected: null };
  const second = await run(searchFor(better));
  return second.total > 0 ? { answer: second, corrected: better.join(' ') } : { answer, corrected: null };
}

/** What the directory is made from: startups, the words searches are corrected by, the rates cheques are compared by. */
const DIRECTORY_TOPICS = ['startups', 'words', 'raises', 'rates'] as const satisfies readonly ChangeTopic[];
const SUMMARY_TOPICS = [...DIRECTORY_TOPICS, 'startup counts'] as const satisfies readonly ChangeTopic[];
const COUNT_BYTES = 200;

/** A count over a filter, remembered until a startup changes. */
async function keepCount<Count>(
  { kept: answers }: Services,
  key: string,
  count: () => Promise<Count>,
): Promise<Count> {
  const found = await answers.get(key, DIRECTORY_TOPICS, async () => ({
    kept: await count(),
    bytes: COUNT_BYTES + key.length,
  }));
  if (found === null) throw new Error('nothing was counted');
  return found;
}

type Caller = Pick<Call<Table['GET /api/startups/summary']>, 'actor' | 'db' | 'services'>;

type FoundPage = {
  readonly rows: readonly StoredStartup[];
  readonly total: number;
  /** Whether there are more than `total`. */
  readonly isCapped: boolean;
  /** What was looked for instead of words that were nowhere found. */
  readonly corrected: string | null;
};

/** One page of those that meet a filter, and the words looked for, if any. */
async function findPage(
  { db, services }: Caller,
  { filter, q, page }: { filter: DirectoryFilter; q: string | undefined; page: DirectoryPage },
): Promise<FoundPage> {
  if (isSearchText(q)) {
    const { answer, corrected } = await searching(db, q, (search) =>
      searchStartups(db, search, filter, page),
    );
    const { rows = [], total = 0, isLeast = false } = answer ?? {};
    return { rows, total, isCapped: isLeast || total === MOST_HITS, corrected };
  }
  const most = Math.max(MOST_COUNTED, page.offset + 2 * page.limit);
  const [rows, counted] = await Promise.all([
    findStartups(db, filter, page),
    keepCount(services, `startups ${most} ${JSON.stringify(filter)}`, () =>
      countStartups(db, filter, most + 1),
    ),
  ]);
  return { rows, total: Math.min(counted, most), isCapped: counted > most, corrected: null };
}

type Fits = ReadonlyMap<number, number | null>;

/** How well startups fit the reader's own investor profile. Who has none is told so. */
async function fitsFor({ actor, db, services }: Caller, startupIds: readonly number[]): Promise<Fits> {
  for (const { startupFits } of services.hooks) {
    const [fits] =
      (actor && (await startupFits?.(db, [{ reader: actor.id, startupIds }], services.now()))) ?? [];
    if (fits) return fits;
  }
  throw invalid('fit', 'Searching by fit needs an investor profile of your own');
}

/** A fit is worked out for so many at most: the first of those that meet the rest. */
const MOST_COMPARED = 3_000;

type ByFit = { readonly filter: DirectoryFilter; readonly query: StartupFilters; readonly sort: StartupSort };

/** Those that fit the reader well enough, each with its fit, in the order asked for. */
async function findFitting(call: Caller, { filter, query, sort }: ByFit) {
  const page = { limit: MOST_COMPARED, offset: 0, sort: sort === 'fit' ? 'newest' : sort } as const;
  const { rows, total, corrected } = await findPage(call, { filter, q: query.q, page });
  const fits = await fitsFor(
    call,
    rows.map(({ id }) => id),
  );
  const fitting = rows
    .map((row) => ({ row, fit: fits.get(row.id) ?? null }))
    .filter(({ fit }) => query.fit === undefined || (fit !== null && fit >= query.fit));
  if (sort === 'fit') fitting.sort((one, other) => (other.fit ?? -1) - (one.fit ?? -1));
  return { fitting, isCapped: total > rows.length, corrected };
}

/** The fit of a startup is the reader’s own; else members who meet everybody see what visitors see. */
async function sharedBy({ actor, request, services }: Arriving): Promise<string | null> {
  const { fit, sort } = request.query as { fit?: unknown; sort?: unknown };
  if (fit !== undefined || [sort].flat().includes('fit')) return null;
  const hidden = await hiddenFrom(services.db, services, actor);
  if (hidden.length > 0) return null;
  return actor.isDemo ? 'demo accounts' : VISITORS;
}

export const handleList: Handler<Table['GET /api/startups']> = kept(
  { topics: DIRECTORY_TOPICS, sharedBy },
  async (call) => {
    const { actor, query, db, reply, services } = call;
    const { limit, offset, q, sort } = query;
    const filter = await filterOf(db, query, { actor, services });
    const tell = ({ isCapped, corrected }: Pick<FoundPage, 'isCapped' | 'corrected'>) => {
      if (isCapped) reply.header('x-total-capped', 'true');
      if (corrected !== null) reply.header('x-search-corrected', encodeURIComponent(corrected));
    };
    if (sort === 'fit' || query.fit !== undefined) {
      const found = await findFitting(call, { filter, query, sort });
      tell(found);
      const items = found.fitting
        .slice(offset, offset + limit)
        .map(({ row, fit }) => ({ ...cardOf(row), fit }));
      return { items, total: found.fitting.length };
    }
    const found = await findPage(call, { filter, q, page: { limit, offset, sort } });
    tell(found);
    return { items: found.rows.map(cardOf), total: found.total };
  },
);

const NOTHING: DirectoryCounts = {
  total: 0,
  raisingNow: 0,
  countries: 0,
  sectors: 0,
  isCapped: false,
};

export const handleSummary: Handler<Table['GET /api/startups/summary']> = kept(
  { topics: SUMMARY_TOPICS, sharedBy },
  async (call) => {
    const { actor, query, db, services } = call;
    const now = services.now();
    const filter = await filterOf(db, query, { actor, services });
    const today = dayOf(now);
    if (query.fit !== undefined) {
      const { fitting, isCapped, corrected } = await findFitting(call, { filter, query, sort: 'newest' });
      const ids = fitting.map(({ row }) => row.id);
      return {
        ...(await countDirectory(db, { filter: { ids }, search: null, today })),
        isCapped,
        searchedFor: corrected,
      };
    }
    if (isSearchText(query.q)) {
      const { answer, corrected } = await searching(db, query.q, (search) =>
        countDirectory(db, { filter, search, today }),
      );
      return { ...(answer ?? NOTHING), searchedFor: corrected };
    }
    const counted = await keepCount(services, `summary ${today} ${JSON.stringify(filter)}`, () =>
      countDirectory(db, { filter, search: null, today }),
    );
    return { ...counted, searchedFor: null };
  },
);

/** Startups as cards by id, as a member may see them now: hidden ones and those they do not meet are missing. */
export async function findStartupCards(
  db: Db,
  actor: Member,
  ids: readonly number[],
): Promise<Map<number, StartupCard>> {
  const filter = { ...reachOf(actor, await findHiddenStartupIds(db, actor.id)), ids };
  const rows = await findStartups(db, filter, { limit: ids.length, offset: 0, sort: 'newest' });
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

/** The ids of those that fit a reader well enough now; none for a query that asks for no fit. */
export async function findFittingIds(call: Caller, query: StartupFilters): Promise<readonly number[]> {
  if (query.fit === undefined) return [];
  const filter = await filterOf(call.db, query, call);
  const { fitting } = await findFitting(call, { filter, query, sort: 'newest' });
  return fitting.map(({ row }) => row.id);
}
