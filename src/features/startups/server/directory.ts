import { regionScope } from '#shared/domain/catalogue/region-scope.ts';
import { correctWords, isSearchText } from '#shared/server/search.ts';
import { kept, type Handler } from '#shared/server/implement.ts';
import { findHiddenStartupIds } from '#features/people/server/queries.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { dayOf } from '#shared/domain/time.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { CENTS } from '#shared/domain/money.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import type { startupEndpoints } from '../contract.ts';
import type { StartupFilters } from '../contract/startup.ts';
import { cardOf } from '../domain/card.ts';
import { nameQuery, queryWords, textQuery } from '../domain/search.ts';
import {
  type Counts,
  countDirectory,
  countStartups,
  type DirectoryFilter,
  type DirectorySearch,
  findStartups,
  MOST_COUNTED,
  MOST_HITS,
  searchStartups,
} from './queries-directory.ts';

type Table = typeof startupEndpoints;

/** A cheque in dollars in every currency, by which what is raised is compared without converting each row. */
function chequeIn(book: RateBook, dollars: number, day: string): Record<string, number> {
  const cheque = { amountMinor: dollars * CENTS, currency: 'USD' } as const;
  return Object.fromEntries(
    CURRENCY_CODES.flatMap((code) => {
      const amount = convertMoney(cheque, code, day, book);
      return amount === null ? [] : [[code, amount.amountMinor]];
    }),
  );
}

/** What narrows the directory for this reader; for almost everybody nothing does, and they share what was counted. */
async function reachOf(db: Db, actor: Member | null): Promise<DirectoryFilter> {
  const hiddenIds = actor ? await findHiddenStartupIds(db, actor.id) : [];
  return {
    hiddenIds: hiddenIds.length === 0 ? undefined : hiddenIds,
    isDemo: actor?.isDemo ? true : undefined,
  };
}

async function filterOf(
  db: Db,
  query: StartupFilters,
  { actor, now }: { actor: Member | null; now: Date },
): Promise<DirectoryFilter> {
  return {
    ...(await reachOf(db, actor)),
    sectorId: query.sector,
    stageId: query.stage,
    scope: query.region && regionScope(query.region),
    country: query.country,
    businessModel: query.businessModel,
    tractionTier: query.tractionTier,
    ticketMinor:
      query.ticket === undefined ? undefined : chequeIn(await findRateBook(db), query.ticket, dayOf(now)),
    ids: query.ids,
  };
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

export const handleList: Handler<Table['GET /api/startups']> = kept(
  { topics: DIRECTORY_TOPICS },
  async (call) => {
    const { actor, query, db, reply, services } = call;
    const filter = await filterOf(db, query, { actor, now: services.now() });
    if (!isSearchText(query.q)) {
      const most = Math.max(MOST_COUNTED, query.offset + 2 * query.limit);
      const [rows, counted] = await Promise.all([
        findStartups(db, filter, query),
        keepCount(services, `startups ${most} ${JSON.stringify(filter)}`, () =>
          countStartups(db, filter, most + 1),
        ),
      ]);
      if (counted > most) reply.header('x-total-capped', 'true');
      return { items: rows.map(cardOf), total: Math.min(counted, most) };
    }
    const { answer, corrected } = await searching(db, query.q, (search) =>
      searchStartups(db, search, filter, query),
    );
    if (corrected !== null) reply.header('x-search-corrected', encodeURIComponent(corrected));
    if (answer?.total === MOST_HITS) reply.header('x-total-capped', 'true');
    return { items: (answer?.rows ?? []).map(cardOf), total: answer?.total ?? 0 };
  },
);

const NOTHING: Counts = { total: 0, raisingNow: 0, countries: 0, sectors: 0 };

export const handleSummary: Handler<Table['GET /api/startups/summary']> = kept(
  { topics: DIRECTORY_TOPICS },
  async (call) => {
    const { actor, query, db, services } = call;
    const now = services.now();
    const filter = await filterOf(db, query, { actor, now });
    const today = dayOf(now);
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
