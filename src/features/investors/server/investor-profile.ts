import { fullName } from '#shared/domain/person-name.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { fold } from '#shared/domain/text.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { rememberWords, searchVector } from '#shared/server/search.ts';
import type { InvestorUpdate } from '../contract.ts';
import type { InvestorProfileInput } from '../contract/profile.ts';
import { investorTexts, type Searched } from '../domain/search.ts';
import { updateInvestor } from './queries.ts';
import { findInvestorIdOf, forgetProof } from './queries-vouches.ts';
import { reassess, refuseLookAlike } from './verification.ts';
import { findSearched, insertInvestor, updateSearch } from './queries-profile.ts';

type Named = Pick<Member, 'firstName' | 'lastName'>;

function searchColumns(searched: Searched) {
  const texts = investorTexts(searched);
  return { search: searchVector(texts), searchName: fold(texts.A) };
}

/** Remembers the words of names, sectors and places that a mistyped search may be corrected to. */
export async function rememberInvestorWords(db: Db, ...investors: readonly Searched[]): Promise<void> {
  const texts = investors.map(investorTexts);
  await rememberWords(
    db,
    texts.flatMap(({ A, B }) => [A, B]),
  );
}

/** What is asked of a new investor, under the columns' names, with what is searched of it. */
const firstColumns = (owner: Named, input: InvestorProfileInput) => ({
  type: input.type,
  firmName: input.firmName ?? null,
  investmentThesis: input.investmentThesis,
  minTicketMinor: nearestMinor(input.minTicketSize, 'USD'),
  averageTicketMinor: nearestMinor(input.averageTicketSize, 'USD'),
  maxTicketMinor: nearestMinor(input.maxTicketSize, 'USD'),
  preferredSectors: input.sectors,
  preferredGeographies: input.geographies,
  preferredStages: input.stages,
  linkedinUrl: input.linkedinUrl ?? null,
  ...searchColumns({ ...input, name: fullName(owner) }),
});

/** A profile under the columns' names, with what is searched of it; what was left out stays undefined. */
export const columnsOf = (owner: Named, update: Omit<InvestorUpdate, 'version'>) => ({
  ...firstColumns(owner, update),
  firmName: update.firmName,
  linkedinUrl: update.linkedinUrl,
  excludedSectors: update.excludedSectors,
  leadAppetite: update.leadAppetite,
  website: update.website,
  country: update.country,
  city: update.city,
});

/** Adds a person's investor profile; undefined when they have one already. */
export async function addInvestor(
  db: Db,
  owner: Named & Pick<Member, 'id' | 'isDemo'>,
  input: InvestorProfileInput,
) {
  if (!owner.isDemo) await refuseLookAlike(db, owner.id, input.firmName ?? null);
  const values = { ...firstColumns(owner, input), userId: owner.id, isDemo: owner.isDemo };
  const row = await insertInvestor(db, values);
  if (row) await rememberInvestorWords(db, { ...input, name: fullName(owner) });
  return row;
}

/** The website's domain and what proves it; both change together. */
type Proof = { readonly domainToken: string | null; readonly verifiedDomain: string | null };

/** Writes the owner's profile and what is searched of it. The caller holds the row and has compared versions. */
export async function rewriteInvestor(
  db: Db,
  owner: Named & Pick<Member, 'id'>,
  update: InvestorUpdate & Proof,
): Promise<void> {
  const { domainToken, verifiedDomain } = update;
  await updateInvestor(db, owner.id, { ...columnsOf(owner, update), domainToken, verifiedDomain });
  await rememberInvestorWords(db, { ...update, name: fullName(owner) });
}

/**
 * Writes a person's new name into what is searched of their investor profile, when they have one. What verified the
 * person of the former name ends.
 */
export async function renameInvestor(
  db: Db,
  userId: UserId,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const row = await findSearched(db, userId);
  if (!row) return;
  await updateSearch(db, userId, searchColumns({ ...row, name }));
  const id = await findInvestorIdOf(db, userId);
  if (id !== null) {
    await forgetProof(db, id);
    await reassess(db, [id], now);
  }
  await rememberInvestorWords(db, { ...row, name });
}
