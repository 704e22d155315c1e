import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';
import { makePdf } from '#test/documents.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const COMPANY = `Kijani ${STAMP}`;
const DECK = `Seed deck ${STAMP}`;
const STARTUP = startupForm(COMPANY, { sector: 'AgriTech', teamSize: 6, businessModel: 'Enterprise' });
const THESIS = investorForm({
  investmentThesis: 'Feed and food for African cities.',
  sectors: ['AgriTech'],
  geographies: ['Africa'],
  stages: ['Seed'],
});
const PAGES = [
  'The team: Grace Ato, CEO, nine years at Ugachick.',
  'We have no competitors.',
  'Market\nThe market is worth $1,500,000,000,000.',
];

/** Asking, accepting and investing have journeys of their own. */
async function meet(founder: Page, investor: Page): Promise<number> {
  const { id: startupId } = await (await founder.request.post('/api/startups', { data: STARTUP })).json();
  expect((await investor.request.post('/api/investors', { data: THESIS })).status()).toBe(201);
  const asked = await investor.request.post('/api/introductions', {
    data: { startupId, reason: 'I back feed, and yours is cheaper than soy' },
  });
  const { id } = await asked.json();
  expect((await founder.request.post(`/api/introductions/${id}/accept`)).status()).toBe(200);
  const investment = { startupId, dealDate: '2026-01-05', investmentAmount: 25_000, roundType: 'Seed' };
  const recorded = await investor.request.post('/api/portfolio/investments', { data: investment });
  expect(recorded.status()).toBe(201);
  return Number(startupId);
}

async function upload(founder: Page): Promise<void> {
  await founder.goto('/ai-insights?tab=documents');
  const file = { name: `${DECK}.pdf`, mimeType: 'application/pdf', buffer: await makePdf(PAGES) };
  await founder.getByLabel('File', { exact: true }).setInputFiles(file);
  await founder.getByRole('heading', { name: DECK, level: 1 }).waitFor();
  await founder.getByRole('heading', { name: 'The document says there is no competition' }).waitFor();
}

async function runDiligence(investor: Page, startupId: number): Promise<void> {
  await investor.goto(`/ai-insights?tab=due-diligence&startup=${startupId}`);
  await investor.getByRole('button', { name: /^Generate (Report|Again)$/ }).click();
  await investor.getByText('Due diligence report generated', { exact: true }).waitFor();
  await investor.getByRole('button', { name: 'What it is based on' }).click();
}

it('a founder shares a deck, the investor reads it everywhere, and nowhere once it is taken back', async () => {
  const founder = await newMember(session.browser, 'Grace', { lastName: 'Ato' });
  const investor = await newMember(session.browser, 'Kofi', { lastName: 'Mensah' });
  const startupId = await meet(founder, investor);
  await upload(founder);
  await founder.getByRole('button', { name: 'Share', exact: true }).click();
  await founder.getByRole('button', { name: 'Share with Kofi Mensah' }).click();
  const takeBack = founder.getByRole('button', { name: 'Stop sharing with Kofi Mensah' });
  await takeBack.waitFor();
  await expectFit(founder, 'document-share');

  await investor.goto('/notifications');
  await investor.getByRole('link', { name: `Grace Ato shared “${DECK}” of ${COMPANY} with you` }).click();
  await investor.getByText('Shared with you by the team; read only.').waitFor();
  await investor.getByRole('button', { name: /We have no competitors/ }).waitFor();
  expect(await investor.getByRole('button', { name: /^(Share|New version|More actions)$/ }).count()).toBe(0);
  await expectFit(investor, 'document-shared');
  await investor.goto('/ai-insights?tab=documents');
  await investor.getByRole('link', { name: new RegExp(`${DECK}.*${COMPANY}`, 's') }).waitFor();
  await investor.goto(`/portfolio/company/${startupId}`);
  await investor.getByRole('link', { name: new RegExp(DECK) }).waitFor();
  await runDiligence(investor, startupId);
  await investor.getByText(`${DECK} (version 1)`).waitFor();
  await expectFit(investor, 'diligence-shared');

  await investor.goto(`/portfolio/company/${startupId}`);
  await investor.getByRole('link', { name: new RegExp(DECK) }).click();
  await investor.getByRole('heading', { name: DECK, level: 1 }).waitFor();
  await takeBack.click();
  await investor.getByRole('heading', { name: 'No such document', level: 1 }).waitFor();
  expect(await investor.getByText('We have no competitors').count()).toBe(0);
  await investor.goto(`/portfolio/company/${startupId}`);
  await investor.getByText('The team has not shared any documents with you.').waitFor();
  await investor.goto(`/ai-insights?tab=due-diligence&startup=${startupId}`);
  await investor.getByText('The underlying data has changed since. Generate it again.').waitFor();
  await investor.getByRole('button', { name: 'What it is based on' }).click();
  await investor.getByText('Not shared with you').first().waitFor();
  expect(await investor.getByText(DECK).count()).toBe(0);
});
