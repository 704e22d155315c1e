import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { makePdf, multipart } from '#test/documents.ts';
import { startupForm } from '#test/forms.ts';
import { insertThread } from '#features/messages/server/queries-change.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import type { DiligenceAnswer } from '../contract/report.ts';

const STARTUP = startupForm('Pamoja Pay', { teamSize: 5 });
const DECK = [
  'The team: Achieng Otieno, CEO, nine years at Interswitch.',
  'Competition: we have no competitors.',
];

const app = testApp();
const founder = testMember(app, { userType: 'founder' });
const investor = testMember(app, { userType: 'investor' });
let url: `/api/startups/${number}/due-diligence`;
let share: string;
let startup: number;

beforeAll(async () => {
  const startupId = (await founder.post('/api/startups', STARTUP)).body.id;
  startup = startupId;
  url = `/api/startups/${startupId}/due-diligence`;
  const fields = { startupId: String(startupId), title: 'Seed deck' };
  const { body, headers } = multipart({ name: 'deck.pdf', bytes: await makePdf(DECK) }, fields);
  const id = (await founder.post('/api/documents', body, headers)).body.id;
  share = `/api/documents/${id}/shares/${investor.userId}`;
  const members = [founder.userId, investor.userId] as const;
  const thread = { subject: 'Pamoja Pay', subjectHref: null, members, now: new Date() };
  await insertThread(app.services.db, thread);
});
afterAll(() => sideProcess.close());

const read = ({ body }: { body: unknown }) => body as DiligenceAnswer;
const quoted = ({ categories }: DiligenceAnswer) =>
  Object.values(categories)
    .flatMap(({ checks }) => checks)
    .flatMap(({ evidence }) => evidence)
    .filter(({ origin }) => origin === 'document');
const listed = ({ basis }: DiligenceAnswer) => basis.find(({ label }) => label === 'Documents')?.value;

it('an investor’s run reads what is shared, and nothing of it once it is taken back', async () => {
  const before = read(await investor.post(url));
  expect([listed(before), quoted(before)]).toEqual(['Not shared with you', []]);

  await founder.put(share);
  expect(read(await investor.get(url)).isOutdated).toBe(true);
  const during = read(await investor.post(url));
  expect(listed(during)).toBe('Seed deck (version 1)');
  expect(quoted(during).length).toBeGreaterThan(0);

  const listedReads = async () => {
    const { body } = await founder.get(`/api/startups/${startup}/access-ledger?limit=100`);
    return body.map(({ action, documentTitle, version }) => [action, documentTitle, version]);
  };
  const reads = [['text', 'Seed deck', 1]];
  expect(await listedReads()).toEqual(reads);
  await investor.get(url);
  await investor.get(`${url}?version=${during.version}`);
  await founder.post(url);
  expect(await listedReads()).toEqual([...reads, ...reads, ...reads]);
  app.disk.hasRoom = false;
  expect((await investor.get(url)).status).toBe(503);
  app.disk.hasRoom = true;

  await founder.delete(share);
  const kept = read(await investor.get(url));
  expect(kept).toMatchObject({ version: during.version, isOutdated: true });
  expect([listed(kept), quoted(kept)]).toEqual(['Not shared with you', []]);
  const anew = read(await investor.post(url));
  expect([listed(anew), quoted(anew)]).toEqual(['Not shared with you', []]);
  expect(await listedReads()).toHaveLength(3);
});
