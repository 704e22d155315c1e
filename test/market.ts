import {
  insertMatchableDeal,
  insertMatchableInvestor,
  insertMatchableStartup,
  type InvestorRow,
  type StartupRow,
} from './matchable.ts';
import { type Client, createTestApp } from './app.ts';

/** An investor of a test and their profile. */
type Backer = { readonly client: Client; readonly id: number };

/**
 * A founder's startup between three investors: Kofi Mensah fits best and has a deal to show, Kofi Owusu backs other
 * things elsewhere, and one is hidden.
 */
export async function createTestMarket() {
  const app = await createTestApp();
  const { db } = app.services;
  async function insertInvestor({ lastName, ...row }: InvestorRow & { lastName: string }): Promise<Backer> {
    const client = await app.member({ firstName: 'Kofi', lastName, userType: 'investor' });
    return { client, id: await insertMatchableInvestor(db, client.userId, row) };
  }
  const insertStartup = (owner: Client, row?: StartupRow) => insertMatchableStartup(db, owner.userId, row);
  /** The stored pairs of a startup in its own list and in the lists of investors, in its order. */
  const storedRows = (startupId: number) =>
    db
      .selectFrom('matches')
      .select(['investorId', 'side', 'rank', 'startupOrder', 'investorOrder'])
      .where('startupId', '=', startupId)
      .orderBy('side', 'desc')
      .orderBy('rank')
      .execute();
  const founder = await app.member({ userType: 'founder' });
  const stranger = await app.member();
  const kofi = await insertInvestor({ lastName: 'Mensah' });
  await insertInvestor({ lastName: 'Owusu', sectors: ['edtech'], geographies: ['latam'] });
  const hiddenInvestor = await insertInvestor({ lastName: 'Hidden', hidden: true });
  await insertMatchableDeal(db, kofi.id);
  const startupId = await insertStartup(founder);
  return {
    app,
    founder,
    stranger,
    kofi,
    hiddenInvestor,
    startupId,
    insertStartup,
    insertInvestor,
    storedRows,
  };
}

export const analyse = (client: Client, startupId: number | string) =>
  client.post(`/api/advanced-matching/${startupId}`);
