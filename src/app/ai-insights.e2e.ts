import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, newPerson, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const STARTUP = startupForm(`Duka Pay ${STAMP}`, {
  description: 'Payments by phone for shops and market traders in Kenya.',
  country: 'KE',
  teamSize: 5,
});

async function arrive(): Promise<Page> {
  const page = await newMember(session.browser, 'Wanjiru');
  expect((await page.request.post('/api/startups', { data: STARTUP })).status()).toBe(201);
  return page;
}

it(
  'a founder finds investors, tries another ask, says who is not a fit and takes it back',
  { timeout: 180_000 },
  async () => {
    const page = await arrive();
    await page.goto('/ai-insights');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Generate AI Matches' }).click();
    await page.getByText('Advanced matching analysis completed', { exact: true }).waitFor();
    await expectFit(page, 'smart-matching');

    await page.getByRole('button', { name: 'What if …' }).click();
    await page.getByLabel('Ask').fill('lots');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('Write the amount like $500K or NGN 450m').waitFor();
    await page.getByLabel('Ask').fill('$9M');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText(/Ask: \$500K → \$9M/).waitFor();
    await page.getByRole('heading', { name: /^Would enter/ }).waitFor();
    await expectFit(page, 'what-if');

    const cards = await page.getByRole('article').all();
    const names = await Promise.all(
      cards.map((card) => card.getByRole('heading').getByRole('button').innerText()),
    );
    // Other journeys leave investors of one name behind.
    const name = names.find((one, index) => names.indexOf(one) === index && names.lastIndexOf(one) === index);
    const row = page.getByRole('article').getByRole('button', { name, exact: true });
    await row.click();
    await expectFit(page, 'smart-match');
    await page.getByRole('button', { name: `${name} is not a fit` }).click();
    await page.getByLabel(/their cheque is too small/).check();
    await page.getByRole('button', { name: 'Rank without them' }).click();
    await page.getByText(`${name} left your list`, { exact: true }).waitFor();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByText('1 match said not to be a fit').click();
    await page.getByText('Counting more in your list: Cheque.').waitFor();
    await expectFit(page, 'not-a-fit');
    await page.getByRole('button', { name: `Undo: put ${name} back into the list` }).click();
    await row.waitFor();

    await page.getByRole('tab', { name: 'Due Diligence' }).click();
    await page.getByText('No report yet').waitFor();
    await page.getByRole('tab', { name: 'Market Analysis' }).press('Enter');
    expect(new URL(page.url()).searchParams.get('tab')).toBe('market');
  },
);

it('an investor sees startups for the thesis and looks into one', { timeout: 120_000 }, async () => {
  const context = await newPerson(session.browser);
  const answer = await context.request.post('/api/auth/explore', { data: { role: 'investor' } });
  expect(answer.status()).toBe(200);
  const page = await context.newPage();
  await page.goto('/ai-insights');
  await page.getByRole('article').first().getByRole('heading').getByRole('button').click();
  await page.getByRole('link', { name: 'View Details' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Startup' }).fill('Mtaji');
  await page
    .getByRole('option', { name: /^Mtaji/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('startup')).toBe('1');
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.goto('/startups');
  await page
    .getByRole('button', { name: /^Connect with/ })
    .first()
    .waitFor();
});

it('a visitor is told what it is and how accurate', { timeout: 60_000 }, async () => {
  const page = await (await newPerson(session.browser)).newPage();
  await page.goto('/ai-insights');
  await page.getByText('Smart Matching is for members').waitFor();
  await page.getByRole('link', { name: 'How accurate is it?' }).click();
  await page.getByText('Measured on real rounds').waitFor();
  expect(new URL(page.url()).pathname).toBe('/matching/accuracy');
  await expectFit(page, 'accuracy');
});
