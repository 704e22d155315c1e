import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, PHONE, testBrowser } from '#test/browser.ts';
import { makePdf } from '#test/documents.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const COMPANY = `Bahari ${STAMP}`;
const PAGES = ['Income statement 2025\nRevenue 37,914,220', 'Balance sheet 2025\nCash 4,120,000'];
const WHOLE = { folderId: null, documentId: null, expiresAt: null, isRevoked: false };

async function send(page: Page, method: 'post' | 'put', path: string, data: object) {
  const answer = await page.request[method](path, { data });
  expect([path, answer.status()]).toEqual([path, answer.ok() ? answer.status() : 200]);
  return answer.json();
}

/** A room with one document, which one investor may read. Each of these steps has a journey of its own. */
async function prepare(founder: Page, investor: Page) {
  const { id } = await send(founder, 'post', '/api/startups', startupForm(COMPANY, { country: 'KE' }));
  await send(investor, 'post', '/api/investors', investorForm());
  const asked = { startupId: id, reason: 'I back credit for informal trade' };
  const introduction = await send(investor, 'post', '/api/introductions', asked);
  await send(founder, 'post', `/api/introductions/${introduction.id}/accept`, {});
  const path = `/api/startups/${id}/room`;
  await send(founder, 'post', path, { withTemplate: false });
  const { folders } = await send(founder, 'post', `${path}/folders`, { name: 'Financials' });
  const file = { name: 'accounts.pdf', mimeType: 'application/pdf', buffer: await makePdf(PAGES) };
  const multipart = { startupId: String(id), title: 'Accounts', documentType: 'financial_statements', file };
  const stored = await (await founder.request.post('/api/documents', { multipart })).json();
  await send(founder, 'post', `${path}/documents`, { documentId: stored.id, folderId: folders[0].id });
  const { groups } = await send(founder, 'post', `${path}/groups`, { name: 'Iroko Lane', expiresAt: null });
  const me = await (await investor.request.get('/api/auth/user')).json();
  await send(founder, 'post', `${path}/groups/${groups[0].id}/guests`, { userId: me.id });
  const grants = `${path}/groups/${groups[0].id}/grants`;
  await send(founder, 'put', grants, { ...WHOLE, level: 'view' });
  return { room: `/startups/${id}/room`, documentId: Number(stored.id), grants };
}

it('a guest asks about a page on a phone, the team answers, and all of it is gone when access is revoked', async () => {
  const founder = await newMember(session.browser, 'Wambui', { lastName: 'Karanu' });
  const guest = await newMember(session.browser, 'Adaeze', { lastName: 'Okonjo', viewport: PHONE });
  const { room, documentId, grants } = await prepare(founder, guest);
  await guest.goto(`${room}?document=${documentId}&page=2`);
  await guest.getByLabel('Your question about page 2').fill('What is in cash equivalents?');
  await expectFit(guest, 'room-ask');
  await guest.setViewportSize(PHONE);
  await guest.getByRole('button', { name: 'Ask the team' }).click();
  await guest.getByText('No answer yet.').waitFor();

  await founder.goto('/notifications');
  await founder
    .getByRole('link', { name: `Adaeze Okonjo asks about “Accounts” in the data room of ${COMPANY}` })
    .click();
  await founder.getByText('1 question without an answer.').waitFor();
  await founder.getByRole('button', { name: 'Answer' }).click();
  await founder.getByRole('textbox', { name: 'Answer' }).fill('Deposits of 90 days.');
  await expectFit(founder, 'room-answer');
  await founder.getByRole('button', { name: 'Save answer' }).click();
  await founder.getByText('All are answered.').waitFor();
  await expectFit(founder, 'room-questions');

  await guest.getByText('Deposits of 90 days.').waitFor({ timeout: 5_000 });
  await expectFit(guest, 'room-answered');
  await guest.getByRole('button', { name: 'What is recorded' }).click();
  await guest.getByText('Answers read, version 1').first().waitFor();
  await guest.getByRole('button', { name: 'Back to the room' }).click();
  await guest.getByText('Deposits of 90 days.').waitFor();

  await send(founder, 'put', grants, { ...WHOLE, level: 'view', isRevoked: true });
  await guest.getByText('Deposits of 90 days.').waitFor({ state: 'detached', timeout: 2_000 });
  await guest.getByRole('heading', { name: 'No such data room' }).waitFor();
  expect(await guest.getByText('What is in cash equivalents?').count()).toBe(0);
}, 180_000);
