import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newMember, newPerson, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const MOST_STOPS = 80;

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(':focus')).count()) === 1;

/** Walks with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_STOPS} stops did not lead to ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const name = `Keyboard Farms ${STAMP}`;

it('asking for an introduction, answering it and writing to each other need no mouse', async () => {
  const [founder, investor] = [
    await newMember(session.browser, 'Amara'),
    await newMember(session.browser, 'Tunde'),
  ];
  const made = await founder.request.post('/api/startups', { data: startupForm(name) });
  const { id } = await made.json();
  await investor.goto(`/startups/${id}`);
  await press(investor, investor.getByRole('button', { name: `Connect with ${name}` }));
  // The dialog begins at its first field, and gives the focus back where it was opened.
  const reason = investor.getByLabel('Why you would like to talk');
  await expect.poll(() => hasFocus(reason)).toBe(true);
  await investor.keyboard.press('Escape');
  const connect = investor.getByRole('button', { name: `Connect with ${name}` });
  await expect.poll(() => hasFocus(connect)).toBe(true);
  await investor.keyboard.press('Enter');
  await expect.poll(() => hasFocus(reason)).toBe(true);
  await investor.keyboard.type('We back the road from farm to market');
  await investor.keyboard.press('Enter');
  await investor.getByText('Request sent').first().waitFor();
  await press(investor, investor.getByRole('link', { name: `Requested: ${name}` }));
  await investor.waitForURL(/\/introductions\?box=sent/);

  await founder.goto('/introductions');
  await press(founder, founder.getByRole('button', { name: 'Accept' }));
  await press(founder, founder.getByRole('link', { name: 'Open the conversation' }));
  await founder.waitForURL(/\/messages\?thread=\d+/);
  await tabTo(founder, founder.getByLabel(/^Message to/));
  await founder.keyboard.type('Good morning');
  await founder.keyboard.press('Enter');
  await founder.getByRole('log').getByText('Good morning', { exact: true }).waitFor();
  await investor.goto(`/startups/${id}`);
  await press(investor, investor.getByRole('link', { name: `Message ${name}` }));
  await investor.getByRole('log').getByText('Good morning', { exact: true }).waitFor();
}, 60_000);

/** Types into the field that Tab leads to. */
async function write(page: Page, label: RegExp | string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label).first());
  await page.keyboard.type(text);
}

it('signing up as a founder and publishing a startup need no mouse', async () => {
  const page = await (await newPerson(session.browser)).newPage();
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Start as Founder' }));
  await page.waitForURL(/\/sign-up/);
  await write(page, 'First name', 'Zawadi');
  await write(page, 'Last name', 'Tab');
  await write(page, 'E-mail', `zawadi.${STAMP}@example.test`);
  await write(page, /^Password/, 'a long enough phrase');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/onboarding/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => hasFocus(heading)).toBe(true);
  await write(page, 'Bio', 'Twelve years in payments.');
  await write(page, 'Location', 'Lagos');
  await tabTo(page, page.getByLabel('Finance', { exact: true }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Create profile' }));
  await page.waitForURL(/\/dashboard/);
  await press(page, page.getByRole('button', { name: 'Create Your Startup Profile' }));
  await page.getByRole('heading', { level: 1, name: 'Create Your Startup Profile' }).waitFor();
  await expect.poll(() => hasFocus(heading)).toBe(true);
  await write(page, 'Company name', `Tab Stops ${STAMP}`);
  await write(page, 'Description', 'A path through the page for whoever has no mouse.');
  await write(page, 'Sector', 'FinTech');
  await write(page, 'Region', 'Africa');
  await write(page, 'Funding stage', 'Seed');
  await write(page, 'Business model', 'B2B');
  await write(page, 'Raising amount', '$500K');
  await press(page, page.getByRole('button', { name: 'Create Profile' }));
  await page.getByText('Your startup profile has been successfully created!').first().waitFor();
}, 60_000);
