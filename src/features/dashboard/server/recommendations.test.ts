import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { makePdf, multipart } from '#test/documents.ts';
import { createInvestor, createStartup } from '#test/forms.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';

const app = testApp();
const founder = testMember(app, { firstName: 'Ngozi', lastName: 'Eze', userType: 'founder' });
let angel: Client;
let startupId: number;

beforeAll(async () => {
  ({ id: startupId } = await createStartup(founder, 'Shamba Direct'));
  const stated = { sectors: ['FinTech'], geographies: ['Nigeria'], stages: ['Seed'], maxTicketSize: 250_000 };
  ({ client: angel } = await createInvestor(app, stated, { firstName: 'Amina', lastName: 'Diallo' }));
});
afterAll(() => sideProcess.close());

const recommended = async (who: Client) => (await who.get('/api/dashboard/recommendations')).body;

it('the best fit that was not asked yet, with why, for both; gone once it is asked', async () => {
  const [toAngel] = await recommended(angel);
  expect(toAngel).toMatchObject({
    kind: 'Investment Opportunity',
    id: `startup-${startupId}`,
    subject: 'Shamba Direct',
    figure: '100% fit',
    matchScore: 100,
    href: `/startups/${startupId}`,
  });
  expect(toAngel?.text).toMatch(/Shamba Direct .+/);
  expect(await recommended(founder)).toMatchObject([
    { kind: 'Investment Opportunity', subject: 'Amina Diallo' },
  ]);
  await angel.post('/api/introductions', { startupId, reason: 'Farms first' });
  expect(await recommended(angel)).toEqual([]);
  expect(await recommended(founder)).toEqual([]);
});

it('what would raise the founder’s deck most, in points', async () => {
  const deck = 'Problem: traders wait for cash. Solution: we pay the same day. Team: Ngozi Eze, ten years.';
  const file = { name: 'deck.pdf', bytes: await makePdf([deck]) };
  const form = multipart(file, { startupId: String(startupId), title: 'Our deck' });
  const { body } = await founder.post('/api/documents', form.body, form.headers);
  const [improvement] = await recommended(founder);
  expect(improvement).toMatchObject({
    kind: 'Deck Improvement',
    subject: 'Our deck',
    matchScore: null,
    href: `/documents/${body.id}`,
  });
  expect(improvement?.figure).toMatch(/^\+\d+ points$/);
  const stranger = await app.member();
  expect(await recommended(stranger)).toEqual([]);
});

it('a startup in the investor’s pipeline is no news to them', async () => {
  const { client } = await createInvestor(app, { sectors: ['FinTech'], stages: ['Seed'] });
  const [first] = await recommended(client);
  expect(first?.id).toBe(`startup-${startupId}`);
  await client.post('/api/portfolio/deal-flow', { startupId });
  expect((await recommended(client)).map(({ id }) => id)).not.toContain(`startup-${startupId}`);
});
