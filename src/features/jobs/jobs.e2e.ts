import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, newPerson, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const TITLE = `Ledger engineer ${STAMP}`;

async function signUp(firstName: string): Promise<Page> {
  const page = await newMember(session.browser, firstName);
  await page.goto('/jobs');
  return page;
}

async function post(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Post Opportunity' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill(TITLE);
  await dialog.getByLabel(/^Job type/).selectOption('Full-time Employee');
  await dialog.getByLabel(/^Category/).selectOption('Operations');
  await dialog.getByLabel(/^Location/).fill('Nairobi');
  await dialog.getByLabel(/^Description/).fill('Keep the ledger and the depot that feeds it.');
  await dialog.getByLabel(/^Pay from/).fill('100');
  await dialog.getByLabel(/^Pay to/).fill('10');
  await dialog.getByLabel(/^Currency/).selectOption('KES');
  await dialog.getByLabel(/^Receive applications here/).check();
  await expectFit(page);
  await dialog.getByRole('button', { name: 'Post Job' }).click();
  await dialog.getByText('Maximum pay must not be below the minimum').first().waitFor();
  await dialog.getByLabel(/^Pay to/).fill('200000');
  await dialog.getByRole('button', { name: 'Post Job' }).click();
  await page.getByText('Job posted successfully!').first().waitFor();
}

it('a post is found by a visitor, saved, applied for, answered and closed', async () => {
  const poster = await signUp('Achieng');
  await post(poster);

  const visitor = await (await newPerson(session.browser)).newPage();
  await visitor.goto('/jobs?tab=operators&location=Nairobi');
  await visitor.getByRole('searchbox', { name: 'Search opportunities' }).fill(`ledgre ${STAMP}`);
  await visitor.getByRole('heading', { name: '1 opportunity' }).waitFor();
  await expectFit(visitor);
  await visitor.getByRole('link', { name: TITLE, exact: true }).click();
  await visitor.getByText('KSh 100 – KSh 200,000 a year').waitFor();
  await expectFit(visitor);

  const applicant = await signUp('Juma');
  await applicant.goto(`/jobs?q=${STAMP}`);
  await applicant.getByRole('button', { name: `Save ${TITLE}` }).click();
  await applicant.getByText(`${TITLE} has been saved to your favorites`).first().waitFor();
  await applicant.getByRole('button', { name: `Apply for ${TITLE}` }).click();
  await applicant.getByLabel(/^Message/).fill('I have kept two depots.');
  await applicant.getByRole('button', { name: 'Send application' }).click();
  await applicant.getByText('Application sent').first().waitFor();
  await applicant.getByRole('link', { name: 'Saved & applied' }).click();
  await applicant.getByText('Received', { exact: true }).waitFor();
  await expectFit(applicant);

  await poster.getByRole('link', { name: 'My posts' }).click();
  await poster.getByText('1 to answer').waitFor();
  await expectFit(poster);
  await poster.getByRole('link', { name: TITLE, exact: true }).click();
  await poster.getByLabel('Answer to Juma Otieno').selectOption('Shortlisted');
  await poster.getByText('Juma Otieno was notified').first().waitFor();
  await expectFit(poster);
  await applicant.getByText('Shortlisted', { exact: true }).waitFor();

  await poster.getByRole('button', { name: `Close ${TITLE}` }).click();
  await poster.getByRole('button', { name: 'Close post' }).click();
  await poster.getByRole('note').filter({ hasText: 'This post is filled.' }).waitFor();
  await visitor.reload();
  await visitor.getByRole('note').filter({ hasText: 'It no longer accepts applications.' }).waitFor();
  expect(await visitor.getByRole('button', { name: /^Apply/ }).count()).toBe(0);
});
