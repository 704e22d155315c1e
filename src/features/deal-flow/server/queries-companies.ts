import { sql } from 'kysely';
import { words } from '#shared/domain/text.ts';
import type { Db } from '#shared/server/context.ts';
import type { PipelineDeal } from '../domain/deal-import.ts';
import type { DealStage } from '../domain/stages.ts';
import { type DealScope, inScope } from './queries.ts';

export type DealCompanyRow = {
  id: number;
  name: string;
  website: string | null;
};

/** A startup that is open to everybody, for a new deal; null when it is not there or hidden. */
export async function findListedStartup(db: Db, id: number): Promise<DealCompanyRow | null> {
  const { rows } = await sql<DealCompanyRow>`
    select s.id, s.name, s.website from visible_startups s where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type Wanted = {
  readonly startupId: number | null;
  readonly name: string;
  readonly companyKey: string;
  readonly companyDomain: string | null;
};
export type CandidateRow = {
  kind: 'deal' | 'startup';
  id: number;
  name: string;
  domain: string | null;
  stage: DealStage | null;
};

const MOST_CANDIDATES = 5;

/** Deals of the pipeline on the same startup, folded name or domain. */
export async function findSameDeals(db: Db, scope: DealScope, wanted: Wanted): Promise<CandidateRow[]> {
  const { startupId, companyKey, companyDomain } = wanted;
  const { rows } = await sql<CandidateRow>`
    select 'deal' as kind, d.id, coalesce(s.name, d.company_name, 'No longer listed') as name,
      d.company_domain as domain, d.stage
    from deals d left join visible_startups s on s.id = d.startup_id
    where ${inScope(scope)} and d.removed_at is null
      and (d.startup_id = ${startupId}::int or d.company_key = ${companyKey} or d.company_domain = ${companyDomain}::text)
    order by d.id limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
}

/** Startups of the directory with this name, so that a private copy of one is not made unknowingly. */
export async function findSameStartups(db: Db, name: string): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select 'startup' as kind, s.id, s.name, null as domain, null as stage from visible_startups s
    where s.search_name = ${words(name).join(' ')}
    order by s.id limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
}

/** The deals of the pipeline, by what their companies are recognised and with what an import compares. */
export async function findPipelineDeals(db: Db, scope: DealScope): Promise<PipelineDeal[]> {
  const { rows } = await sql<PipelineDeal>`
    select coalesce(s.name, d.company_name, 'No longer listed') as name, d.company_key,
      d.company_domain, d.stage, d.priority, d.interest_level,
      d.source_channel, d.next_action, d.next_action_due,
      d.amount_minor, d.currency
    from deals d left join visible_startups s on s.id = d.startup_id
    where ${inScope(scope)} and d.removed_at is null`.execute(db);
  return rows;
}
