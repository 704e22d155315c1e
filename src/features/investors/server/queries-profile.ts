import { sql } from 'kysely';
import { fullName } from '#shared/domain/person-name.ts';
import { fold } from '#shared/domain/text.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';
import { rememberWords, searchVector } from '#shared/server/search.ts';
import { CENTS } from '#shared/domain/money.ts';
import type { InvestorProfileInput } from '../contract/profile.ts';
import { investorTexts, type Searched } from '../domain/search.ts';

/** Null when the person has an investor's profile already. */
export async function insertInvestor(
  db: Db,
  owner: Pick<Member, 'id' | 'isDemo' | 'firstName' | 'lastName'>,
  input: InvestorProfileInput,
) {
  const row = await db
    .insertInto('investors')
    .values({
      userId: owner.id,
      isDemo: owner.isDemo,
      type: input.type,
      firmName: input.firmName ?? null,
      investmentThesis: input.investmentThesis,
      minTicketMinor: Math.round(input.minTicketSize * CENTS),
      averageTicketMinor: Math.round(input.averageTicketSize * CENTS),
      maxTicketMinor: Math.round(input.maxTicketSize * CENTS),
      preferredSectors: input.sectors,
      preferredGeographies: input.geographies,
      preferredStages: input.stages,
      linkedinUrl: input.linkedinUrl ?? null,
      ...investorSearchColumns({ ...input, name: fullName(owner) }),
    })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning(['id', 'version', 'createdAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** The search columns of an investor, for an insert or an update. */
export function investorSearchColumns(searched: Searched) {
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

/** Writes a person's new name into what is searched of their investor profile, when they have one. */
export async function renameInvestor(db: Db, userId: UserId, name: string): Promise<void> {
  const row = await db
    .selectFrom('investors')
    .select([
      'firmName',
      'investmentThesis',
      'preferredSectors as sectors',
      'preferredGeographies as geographies',
      'country',
      'city',
    ])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return;
  // The contract lets nothing but catalogue ids into sectors, geographies and country.
  const searched = { ...row, name } as Searched;
  await db
    .updateTable('investors')
    .set(investorSearchColumns(searched))
    .where('userId', '=', userId)
    .execute();
  await rememberInvestorWords(db, searched);
}

/** Hides an investor (`at`), or shows them again (null); false when it was so before. */
export async function hideInvestor(db: Db, id: string, at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('investors')
    .set({ hiddenAt: at, updatedAt: sql<Date>`now()` })
    .where('id', '=', Number(id))
    .where('hiddenAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function deleteDemoInvestors(db: Db): Promise<string[]> {
  await db.deleteFrom('investors').where('isDemo', '=', true).execute();
  return [];
}
