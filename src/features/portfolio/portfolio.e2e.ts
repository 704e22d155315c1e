import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const startupOf = (stamp: string) => ({
  name: `Soko ${stamp}`,
  description: 'Wholesale for corner shops.',
  sector: 'FinTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$2M',
  teamSize: 12,
  businessModel: 'B2B SaaS',
});

async function arrive(): Promise<{ page: Page; name: string }> {
  const stamp = Date.now().toString(36);
  const startup = startupOf(stamp);
  const page = await newMember(session.browser, 'Kwame');
  expect((await page.request.post('/api/startups', { data: startup })).status()).toBe(201);
  await page.goto('/portfolio');
  await page.getByText('No portfolio companies yet').waitFor();
  return { page, name: startup.name };
}

const press = (page: Page, ...keys: string[]) =>
  keys.reduce<Promise<void>>((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Opens the dialog with Enter, walks it with Tab and sends it with Enter. */
async function recordInvestment(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Investment' }).first().focus();
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: 'Record New Investment' }).waitFor();
  await page.getByRole('combobox', { name: 'Startup' }).focus();
  await page.keyboard.type(name);
  await page.getByRole('option', { name: `${name} - FinTech` }).waitFor();
  await press(page, 'Enter');
  await page.getByLabel('Deal date').fill('2024-01-31');
  await page.getByLabel('Round type').focus();
  await page.keyboard.type('Seed');
  await press(page, 'Tab');
  await page.keyboard.type('50000');
  await press(page, 'Tab', 'Tab');
  await page.keyboard.type('5');
  await press(page, 'Enter');
  await page.getByText('Investment recorded successfully!', { exact: true }).waitFor();
}

async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).focus();
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: item }).focus();
  await press(page, 'Enter');
}

async function markHolding(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Mark: a new value');
  await page.getByRole('dialog', { name: 'Mark the holding' }).waitFor();
  await page.getByLabel('Date').fill('2025-06-30');
  await page.getByLabel('Value of the holding').focus();
  await page.keyboard.type('120000');
  await page.getByLabel('Reason').focus();
  await page.keyboard.type('Revenue doubled');
  await page.getByRole('button', { name: 'Record mark' }).focus();
  await press(page, 'Enter');
  await page.getByText('Mark recorded', { exact: true }).waitFor();
}

async function correctMark(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Correct mark/ }).focus();
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: /^Correct the mark/ }).waitFor();
  await page.getByLabel('Value of the holding').fill('125000');
  await press(page, 'Enter');
  await page.getByText('Record corrected', { exact: true }).waitFor();
}

it('a company outside the directory is recorded by its name, and linked once it has joined', async () => {
  const { page, name } = await arrive();
  await page.getByRole('button', { name: 'Add Investment' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record New Investment' });
  await dialog.getByRole('button', { name: 'It is not in the directory' }).click();
  await dialog.getByLabel('Company').fill(name);
  await dialog.getByLabel('Country').selectOption({ label: 'Kenya' });
  await dialog.getByLabel('Sector').selectOption({ label: 'FinTech' });
  await dialog.getByLabel('Deal date').fill('2024-05-31');
  await dialog.getByLabel('Round type').selectOption({ label: 'Seed' });
  await dialog.getByLabel('Investment amount').fill('6500000');
  await dialog.getByLabel('Currency').selectOption('KES');
  await expectFit(page);
  await dialog.getByRole('button', { name: 'Record Investment' }).click();
  await page.getByText('Investment recorded successfully!', { exact: true }).waitFor();
  await page.getByText('Not listed', { exact: true }).waitFor();
  await expectFit(page);

  await page.getByRole('link', { name: `View Details of ${name}` }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('Is it this company?').waitFor();
  await expectFit(page);
  await page.getByRole('button', { name: 'Link it' }).click();
  await page.getByRole('button', { name: 'Link my records' }).click();
  await page.getByRole('link', { name: 'Public profile' }).waitFor();
  await page.getByText('KSh 6,500,000').first().waitFor();
  expect(await page.getByText('Not listed').count()).toBe(0);
});

it('an investment is recorded, marked, corrected, taken out and brought back, and every total follows', async () => {
  const { page, name } = await arrive();
  await expectFit(page);
  await recordInvestment(page, name);
  const totals = page.locator('main section', { hasText: 'Total Invested' });
  await totals.getByText('$50,000', { exact: true }).first().waitFor();
  await page.getByText('5.00%').first().waitFor();
  await expectFit(page);

  await page.getByRole('link', { name: `View Details of ${name}` }).focus();
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await markHolding(page);
  await page.getByText('$120,000').first().waitFor();
  await page.getByText('2.40x').first().waitFor();
  await correctMark(page);
  await page.getByText('2.50x').first().waitFor();
  await expectFit(page);

  await page.getByRole('button', { name: /^Remove mark/ }).focus();
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).focus();
  await press(page, 'Enter');
  await page.getByText('1.00x').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await press(page, 'Enter');
  await page.getByText('2.50x').first().waitFor();

  await page.goto('/portfolio?tab=performance');
  const day = page.getByRole('slider', { name: 'Value over time: day' });
  await day.focus();
  await press(page, 'Home');
  expect(await day.getAttribute('aria-valuetext')).toContain('31 Jan 2024: Value $50,000');
  await expectFit(page);
});
