import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);

/** Signs up by the API, with a profile others can search: those screens have journeys of their own. */
async function member(firstName: string, lastName: string, profile = {}): Promise<Page> {
  const page = await newMember(session.browser, firstName, { lastName });
  const own = await (await page.request.get('/api/users/profile')).json();
  const saved = await page.request.put('/api/users/profile', { data: { version: own.version, ...profile } });
  expect(saved.status()).toBe(200);
  return page;
}

const tile = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) });

it('two people find each other, connect, and one shuts an employer out', async () => {
  const surname = `Wafula${STAMP}`;
  const kofi = await member('Kófi', surname, {
    headline: 'Cold chain engineer',
    location: 'Kisumu, Kenya',
    skills: ['Refrigeration', 'Solar', 'Logistics', 'Hiring'],
    experienceLevel: 'senior',
    isOpenToCofounder: true,
  });
  const ada = await member('Ada', `Obi${STAMP}`);
  const work = {
    type: 'work',
    title: 'Buyer',
    company: `Duka ${STAMP}`,
    startDate: '2024-01-01',
    isCurrent: true,
  };
  expect((await ada.request.post('/api/users/experiences', { data: work })).status()).toBe(201);

  await ada.goto('/network');
  await ada.getByRole('heading', { name: 'Professional Network', level: 1 }).waitFor();
  await ada.getByRole('searchbox', { name: 'Search people' }).fill(`kofi wafulla${STAMP}`);
  const card = ada.getByRole('listitem').filter({ has: ada.getByRole('link', { name: `Kófi ${surname}` }) });
  await card.getByText('Cold chain engineer').waitFor();
  expect(await card.getByRole('list').getByRole('listitem').allInnerTexts()).toEqual([
    'Refrigeration',
    'Solar',
    'Logistics',
  ]);
  await ada.getByLabel('Location').fill('kisumu');
  await ada.getByLabel('Availability').selectOption('Open to offers');
  await card.getByText('Seeking Co-founder').waitFor();
  await expect.poll(() => new URL(ada.url()).searchParams.get('availability')).toBe('true');
  await ada.reload();
  await card.waitFor();
  await ada.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached' });

  await card.getByRole('button', { name: /^Connect with/ }).click();
  await ada.getByLabel('Note').fill('We met at the summit in Nairobi.');
  await expectFit(ada);
  await ada.getByRole('button', { name: 'Send Invitation' }).click();
  await card.getByText('Invited').waitFor();

  await kofi.goto('/network?tab=invitations');
  await kofi.getByText('We met at the summit in Nairobi.').waitFor();
  await expectFit(kofi);
  await kofi.getByRole('button', { name: /^Accept the invitation of Ada/ }).click();
  await kofi.getByRole('heading', { name: 'No Pending Invitations' }).waitFor();
  await kofi.getByRole('tab', { name: 'My Network' }).click();
  await kofi.getByRole('link', { name: /^Ada Obi/ }).waitFor();
  await expectFit(kofi);

  await card.getByText('Connected').waitFor();
  await ada.getByRole('tab', { name: 'My Network' }).click();
  await ada.getByRole('link', { name: `Kófi ${surname}` }).waitFor();
  await tile(ada, 'Connections').getByText('1', { exact: true }).waitFor();
  await ada.getByRole('tab', { name: 'Analytics' }).click();
  await ada.getByRole('img', { name: '1 connection now, 0 twelve months ago' }).waitFor();
  await expectFit(ada);

  await kofi.getByLabel('Kind').selectOption('Employer');
  await kofi.getByRole('textbox', { name: 'Employer' }).fill(`Duka ${STAMP}`);
  await kofi.getByRole('button', { name: 'Exclude' }).click();
  await kofi.getByRole('button', { name: /^Remove exclusion of Duka/i }).waitFor();
  await ada.goto(`/network?q=wafula${STAMP}`);
  await ada.getByRole('heading', { name: 'No one found' }).waitFor();
  await tile(ada, 'Connections').getByText('0', { exact: true }).waitFor();
  await expectFit(ada);
});

it('the pager stands below a full page only and a changed filter starts again', async () => {
  const page = await member('Page', `Turner${STAMP}`);
  await page.goto('/network');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(await pages.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  await pages.getByRole('button', { name: 'Next' }).click();
  await pages.getByText('Page 2').waitFor();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  await page.getByLabel('Member').selectOption('Founder');
  await pages.getByText('Page 1').waitFor();
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('xqzzv');
  await page.getByRole('heading', { name: 'No one found' }).waitFor();
  await pages.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await pages.getByText('Page 1').waitFor();
});
