import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { multipart } from '#test/documents.ts';
import { startupForm } from '#test/forms.ts';
import { insertThread } from '#features/messages/server/queries-change.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import type { DiligenceAnswer } from '../contract/report.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Wambui', lastName: 'Karanu' });
const investor = testMember(app, { userType: 'investor', firstName: 'Bola', lastName: 'Ade' });
let startupId: number;
let url: `/api/startups/${number}/due-diligence`;
const ids: number[] = [];
afterAll(() => sideProcess.close());

const PAPERS = [
  ['pitch_deck', 'Deck', 'Mtajiline, Nairobi\nTraction\nRevenue of 2025 was KES 48.6 million.'],
  [
    'financial_statements',
    'Accounts',
    'MTAJILINE LIMITED, Nairobi, Kenya\nFinancial statements for the year ended 31 December 2025\nRevenue for the year ended 31 December 2025 was KES 37,914,000.\nA material uncertainty exists that may cast significant doubt on the company’s ability to continue as a going concern.\nCash at bank was KES 4,000,000 in December 2025. Net burn is KES 1,000,000 a month in December 2025.',
  ],
  [
    'legal_docs',
    'Agreement',
    'Shareholders’ agreement\nbetween Kofi Mensah and Tamu Bakeries Limited (the “Company”). The parties agree on the transfer of shares and pre-emption rights.',
  ],
] as const;

async function upload([documentType, title, text]: (typeof PAPERS)[number]): Promise<number> {
  const file = { name: `${title}.txt`, bytes: Buffer.from(text) };
  const { body, headers } = multipart(file, { documentType, title, startupId: String(startupId) });
  const sent = await founder.post('/api/documents', body, headers);
  expect(sent.status).toBe(201);
  return sent.body.id;
}

const run = async (reader: Client): Promise<DiligenceAnswer> => {
  const answer = await reader.post(url);
  expect(answer.status).toBe(200);
  return answer.body;
};
const checkOf = ({ categories }: DiligenceAnswer, code: string) =>
  Object.values(categories)
    .flatMap(({ checks }) => checks)
    .find((check) => check.code === code);

beforeAll(async () => {
  app.clock.now = new Date('2026-03-01T08:00:00Z');
  startupId = (await founder.post('/api/startups', startupForm('Mtajiline', { teamSize: 12 }))).body.id;
  url = `/api/startups/${startupId}/due-diligence`;
  for (const paper of PAPERS) ids.push(await upload(paper));
  const members = [founder.userId, investor.userId] as const;
  const thread = { subject: 'Mtajiline', subjectHref: null, members, now: new Date() };
  await insertThread(app.services.db, thread);
});

describe('what papers say', () => {
  it('is named in the recommendation: the doubt, the two revenues, the other company, the short cash', async () => {
    const report = await run(founder);
    const { investmentRecommendation: said } = report;
    expect(report.riskLevel).toBe('High');
    expect(said).toMatch(/^Do not proceed before: /);
    expect(said).toContain(
      'Revenue of 2025 is KSh 37,914,000 (Accounts, page 1) and KSh 48,600,000 (Deck, page 1), 22% apart',
    );
    expect(said).toMatch(/Agreement is about [^;(]*Tamu Bakeries, and nowhere names Mtajiline/);
    expect(said).toContain('Accounts)');
    expect(checkOf(report, 'FINANCIALS_CONCERN')?.outcome).toBe('fail');
    expect(checkOf(report, 'FINANCIALS_RUNWAY')).toMatchObject({ outcome: 'fail' });
    expect(checkOf(report, 'LEGAL_AGREEMENT')?.outcome).toBe('unknown');
    expect(checkOf(report, 'LEGAL_PAPERS')?.evidence[0]?.document?.id).toBe(ids[2]);
  });

  it('is the same for an investor with whom it was shared, and gone with the share', async () => {
    for (const id of ids) await founder.put(`/api/documents/${id}/shares/${investor.userId}`);
    const [team, own] = [await run(founder), await run(investor)];
    for (const code of ['FINANCIALS_CONSISTENT', 'FINANCIALS_CONCERN', 'FINANCIALS_RUNWAY', 'LEGAL_PAPERS'])
      expect(checkOf(own, code)).toEqual(checkOf(team, code));
    await founder.delete(`/api/documents/${ids[0] ?? 0}/shares/${investor.userId}`);
    await founder.delete(`/api/documents/${ids[2] ?? 0}/shares/${investor.userId}`);
    const kept = await investor.get(url);
    expect(kept.body).toMatchObject({ version: own.version, isOutdated: true });
    expect(kept.text).not.toContain('48,600,000');
    expect(kept.text).not.toContain('Tamu');
    expect(kept.text).toContain('It rested on a document that is no longer shared.');
    const anew = await run(investor);
    expect(checkOf(anew, 'LEGAL_PAPERS')).toBeUndefined();
    expect(checkOf(anew, 'FINANCIALS_CONCERN')?.outcome).toBe('fail');
  });
});
