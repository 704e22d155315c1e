import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const STARTUP = {
  name: `Mavuno ${STAMP}`,
  description: 'Warehouse receipts for maize farmers.',
  sector: 'AgriTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$2M',
  teamSize: 12,
  businessModel: 'B2B SaaS',
};

/** 60 rows: two founders with 4 million each, 58 others with 10,000 each; `wrong` has other shares. */
function sheet(wrong: Readonly<Record<number, string>>): string {
  const rows = Array.from({ length: 60 }, (_, index) => {
    const row = index + 1;
    const type = row <= 2 ? 'founder' : 'employee';
    return [`Holder ${row}`, type, wrong[row] ?? (row <= 2 ? '4000000' : '10000'), 'Common'].join(',');
  });
  return ['Shareholder,Type,Shares,Share class', ...rows].join('\r\n');
}

async function arrive(): Promise<{ page: Page; url: string }> {
  const page = await newMember(session.browser, 'Thandiwe');
  await page.goto('/financial');
  await page.getByText('Create your startup first').waitFor();
  const { id } = await (await page.request.post('/api/startups', { data: STARTUP })).json();
  await page.goto('/financial-tools');
  return { page, url: `/api/startups/${id}/cap-table` };
}

type File = { name: string; mimeType: string; buffer: Buffer };

const csvFile = (text: string): File => {
  return { name: 'holders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
};

async function choose(page: Page, file: File): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  await page.setInputFiles('input[type=file]', file);
  await page.getByText(file.name).waitFor();
}

async function generate(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Generate Cap Table' }).click();
  expect((await answered).status()).toBe(201);
}

async function save(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return buffer(await (await download).createReadStream());
}

async function importSheet(page: Page): Promise<void> {
  await choose(page, csvFile(sheet({ 5: '-5', 10: '', 21: 'many' })));
  await page.getByRole('button', { name: 'Use 57 rows, leave out 3' }).waitFor();
  await expectFit(page);
  for (const row of [5, 10, 21]) {
    await page.getByLabel(`Row ${row + 1} (Holder ${row}): Shares`).fill('10,000');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Use 60 rows' }).click();
  await page.getByText('Imported 60 rows').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: 60 rows').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await page.getByLabel(/^Shareholder, row/).count()).toBe(2);
}

async function useSheet(page: Page, file: File): Promise<void> {
  await choose(page, file);
  await page.getByRole('button', { name: 'Use 60 rows' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function openScenario(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open scenario' }).click();
  await page.getByRole('button', { name: 'Add SAFE or note' }).click();
  const safes = page.getByLabel('Amount (USD)');
  await safes.nth(0).fill('200k');
  await safes.nth(1).fill('800,000');
  const caps = page.getByLabel('Valuation cap (USD)');
  await caps.nth(0).fill('4M');
  await caps.nth(1).fill('8M');
  await page.getByLabel('Pre-money valuation (USD)').fill('15M');
  await page.getByLabel('New money (USD)').fill('5M');
  await page.getByLabel(/^Pool after/).fill('');
}

it('a founder brings 60 holders, looks ahead to a seed round, and takes the table home', async () => {
  const { page, url } = await arrive();
  const table = async () => (await page.request.get(url)).json();
  await importSheet(page);
  await useSheet(page, csvFile(sheet({})));
  await generate(page);
  await page.getByText('Exit Scenarios').waitFor();
  const made = await table();
  expect(made).toMatchObject({ version: 1, totalShares: 8_580_000 });

  await openScenario(page);
  // 5% and 10% by the SAFEs, then a quarter by the round: 46.62% × 0.85 × 0.75.
  const founder = page.getByRole('row', { name: /^Holder 1 / }).last();
  await expect.poll(() => founder.textContent()).toContain('29.72%');
  await expect.poll(() => founder.textContent()).toContain('-16.90');
  await page.getByRole('img', { name: 'Payout by exit value in the scenario' }).waitFor();
  expect((await table()).version).toBe(1);
  await expectFit(page);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const xlsx = await save(page, 'Export XLSX');
  await page.getByLabel(/^Open Cap Format/).check();
  await page.getByLabel('Formed on').fill('2024-03-01');
  await page.getByLabel('Country code').fill('zm');
  await expectFit(page);
  const ocf = await save(page, 'Export Open Cap Format');
  await page.getByRole('button', { name: 'Close' }).first().click();
  for (const [name, buffer] of [
    ['table.xlsx', xlsx],
    ['table.ocf.zip', ocf],
  ] as const) {
    const file = { name, mimeType: 'application/octet-stream', buffer };
    await choose(page, file);
    await page.getByText('This file contains nothing new.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove Holder 3', exact: true }).click();
    await useSheet(page, file);
    await generate(page);
    // The same inputs are the same version: nothing was lost on the way out and in.
    expect(await table()).toEqual(made);
  }
}, 180_000);

it('two versions are compared, and a wrong row is told at its field', async () => {
  const page = await newMember(session.browser, 'Lwazi');
  const made = await page.request.post('/api/startups', { data: { ...STARTUP, name: `Lwazi ${STAMP}` } });
  expect(made.status()).toBe(201);
  await page.goto('/financial-tools?tab=cap-table');
  await generate(page);
  await page.getByText('Exit Scenarios').waitFor();
  await page.getByRole('button', { name: 'Add shareholder' }).click();
  await page.getByLabel('Shareholder, row 3').fill('Option pool');
  await page.getByLabel('Share class, row 3').fill('Unissued pool');
  await page.getByRole('button', { name: 'Generate Cap Table' }).click();
  await page.getByText('Shares must be a whole number above 0.').waitFor();
  await page.getByLabel('Shares, row 3').fill('1,000,000');
  await page.getByRole('button', { name: 'Record SAFE or note' }).click();
  const paper = page.getByRole('dialog');
  await paper.getByLabel('Holder').fill('Lagos Angels');
  await paper.getByLabel('Amount').fill('75M');
  await paper.getByLabel('Currency').selectOption('NGN');
  await paper.getByLabel('Valuation cap').fill('1,500,000,000');
  await expectFit(page);
  await paper.getByRole('button', { name: 'Add' }).click();
  await generate(page);
  await page.getByRole('row', { name: /^Lagos Angels SAFE, not converted .*5.00%/ }).waitFor();
  await page.getByText('2 versions kept').waitFor();
  await page.getByLabel(/^Compare with/).selectOption('1');
  await page.getByRole('row', { name: /^Option pool 0.00% [\d.]+% \+/ }).waitFor();
  await expectFit(page);
  await page.getByLabel('Show').selectOption('1');
  await page.waitForURL(/version=1/);
  await page.getByRole('button', { name: 'Edit from this version' }).click();
  await expect.poll(() => page.getByLabel(/^Shareholder, row/).count()).toBe(2);
}, 120_000);
