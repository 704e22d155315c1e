import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, PHONE, testBrowser } from '#test/browser.ts';
import { makePdf } from '#test/documents.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const COMPANY = `Mtajiline ${STAMP}`;
const ACCOUNTS = `audited-accounts-${STAMP}`;
const PAGES = ['Income statement 2025\nRevenue 37,914,220', 'Balance sheet 2025\nCash 4,120,000'];
const TEXT = 'What you read here stays with you.';

/** Asking and accepting have journeys of their own. */
async function meet(founder: Page, investor: Page): Promise<number> {
  const startup = await founder.request.post('/api/startups', {
    data: startupForm(COMPANY, { country: 'KE' }),
  });
  const { id: startupId } = await startup.json();
  expect((await investor.request.post('/api/investors', { data: investorForm() })).status()).toBe(201);
  const asked = await investor.request.post('/api/introductions', {
    data: { startupId, reason: 'I back credit for informal trade' },
  });
  const { id } = await asked.json();
  expect((await founder.request.post(`/api/introductions/${id}/accept`)).status()).toBe(200);
  return Number(startupId);
}

/** A room from the template with a document in it. */
async function build(founder: Page, startupId: number): Promise<void> {
  await founder.goto(`/startups/${startupId}`);
  await founder.getByRole('main').getByRole('link', { name: 'Data room' }).click();
  await founder.getByRole('button', { name: 'Open with the usual folders' }).click();
  await founder.getByText('Registration, CR12').waitFor();
  await founder.getByRole('button', { name: 'Add to Financials' }).click();
  const file = { name: `${ACCOUNTS}.pdf`, mimeType: 'application/pdf', buffer: await makePdf(PAGES) };
  await founder.getByLabel('A file', { exact: true }).setInputFiles(file);
  await founder.getByRole('link', { name: ACCOUNTS }).waitFor();
  await founder.getByText('PDF, 2 pages').waitFor();
  await expectFit(founder, 'room-build');
}

/** Lets one investor into one folder, behind a text to accept. */
async function letIn(founder: Page): Promise<void> {
  await founder.getByRole('tab', { name: 'Guests and access' }).click();
  await founder.getByRole('button', { name: 'Add guests' }).click();
  await founder.getByLabel('New group', { exact: true }).fill('Iroko Lane');
  await founder.getByRole('button', { name: 'Make group' }).click();
  await founder.getByLabel('Where', { exact: true }).selectOption({ label: 'Financials' });
  await founder.getByRole('button', { name: 'Save access' }).click();
  await founder.getByRole('button', { name: 'Revoke Financials' }).waitFor();
  await founder.getByLabel('Someone you are in conversation with').selectOption({ label: 'Adaeze Okonjo' });
  await founder.getByRole('button', { name: 'Add this person' }).click();
  await founder.getByRole('button', { name: 'Take Adaeze Okonjo out of Iroko Lane' }).waitFor();
  await founder.getByLabel('Text', { exact: true }).fill(TEXT);
  await founder.getByRole('button', { name: 'Require this text' }).click();
  await founder.getByText('Text 1, accepted by 0 guests.').waitFor();
  await expectFit(founder, 'room-guests');
}

it('a room is built, read by a guest on a phone, and gone at once when it is revoked', async () => {
  const founder = await newMember(session.browser, 'Wambui', { lastName: 'Karanu' });
  const guest = await newMember(session.browser, 'Adaeze', { lastName: 'Okonjo', viewport: PHONE });
  const stranger = await newMember(session.browser, 'Eve');
  const startupId = await meet(founder, guest);
  await build(founder, startupId);
  const path = `/startups/${startupId}/room`;
  await guest.goto(path);
  await guest.getByRole('heading', { name: 'No such data room' }).waitFor();
  await letIn(founder);

  await guest.goto(path);
  await guest.getByText(TEXT).waitFor();
  expect(await guest.getByText(ACCOUNTS).count()).toBe(0);
  await expectFit(guest, 'room-gate');
  await guest.setViewportSize(PHONE);
  await guest.getByRole('button', { name: 'I accept' }).click();
  await guest.getByLabel('Search the room').fill('balance');
  await guest.getByText('Nothing here goes by these words.').waitFor();
  await guest.getByLabel('Search the room').fill(ACCOUNTS.slice(2).toLowerCase());
  await guest
    .getByRole('list', { name: 'Found in the room' })
    .getByRole('link', { name: ACCOUNTS })
    .waitFor();
  await guest.getByLabel('Search the room').fill('');
  await guest.getByRole('link', { name: `${ACCOUNTS} PDF` }).click();
  await guest.getByRole('img', { name: /, page 1\./ }).waitFor();
  expect(await guest.getByText('Revenue 37,914,220').count()).toBe(0);
  await guest.getByText('Your name is in the picture').waitFor();
  await expectFit(guest, 'room-picture');
  await guest.setViewportSize(PHONE);
  await guest.getByRole('button', { name: 'Text, 1 kB' }).click();
  await guest.getByText('Revenue 37,914,220').waitFor();
  await guest.getByText(/\[Adaeze Okonjo, \d{4}-\d\d-\d\d/).waitFor();
  await guest.getByRole('button', { name: /Page 2, 1 kB/ }).click();
  await guest.getByText('Cash 4,120,000').waitFor();
  await guest.getByRole('button', { name: /^Picture/ }).click();
  await guest.getByRole('img', { name: /, page 2\./ }).waitFor();
  expect(await guest.getByRole('link', { name: /Download/ }).count()).toBe(0);
  await expectFit(guest, 'room-page');
  await stranger.goto(path);
  await stranger.getByRole('heading', { name: 'No such data room' }).waitFor();

  await founder.getByRole('link', { name: 'View as' }).click();
  await founder.getByRole('heading', { name: 'Data room, as Iroko Lane sees it' }).waitFor();
  await founder.getByRole('link', { name: ACCOUNTS }).waitFor();
  expect(await founder.getByText('Registration, CR12').count()).toBe(0);
  await founder.getByRole('button', { name: 'Leave this view' }).click();
  await founder.getByRole('tab', { name: 'Guests and access' }).click();
  await founder.getByText('Text 1, accepted by 1 guest.').waitFor();

  await founder.getByRole('button', { name: 'Revoke Financials' }).click();
  await guest.getByRole('img', { name: /, page 2\./ }).waitFor({ state: 'detached', timeout: 2_000 });
  await guest.getByRole('heading', { name: 'No such data room' }).waitFor();
  await guest.reload();
  await guest.getByRole('heading', { name: 'No such data room' }).waitFor();
});
