import { randomBytes } from 'node:crypto';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { countPageView } from '#features/views/server/page-views.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { type Call, implement, kept, DONE } from '#shared/server/implement.ts';
import { changedMeanwhile, IN_THE_FUTURE } from '#shared/server/refusals.ts';
import { investorEndpoints, type InvestorUpdate } from '../contract.ts';
import { pastDealOf } from '../domain/card.ts';
import { domainOf } from '#shared/domain/host.ts';
import { isFutureDay, MOST_DEALS } from '../domain/past-deal.ts';
import { countDeals, deleteDeal, insertDeal, updateDeal } from './queries-deals.ts';
import { listInvestors, summarizeInvestors } from './directory.ts';
import { rewriteInvestor } from './investor-profile.ts';
import { dealColumns } from './past-deal.ts';
import type { InvestorRow } from './queries.ts';
import { loadInvestor, lockOwnInvestor, ownPageOf, pageOf } from './investor-page.ts';
import { reassess, refuseLookAlike } from './verification.ts';

const unlessGiven = <T>(given: T | undefined, kept: T): T => (given === undefined ? kept : given);

/** The whole profile after an update; another domain, or another firm, needs another proof. */
function merge(row: InvestorRow, body: InvestorUpdate) {
  const website = unlessGiven(body.website, row.website);
  const [before, after] = [row.website, website].map((site) => site && domainOf(site));
  const firmName = unlessGiven(body.firmName, row.firmName);
  const isSameProof = before === after && row.domainToken !== null && firmName === row.firmName;
  return {
    ...body,
    website,
    firmName,
    linkedinUrl: unlessGiven(body.linkedinUrl, row.linkedinUrl),
    excludedSectors: unlessGiven(body.excludedSectors, [...row.excludedSectors]),
    leadAppetite: unlessGiven(body.leadAppetite, row.leadAppetite),
    country: unlessGiven(body.country, row.country),
    city: unlessGiven(body.city, row.city),
    verifiedDomain: isSameProof ? row.verifiedDomain : null,
    domainToken: after === null ? null : isSameProof ? row.domainToken : randomBytes(16).toString('hex'),
  };
}

/** What the directory is made from, and an investor's page. */
const DIRECTORY_TOPICS = ['investors', 'users', 'words'] as const satisfies readonly ChangeTopic[];
const SUMMARY_TOPICS = [...DIRECTORY_TOPICS, 'investor counts'] as const satisfies readonly ChangeTopic[];
const PAGE_TOPICS = [
  'investors',
  'users',
  'deals',
  'vouches',
  'startups',
  'teams',
] as const satisfies readonly ChangeTopic[];

const looked = (subjectId: number) => ({ subject: 'investor', subjectId }) as const;

const rematch = (enqueue: Call<Endpoint>['enqueue'], investorId: number) =>
  enqueue('matching-refresh', { investorId }, `investor:${investorId}`);

function refuseFutureDay(dealDate: string, now: Date): void {
  if (isFutureDay(dealDate, now)) throw invalid('dealDate', IN_THE_FUTURE);
}

export const investorRoutes = implement(investorEndpoints, {
  'GET /api/investors': kept({ topics: DIRECTORY_TOPICS }, async ({ actor, db, query, reply }) => {
    const { isCapped, ...page } = await listInvestors(db, actor?.id ?? null, query);
    if (isCapped) reply.header('x-total-capped', 'true');
    return page;
  }),

  'GET /api/investors/summary': kept({ topics: SUMMARY_TOPICS }, async ({ actor, db, query }) =>
    summarizeInvestors(db, actor?.id ?? null, query),
  ),

  'GET /api/investors/mine': async ({ actor, db }) => ownPageOf(db, actor),

  'GET /api/investors/{id}': kept(
    {
      topics: PAGE_TOPICS,
      visited: ({ params, request, services }) =>
        countPageView({ db: services.db, services, request }, { ...looked(params.id), actor: null }),
    },
    async ({ actor, db, params, request, services }) => {
      const row = await loadInvestor(db, params.id, actor);
      const page = await pageOf(db, row, actor);
      if (!page.viewer.isOwner) countPageView({ db, services, request }, { ...looked(row.id), actor });
      return page;
    },
  ),

  'PUT /api/investors/{id}': async ({ actor, body, db, params, services, enqueue }) => {
    const row = await lockOwnInvestor(db, actor, params.id);
    if (row.version !== body.version) {
      const current = await ownPageOf(db, actor);
      throw changedMeanwhile(current);
    }
    const update = merge(row, body);
    if (update.excludedSectors.some((sector) => update.sectors.includes(sector)))
      throw invalid('excludedSectors', 'A sector cannot be both preferred and excluded');
    if (update.firmName !== row.firmName) await refuseLookAlike(db, actor.id, update.firmName);
    await rewriteInvestor(db, actor, update);
    await reassess(db, [row.id], services.now());
    await rematch(enqueue, row.id);
    return ownPageOf(db, actor);
  },

  'POST /api/investors/{id}/deals': async ({ actor, body, db, params, services, enqueue }) => {
    const investor = await lockOwnInvestor(db, actor, params.id);
    refuseFutureDay(body.dealDate, services.now());
    if ((await countDeals(db, investor.id)) >= MOST_DEALS)
      throw new AppError('conflict', `A profile lists at most ${MOST_DEALS} past deals.`);
    await rematch(enqueue, investor.id);
    return pastDealOf(await insertDeal(db, investor.id, dealColumns(body)));
  },

  'PUT /api/investors/{id}/deals/{dealId}': async ({ actor, body, db, params, services, enqueue }) => {
    const investor = await lockOwnInvestor(db, actor, params.id);
    refuseFutureDay(body.dealDate, services.now());
    const deal = await updateDeal(db, { investorId: investor.id, dealId: params.dealId }, dealColumns(body));
    if (!deal) throw notFound();
    await rematch(enqueue, investor.id);
    return pastDealOf(deal);
  },

  'DELETE /api/investors/{id}/deals/{dealId}': async ({ actor, db, params, enqueue }) => {
    const investor = await lockOwnInvestor(db, actor, params.id);
    if (!(await deleteDeal(db, { investorId: investor.id, dealId: params.dealId }))) throw notFound();
    await rematch(enqueue, investor.id);
    return DONE;
  },
});
