import type { Client, TestApp } from './app.ts';

/** A startup as its founder sends it; `more` takes the place of what is usual. */
export const startupForm = (name: string, more: object = {}) => ({
  name,
  description: 'Something people pay for.',
  sector: 'FinTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$500K',
  teamSize: 4,
  businessModel: 'B2B SaaS',
  country: 'NG',
  ...more,
});

/** An investor's profile as they send it. */
export const investorForm = (more: object = {}) => ({
  type: 'angel',
  firmName: 'Baobab Angels',
  investmentThesis: 'Payments and credit for informal trade.',
  minTicketSize: 10_000,
  averageTicketSize: 25_000,
  maxTicketSize: 100_000,
  sectors: ['FinTech', 'Logistics'],
  geographies: ['Nigeria'],
  stages: ['Pre-Seed', 'Series C+'],
  ...more,
});

/** A post as a founder sends it. */
export const jobForm = (more: object = {}) => ({
  title: 'Head of sales',
  description: 'Sells what we make to shops in Lagos and beyond.',
  jobType: 'Full-time Employee',
  category: 'Sales',
  location: 'Lagos',
  isRemote: false,
  takesApplications: true,
  ...more,
});

let named = 0;

/** Creates a startup of the client's own, under a name that no other has unless one is given. */
export async function createStartup(founder: Client, given?: string, more: object = {}) {
  named += 1;
  const name = given ?? `Baobab Ledger ${named}`;
  return { id: (await founder.post('/api/startups', startupForm(name, more))).body.id, name };
}

type Seat = { readonly startupId: number; readonly role: 'owner' | 'editor' | 'viewer' };

/** Puts somebody into the team of a startup. */
export async function joinTeam({ services }: TestApp, { userId }: Client, seat: Seat): Promise<void> {
  await services.db
    .insertInto('startupMembers')
    .values({ ...seat, userId })
    .execute();
}

export type MadeInvestor = { readonly client: Client; readonly id: number };

/** A new member and their investor profile. */
export async function createInvestor(app: TestApp, more: object = {}, person = {}): Promise<MadeInvestor> {
  const client = await app.member(person);
  return { client, id: (await client.post('/api/investors', investorForm(more))).body.id };
}
