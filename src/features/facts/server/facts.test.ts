import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { multipart } from '#test/documents.ts';
import { startupForm } from '#test/forms.ts';
import { insertThread } from '#features/messages/server/queries-change.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import type { FactsAnswer, MetricFacts } from '../contract.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Wambui', lastName: 'Karanu' });
const investor = testMember(app, { userType: 'investor', firstName: 'Bola', lastName: 'Ade' });
const stranger = testMember(app, { userType: 'founder', firstName: 'Kofi', lastName: 'Mensah' });
let startupId: number;
let deckId: number;
afterAll(() => sideProcess.close());

const DECK = 'Mtajiline, Nairobi\nTraction\nRevenue of 2025 was KES 48.6 million.';
const ACCOUNTS = [
  "MTAJILINE LIMITED, Nairobi, Kenya\nFinancial statements for the year ended 31 December 2025\n\t2025\t2024\n\tKES'000\tKES'000\nRevenue\t37,914\t21,300\nCash at bank\t15,100\t9,000",
  'In our opinion the financial statements give a true and fair view. We have audited them.',
].join('\f');

async function upload(documentType: string, name: string, text: string): Promise<number> {
  const file = { name: `${name}.txt`, bytes: Buffer.from(text) };
  const { body, headers } = multipart(file, { documentType, title: name, startupId: String(startupId) });
  const sent = await founder.post('/api/documents', body, headers);
  expect(sent.status).toBe(201);
  return sent.body.id;
}

const facts = async (reader: Client): Promise<FactsAnswer> => {
  const answer = await reader.get(`/api/startups/${startupId}/facts`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const metricOf = ({ metrics }: FactsAnswer, name: MetricFacts['metric']) =>
  metrics.find(({ metric }) => metric === name);

beforeAll(async () => {
  const made = await founder.post('/api/startups', startupForm('Mtajiline', { teamSize: 12 }));
  startupId = made.body.id;
  deckId = await upload('pitch_deck', 'Deck', DECK);
  await upload('financial_statements', 'Accounts', ACCOUNTS);
  const members = [founder.userId, investor.userId] as const;
  const thread = { subject: 'Mtajiline', subjectHref: null, members, now: new Date() };
  await insertThread(app.services.db, thread);
});

describe('the facts of a startup', () => {
  it('stand side by side, and what contradicts is said with both its words', async () => {
    const read = await facts(founder);
    expect(read.side).toBe('team');
    const revenue = metricOf(read, 'revenue');
    expect(revenue?.status).toBe('contradict');
    expect(revenue?.contradictions).toMatchObject([
      {
        period: '2025',
        severity: 'critical',
        believed: {
          value: 37_914_000,
          currency: 'KES',
          level: 'third-party-document',
          source: { label: 'Accounts' },
        },
        against: { value: 48_600_000, currency: 'KES', level: 'document', source: { label: 'Deck' } },
      },
    ]);
    expect(revenue?.contradictions[0]?.gapFraction).toBeCloseTo(0.28, 2);
    expect(metricOf(read, 'cash')?.believed).toMatchObject({ value: 15_100_000, period: '2025' });
    expect(metricOf(read, 'growth')?.facts).toMatchObject([{ value: 78, source: { kind: 'derived' } }]);
  });

  it('are an investor’s as far as they are shared, and a stranger’s not at all', async () => {
    const read = await facts(investor);
    expect(read.side).toBe('investor');
    expect(metricOf(read, 'revenue')?.facts).toEqual([]);
    await founder.put(`/api/documents/${deckId}/shares/${investor.userId}`);
    const shared = await facts(investor);
    expect(metricOf(shared, 'revenue')?.facts.map(({ value }) => value)).toEqual([48_600_000]);
    expect(shared.contradictionCount).toBe(0);
    await investor.get(`/api/startups/${startupId}/analysis`);
    // What it quotes was read; the accounts, which are not shared, were not.
    const entries = (await investor.get('/api/access-ledger/mine')).body;
    expect(entries).toMatchObject([
      { documentId: deckId, version: 1, page: null, action: 'text' },
      { documentId: deckId },
    ]);
    await facts(founder);
    const about = (await founder.get(`/api/startups/${startupId}/access-ledger`)).body;
    expect(about.map(({ viewerName }) => viewerName)).toEqual(['Bola Ade', 'Bola Ade']);
    expect((await stranger.get(`/api/startups/${startupId}/facts`)).status).toBe(404);
    expect((await stranger.get(`/api/startups/${startupId}/analysis`)).status).toBe(404);
  });

  it('are answered in short with the four scores and their coverage', async () => {
    const answer = await founder.get(`/api/startups/${startupId}/analysis`);
    const { scores, contradictions, facts: believed } = answer.body;
    for (const { score, evidenceCoverage } of Object.values(scores)) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(evidenceCoverage).toBeLessThanOrEqual(1);
    }
    expect(contradictions).toHaveLength(1);
    expect(believed.find(({ metric }) => metric === 'revenue')?.value).toBe(37_914_000);
  });

  it('that may be of two things are asked about, in the facts, in short and in due diligence', async () => {
    await upload(
      'business_plan',
      'Letter',
      'Mtajiline, Nairobi\nOur letter of February 2026\nCash stood at KES 2.1 million on 31 December 2025.',
    );
    const read = await facts(founder);
    const cash = metricOf(read, 'cash');
    expect(cash).toMatchObject({ status: 'question', contradictions: [], questions: [{ doubt: 'scope' }] });
    expect(read).toMatchObject({ questionCount: 1, contradictionCount: 1 });
    const { questions } = (await founder.get(`/api/startups/${startupId}/analysis`)).body;
    expect(questions).toMatchObject([
      { language: 'en', wording: { title: 'Is this the same? Cash at the end of 2025' } },
    ]);
    const run = await founder.post(`/api/startups/${startupId}/due-diligence`, {});
    expect(JSON.stringify(run.body)).toContain('Is this the same? Cash at the end of 2025');
  });

  it('are told in French where the papers that differ are', async () => {
    await upload(
      'business_plan',
      'Lettre',
      'Mtajiline, Nairobi\nLa lettre aux associés de la société.\nL’effectif est de 30 salariés dans les deux villes.',
    );
    const { contradictions } = metricOf(await facts(founder), 'headcount') ?? {};
    expect(contradictions).toMatchObject([
      {
        language: 'fr',
        wording: {
          title: 'Effectif\u00A0: deux sources, 60\u00A0% d’écart',
          stands: 'Retenu\u00A0: 30',
          mend: 'Mettez à jour le profil, ou expliquez dans «\u00A0Lettre\u00A0», page\u00A01, pourquoi son chiffre diffère.',
        },
      },
    ]);
  });

  it('refuse what is no startup', async () => {
    expect((await founder.get('/api/startups/x/facts')).status).toBe(400);
    expect((await founder.get('/api/startups/99999999/analysis')).status).toBe(404);
  });
});
