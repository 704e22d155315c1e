import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESK, PHONE } from '#test/browser.ts';
import { makePdf } from '#test/documents.ts';
import { investorForm, startupForm } from '#test/forms.ts';
import { testMailServer } from '#test/mail-server.ts';
import { ownInstance } from '#test/own-instance.ts';

const mail = testMailServer();
const instance = ownInstance(() => ({ SMTP_URL: mail.url() }));

/** A second try begins with other people and another company. */
let tries = 0;
const company = () => `Mtajiline ${tries}`;
const ofDomain = () => `kofi${tries}@savanna.example`;
const FOUNDERS = { shares: [{ shareholderName: 'Wambui Karanu', shares: 1_000_000, shareClass: 'Common' }] };
const ROUND = { instrument: 'safe', currency: 'NGN', target: 450_000_000 };
const PAGES = ['Income statement 2025\nRevenue 37,914,220', 'Balance sheet 2025\nCash 4,120,000'];

async function member(firstName: string, lastName: string, viewport = DESK): Promise<Page> {
  const context = await instance.newPerson(viewport);
  const email = `${firstName}${tries}@home.example`.toLowerCase();
  const data = { email, password: 'a long enough phrase', firstName, lastName };
  expect((await context.request.post('/api/account/sign-up/email', { data })).status()).toBe(200);
  return context.newPage();
}

async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const answer = await page.request[method](path, { data });
  expect([path, answer.status()]).toEqual([path, answer.ok() ? answer.status() : 200]);
  return answer.json();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Starting up, asking for an introduction and what the tools hold have journeys of their own. */
async function publish(founder: Page, investor: Page): Promise<number> {
  const { id } = await send(founder, 'post', '/api/startups', startupForm(company(), { country: 'KE' }));
  await send(founder, 'put', `/api/startups/${id}/funding-tracker/round`, ROUND);
  await send(founder, 'post', `/api/startups/${id}/cap-table`, FOUNDERS);
  const asked = { startupId: id, reason: 'I back credit for informal trade' };
  const introduction = await send(investor, 'post', '/api/introductions', asked);
  await send(founder, 'post', `/api/introductions/${introduction.id}/accept`, {});
  return Number(id);
}

async function saveSearch(investor: Page): Promise<void> {
  await send(investor, 'post', '/api/investors', investorForm());
  await investor.goto('/startups?sector=fintech&country=KE');
  await press(investor, 'Save search');
  await investor.getByRole('dialog').getByRole('button', { name: 'Save search' }).click();
  await investor.getByRole('button', { name: 'See saved searches' }).waitFor();
}

/** A room from the template with the accounts and the deal summary in it. */
async function build(founder: Page, startupId: number): Promise<void> {
  await founder.goto(`/startups/${startupId}/room`);
  await press(founder, 'Open with the usual folders');
  await founder.getByText('Registration, CR12').waitFor();
  await press(founder, 'Add to Financials');
  const file = { name: 'accounts.pdf', mimeType: 'application/pdf', buffer: await makePdf(PAGES) };
  await founder.getByLabel('A file', { exact: true }).setInputFiles(file);
  await founder.getByText('PDF, 2 pages').waitFor();
  await founder.goto(`/startups/${startupId}/summary`);
  await press(founder, 'File in the data room');
  await founder.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'Round' });
  await press(founder, 'File it');
  await founder.getByText('Filed in the data room as version 1').first().waitFor();
}

/** Lets in everybody of a mail domain, by a link to pass on. */
async function inviteDomain(founder: Page, startupId: number): Promise<string> {
  await founder.goto(`/startups/${startupId}/room`);
  await founder.getByRole('tab', { name: 'Guests and access' }).click();
  await press(founder, 'Add guests');
  await founder.getByLabel('New group', { exact: true }).fill('Savanna Fund');
  await press(founder, 'Make group');
  await press(founder, 'Save access');
  await founder.getByRole('button', { name: 'Revoke Whole room' }).waitFor();
  await founder.getByLabel('E-mail address or mail domain').fill('savanna.example');
  await press(founder, 'Create link');
  return (await founder.getByText(/\/room-links\//).textContent()) ?? '';
}

/** The link of the letter that went to an address, as a mail program shows it. */
async function linkMailedTo(address: string): Promise<string> {
  const found = () =>
    mail.letters
      .filter((letter) => letter.includes(address))
      .flatMap((letter) => /http\S+\/room-links\/[\w-]+/.exec(letter.replaceAll('=\n', '')) ?? [])[0];
  await expect.poll(found, { timeout: 60_000 }).toBeTruthy();
  return found() ?? '';
}

/** 400 kbit/s with 400 ms each way, or the line as it is. */
async function slowLine(page: Page, isSlow: boolean): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const throughput = isSlow ? 400_000 / 8 : -1;
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow ? 400 : 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function enterByDomain(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByLabel('Your address at savanna.example').fill(ofDomain());
  await press(guest, 'Open the data room');
  await guest.getByText(`We sent an e-mail to ${ofDomain()}.`).waitFor();
  await guest.goto(await linkMailedTo(ofDomain()));
  await press(guest, 'Open the data room');
  await guest.getByRole('link', { name: /^accounts/ }).waitFor();
}

async function askAndAnswer(guest: Page, founder: Page, startupId: number): Promise<void> {
  await guest.getByLabel('Your question about page 1').fill('Is the revenue audited?');
  await press(guest, 'Ask the team');
  await guest.getByText('No answer yet.').waitFor();
  await founder.goto(`/startups/${startupId}/room?tab=questions`);
  await press(founder, 'Answer');
  await founder.getByRole('textbox', { name: 'Answer' }).fill('Yes, by a firm in Nairobi.');
  await press(founder, 'Save answer');
  await guest.getByText('Yes, by a firm in Nairobi.').waitFor();
}

async function makeOffer(investor: Page, startupId: number): Promise<string> {
  await investor.goto(`/startups/${startupId}/summary`);
  await investor.getByRole('heading', { level: 1, name: company() }).waitFor();
  await investor.getByText('₦450,000,000').first().waitFor();
  await investor.goto(`/startups/${startupId}`);
  await investor.getByRole('link', { name: 'Make an offer' }).click();
  await investor.getByLabel('Amount', { exact: true }).fill('30000000');
  await investor.getByLabel('Valuation cap').fill('600000000');
  await investor.getByLabel('Currency', { exact: true }).selectOption('NGN');
  await press(investor, 'Make the offer');
  await investor.getByText(`Proposed, waits for ${company()}`).first().waitFor();
  return new URL(investor.url()).pathname;
}

/** Each step by both, up to money received; each side sees the other's without a reload. */
async function shakeHands(founder: Page, investor: Page, offer: string): Promise<void> {
  await founder.goto(offer);
  await press(founder, 'Confirm the amount');
  for (const page of [founder, investor]) await press(page, 'Agree the terms');
  for (const page of [founder, investor]) {
    await press(page, 'Record your signature');
    await press(page, 'Record signature');
  }
  await press(investor, 'Record that you sent it');
  await press(founder, 'Record that it arrived');
  await founder.getByText('Counts as received ₦30,000,000 in the round.').first().waitFor();
}

it('a raise from the room to money received, with an investor who was found and one of a mail domain', async () => {
  tries += 1;
  const founder = await member('Wambui', 'Karanu');
  const investor = await member('Adaeze', 'Okonjo');
  const guest = await member('Kofi', 'Annan', PHONE);
  await saveSearch(investor);
  const startupId = await publish(founder, investor);
  await build(founder, startupId);

  await enterByDomain(guest, await inviteDomain(founder, startupId));
  await slowLine(guest, true);
  await guest.getByRole('link', { name: /^accounts/ }).click();
  const page = guest.getByRole('img', { name: /, page 1\./ });
  await page.waitFor();
  await slowLine(guest, false);
  await askAndAnswer(guest, founder, startupId);
  await founder.getByRole('tab', { name: 'Guests and access' }).click();
  await founder.getByRole('button', { name: 'Revoke Whole room' }).click();
  await page.waitFor({ state: 'detached', timeout: 2_000 });
  await guest.getByRole('heading', { name: 'No such data room' }).waitFor();
  expect(await guest.getByText('Yes, by a firm in Nairobi.').count()).toBe(0);

  await investor.goto('/notifications');
  await investor.getByRole('link', { name: /^1 new startup matches “/ }).click();
  await investor.getByRole('link', { name: company(), exact: true }).waitFor();
  const offer = await makeOffer(investor, startupId);
  await shakeHands(founder, investor, offer);

  await founder.goto(`/financial-tools?startup=${startupId}&tab=funding`);
  await founder.getByLabel('How Adaeze Okonjo counts').waitFor();
  await founder.goto(`/financial-tools?startup=${startupId}&tab=cap-table`);
  await press(founder, 'Add to the table: Adaeze Okonjo');
  await founder.getByRole('button', { name: 'Remove Adaeze Okonjo' }).waitFor();
  await investor.goto('/portfolio');
  await press(investor, `Record investment in ${company()}`);
  await investor.getByText('Investment recorded successfully!').first().waitFor();
}, 120_000);
