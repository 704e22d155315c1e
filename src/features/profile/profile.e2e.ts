import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings, newMember, overflowsSideways, PHONE, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);

/** A new member in a browser of their own, with a profile that looks for a co-founder. */
async function join(firstName: string, skill: string): Promise<Page> {
  const page = await newMember(session.browser, firstName, { lastName: `Profile${STAMP}` });
  const profile = {
    isOpenToCofounder: true,
    skills: [skill],
    interests: [`Topic ${STAMP}`],
    location: 'Lagos',
  };
  expect((await page.request.put('/api/users/profile', { data: profile })).status()).toBe(200);
  return page;
}

const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Headline').fill('Payments engineer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Profile updated successfully');
  await said(page, 'Payments engineer');
  await page.getByRole('tab', { name: 'Experience' }).click();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Engineer');
  await dialog.getByLabel('Company or institution').fill('Zuri Pay');
  await dialog.getByLabel('Start date').fill('2021-03-01');
  await dialog.getByRole('switch', { name: 'I currently work here' }).click();
  await dialog.getByRole('button', { name: 'Add Experience' }).click();
  await said(page, 'Mar 2021 – now');
}

it('a profile is filled, recommended and matched', async () => {
  const ada = await join('Ada', 'Go');
  const ben = await join('Ben', 'Sales');
  await fillProfile(ada);

  await ada.getByRole('tab', { name: 'AI Matches' }).click();
  await ada.getByRole('button', { name: 'Generate AI Recommendations' }).click();
  await said(ada, 'AI recommendations generated successfully');
  const row = ada.getByRole('article').filter({ hasText: `Ben Profile${STAMP}` });
  await row.getByRole('button', { name: /^Why \d+%/ }).click();
  await said(ada, `You both care about Topic ${STAMP}.`);
  await ada.keyboard.press('Escape');
  await ada.getByRole('link', { name: `Ben Profile${STAMP}` }).click();
  await ada.getByRole('heading', { level: 1, name: `Ben Profile${STAMP}` }).waitFor();
  await ada.getByRole('button', { name: 'Recommend', exact: true }).click();
  await ada.getByLabel('How you know each other').fill('Shared a desk for two years');
  await ada.getByLabel('Title').fill('Sells what works');
  await ada
    .getByRole('dialog')
    .getByLabel('Recommendation')
    .fill('He never promised what we could not ship.');
  await ada.getByRole('button', { name: 'Send recommendation' }).click();
  await said(ada, 'It is shown once Ben accepts it.');
  await ada.reload();
  await ada.getByRole('heading', { level: 1 }).waitFor();
  expect(await ada.getByText('Sells what works').count()).toBe(0);

  await ben.goto('/profile?tab=recommendations');
  await ben.getByRole('button', { name: 'Accept' }).click();
  await said(ben, 'Recommendation accepted');
  await ada.reload();
  await said(ada, 'Sells what works');
});

it('fits a phone and passes axe in both themes, tab by tab', async () => {
  const page = await join('Chi', 'Law');
  const long = 'W'.repeat(100);
  const origin = new URL(page.url()).origin;
  const words = {
    headline: long,
    location: long,
    bio: long,
    salaryExpectation: long,
    skills: [long.slice(0, 80)],
  };
  await page.request.put('/api/users/profile', { data: words, headers: { origin } });
  const job = { type: 'work', title: long, company: long, startDate: '2020-01-01', description: long };
  await page.request.post('/api/users/experiences', { data: job, headers: { origin } });
  await page.setViewportSize(PHONE);
  for (const tab of ['about', 'experience', 'recommendations', 'network', 'matches']) {
    await page.goto(`/profile?tab=${tab}`);
    await page.getByRole('tab', { selected: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([tab, await overflowsSideways(page)]).toEqual([tab, false]);
    expect(await axeFindings(page)).toEqual([]);
  }
});
