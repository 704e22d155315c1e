import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectFit, newMember, newPerson, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const NAME = `Mawimbi${STAMP}`;

const arrive = (firstName: string): Promise<Page> =>
  newMember(session.browser, firstName, { lastName: 'Bello' });

async function create(page: Page): Promise<number> {
  await page.goto('/startups/new');
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await page.getByText('Please select a sector').first().waitFor();
  await expectFit(page);
  await page.getByLabel('Company name').fill(NAME);
  await page.getByLabel('Description').fill('Cold storage by the day for fish landed on the coast.');
  await page.getByLabel('Sector').selectOption('FoodTech');
  await page.getByLabel('Region').selectOption('Africa');
  await page.getByLabel('Funding stage').selectOption('Pre-Seed');
  await page.getByLabel('Business model').selectOption('Subscription');
  await page.getByLabel('Raising amount').fill('TZS 300m');
  await page.getByText('Understood: TSh 300,000,000 (TZS)').waitFor();
  await page.getByRole('combobox', { name: /Country of headquarters/ }).fill('Tanz');
  await page.getByRole('option', { name: 'Tanzania' }).click();
  await page.getByRole('button', { name: 'Create Profile' }).dblclick();
  await page.waitForURL(/\/startups\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

async function addFigures(page: Page, id: number): Promise<void> {
  await page.getByRole('tab', { name: 'Traction' }).click();
  for (const [date, users] of [
    ['2026-08-31', '900'],
    ['2026-10-31', '1400'],
  ] as const) {
    await page.getByLabel('Date').fill(date);
    await page.getByLabel('Figure', { exact: true }).fill(users);
    await page.getByRole('button', { name: 'Add figure' }).click();
    await page.getByRole('button', { name: 'Remove Users, ' }).first().waitFor();
    await expect.poll(() => page.getByLabel('Date').inputValue()).toBe('');
  }
  await expectFit(page);
  await page.getByRole('tab', { name: 'Round' }).click();
  await expectFit(page);
  await page.getByRole('link', { name: 'Set up the round' }).click();
  await page.getByRole('button', { name: 'Set up the round' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Instrument').selectOption('safe');
  await dialog.getByLabel('Currency').selectOption('USD');
  await dialog.getByLabel('Target Amount').fill('120000');
  await dialog.getByLabel('Committed').fill('30000');
  await dialog.getByRole('button', { name: 'Save round' }).click();
  await page.getByText('Round saved').first().waitFor();
  await page.goto(`/startups/${id}/edit?tab=round`);
  await page.getByRole('link', { name: 'Edit in the funding tracker' }).waitFor();
  await expectFit(page);
}

it('a team keeps its startup, and a visitor reads it', async () => {
  const founder = await arrive('Zainab');
  const id = await create(founder);
  await founder.getByRole('link', { name: 'Edit' }).click();
  await founder.getByRole('tab', { name: 'Logo' }).click();
  const base = sharp({ create: { width: 90, height: 60, channels: 3, background: '#b4532a' } });
  const buffer = await base.png().toBuffer();
  await founder.setInputFiles('input[type=file]', { name: 'logo.png', mimeType: 'image/png', buffer });
  await founder.getByText('Logo saved').first().waitFor();
  await expectFit(founder);
  await addFigures(founder, id);

  await founder.getByRole('tab', { name: 'Team' }).click();
  await founder.getByRole('button', { name: 'Create link' }).click();
  const link = await founder.locator('code').textContent();
  await expectFit(founder);
  const mate = await arrive('Musa');
  await mate.goto(new URL(link ?? '').pathname);
  const joins = mate.getByRole('button', { name: 'Join the team' });
  await joins.waitFor();
  await expectFit(mate);
  await joins.click();
  await mate.getByText('Your role: Editor').waitFor();

  const visitor = await (await newPerson(session.browser)).newPage();
  await visitor.goto(`/startups/${id}`);
  await visitor.getByRole('heading', { name: NAME }).waitFor();
  for (const text of ['TZS 300m', '1,400', '$120,000', 'Musa Bello'])
    await visitor.getByText(text).first().waitFor();
  expect(await visitor.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  await expectFit(visitor);
}, 180_000);

it('two editors: who saves late is told, and keeps what they typed', async () => {
  const founder = await arrive('Amina');
  const id = await create(founder);
  await founder.goto(`/startups/${id}/edit`);
  await founder.getByLabel('Company name').fill(`${NAME} Coast`);
  const url = `/api/startups/${id}`;
  const { name, description, sector, region, fundingStage, raisingAmount, businessModel, version } = await (
    await founder.request.get(url)
  ).json();
  const data = startupForm(name, {
    description,
    sector,
    region,
    fundingStage,
    raisingAmount,
    businessModel,
    version,
    teamSize: 9,
  });
  expect((await founder.request.put(url, { data })).status()).toBe(200);
  await founder.getByRole('button', { name: 'Save', exact: true }).click();
  await founder.getByText('Your text is still here').waitFor();
  expect(await founder.getByLabel('Company name').inputValue()).toBe(`${NAME} Coast`);
  await expectFit(founder);
  await founder.getByRole('button', { name: 'Save', exact: true }).click();
  await founder.getByText('is up to date').first().waitFor();
}, 120_000);

it('the directory is searched, filtered by address, and says when it finds nothing', async () => {
  const page = await (await newPerson(session.browser)).newPage();
  await page.goto('/startups');
  await page.getByRole('article').first().waitFor();
  await expectFit(page);
  await page.getByLabel('Sector').selectOption('edtech');
  await page.waitForURL(/sector=edtech/);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Sector').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  await page.goto('/startups?q=fintehc');
  await page.getByText('No results for “fintehc”').waitFor();
  await expectFit(page);
  await page.goto('/startups?q=qqqqqqqq');
  await page.getByText('No startups found').waitFor();
  await expectFit(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('article').first().waitFor();
  await page.goto('/startups?sector=astrology');
  await page.getByText('We could not load the startups').waitFor();
  await expectFit(page);
  await page.goto('/startups/2147483647');
  await page.getByText('Startup not found').waitFor();
  await expectFit(page);
}, 120_000);
