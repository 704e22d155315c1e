import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFit, newMember, PHONE, testBrowser } from '#test/browser.ts';
import { makeDocx, makePdf, multipart } from '#test/documents.ts';
import { investorForm, startupForm } from '#test/forms.ts';

const session = testBrowser();

const STAMP = Date.now().toString(36);
const COMPANY = `Mtajiline ${STAMP}`;
const ACCOUNTS = [
  `${COMPANY} Limited, Nairobi, Kenya`,
  'Financial statements for the year ended 31 December 2025. In our opinion they give a true and fair view; we have audited them.',
  'Revenue for the year ended 31 December 2025 was KES 37,914,000.',
  'Revenue for the year ended 31 December 2024 was KES 21,300,000.',
  'Cash and bank balances at 31 December 2025 were KES 15,100,000.',
];
const deck = (revenue: string) => [
  `${COMPANY}\nSeed deck, Nairobi`,
  `Traction\nRevenue of 2025 was ${revenue}.\nWe had 2,140 paying customers in December 2025.\nCash at 31 December 2025 was KES 2.4 million.`,
];

type File = { readonly name: string; readonly bytes: Uint8Array };

async function untilRead(founder: Page, id: number, version: number): Promise<void> {
  const newest = async () => {
    const answer = await founder.request.get(`/api/documents/${id}`);
    const { versions } = await answer.json();
    return [versions[0].number, versions[0].status];
  };
  await expect.poll(newest, { timeout: 20_000 }).toEqual([version, 'ready']);
}

async function upload(founder: Page, startupId: number, documentType: string, file: File): Promise<number> {
  const { body, headers } = multipart(file, {
    documentType,
    startupId: String(startupId),
    title: file.name.replace(/\.\w+$/, ''),
  });
  const sent = await founder.request.post('/api/documents', { data: body, headers });
  expect(sent.status()).toBe(201);
  const { id } = await sent.json();
  await untilRead(founder, Number(id), 1);
  return Number(id);
}

it('deck and accounts differ: the founder sees it and mends the deck, an investor sees what was shared', async () => {
  const founder = await newMember(session.browser, 'Wambui', { lastName: 'Karanu' });
  const form = startupForm(COMPANY, { teamSize: 12 });
  const { id: startupId } = await (await founder.request.post('/api/startups', { data: form })).json();
  await upload(founder, startupId, 'financial_statements', {
    name: 'Accounts.docx',
    bytes: makeDocx(ACCOUNTS),
  });
  const deckId = await upload(founder, startupId, 'pitch_deck', {
    name: 'Deck.pdf',
    bytes: await makePdf(deck('KES 48.6 million')),
  });

  await founder.goto(`/startups/${startupId}/facts`);
  await founder.getByRole('heading', { name: 'Revenue of 2025: two sources, 28% apart' }).waitFor();
  await founder.getByText(/48\.6 million”/).waitFor();
  await founder.getByRole('slider', { name: /^Revenue a month by source/ }).waitFor();
  await expectFit(founder, 'facts-contradiction');
  await founder.getByRole('button', { name: /Cash.*A question/s }).click();
  await founder.getByRole('heading', { name: 'Is this the same? Cash at the end of 2025' }).waitFor();
  // It is asked in the language of the papers alone.
  expect(await founder.getByText('Est-ce la même trésorerie', { exact: false }).count()).toBe(0);
  await expectFit(founder, 'facts-question');

  const investor = await newMember(session.browser, 'Bola', { lastName: 'Ade' });
  expect((await investor.request.post('/api/investors', { data: investorForm() })).status()).toBe(201);
  const asked = await investor.request.post('/api/introductions', {
    data: { startupId, reason: 'I back traders’ tools, and yours has the books' },
  });
  const introduction = await asked.json();
  const accepted = await founder.request.post(`/api/introductions/${introduction.id}/accept`);
  expect(accepted.status()).toBe(200);
  const { id: investorId } = await (await investor.request.get('/api/auth/user')).json();
  expect((await founder.request.put(`/api/documents/${deckId}/shares/${investorId}`)).status()).toBe(200);
  await investor.setViewportSize(PHONE);
  await investor.goto(`/startups/${startupId}/facts`);
  await investor.getByText(/, as shared with you/).waitFor();
  await investor
    .getByRole('link', { name: /^Deck, page 2/ })
    .first()
    .waitFor();
  expect(await investor.getByText('Accounts').count()).toBe(0);
  expect(await investor.getByText('two sources').count()).toBe(0);
  await expectFit(investor, 'facts-shared');

  await founder.getByRole('link', { name: 'Check Deck' }).click();
  await founder.getByRole('heading', { name: 'Deck', level: 1 }).waitFor();
  const buffer = await makePdf(deck('KES 37.9 million'));
  await founder
    .getByLabel('Upload a newer version', { exact: true })
    .setInputFiles({ name: 'Deck.pdf', mimeType: 'application/pdf', buffer });
  await untilRead(founder, deckId, 2);
  await founder.goto(`/startups/${startupId}/facts`);
  await founder.getByRole('button', { name: /Revenue.*agree/s }).waitFor();
  expect(await founder.getByText('two sources, 28% apart').count()).toBe(0);
  await expectFit(founder, 'facts-agree');
});
