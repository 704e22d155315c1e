import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { makePdf, makeScan, multipart } from '#test/documents.ts';
import { startupForm } from '#test/forms.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { drawGray } from '#platform/pdf/render.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Wambui', lastName: 'Karanu' });
let startupId: number;
afterAll(() => sideProcess.close());
beforeAll(async () => {
  startupId = (await founder.post('/api/startups', startupForm('Mtajiline', { teamSize: 12 }))).body.id;
});

async function scanOf(text: string): Promise<Buffer> {
  const picture = await drawGray({ pdf: await makePdf([text]), page: 1 });
  if (picture === null) throw new Error('no picture');
  return makeScan(picture);
}

it('a scanned page is read from its picture, said to be, and its figures are claims', async () => {
  const words =
    'Financial statements of Mtajiline Limited for the year ended 31 December 2025.\nRevenue of 2025 was KES 37,914,000.\nLe chiffre d’affaires a progressé de 12 % sur l’année.';
  const file = { name: 'Accounts.pdf', bytes: await scanOf(words) };
  const { body, headers } = multipart(file, {
    documentType: 'financial_statements',
    title: 'Accounts',
    startupId: String(startupId),
  });
  const sent = await founder.post('/api/documents', body, headers);
  expect(sent.status).toBe(201);
  const newest = async () => (await founder.get(`/api/documents/${sent.body.id}/versions/1`)).text;
  await expect.poll(newest, { timeout: 15_000, interval: 200 }).toContain('"recognisedPages":[1]');
  expect(await newest()).toContain('37,914,000');
  const facts = await founder.get(`/api/startups/${startupId}/facts`);
  const revenue = facts.body.metrics.find(({ metric }) => metric === 'revenue');
  expect(revenue?.facts).toMatchObject([
    { value: 37_914_000, currency: 'KES', period: '2025', level: 'claimed' },
  ]);
});
