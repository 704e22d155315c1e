import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const STARTUP = startupForm(`Pamoja Pay ${STAMP}`, { country: 'KE', teamSize: 5 });

async function arrive(): Promise<Page> {
  const page = await newMember(session.browser, 'Achieng');
  expect((await page.request.post('/api/startups', { data: STARTUP })).status()).toBe(201);
  await page.goto('/financial-tools');
  return page;
}

it('a founder models, values and tracks a round', { timeout: 180_000 }, async () => {
  const page = await arrive();

  await page.getByRole('tab', { name: 'Financial Model' }).click();
  await page.getByText('No financial model yet').waitFor();
  await page.getByText('More inputs: cash, revenue, people').click();
  await page.getByLabel('Cash in the bank ($)').fill('50000');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByText('Financial model generated successfully', { exact: true }).waitFor();
  await page.getByText('11.5', { exact: true }).first().waitFor();
  await page.getByText('$199,000').filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Why?' }).first().click();
  await page.getByText('Lifetime value / customer acquisition cost').waitFor();
  await page.keyboard.press('Escape');
  await expectFit(page, 'model');

  await page.getByRole('tab', { name: 'Valuation' }).click();
  await page.getByRole('button', { name: 'Calculate Valuation' }).click();
  await page.getByText('Valuation calculated successfully', { exact: true }).waitFor();
  await page.getByRole('img', { name: /^Between \$/ }).waitFor();
  await page.getByRole('heading', { name: 'Venture Capital Method' }).waitFor();
  await expectFit(page, 'valuation');

  await page.getByRole('tab', { name: 'Funding Tracker' }).click();
  await page.getByRole('button', { name: 'Set up the round' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Instrument').selectOption({ label: 'Seed' });
  await dialog.getByLabel('Target Amount').fill('500000');
  await dialog.getByLabel('Soft-circled').fill('100000');
  await dialog.getByLabel('Received').fill('125000');
  await dialog.getByRole('button', { name: 'Save round' }).click();
  await page.getByText('25%', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add milestone' }).click();
  await dialog.getByLabel('Task').fill('Sign the lead');
  await dialog.getByLabel('Due date').fill('2027-01-31');
  await dialog.getByRole('button', { name: 'Save milestone' }).click();
  await page.getByText('Due: 31 Jan 2027').waitFor();
  await page.getByRole('button', { name: 'Complete Sign the lead' }).click();
  await page.getByRole('button', { name: 'Reopen Sign the lead' }).waitFor();
  await page.getByRole('button', { name: 'Add investor' }).click();
  await dialog.getByLabel('Name').fill('Nile Angels');
  await dialog.getByLabel('Amount').fill('25000');
  await dialog.getByRole('button', { name: 'Save investor' }).click();
  await page.getByText('Named here: soft-circled $25,000.').waitFor();
  await expectFit(page, 'funding');
  await page.reload();
  await page.getByRole('button', { name: 'Reopen Sign the lead' }).waitFor();
  expect(await page.getByText('Sign the lead (completed)').count()).toBe(1);
});
