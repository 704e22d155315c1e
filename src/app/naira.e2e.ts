import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();
const STARTUP = startupForm(`Owo Ledger ${Date.now().toString(36)}`, { raisingAmount: '₦450M', teamSize: 5 });

it(
  'a founder keeps a model in naira, with dollars beside, and has it valued',
  { timeout: 120_000 },
  async () => {
    const page = await newMember(session.browser, 'Ngozi');
    expect((await page.request.post('/api/startups', { data: STARTUP })).status()).toBe(201);
    await page.goto('/financial-tools');
    await page.getByRole('tab', { name: 'Financial Model' }).click();
    await page.getByLabel('Market Size (₦)').waitFor();
    await page.getByText('More inputs: cash, revenue, people').click();
    await page.getByLabel('Cash in the bank (₦)').fill('75000000');
    await page.getByLabel('Devaluation a year (%)').fill('15');
    await page.getByLabel('Costs paid in dollars (%)').fill('20');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Financial model generated successfully', { exact: true }).waitFor();
    await page.getByText(/NGN lost 15% against USD, so it is up/).waitFor();
    await page.getByRole('table', { name: 'Projections in US dollars' }).waitFor();
    await expectFit(page, 'model-naira');

    await page.getByRole('tab', { name: 'Valuation' }).click();
    await page.getByRole('button', { name: 'Calculate Valuation' }).click();
    await page.getByText('Valuation calculated successfully', { exact: true }).waitFor();
    await page.getByRole('img', { name: /^Between \$/ }).waitFor();
    expect(await page.getByText(/not known in US dollars|no dated rate/i).count()).toBe(0);
  },
);
