import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings, newPerson, PHONE, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const REASON = 'I back payments for market traders, and yours are in three cities';
let nth = 0;

const startup = {
  description: 'Mobile money reconciliation for open-air market traders in Nigeria.',
  sector: 'FinTech',
  region: 'Africa',
  fundingStage: 'Seed',
  raisingAmount: '$500K',
  teamSize: 4,
  businessModel: 'B2B SaaS',
};

type Person = { context: BrowserContext; page: Page };

/** Somebody signed up by the API, at a browser of their own. */
async function join(firstName: string): Promise<Person> {
  nth += 1;
  const context = await newPerson(session.browser);
  const email = `${firstName}.${Date.now()}.${nth}@example.test`.toLowerCase();
  const data = { firstName, lastName: 'Tester', email, password: 'a long enough phrase' };
  const made = await context.request.post('/api/account/sign-up/email', { data });
  expect(made.status()).toBe(200);
  return { context, page: await context.newPage() };
}

async function publish({ context }: Person, name: string): Promise<number> {
  const made = await context.request.post('/api/startups', { data: { ...startup, name } });
  expect(made.status()).toBe(201);
  return Number((await made.json()).id);
}

async function connect(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Connect with ${name}` }).click();
  await page.getByLabel('Why you would like to talk').fill(REASON);
  await page.getByRole('button', { name: 'Send request' }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(/^Message to/).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

/** An investor asks on a startup's page, the founder accepts, and both have the conversation open. */
async function meet(): Promise<{ founder: Person; investor: Person }> {
  const [founder, investor] = [await join('Amara'), await join('Tunde')];
  const name = `Zuri Pay ${nth}`;
  const id = await publish(founder, name);
  await investor.page.goto(`/startups/${id}`);
  await connect(investor.page, name);
  await investor.page.getByText('Request sent').first().waitFor();
  await founder.page.goto('/introductions');
  await founder.page.getByText(REASON).waitFor();
  await founder.page.getByRole('button', { name: 'Accept' }).click();
  await founder.page.getByRole('link', { name: 'Open the conversation' }).click();
  await said(founder.page, REASON).waitFor();
  await investor.page.goto('/messages');
  await investor.page
    .getByRole('link', { name: /Amara Tester/ })
    .first()
    .click();
  await said(investor.page, REASON).waitFor();
  return { founder, investor };
}

it('an investor asks, the founder accepts, and each reads the other without a reload', async () => {
  const { founder, investor } = await meet();
  await write(investor.page, 'Good morning, how many traders use it?');
  await said(founder.page, 'Good morning, how many traders use it?').waitFor();
  await write(founder.page, 'Two thousand, in three cities.');
  await said(investor.page, 'Two thousand, in three cities.').waitFor();
  expect(await said(founder.page, 'Two thousand, in three cities.').count()).toBe(1);
  await founder.page.goto('/dashboard');
  await write(investor.page, 'May I see the figures?');
  await founder.page.getByRole('main').getByRole('link', { name: 'Messages 1 unread' }).waitFor();
});

it('what is typed offline is kept, waits for the connection and is sent once', async () => {
  const { founder, investor } = await meet();
  const box = founder.page.getByLabel(/^Message to/);
  await box.fill('A draft that survives');
  await founder.page.reload();
  await expect.poll(() => founder.page.getByLabel(/^Message to/).inputValue()).toBe('A draft that survives');
  await founder.context.setOffline(true);
  await write(founder.page, 'Typed in the lift');
  await founder.page.getByText('Waiting for connection').waitFor();
  await founder.context.setOffline(false);
  await said(investor.page, 'Typed in the lift').waitFor();
  await expect.poll(() => founder.page.getByText('Waiting for connection').count()).toBe(0);
  expect(await said(founder.page, 'Typed in the lift').count()).toBe(1);
  expect(await said(investor.page, 'Typed in the lift').count()).toBe(1);
});

it('a declined request looks unanswered to its sender, and a second one is refused in a clear sentence', async () => {
  const [founder, investor] = [await join('Amara'), await join('Tunde')];
  const name = `Zuri Pay ${nth}`;
  const id = await publish(founder, name);
  await investor.page.goto(`/startups/${id}`);
  await connect(investor.page, name);
  await investor.page.getByText('Request sent').first().waitFor();
  await founder.page.goto('/introductions');
  await founder.page.getByRole('button', { name: 'Decline' }).click();
  await founder.page.getByText('to them the request looks unanswered').waitFor();
  await founder.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await founder.page.getByText('Declined', { exact: true }).waitFor();
  await investor.page.goto('/introductions?box=sent');
  await investor.page.getByText('Waiting for an answer').waitFor();
  expect(await investor.page.getByText(/declined/i).count()).toBe(0);
  await investor.page.goto(`/startups/${id}`);
  await connect(investor.page, name);
  await investor.page
    .getByText(/You have asked Amara Tester already\. A request waits up to 30 days for an answer/)
    .first()
    .waitFor();
});

it('requests and conversations pass axe in both themes, wide and on a phone', async () => {
  const { founder, investor } = await meet();
  await write(investor.page, 'A line of the conversation');
  await said(investor.page, 'A line of the conversation').waitFor();
  await founder.page.goto('/introductions');
  await founder.page.getByText(REASON).waitFor();
  for (const page of [founder.page, investor.page]) {
    for (const viewport of [page.viewportSize() ?? PHONE, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
      expect(overflow).toBe(false);
    }
  }
});
