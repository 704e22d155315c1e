import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const ZURI = `Zuri Pay ${STAMP}`;

async function signUp(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.waitForURL(/\/sign-up/);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('E-mail').fill(`${firstName}.${STAMP}@example.test`.toLowerCase());
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('a long enough phrase');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL(/\/onboarding/);
}

async function createProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create profile' }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByText('Profile created successfully!').first().waitFor();
}

async function choose(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) await page.getByText(label, { exact: true }).first().click();
}

async function onboardFounder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Founder' }).click();
  await page.getByLabel('Bio').fill('Twelve years in payments, most of them in Lagos.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Bio').inputValue()).toContain('Twelve years');
  await page.getByLabel('Location').fill('Lagos');
  await choose(page, 'Finance');
  await createProfile(page);
}

async function onboardInvestor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Investor' }).click();
  await page.getByRole('radio', { name: /angel/i }).check();
  await page.getByLabel('Investment thesis').fill('Payments and reconciliation for traders in West Africa.');
  await page.getByLabel('Minimum ticket').fill('25,000');
  await page.getByLabel('Average ticket').fill('50K');
  await page.getByLabel('Maximum ticket').fill('250K');
  await choose(page, 'FinTech', 'Nigeria', 'Seed');
  await createProfile(page);
}

async function createZuri(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Your Startup Profile' }).click();
  await page.getByLabel('Company name').fill(ZURI);
  await page
    .getByLabel('Description')
    .fill('Mobile money reconciliation for open-air market traders in Nigeria.');
  await page.getByLabel('Sector').selectOption('FinTech');
  await page.getByLabel('Region').selectOption('Africa');
  await page.getByLabel('Funding stage').selectOption('Seed');
  await page.getByLabel('Raising amount').fill('$500K');
  await page.getByText('Understood: US$500,000').waitFor();
  await page.getByLabel('Team size').fill('4');
  await page.getByLabel('Business model').selectOption('B2B SaaS');
  await page.getByRole('combobox', { name: /Country of headquarters/ }).fill('Nigeria');
  await page.getByRole('option', { name: 'Nigeria', exact: true }).click();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await page.getByText('Your startup profile has been successfully created!').first().waitFor();
}

const cardOf = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search startups').fill(text);
  await cardOf(page, ZURI).waitFor();
}

it('a founder and an investor find each other', async () => {
  const founder = await (await newPerson(session.browser)).newPage();
  await signUp(founder, 'Ada', 'Obi');
  await onboardFounder(founder);
  await createZuri(founder);
  await founder.goto('/dashboard');
  const matched = founder.locator('section', { hasText: 'Matched Investors' }).last();
  await expect.poll(() => matched.getByRole('listitem').count(), { timeout: 20_000 }).toBe(3);
  await founder.goto('/matching');
  await founder
    .getByText(/^fit on \d of 8 criteria$/)
    .first()
    .waitFor();

  const investor = await (await newPerson(session.browser)).newPage();
  await signUp(investor, 'Kofi', 'Mensah');
  await onboardInvestor(investor);
  await investor.goto('/startups');
  await search(investor, `zuri ${STAMP}`);
  await search(investor, `fintech nigeria ${STAMP}`);
  await search(investor, 'zurri pai');
  await investor.goto('/startups?sector=fintech&region=africa&stage=seed&country=NG');
  await cardOf(investor, ZURI).click();
  await investor.waitForURL(/\/startups\/\d+$/);
  await investor.getByRole('heading', { name: ZURI }).waitFor();
  await investor
    .getByText(/why you match/i)
    .first()
    .waitFor();

  await founder.goto('/dashboard');
  await founder.getByText('1 in the last 7 days, 1 by investors').waitFor();

  for (const page of [founder, investor]) {
    await page.goto('/startups');
    await page.getByRole('button', { name: 'More of your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  }
}, 180_000);
