import { readFileSync } from 'node:fs';
import type { CapTableResult } from '#features/cap-table/contract/answer.ts';
import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { fileInRoom } from '#features/data-room/server/room-content.ts';
import { findOwnNotes } from '#features/deal-flow/server/queries-notes.ts';
import { keepMade, type MadePdf, readMade } from '#features/documents/server/made-document.ts';
import { findDiligenceScores, findPublicScores } from '#features/due-diligence/server/diligence-scores.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { findFundingRound } from '#features/funding-tracker/server/queries.ts';
import { findOwnInvestor } from '#features/investors/server/queries.ts';
import { findFits } from '#features/matching/server/own-matches.ts';
import type { StartupDetail } from '#features/startups/contract/startup.ts';
import { requireStartup } from '#features/startups/server/access.ts';
import { openStartup } from '#features/startups/server/startup-detail.ts';
import { findValuation } from '#features/valuation/server/valuation.ts';
import { typesetPdf } from '#platform/pdf/typeset.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, rateExplanation } from '#shared/domain/exchange-rate.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { prepared } from '#shared/server/implement.ts';
import type { dealSummaryEndpoints, DealSummary, SUMMARY_SCOPES } from '../contract.ts';
import {
  type CompanyFacts,
  dealSummary,
  type OwnFacts,
  type PrivateFacts,
  type RoundFacts,
} from '../domain/summary.ts';
import { type Language } from '#shared/domain/paper-language.ts';
import { WORDS } from '../domain/words.ts';

type Scope = (typeof SUMMARY_SCOPES)[number];
type Call = {
  readonly actor: Member;
  readonly params: { readonly id: number };
  readonly query: { readonly scope: Scope; readonly lang: Language };
  readonly db: Db;
  readonly services: Services;
};

const made = ({ version, createdAt }: { version: number; createdAt: Date }) => ({
  version,
  day: dayOf(createdAt),
});

/** Holders once each however many entries they have, and convertibles at their caps beside them. */
function holdingsOf({ shareholders, convertibles }: CapTableResult) {
  const held = Map.groupBy(shareholders, ({ shareholderName }) => shareholderName);
  const holders = [...held].map(([name, entries]) => ({
    name,
    shares: entries.reduce((sum, { shares }) => sum + shares, 0),
    percent: entries.reduce((sum, { percentage }) => sum + percentage, 0),
    isConvertible: false,
  }));
  const atCap = convertibles.flatMap(({ holder, sharesAtCap, percentageAtCap }) =>
    sharesAtCap === null || percentageAtCap === null
      ? []
      : [{ name: holder, shares: sharesAtCap, percent: percentageAtCap, isConvertible: true }],
  );
  return { holdings: [...holders, ...atCap], uncapped: convertibles.length - atCap.length };
}

async function findPrivate(db: Db, startupId: number): Promise<PrivateFacts> {
  const [table, model, valuation] = await Promise.all([
    findCapTable(db, startupId),
    findModel(db, startupId),
    findValuation(db, startupId),
  ]);
  return {
    capTable: table && { ...made(table), ...holdingsOf(table.result) },
    model: model && {
      ...made(model),
      currency: model.result.currency,
      years: model.result.projections,
      runwayMonths: model.result.metrics.runway,
      monthlyBurn: model.result.metrics.burnRate,
    },
    valuation: valuation && { ...made(valuation), ...valuation.result.recommendation },
  };
}

/** What this investor wrote of the startup, and how it fits the criteria of their profile. */
async function findOwn(db: Db, actor: Member, startupId: number, now: Date): Promise<OwnFacts> {
  const [notes, investor] = await Promise.all([
    findOwnNotes(db, actor.id, startupId),
    findOwnInvestor(db, actor.id),
  ]);
  const fits = investor && (await findFits(db, { investorId: investor.id, startupIds: [startupId], now }));
  return {
    fitPercent: fits?.get(startupId) ?? null,
    notes: notes.map(({ body, updatedAt }) => ({ author: fullName(actor), day: dayOf(updatedAt), body })),
  };
}

/** The round as the reader may have it: what is only soft-circled or signed is the team's own. */
async function findRound(
  db: Db,
  startup: StartupDetail,
  { today, isFull }: { today: string; isFull: boolean },
): Promise<RoundFacts | null> {
  const currency = startup.round && currencyOf(startup.round.currency);
  if (!startup.round || !currency) return null;
  const [kept, book] = await Promise.all([
    isFull ? findFundingRound(db, startup.id) : null,
    findRateBook(db),
  ]);
  const { instrumentLabel, instrument: _instrument, ...round } = startup.round;
  const target = convertMoney({ amountMinor: round.targetMinor, currency }, 'USD', today, book);
  const { rate, amountMinor } = target ?? { rate: null, amountMinor: 0 };
  return {
    ...round,
    currency,
    label: instrumentLabel,
    softCircledMinor: kept?.softCircledMinor ?? null,
    signedMinor: kept?.signedMinor ?? null,
    dollars: rate === null ? null : { targetMinor: amountMinor, rateText: rateExplanation(rate) },
  };
}

const companyOf = (startup: StartupDetail): CompanyFacts => ({
  name: startup.name,
  description: startup.description,
  sector: startup.sector,
  stage: startup.fundingStage,
  businessModel: startup.businessModel,
  country: startup.country,
  city: startup.city,
  incorporatedIn: startup.countryIncorporation,
  foundedYear: startup.foundedYear,
  teamSize: startup.teamSize,
  website: startup.website,
  raisingText: startup.raisingAmount,
  team: startup.team,
  traction: startup.tractionSeries,
  revenueGrowthText: startup.revenueGrowthText,
});

/**
 * The summary of a startup as its reader may have it: the public form for whoever sees the startup, the full one for its
 * team, and one's own notes for who wrote them.
 */
export async function openDealSummary({ actor, params, query, db, services }: Call): Promise<DealSummary> {
  const now = services.now();
  const today = dayOf(now);
  const isFull = query.scope === 'full';
  if (isFull) await requireStartup(db, actor, params.id, 'read');
  const startup = await openStartup(db, params.id, actor);
  const isTeam = startup.mine !== null;
  const startupIds = [params.id];
  const [scores, team, own, round] = await Promise.all([
    // What somebody's own due diligence found is never part of what is handed on as public.
    query.scope === 'public'
      ? findPublicScores(db, startupIds, now)
      : findDiligenceScores(db, { startupIds, runnerId: isFull ? null : actor.id, now }),
    isFull ? findPrivate(db, params.id) : null,
    query.scope === 'notes' ? findOwn(db, actor, params.id, now) : null,
    findRound(db, startup, { today, isFull }),
  ]);
  const company = companyOf(startup);
  const diligence = scores.get(params.id) ?? null;
  const summary = dealSummary({ today, company, round, diligence, team, own }, query.lang);
  const { id, name, isDemo, mine } = startup;
  const canFile = mine === 'owner' || mine === 'editor';
  return { startup: { id, name, isDemo }, isTeam, canFile, ...summary };
}

const TEMPLATE = new URL('summary.typ', import.meta.url);

/** The same figures set in two or three pages. */
export async function printDealSummary(call: Call): Promise<{ name: string; pdf: Buffer }> {
  const { startup, isTeam: _isTeam, canFile: _canFile, ...summary } = await openDealSummary(call);
  const pdf = await typesetPdf(readFileSync(TEMPLATE, 'utf8'), { ...summary, language: call.query.lang });
  const name = startup.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return { name: `${name}-${dayOf(call.services.now())}.pdf`, pdf };
}

type Filing = (typeof dealSummaryEndpoints)['POST /api/startups/{id}/deal-summary/versions'];

/** The summary as it is now, as the next version of its document in the data room. */
export const fileDealSummary = prepared<Filing, MadePdf>(
  async ({ actor, body, params, services }) => {
    await requireStartup(services.db, actor, params.id, 'edit');
    const { name, pdf } = await printDealSummary({ actor, params, query: body, db: services.db, services });
    return readMade(name, pdf);
  },
  async (call, pdf) => {
    const { body, db, params } = call;
    const { id: startupId } = await requireStartup(db, call.actor, params.id, 'edit');
    const { folderId, lang, scope } = body;
    const title = WORDS[lang].filed[scope];
    const madeAs = `deal-summary ${scope} ${lang}`;
    const kept = await keepMade(db, call, { startupId, madeAs, title, pdf });
    await fileInRoom(call, startupId, { documentId: kept.documentId, folderId });
    return kept;
  },
);
