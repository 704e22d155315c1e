import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings, newPerson, overflowsSideways, PHONE, testBrowser } from '#test/browser.ts';

const session = testBrowser();

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
}

it('an investor starts on a phone, reloads, goes back and forth, and arrives at the dashboard', async () => {
  const person = await newPerson(session.browser, PHONE);
  const page = await person.newPage();
  const body = {
    email: `thesis-${Date.now()}@example.test`,
    password: 'a long enough phrase',
    name: 'Bola Ade',
  };
  expect((await page.request.post('/api/account/sign-up/email', { data: body })).ok()).toBe(true);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Investor' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Investor' }).click();
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('FinTech') ?? false);
  await page.getByLabel('Minimum ticket').fill('10K');
  await page.getByText('FinTech', { exact: true }).click();
  await kept;
  await page.getByRole('button', { name: 'Create profile' }).click();
  await page.getByText('Select at least one stage').first().waitFor();
  await expectAccessible(page);

  await page.reload();
  await page.getByLabel('Minimum ticket').waitFor();
  expect(await page.getByLabel('Minimum ticket').inputValue()).toBe('10K');
  expect(await page.getByLabel('FinTech').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Investor' }).click();
  expect(await page.getByLabel('Minimum ticket').inputValue()).toBe('10K');

  await page.getByLabel('VC Partner').check();
  await page.getByLabel('Investment thesis').fill('Payments and credit for informal trade.');
  await page.getByLabel('Average ticket').fill('25,000');
  await page.getByLabel('Maximum ticket').fill('$100K');
  await page.getByText('Nigeria', { exact: true }).click();
  await page.getByText('Seed', { exact: true }).click();
  await page.getByRole('button', { name: 'Create profile' }).click();
  const toast = await page.getByText('Profile created successfully!', { exact: true }).boundingBox();
  // Above the bar at the thumb, where it covers no title.
  expect(toast?.y).toBeGreaterThan(PHONE.height / 2);
  await page.waitForURL('**/dashboard');
  await page.goto('/onboarding');
  await page.getByRole('link', { name: 'Go to the dashboard' }).waitFor();
  await expectAccessible(page);
  await person.close();
});
