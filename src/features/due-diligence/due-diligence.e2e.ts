import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const STARTUP = startupForm(`Akiba ${STAMP}`, {
  description: 'Group savings by phone for traders in Lagos, who keep their money in a box at home today.',
  teamSize: 5,
});
const INVESTOR = investorForm({ sectors: ['FinTech'], stages: ['Seed'] });

const signUp = (firstName: string): Promise<Page> => newMember(session.browser, firstName);

it('a founder learns what is missing, notes what was found; an investor keeps a file apart', async () => {
  const founder = await signUp('ladi');
  const { id } = await (await founder.request.post('/api/startups', { data: STARTUP })).json();
  const path = `/ai-insights?tab=due-diligence&startup=${id}`;
  await founder.goto(path);
  await founder.getByRole('button', { name: 'Generate Report' }).click();
  await founder.getByText('Due diligence report generated', { exact: true }).waitFor();
  await founder.getByRole('heading', { name: 'Missing evidence' }).waitFor();
  await founder.getByRole('button', { name: /checks of Legal$/ }).click();
  await founder.getByRole('button', { name: /^Add what you found: CAC registration/ }).click();
  const dialog = founder.getByRole('dialog');
  await dialog.getByText('Failed').click();
  await dialog.getByLabel('What you found').fill('The register shows it struck off.');
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
