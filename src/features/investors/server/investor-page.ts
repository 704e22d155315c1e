import type { Db, Member } from '#shared/server/context.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { sectorLabel } from '#shared/domain/catalogue/sectors.ts';
import { notFound } from '#platform/http/errors.ts';
import type { DomainProof, Investor, OwnInvestor } from '../contract/investor.ts';
import { cardOf, pastDealOf } from '../domain/card.ts';
import { domainOf } from '#shared/domain/host.ts';
import { isSharedDomain, proofRecord } from '../domain/domain-proof.ts';
import { canEditInvestor, canSeeInvestor, canVouch } from '../policy.ts';
import { findDeals } from './queries-deals.ts';
import { type Affiliations, findAffiliations, findVouches, type VouchRow } from './queries-vouches.ts';
import { findInvestor, findOwnInvestor, type InvestorRow, lockInvestor } from './queries.ts';

const MOST_VOUCHES_SHOWN = 50;

/** An investor the reader may see, or 404. */
export async function loadInvestor(db: Db, id: number, actor: Member | null): Promise<InvestorRow> {
  const row = await findInvestor(db, id, actor?.id ?? null);
  if (!row || !canSeeInvestor(row)) throw notFound();
  return row;
}

function ownOr404(actor: Member, row: InvestorRow | undefined): InvestorRow {
  if (!row || !canSeeInvestor(row) || !canEditInvestor(actor, row)) throw notFound();
  return row;
}

/** The actor's own investor, held until the transaction ends, or 404. */
export async function lockOwnInvestor(db: Db, actor: Member, id: number): Promise<InvestorRow> {
  return ownOr404(actor, await lockInvestor(db, id, actor.id));
}

/** The same without holding it. */
export async function findEditableInvestor(db: Db, actor: Member, id: number): Promise<InvestorRow> {
  return ownOr404(actor, await findInvestor(db, id, actor.id));
}

/** The actor's standing among members: whether they are somebody whose vouch counts. */
export async function voucherStatusOf(
  db: Db,
  actor: Member,
): Promise<Affiliations & { hasProfile: boolean }> {
  const [found] = await findAffiliations(db, [actor.id]);
  if (!found) throw notFound();
  return { ...found, hasProfile: found.isInvestor || found.startupIds.length > 0 || found.isAdmin };
}

export function vouchOf({ firstName, lastName, profileImageUrl, isDemo, ...row }: VouchRow) {
  const affiliation = row.firmName ?? row.startupName;
  return {
    statement: row.statement,
    createdAt: row.createdAt.toISOString(),
    voucher: { firstName, lastName, profileImageUrl, affiliation, isDemo },
  };
}

/** What verified says: who vouched for whom, and when. Of the demo, as the demo has it. */
function verifiedOf(row: InvestorRow, vouches: readonly VouchRow[]): Investor['verified'] {
  const { verifiedBy, verifiedAt, verifiedDomain, firmName } = row;
  if (verifiedBy === null || verifiedAt === null) return null;
  const name = fullName(row);
  const counts = (vouch: VouchRow) =>
    row.isDemo || (verifiedBy === 'admin' ? vouch.isAdmin : vouch.verifiedAt !== null);
  const vouchedBy = vouches
    .filter((vouch) => vouch.forName === name && vouch.forFirm === firmName && counts(vouch))
    .map((vouch) => ({ name: fullName(vouch), at: vouch.createdAt.toISOString() }));
  return {
    by: verifiedBy,
    at: verifiedAt.toISOString(),
    domain: verifiedDomain,
    name,
    firmName,
    vouchedBy: verifiedBy === 'domain' ? [] : vouchedBy,
  };
}

/** Everything public about an investor, and what the reader may do. */
export async function pageOf(db: Db, row: InvestorRow, actor: Member | null): Promise<Investor> {
  const [deals, vouches, voucher] = await Promise.all([
    findDeals(db, row.id),
    findVouches(db, [row.id], actor?.id ?? null),
    actor && voucherStatusOf(db, actor),
  ]);
  return {
    ...cardOf(row),
    excludedSectors: row.excludedSectors.map(sectorLabel),
    leadAppetite: row.leadAppetite,
    linkedinUrl: row.linkedinUrl,
    website: row.website,
    verified: verifiedOf(row, vouches),
    deals: deals.map(pastDealOf),
    vouches: { count: vouches.length, items: vouches.slice(0, MOST_VOUCHES_SHOWN).map(vouchOf) },
    viewer: {
      isOwner: canEditInvestor(actor, row),
      canVouch: voucher !== null && canVouch(actor, voucher, row),
      hasVouched: vouches.some(({ userId }) => userId === actor?.id),
    },
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Why a website's domain cannot serve as proof, or null. */
export function proofRefusal(domain: string): string | null {
  if (!isSharedDomain(domain)) return null;
  return `${domain} is used by many people and cannot verify a firm. Enter your firm’s own website.`;
}

function domainProofOf({ website, domainToken, verifiedDomain }: InvestorRow): DomainProof | null {
  const domain = website === null ? null : domainOf(website);
  if (domain === null) return null;
  const refusal = proofRefusal(domain);
  const record = refusal === null && domainToken !== null ? proofRecord(domainToken) : null;
  return { domain, record, isProved: verifiedDomain === domain, refusal };
}

/** The page as its owner reads it after a change, or on asking for their own. */
export async function ownPageOf(db: Db, actor: Member): Promise<OwnInvestor> {
  const row = await findOwnInvestor(db, actor.id);
  if (!row || !canSeeInvestor(row)) throw notFound();
  return { ...(await pageOf(db, row, actor)), domainProof: domainProofOf(row) };
}
