import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, PHONE, testBrowser } from '#test/browser.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const session = testBrowser();
const COMPANY = `Mtajiline ${Date.now().toString(36)}`;
const FOUNDERS = { shares: [{ shareholderName: 'Wambui Karanu', shares: 1_000_000, shareClass: 'Common' }] };
const ROUND = { instrument: 'safe', currency: 'NGN', target: 450_000_000 };

/** Asking and accepting, rounds and tables have journeys of their own. */
async function meet(founder: Page, investor: Page): Promise<number> {
  const startup = await founder.request.post('/api/startups', { data: startupForm(COMPANY) });
  const { id: startupId } = await startup.json();
  expect((await investor.request.post('/api/investors', { data: investorForm() })).status()).toBe(201);
  const data = { startupId, reason: 'I back credit for informal trade' };
  const { id } = await (await investor.request.post('/api/introductions', { data })).json();
  const url = `/api/startups/${startupId}`;
  for (const answer of [
    await founder.request.post(`/api/introductions/${id}/accept`),
    await founder.request.put(`${url}/funding-tracker/round`, { data: ROUND }),
    await founder.request.post(`${url}/cap-table`, { data: FOUNDERS }),
  ])
    expect(answer.ok()).toBe(true);
  return Number(startupId);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Both sides confirm a step, the founder first; each sees the other’s without a reload. */
async function sign(founder: Page, investor: Page): Promise<void> {
  for (const page of [founder, investor]) {
    await press(page, 'Agree the terms');
    await page.getByText('Recorded', { exact: true }).first().waitFor();
  }
  for (const page of [founder, investor]) {
    await press(page, 'Record your signature');
    await press(page, 'Record signature');
    await page.getByText('Signature recorded').first().waitFor();
  }
}

it('an offer in naira climbs to money received, and stands in tracker, portfolio and cap table', async () => {
  const founder = await newMember(session.browser, 'Wambui', { lastName: 'Karanu' });
  const investor = await newMember(session.browser, 'Adaeze', { lastName: 'Okonjo', viewport: PHONE });
  const startupId = await meet(founder, investor);

  await investor.goto(`/startups/${startupId}`);
  await investor.getByRole('link', { name: 'Make an offer' }).click();
  await investor.getByLabel('Amount', { exact: true }).fill('25000000');
  await investor.getByLabel('Valuation cap').fill('600000000');
  await investor.getByLabel('Currency', { exact: true }).selectOption('NGN');
  await press(investor, 'Make the offer');
  await investor.getByText(`Proposed, waits for ${COMPANY}`).first().waitFor();
  await expectFit(investor, 'offer-proposed');

  await founder.goto('/notifications');
  await founder.getByText('Adaeze Okonjo offers ₦25,000,000').click();
  await press(founder, 'Propose other terms');
  await founder.getByLabel('Amount', { exact: true }).fill('30000000');
  await press(founder, 'Propose these terms');
  await founder.getByText('Terms proposed').first().waitFor();
  await founder.getByText('Earlier terms').first().waitFor();
  await press(investor, 'Confirm the amount');
  await investor.getByText('₦30,000,000').first().waitFor();
  await founder.getByRole('button', { name: 'Agree the terms' }).waitFor();
  await expectFit(founder, 'offer-soft');
  await sign(founder, investor);
  await press(investor, 'Record that you sent it');
  await press(founder, 'Record that it arrived');
  await founder.getByText('Counts as received ₦30,000,000 in the round.').first().waitFor();
  await expectFit(founder, 'offer-received');

  await founder.goto(`/financial-tools?startup=${startupId}&tab=funding`);
  await founder.getByRole('heading', { name: 'Offers' }).waitFor();
  await founder.getByLabel('How Adaeze Okonjo counts').waitFor();
  await expectFit(founder, 'offer-tracker');
  await founder.goto(`/financial-tools?startup=${startupId}&tab=cap-table`);
  await founder.getByText('SAFEs and notes').first().waitFor();
  await expectFit(founder, 'offer-cap-table');
  await press(founder, 'Add to the table: Adaeze Okonjo');
  await founder.getByText('Added as a new version').first().waitFor();
  await founder.getByRole('button', { name: 'Remove Adaeze Okonjo' }).waitFor();

  await investor.goto('/portfolio');
  await press(investor, `Record investment in ${COMPANY}`);
  await investor.getByText('Investment recorded successfully!').first().waitFor();
  await investor.getByText(COMPANY).first().waitFor();
  await investor.goto('/offers');
  await investor.getByText('Received').first().waitFor();
  expect(await investor.getByText('₦30,000,000').count()).toBe(1);
  await expectFit(investor, 'offers-list');
}, 180_000);
