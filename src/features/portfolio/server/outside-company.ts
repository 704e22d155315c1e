import type { Endpoint } from '#shared/contract/endpoint.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import type { Db } from '#platform/postgres/db.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Call } from '#shared/server/implement.ts';
import type { InvestmentForm } from '../contract/investment.ts';
import type { OutsideCompany, OutsideCompanyForm } from '../contract/outside-company.ts';
import {
  findInvestments,
  findScope,
  findStartupsByIds,
  type InvestmentRow,
  lockCompany,
  shareCompany,
} from './queries.ts';
import {
  findCompaniesByIds,
  findCompany,
  insertCompany,
  moveRecords,
  type OutsideCompanyRow,
  updateCompany,
} from './queries-companies.ts';
import { publishToColleagues, refuseBrokenTimeline, refuseStale } from './record-entry.ts';

type Calling = {
  readonly actor: Member;
  readonly db: Db;
  readonly services: Services;
  readonly enqueue: Call<Endpoint>['enqueue'];
};

export const outsideCompanyOf = ({
  id,
  name,
  country,
  sectorId,
  version,
}: OutsideCompanyRow): OutsideCompany => ({
  id,
  name,
  country,
  sector: sectorId,
  version,
});

/**
 * The company of a new investment: a startup of the directory, one that is held already whatever became of it, or one outside
 * the directory, which is the held one of that name if there is one.
 */
export async function companyInvestedIn(
  { db, actor, now }: { db: Db; actor: Member; now: Date },
  { startupId, company }: Pick<InvestmentForm, 'startupId' | 'company'>,
  held: readonly InvestmentRow[],
): Promise<{ readonly id: number; readonly name: string }> {
  if (company === undefined) {
    const [startup] = startupId === undefined ? [] : await findStartupsByIds(db, [startupId]);
    const own = held.find((row) => row.startupId === startupId);
    const found = startup ?? (own && { id: own.startupId, name: own.startupName });
    if (found === undefined) throw notFound();
    return found;
  }
  const key = company.name.toLowerCase();
  const namesakes = held.filter(({ startupName }) => startupName.toLowerCase() === key);
  const known = await findCompaniesByIds(
    db,
    namesakes.map((row) => row.startupId),
  );
  const own = known.find(({ ownerId }) => ownerId === actor.id);
  return own ?? { id: await insertCompany(db, actor.id, { ...company, now }), name: company.name };
}

/** Corrects what the holder said about a company outside the directory. */
export async function changeCompany(
  { db, actor }: Calling,
  id: number,
  { version, ...changes }: Partial<OutsideCompanyForm> & { version?: number | undefined },
): Promise<OutsideCompany> {
  const row = await findCompany(db, actor.id, id);
  if (row === undefined) throw notFound();
  const current = outsideCompanyOf(row);
  refuseStale(current, version);
  // What is stored came from the catalogue.
  const before = current as OutsideCompany & OutsideCompanyForm;
  await updateCompany(db, actor.id, { ...before, ...changes });
  return { ...before, ...changes, version: current.version + 1 };
}

/**
 * Puts a holder's records of a company outside the directory under the startup it has become. Only who holds it does so for
 * their own records, and nobody is told.
 */
export async function linkCompany(call: Calling, id: number, startupId: number): Promise<void> {
  const { db, actor } = call;
  const scope = await findScope(db, actor.id);
  const mine = (await findInvestments(db, scope)).filter(({ ownerId }) => ownerId === actor.id);
  const own = mine.find((row) => row.startupId === id);
  const [startup] = await findStartupsByIds(db, [startupId]);
  if (own === undefined || (await findCompaniesByIds(db, [id])).length === 0) throw notFound();
  if (startup === undefined) throw invalid('startupId', 'This startup is not in the directory');
  await lockCompany(db, actor.id, startup.id);
  await lockCompany(db, actor.id, id);
  const firmId = (mine.find((row) => row.startupId === startup.id) ?? own).firmId;
  await moveRecords(db, actor.id, { from: id, to: startup });
  await shareCompany(db, actor.id, { startupId: startup.id, firmId });
  await refuseBrokenTimeline(db, scope, { startupId: startup.id, path: 'startupId' });
  await publishToColleagues(call, scope, [own.firmId, firmId]);
  await call.enqueue('matching-refresh', { ownerId: actor.id }, `owner:${actor.id}`);
}
