import { expect, it } from 'vitest';
import { expectFit, newMember, PHONE, testBrowser } from '#test/browser.ts';
import { letIn, prepareRoom, send, WHOLE_ROOM } from '#test/room-journey.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const COMPANY = `Bahari ${STAMP}`;
const PAGES = ['Income statement 2025\nRevenue 37,914,220', 'Balance sheet 2025\nCash 4,120,000'];
it('a guest asks about a page on a phone, the team answers, and all of it is gone when access is revoked', async () => {
  const founder = await newMember(session.browser, 'Wambui', { lastName: 'Karanu' });
  const guest = await newMember(session.browser, 'Adaeze', { lastName: 'Okonjo', viewport: PHONE });
  const prepared = await prepareRoom(founder, COMPANY, PAGES);
  const { room, documentId, grants } = prepared;
  await letIn(founder, guest, prepared);
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

  await send(founder, 'put', grants, { ...WHOLE_ROOM, level: 'view', isRevoked: true });
  await guest.getByText('Deposits of 90 days.').waitFor({ state: 'detached', timeout: 2_000 });
  await guest.getByRole('heading', { name: 'No such data room' }).waitFor();
  expect(await guest.getByText('What is in cash equivalents?').count()).toBe(0);
}, 180_000);
