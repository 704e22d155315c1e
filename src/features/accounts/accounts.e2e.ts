import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  axeFindings,
  expectFit,
  newMember,
  newPerson,
  overflowsSideways,
  PHONE,
  testBrowser,
} from '#test/browser.ts';

const session = testBrowser();

const PASSWORD = 'a long enough phrase';

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

it('somebody joins, leaves, comes back to their page and ends another session', async () => {
  const email = `journey-${Date.now()}@example.test`;
  const phone = await newPerson(session.browser, PHONE);
  const page = await phone.newPage();
  await page.goto('/api/login');
  await page.getByRole('heading', { name: 'Sign in to Kilele' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Obi');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Password must be at least 8 characters').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/onboarding');

  const desk = await newPerson(session.browser);
  const other = await desk.newPage();
  await other.goto('/settings');
  await other.getByRole('link', { name: 'Sign In' }).last().click();
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL('**/settings');
  const ends = other.getByRole('button', { name: /^End the session of/ });
  await ends.first().waitFor();
  await expectAccessible(other);
  await other.setViewportSize(PHONE);
  expect(await overflowsSideways(other)).toBe(false);
  await ends.first().click();
  await ends.first().waitFor({ state: 'detached' });

  await page.goto('/settings');
  await page.getByRole('heading', { name: /Sign in to open/ }).waitFor();
  await other.goto('/api/logout');
  await other.goto('/settings');
  await other.getByRole('heading', { name: /Sign in to open/ }).waitFor();
  await Promise.all([phone.close(), desk.close()]);
});

it('somebody adds a passkey, signs in with it, renames and removes it', async () => {
  const page = await newMember(session.browser, 'Wanjiru');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('My phone', { exact: true }).waitFor();
  await expectFit(page, 'settings');

  await page.goto('/api/logout');
  await page.goto('/sign-in?redirect=%2Fsettings');
  await expectFit(page, 'sign-in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/settings');
  await page.getByText(/last used/).waitFor();

  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Old phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Old phone', { exact: true }).waitFor({ state: 'detached' });

  await page.goto('/api/logout');
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const refused = page.getByRole('alert');
  await refused.waitFor();
  expect(await refused.textContent()).toBe('This passkey does not belong to an account here.');
  await page.context().close();
});
