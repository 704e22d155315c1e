import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { investorForm, startupForm } from '#test/forms.ts';
import { insertMatchableDeal, insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';

const app = testApp();
let angel: Client;
let founder: Client;

/** An instance as it comes: a demo with deals on record, and nobody real yet. */
beforeAll(async () => {
  const { db } = app.services;
  for (const name of ['One', 'Two', 'Three']) {
    const { userId } = await app.member({ firstName: 'Demo', lastName: name });
    const investorId = await insertMatchableInvestor(db, userId, { sectors: ['agritech'] });
    await insertMatchableDeal(db, investorId);
    await insertMatchableStartup(db, userId, { name: `Demo ${name}`, stage: 'pre-seed' });
  }
  await db.updateTable('investors').set({ isDemo: true }).execute();
  await db.updateTable('startups').set({ isDemo: true }).execute();
  angel = await app.member({ firstName: 'Amina', lastName: 'Diallo', userType: 'investor' });
  founder = await app.member({ firstName: 'Ngozi', lastName: 'Eze', userType: 'founder' });
});

it('an angel and the founder who meets all they stated, in naira, are each other’s first match at once', async () => {
  const stated = {
    investmentThesis: 'Farms first, wherever the road ends.',
    minTicketSize: 20_000,
    averageTicketSize: 50_000,
    maxTicketSize: 100_000,
    sectors: ['AgriTech'],
    geographies: ['Nigeria'],
    stages: ['Pre-Seed'],
  };
  const { body: investor } = await angel.post('/api/investors', investorForm(stated));
  const before = (await angel.get('/api/matching/startups')).body;
  expect(before[0]?.counterpart?.isDemo).toBe(true);
  const wanted = { sector: 'AgriTech', fundingStage: 'Pre-Seed', raisingAmount: '₦450M' };
  const { body: startup } = await founder.post('/api/startups', startupForm('Shamba Direct', wanted));

  const [toAngel] = (await angel.get('/api/matching/startups')).body;
  expect(toAngel).toMatchObject({ startupId: startup.id, score: 100, misfits: [], weakest: null });
  const [toFounder] = (await founder.get(`/api/matching/investors?startup=${startup.id}`)).body;
  expect(toFounder).toMatchObject({
    investorId: investor.id,
    score: 100,
    criteriaKnown: 5,
    activity: 'No recorded deals',
  });
  const [first] = (await founder.get('/api/dashboard/matches')).body;
  expect(first).toMatchObject({ id: `investor-${investor.id}`, matchScore: 100 });
});
