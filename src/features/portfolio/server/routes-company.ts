import { findGrowthTexts } from '#features/startups/server/growth-text.ts';
import { findTraction } from '#features/startups/server/queries-traction.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import type { CompanyDetail, PortfolioNote } from '../contract/company.ts';
import { companyEndpoints } from '../contract.ts';
import { TOTALS_CURRENCY } from '../domain/company-holding.ts';
import { courseOf, distinctRates, flowsOf, returnsOf } from '../domain/company-view.ts';
import { currencyEffect } from '../domain/currency-effect.ts';
import { portfolioOf } from '../domain/portfolio.ts';
import { findScope } from './queries.ts';
import { changeCompany, linkCompany, outsideCompanyOf } from './outside-company.ts';
import { findStartupOfName, type OutsideCompanyRow } from './queries-companies.ts';
import { deleteNote, findNames, findNotes, insertNote, type NoteRow } from './queries-notes.ts';
import { companyOf, loadRecords } from './records.ts';
import { eventOf, investmentOf } from './record-entry.ts';

const noteOf = ({ createdAt, ...note }: NoteRow): PortfolioNote => ({
  ...note,
  createdAt: createdAt.toISOString(),
});

type ReadContext = { readonly db: Db; readonly actor: Member; readonly services: Services };

/** What a holder wrote about a company of their own outside the directory, and what it may have become. */
async function outsideOf(
  db: Db,
  actor: Member,
  row: OutsideCompanyRow | undefined,
): Promise<CompanyDetail['outside']> {
  if (row === undefined || row.ownerId !== actor.id) return null;
  return { ...outsideCompanyOf(row), joined: await findStartupOfName(db, row.name) };
}

async function detailOf(
  call: ReadContext,
  startupId: number,
  owner: string | undefined,
): Promise<CompanyDetail> {
  const { db, actor } = call;
  const records = await loadRecords(call, startupId);
  const { ledgers, asOf, book, scope } = records;
  const wanted =
    owner ?? (ledgers.some(({ ownerId }) => ownerId === actor.id) ? actor.id : ledgers[0]?.ownerId);
  const ledger = ledgers.find(({ ownerId }) => ownerId === wanted);
  if (ledger === undefined) throw notFound();
  const { holdings, summary } = portfolioOf([ledger], book, asOf);
  const [holding] = holdings;
  if (holding === undefined) throw notFound();
  const metrics = records.startups.has(startupId) ? await findTraction(db, startupId) : [];
  const isOwn = (row: { ownerId: string }) => row.ownerId === ledger.ownerId;
  return {
    asOf,
    company: companyOf(holding, summary, records),
    owner: ledger.ownerId,
    owners: await findNames(db, [...new Set(ledgers.map(({ ownerId }) => ownerId))]),
    firm: scope.firm && { name: scope.firm.name },
    investments: records.investments.filter(isOwn).map((row) => investmentOf(row, scope)),
    events: records.events.filter(isOwn).map(eventOf).toReversed(),
    returns: holding.facts && returnsOf(holding.facts, TOTALS_CURRENCY),
    ownReturns: holding.isOwnComplete ? returnsOf(holding.localFacts, holding.currency) : null,
    flows: flowsOf(holding, book),
    rates: distinctRates(holding.used),
    effect: currencyEffect(holding),
    course: courseOf(holding, book),
    metrics: metrics.map(({ metric, date, value, currency, evidence }) => ({
      metric,
      date,
      value,
      currency,
      evidence,
    })),
    growthText:
      metrics.length === 0 ? null : ((await findGrowthTexts(db, [startupId])).get(startupId) ?? null),
    notes: (await findNotes(db, scope, startupId)).map(noteOf),
    outside: await outsideOf(db, actor, records.outside.get(startupId)),
  };
}

export const companyRoutes = implement(companyEndpoints, {
  'GET /api/portfolio/companies/{startupId}': async (call) =>
    detailOf(call, call.params.startupId, call.query.owner),

  'PATCH /api/portfolio/companies/{startupId}': async (call) =>
    changeCompany(call, call.params.startupId, call.body),

  'POST /api/portfolio/companies/{startupId}/link': async (call) => {
    await linkCompany(call, call.params.startupId, call.body.startupId);
    return DONE;
  },

  'POST /api/portfolio/companies/{startupId}/notes': async (call) => {
    const { actor, params, body, db, services } = call;
    const { ledgers } = await loadRecords(call, params.startupId);
    if (ledgers.length === 0) throw notFound();
    const scope = await findScope(db, actor.id);
    if (body.shared && scope.firm === null) throw invalid('shared', 'You are in no firm to share this with');
    const firmId = body.shared ? (scope.firm?.id ?? null) : null;
    const note = { startupId: params.startupId, firmId, text: body.text, now: services.now() };
    const id = await insertNote(db, actor.id, note);
    const row = (await findNotes(db, scope, params.startupId)).find((each) => each.id === id);
    if (row === undefined) throw notFound();
    return noteOf(row);
  },

  'DELETE /api/portfolio/notes/{id}': async ({ actor, params, db }) => {
    if (!(await deleteNote(db, actor.id, params.id))) throw notFound();
    return DONE;
  },
});
