import { sql } from 'kysely';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { investorSearchColumns, rememberInvestorWords } from './queries-profile.ts';
import type { LeadAppetite } from '../contract/investor.ts';
import type { InvestorUpdate } from '../contract.ts';
import type { StoredInvestor } from '../domain/card.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { CENTS } from '#shared/domain/money.ts';
import { CARD_COLUMNS } from './queries-directory.ts';

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

const ROW = sql`${CARD_COLUMNS}, i.user_id, i.excluded_sectors,
  i.lead_appetite, i.linkedin_url, i.website, i.verified_at,
  i.verified_domain, i.domain_token, i.hidden_at, i.version,
  i.created_at
  from investors i join people_cards u on u.id = i.user_id`;

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
    firmName: update.firmName,
    investmentThesis: update.investmentThesis,
    minTicketMinor: Math.round(update.minTicketSize * CENTS),
    averageTicketMinor: Math.round(update.averageTicketSize * CENTS),
    maxTicketMinor: Math.round(update.maxTicketSize * CENTS),
    preferredSectors: update.sectors,
    preferredGeographies: update.geographies,
    preferredStages: update.stages,
    excludedSectors: update.excludedSectors,
    leadAppetite: update.leadAppetite,
    linkedinUrl: update.linkedinUrl,
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
      domainToken: update.domainToken,
      verifiedDomain: update.verifiedDomain,
      version: eb('version', '+', 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where('userId', '=', owner.id)
    .execute();
  await rememberInvestorWords(db, { ...update, name: fullName(owner) });
}
