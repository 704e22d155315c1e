import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, newPerson, testBrowser } from '#test/browser.ts';
import { investorForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const FIRM = `Mbuyu${STAMP} Capital`;
const profile = investorForm({
  type: 'vc_partner',
  firmName: FIRM,
  investmentThesis: 'Cold chains and storage for smallholders, from the first pilot on.',
  minTicketSize: 50_000,
  averageTicketSize: 100_000,
  maxTicketSize: 400_000,
  sectors: ['AgriTech', 'Logistics'],
  geographies: ['Kenya'],
  stages: ['Seed'],
});

/** Takes the investor's role by the API: that screen has a journey of its own. */
async function becomeInvestor(page: Page, change = {}): Promise<number> {
  const made = await page.request.post('/api/investors', { data: { ...profile, ...change } });
  expect(made.status()).toBe(201);
  return Number((await made.json()).id);
}

it('an investor completes their page and is found and vouched for, which verifies nobody by itself', async () => {
  const owner = await newMember(session.browser, 'Achieng');
  const id = await becomeInvestor(owner);
  await owner.goto(`/investors/${id}`);
  await owner.getByRole('link', { name: 'Edit profile' }).click();
  await owner.getByRole('combobox', { name: 'Home country' }).fill('Kenya');
  await owner.getByRole('option', { name: 'Kenya', exact: true }).click();
  await owner.getByLabel(/^City/).fill('Kisumu');
  await expectFit(owner);
  await owner.getByRole('button', { name: 'Save profile' }).click();
  await owner.getByText('Profile updated successfully').first().waitFor();

  await owner.getByRole('button', { name: 'Add deal' }).click();
  await owner.getByLabel('Company').fill('Baridi Boxes');
  await owner.getByLabel('Sector').selectOption('AgriTech');
  await owner.getByLabel('Date of your investment').fill('2025-02-03');
  await owner.getByRole('button', { name: 'Add deal' }).last().click();
  await owner.getByRole('rowheader', { name: 'Baridi Boxes' }).waitFor();
  await expectFit(owner);

  for (const [firstName, firmName] of [
    ['Juma', 'Savanna Seed'],
    ['Wairimu', null],
  ] as const) {
    const voucher = await newMember(session.browser, firstName);
    await becomeInvestor(voucher, { firmName });
    await voucher.goto('/investors');
    await voucher.getByRole('searchbox', { name: 'Search investors' }).fill(`mbuyu${STAMP} kisumo`);
    await voucher.getByRole('link', { name: 'View Profile of Achieng Otieno' }).click();
    await voucher.getByRole('button', { name: 'Vouch for Achieng' }).click();
    await voucher.getByLabel('How you know them').fill('We shared the board of a cold chain for two years.');
    await voucher.getByRole('button', { name: 'Vouch', exact: true }).click();
    await voucher.getByRole('button', { name: 'Withdraw my vouch' }).waitFor();
  }

  const visitor = await (await newPerson(session.browser)).newPage();
  await visitor.goto('/investors?sectors=agritech&geography=KE&ticket=250000');
  const card = visitor.getByRole('article').filter({ hasText: FIRM });
  await card.getByText('$50K – $400K').waitFor();
  expect(await card.getByText('Verified').count()).toBe(0);
  await expectFit(visitor);
  await visitor.getByRole('combobox', { name: 'Can invest' }).selectOption('$5M');
  await visitor.getByRole('article').filter({ hasText: FIRM }).waitFor({ state: 'detached' });
  expect(new URL(visitor.url()).searchParams.get('ticket')).toBe('5000000');
});
