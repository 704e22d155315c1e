import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, newPerson, PHONE, testBrowser } from '#test/browser.ts';
import { makePdf } from '#test/documents.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const TITLE = `kijani-${STAMP}`;
const NO_RIVALS = 'We have no competitors.';
const DECK = [
  'Problem\nPoultry farmers in Uganda pay for imported soy, and one in three loses a flock to bad feed.',
  'Traction\nMonthly recurring revenue was $20,000 in June 2026 and $18,200 in May 2026.',
  `Competition\n${NO_RIVALS}`,
  '',
];

async function choose(page: Page, label: string, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** What is marked in the page of the document that is in sight. */
const marked = (page: Page) => page.locator('mark:visible').innerText();

it('a deck is uploaded, read, its flag opened where it stands, and mended in a newer version', async () => {
  const founder = await newMember(session.browser, 'Grace');
  await founder.goto('/ai-insights?tab=documents');
  await choose(founder, 'File', 'locked.pdf', await makePdf(['x'], { password: 'secret' }));
  await founder.getByText('This PDF is protected with a password.').waitFor();
  await founder.getByText('No documents yet.').waitFor();
  await expectFit(founder);

  await choose(founder, 'File', `${TITLE}.pdf`, await makePdf(DECK));
  await founder.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  await founder.getByRole('heading', { name: 'The document says there is no competition' }).waitFor();
  await founder.getByText('Page 4 without a text layer.').waitFor();
  await founder.getByRole('button', { name: /We have no competitors/ }).click();
  await founder.getByText('Page 3 of 4').waitFor();
  expect(await marked(founder)).toBe(NO_RIVALS);
  await expectFit(founder);

  const better = [...DECK.slice(0, 2), 'Competition\nUgachick sells feed at $0.62 a kilo; ours costs $0.49.'];
  await choose(founder, 'Upload a newer version', 'better.pdf', await makePdf(better));
  await founder.getByText('Version 2, shown').waitFor();
  await founder.getByLabel('Compare version 2 with').selectOption({ index: 1 });
  await founder.getByText('Mended').first().waitFor();
  await expectFit(founder);
});

it('what is not certain is asked, answered with a yes that counts, and taken back', async () => {
  const founder = await newMember(session.browser, 'Grace');
  await founder.goto('/ai-insights?tab=documents');
  const unsure = 'We have applied for the licence and wait for an answer.';
  await choose(founder, 'File', 'asked.pdf', await makePdf([...DECK.slice(0, 2), `Licences\n${unsure}`]));
  const question = founder.getByRole('group', { name: 'A licence is missing?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await founder.getByText('Confirmed by its owner').waitFor();
  await founder.getByRole('heading', { name: 'A licence is missing', exact: true }).waitFor();
  await expectFit(founder);
  await founder.reload();
  await founder.getByText('Confirmed by its owner').waitFor();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await founder.getByText('Confirmed by its owner').waitFor({ state: 'detached' });
  await question.getByRole('button', { name: 'No' }).click();
  await founder.getByText(/^No, this is not so\./).waitFor();
  expect(await founder.getByText('Confirmed by its owner').count()).toBe(0);
  await expectFit(founder);
});

it('a visitor pastes a text on a phone and sees the quote in a sheet', async () => {
  const visitor = await (await newPerson(session.browser, PHONE)).newPage();
  await visitor.goto('/ai-insights?tab=documents');
  const analyze = visitor.getByRole('button', { name: 'Analyze Document' });
  await analyze.waitFor();
  expect(await analyze.isDisabled()).toBe(true);
  await visitor.getByLabel('Document text').fill(DECK.join('\n'));
  await analyze.click();
  await visitor.getByText('Document analysis completed').first().waitFor();
  await visitor.getByRole('button', { name: /We have no competitors/ }).click();
  await visitor.getByRole('dialog', { name: 'In the document' }).waitFor();
  expect(await marked(visitor)).toBe(NO_RIVALS);
  await expectFit(visitor);
});
