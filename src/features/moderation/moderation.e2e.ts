import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit } from '#test/browser.ts';
import { ownInstance } from '#test/own-instance.ts';
import { startupForm } from '#test/forms.ts';

const { newPerson } = ownInstance();

async function signUp(firstName: string): Promise<Page> {
  const page = await (await newPerson()).newPage();
  const data = {
    email: `${firstName}@example.test`.toLowerCase(),
    password: 'a long enough phrase',
    firstName,
    lastName: 'Otieno',
  };
  expect((await page.request.post('/api/account/sign-up/email', { data })).status()).toBe(200);
  await page.goto('/startups');
  return page;
}

const NAME = 'Mbuyu Ledger';
async function publish(page: Page): Promise<void> {
  const data = startupForm(NAME, { country: 'KE' });
  expect((await page.request.post('/api/startups', { data })).status()).toBe(201);
}

const found = (page: Page) => page.getByRole('main').getByText(NAME, { exact: true });

async function search(page: Page): Promise<void> {
  await page.goto('/startups');
  await page.getByLabel('Search startups').fill(NAME);
}

async function report(page: Page): Promise<void> {
  await search(page);
  await found(page).first().click();
  await page.getByRole('button', { name: `Report ${NAME}` }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Please choose a reason', { exact: true }).waitFor();
  await page.getByLabel('What is wrong').selectOption('Asks for money, or looks like fraud');
  await page.getByLabel('In your words').fill('They asked for a fee before a meeting.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('The moderators will review it.').first().waitFor();
}

async function decide(page: Page, button: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('a member reports a startup, an admin hides it, and shows it again', async () => {
  const admin = await signUp('Nia');
  const founder = await signUp('Juma');
  await publish(founder);
  const member = await signUp('Wairimu');
  await report(member);

  await admin.goto('/dashboard');
  await admin.getByRole('link', { name: 'Admin' }).first().click();
  await expectFit(admin);
  await admin.getByRole('link', { name: NAME }).click();
  await admin.getByText('They asked for a fee before a meeting.').waitFor();
  await expectFit(admin);
  await decide(admin, 'Hide', 'A fee before a meeting is against our rules.');
  await admin.getByText('Startup, hidden. This case is closed.').waitFor();

  await search(member);
  await member.getByRole('heading', { name: 'No startups found' }).waitFor();
  expect(await found(member).count()).toBe(0);
  await founder.goto('/notifications');
  await founder.getByText(`${NAME} was hidden by the moderators.`).waitFor();

  await decide(admin, 'Reverse', 'The fee was for an event.');
  await admin.getByText('Startup, visible. This case is open.').waitFor();
  await admin.getByRole('link', { name: 'Decisions' }).click();
  await admin.getByText('Reversed: Hidden').waitFor();
  await expectFit(admin);
  for (const path of ['/admin/outbox', '/admin/matching', '/admin/rounds', '/settings/instance']) {
    await admin.goto(path);
    await admin.locator('main [aria-label^="Loading"]').first().waitFor({ state: 'detached' });
    await expectFit(admin);
  }
  await search(member);
  await found(member).first().waitFor();

  for (const address of ['/admin/moderation', '/admin/moderation/1', '/admin/outbox']) {
    expect((await member.goto(address))?.status()).toBe(404);
    await member.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  }
}, 180_000);
