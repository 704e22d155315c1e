import { expect, it } from 'vitest';
import { newMember, testBrowser } from '#test/browser.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const session = testBrowser();
const STAMP = Date.now().toString(36);

it('a deal that closes is recorded, stands in the portfolio, and Home asks no more', async () => {
  const name = `Soko Close ${STAMP}`;
  const founder = await newMember(session.browser, 'Kwame');
  const made = await founder.request.post('/api/startups', { data: startupForm(name) });
  const { id: startupId } = await made.json();
  const page = await newMember(session.browser, 'Kofi');
  expect((await page.request.post('/api/investors', { data: investorForm() })).status()).toBe(201);
  expect((await page.request.post('/api/portfolio/deal-flow', { data: { startupId } })).status()).toBe(201);

  await page.goto('/portfolio/deal-flow');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitemradio', { name: 'Closed' }).click();
  await page.getByRole('link', { name: 'Record investment' }).waitFor();

  await page.goto('/dashboard');
  await page.getByRole('heading', { name: `Record your investment in ${name}` }).waitFor();
  await page.getByRole('link', { name: 'Record investment', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Record New Investment' });
  await dialog.waitFor();
  await dialog.getByText(name, { exact: true }).waitFor();
  await dialog.getByLabel('Deal date').fill('2026-05-04');
  await dialog.getByLabel('Round type').selectOption('Seed');
  await dialog
    .getByLabel(/amount/i)
    .first()
    .fill('50000');
  await dialog.getByRole('button', { name: 'Record Investment' }).click();
  await page.getByText('Investment recorded successfully!', { exact: true }).waitFor();
  await page.getByRole('heading', { name, exact: true }).waitFor();

  await page.goto('/dashboard');
  await page.getByText('Next best step').waitFor();
  expect(await page.getByText(`Record your investment in ${name}`).count()).toBe(0);
}, 90_000);
