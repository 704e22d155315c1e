import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings, DESK, launchBrowser, newPerson, overflowsSideways, PHONE } from '#app/test-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const STAMP = Date.now().toString(36);
const STARTUP = {
  name: `Akiba ${STAMP}`,
  description: 'Group savings by phone for traders in Lagos, who keep their money in a box at home today.',
  sector: 'FinTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$500K',
  teamSize: 5,
  businessModel: 'B2B SaaS',
  country: 'NG',
};
const INVESTOR = {
  type: 'angel',
  investmentThesis: 'Payments and credit for informal trade.',
  minTicketSize: 10_000,
  averageTicketSize: 25_000,
  maxTicketSize: 100_000,
  sectors: ['FinTech'],
  geographies: ['Nigeria'],
  stages: ['Seed'],
};

async function signUp(firstName: string): Promise<Page> {
  const page = await (await newPerson(browser)).newPage();
  await page.goto('/startups');
  const person = { firstName, lastName: 'Bello', email: `${firstName}.${crypto.randomUUID()}@example.test` };
  const data = { ...person, password: 'a long enough phrase' };
  expect((await page.request.post('/api/account/sign-up/email', { data })).status()).toBe(200);
  return page;
}

async function expectFit(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    expect(await axeFindings(page, 'light')).toEqual([]);
    expect(await axeFindings(page, 'dark')).toEqual([]);
  }
}

it('a founder learns what is missing, notes what was found; an investor keeps a file apart', async () => {
  const founder = await signUp('ladi');
  const { id } = await (await founder.request.post('/api/startups', { data: STARTUP })).json();
  const path = `/ai-insights?tab=due-diligence&startup=${id}`;
  await founder.goto(path);
  await founder.getByRole('button', { name: 'Generate Report' }).click();
  await founder.getByText('Due diligence report generated', { exact: true }).waitFor();
  await founder.getByRole('heading', { name: 'Missing evidence' }).waitFor();
  await founder.getByRole('button', { name: /checks of Legal$/ }).click();
  await founder.getByRole('button', { name: /^Note what you found: CAC registration/ }).click();
  const dialog = founder.getByRole('dialog');
  await dialog.getByText('Speaks against it').click();
  await dialog.getByLabel('What you found out').fill('The register shows it struck off.');
  await dialog.getByRole('button', { name: 'Save and run again' }).click();
  await founder.getByRole('heading', { name: 'Critical issues' }).waitFor();
  await founder.getByText('Version 2, ').first().waitFor();
  await expectFit(founder);
  await founder.getByRole('button', { name: 'Show version 1' }).click();
  await founder.getByText('This is version 1 as it was.').waitFor();
  expect(await founder.getByRole('heading', { name: 'Critical issues' }).count()).toBe(0);

  const investor = await signUp('zainab');
  expect((await investor.request.post('/api/investors', { data: INVESTOR })).status()).toBe(201);
  await investor.goto(path);
  await investor.getByRole('button', { name: 'Generate Report' }).click();
  await investor.getByText('Only you see it; the startup does not.').waitFor();
  expect(await investor.getByText('struck off').count()).toBe(0);
  const stranger = await signUp('musa');
  expect((await stranger.request.get(`/api/startups/${id}/due-diligence`)).status()).toBe(404);
});
