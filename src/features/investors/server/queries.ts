import { sql } from 'kysely';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { investorSearchColumns, rememberInvestorWords } from '#features/onboarding/server/queries.ts';
import type { LeadAppetite } from '../contract/investor.ts';
import type { InvestorUpdate } from '../contract.ts';
import type { StoredInvestor } from '../domain/card.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { CARD_COLUMNS } from './queries-directory.ts';

const CENTS = 100;

/** Everything of an investor's own row and name. */
export type InvestorRow = StoredInvestor & {
  readonly userId: string;
  readonly excludedSectors: readonly SectorId[];
  readonly leadAppetite: LeadAppetite;
  readonly linkedinUrl: string | null;
  readonly website: string | null;
  readonly verifiedAt: Date | null;
  readonly verifiedDomain: string | null;
  readonly domainToken: string | null;
  readonly hiddenAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
};

const ROW = sql`${CARD_COLUMNS}, i.user_id as "userId", i.excluded_sectors as "excludedSectors",
  i.lead_appetite as "leadAppetite", i.linkedin_url as "linkedinUrl", i.website, i.verified_at as "verifiedAt",
  i.verified_domain as "verifiedDomain", i.domain_token as "domainToken", i.hidden_at as "hiddenAt", i.version,
  i.created_at as "createdAt"
  from investors i join users u on u.id = i.user_id`;

export async function findInvestor(db: Db, id: number): Promise<InvestorRow | undefined> {
  const { rows } = await sql<InvestorRow>`select ${ROW} where i.id = ${id}`.execute(db);
  return rows[0];
}

export async function findOwnInvestor(db: Db, userId: UserId): Promise<InvestorRow | undefined> {
  const { rows } = await sql<InvestorRow>`select ${ROW} where i.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** The same, kept from other writers until the transaction ends. */
export async function lockInvestor(db: Db, id: number): Promise<InvestorRow | undefined> {
  const { rows } = await sql<InvestorRow>`select ${ROW} where i.id = ${id} for update of i`.execute(db);
  return rows[0];
}

/** The website's domain and what proves it; both change together. */
type Proof = { readonly domainToken: string | null; readonly verifiedDomain: string | null };

/** A profile under the columns' names, with what is searched of it; what was left out stays undefined. */
export function columnsOf(
  owner: Pick<Member, 'firstName' | 'lastName'>,
  update: Omit<InvestorUpdate, 'version'>,
) {
  return {
    type: update.type,
    firm_name: update.firmName,
    investment_thesis: update.investmentThesis,
    min_ticket_minor: Math.round(update.minTicketSize * CENTS),
    average_ticket_minor: Math.round(update.averageTicketSize * CENTS),
    max_ticket_minor: Math.round(update.maxTicketSize * CENTS),
    preferred_sectors: update.sectors,
    preferred_geographies: update.geographies,
    preferred_stages: update.stages,
    excluded_sectors: update.excludedSectors,
    lead_appetite: update.leadAppetite,
    linkedin_url: update.linkedinUrl,
    website: update.website,
    country: update.country,
    city: update.city,
    ...investorSearchColumns({ ...update, name: fullName(owner) }),
  };
}

/** Writes the owner's profile and what is searched of it. The caller holds the row and has compared versions. */
export async function updateInvestor(
  db: Db,
  owner: Pick<Member, 'id' | 'firstName' | 'lastName'>,
  update: InvestorUpdate & Proof,
): Promise<void> {
  await db
    .updateTable('investors')
    .set((eb) => ({
      ...columnsOf(owner, update),
      domain_token: update.domainToken,
      verified_domain: update.verifiedDomain,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('user_id', '=', owner.id)
    .execute();
  await rememberInvestorWords(db, { ...update, name: fullName(owner) });
}
