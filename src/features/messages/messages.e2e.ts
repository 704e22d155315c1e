import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings, newMember, PHONE, testBrowser } from '#test/browser.ts';
import { startupForm } from '#test/forms.ts';

const session = testBrowser();

const REASON = 'I back payments for market traders, and yours are in three cities';
let nth = 0;

const startup = startupForm('Zuri Pay');

const join = (firstName: string): Promise<Page> =>
  newMember(session.browser, firstName, { lastName: 'Tester' });

async function publish(page: Page): Promise<{ id: number; name: string }> {
  nth += 1;
  const name = `Zuri Pay ${nth}`;
  const made = await page.request.post('/api/startups', { data: { ...startup, name } });
  expect(made.status()).toBe(201);
  return { id: Number((await made.json()).id), name };
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
async function meet(): Promise<{ founder: Page; investor: Page }> {
  const [founder, investor] = [await join('Amara'), await join('Tunde')];
  const { id, name } = await publish(founder);
  await investor.goto(`/startups/${id}`);
  await connect(investor, name);
  await investor.getByText('Request sent').first().waitFor();
  await founder.goto('/introductions');
  await founder.getByText(REASON).waitFor();
  await founder.getByRole('button', { name: 'Accept' }).click();
  await founder.getByRole('link', { name: 'Open the conversation' }).click();
  await said(founder, REASON).waitFor();
  await investor.goto('/messages');
  await investor
    .getByRole('link', { name: /Amara Tester/ })
    .first()
    .click();
  await said(investor, REASON).waitFor();
  return { founder, investor };
}

/** Two people in a conversation that calls have opened: asking and accepting on screen is a journey of its own. */
async function converse(): Promise<{ founder: Page; investor: Page }> {
  const [founder, investor] = [await join('Amara'), await join('Tunde')];
  const { id: startupId } = await publish(founder);
  const asked = await investor.request.post('/api/introductions', { data: { startupId, reason: REASON } });
  const { id } = await asked.json();
  const accepted = await founder.request.post(`/api/introductions/${id}/accept`);
  const { threadId } = await accepted.json();
  for (const page of [founder, investor]) {
    await page.goto(`/messages?thread=${threadId}`);
    await said(page, REASON).waitFor();
  }
  return { founder, investor };
}

it('an investor asks, the founder accepts, and each reads the other without a reload', async () => {
  const { founder, investor } = await meet();
  await write(investor, 'Good morning, how many traders use it?');
  await said(founder, 'Good morning, how many traders use it?').waitFor();
  await write(founder, 'Two thousand, in three cities.');
  await said(investor, 'Two thousand, in three cities.').waitFor();
  expect(await said(founder, 'Two thousand, in three cities.').count()).toBe(1);
  await founder.goto('/dashboard');
  await write(investor, 'May I see the figures?');
  await founder.getByRole('link', { name: 'Messages 1 unread' }).waitFor();
});

it('what is typed offline is kept, waits for the connection and is sent once', async () => {
  const { founder, investor } = await converse();
  const box = founder.getByLabel(/^Message to/);
  await box.fill('A draft that survives');
  await founder.reload();
  await expect.poll(() => founder.getByLabel(/^Message to/).inputValue()).toBe('A draft that survives');
  // What sends it cannot be fetched without a line.
  await expect.poll(() => box.evaluate((field) => Object.keys(field).join())).toContain('__reactProps');
  await founder.context().setOffline(true);
  await write(founder, 'Typed in the lift');
  await founder.getByText('Waiting for connection').waitFor();
  await founder.context().setOffline(false);
  await said(investor, 'Typed in the lift').waitFor();
  await expect.poll(() => founder.getByText('Waiting for connection').count()).toBe(0);
  expect(await said(founder, 'Typed in the lift').count()).toBe(1);
  expect(await said(investor, 'Typed in the lift').count()).toBe(1);
});

it('a declined request looks unanswered to its sender wherever Connect stands', async () => {
  const [founder, investor] = [await join('Amara'), await join('Tunde')];
  const { id, name } = await publish(founder);
  await investor.goto(`/startups/${id}`);
  await connect(investor, name);
  await investor.getByText('Request sent').first().waitFor();
  await founder.goto('/introductions');
  await founder.getByRole('button', { name: 'Decline' }).click();
  await founder.getByText('the request looks unanswered').waitFor();
  await founder.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await founder.getByText('Declined', { exact: true }).waitFor();
  await investor.goto('/introductions?box=sent');
  await investor.getByText('Waiting for an answer').waitFor();
  expect(await investor.getByText(/declined/i).count()).toBe(0);
  await investor.goto(`/startups/${id}`);
  await investor.getByRole('link', { name: `Requested: ${name}` }).waitFor();
  expect(await investor.getByRole('button', { name: `Connect with ${name}` }).count()).toBe(0);
});

it('requests and conversations pass axe in both themes, wide and on a phone', async () => {
  const { founder, investor } = await converse();
  await write(investor, 'A line of the conversation');
  await said(investor, 'A line of the conversation').waitFor();
  await founder.goto('/introductions');
  await founder.getByText(REASON).waitFor();
  for (const page of [founder, investor]) {
    for (const viewport of [page.viewportSize() ?? PHONE, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
      expect(overflow).toBe(false);
    }
  }
});
