import { expect, it } from 'vitest';
import { expectFit, newMember, PHONE, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const CITY = `Mji ${STAMP}`;
const NAME = `Homes in ${CITY}`;
const FOUND = `Nyumba ${STAMP}`;

it('a search is saved, its alert comes once, and its owner alone has it', async () => {
  const investor = await newMember(session.browser, 'Adaeze', { lastName: 'Okonjo' });
  const founder = await newMember(session.browser, 'Wambui', { lastName: 'Karanu' });
  await investor.goto('/startups');
  await investor.getByRole('heading', { name: 'Discover Startups' }).waitFor();
  expect(await investor.getByRole('button', { name: 'Save search' }).isDisabled()).toBe(true);
  await investor.getByRole('button', { name: 'More filters' }).click();
  await investor.getByLabel('Sector').selectOption('PropTech');
  await investor.getByLabel('City').fill(CITY);
  await investor.getByLabel('Cheque').fill('NGN 20m');
  await investor.getByText('Understood: ₦20,000,000 (NGN)').waitFor();
  await investor.getByLabel('Cheque').press('Enter');
  await investor.waitForURL(/ticket=20000000&currency=NGN/);
  await investor.getByText('No startups found').waitFor();
  await expectFit(investor, 'search-filters');
  await investor.getByRole('button', { name: 'Save search' }).click();
  await investor.getByLabel('Name').fill(NAME);
  await expectFit(investor, 'search-save');
  await investor.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await investor.getByRole('button', { name: 'See saved searches' }).click();
  await investor.getByRole('link', { name: NAME }).waitFor();
  await investor.getByText('Nothing new since it was saved').waitFor();
  await expectFit(investor, 'saved-searches');

  const data = startupForm(FOUND, { sector: 'PropTech', city: CITY.toUpperCase() });
  expect((await founder.request.post('/api/startups', { data })).status()).toBe(201);
  const line = investor.getByRole('link', { name: `1 new startup matches “${NAME}”` });
  await expect
    .poll(
      async () => {
        await investor.goto('/notifications');
        await investor.getByRole('heading', { name: 'Inbox' }).waitFor();
        await investor.waitForLoadState('networkidle');
        return line.count();
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(1);
  await line.click();
  await investor.getByRole('link', { name: FOUND, exact: true }).waitFor();
  await expectFit(investor, 'search-hits');
  const path = new URL(investor.url()).pathname;
  await investor.goto('/notifications');
  await line.waitFor();
  expect(await investor.getByText('1 unread').count()).toBe(0);
  await founder.goto(path);
  await founder.getByText('It does not exist, or it is someone else’s').waitFor();

  await investor.goto('/saved-searches');
  await investor.getByRole('button', { name: `Actions for ${NAME}` }).click();
  await investor.getByRole('menuitem', { name: 'Delete' }).click();
  await investor.getByRole('button', { name: 'Delete search' }).click();
  await investor.getByText('No saved searches yet').waitFor();
  await expectFit(investor, 'saved-searches-none');
}, 180_000);

it('on a phone the filters are a sheet, and each thing chosen can be taken off again', async () => {
  const page = await newMember(session.browser, 'Kofi', { viewport: PHONE });
  await page.goto('/startups');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Stage').selectOption('seed');
  await sheet.getByLabel('Evidence').selectOption('document');
  await page.waitForURL(/stage=seed&evidence=document/);
  await expectFit(page, 'search-sheet');
  await page.setViewportSize(PHONE);
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await page.getByRole('button', { name: 'Remove Document or better' }).click();
  await page.waitForURL((url) => url.search === '?stage=seed');
  await page.getByRole('article').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
}, 120_000);
