import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judgeCompany } from './eval-documents/score-companies.ts';

test('what a writer planted is found or missed, and what nobody planted is invented', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kilele-companies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const deck =
    'Zawadi Ltd\nTraction\nIn FY2025 revenue was KES 52 million.\nTeam\nA team of 12.\nAsk\nWe are raising KES 90 million.';
  const update = 'Zawadi Ltd\nUpdate\nRevenue for the year ended 31 December 2025 was KES 40 million.';
  writeFileSync(path.join(folder, 'deck.txt'), deck);
  writeFileSync(path.join(folder, 'update.txt'), update);
  const planted = {
    metric: 'revenue',
    period: '2025',
    between: ['deck.txt', 'update.txt'],
    why: 'a quarter less',
  };
  const lost = { metric: 'cash', period: '2025-12', between: ['deck.txt', 'model'], why: 'said nowhere' };
  const company = {
    name: 'Zawadi',
    perDollar: { KES: 129 },
    profile: { teamSize: 12, ask: { amount: 60_000_000, currency: 'KES' } },
    traction: [],
    model: null,
    capTable: null,
    papers: [
      { file: 'deck.txt', type: 'pitch_deck' },
      { file: 'update.txt', type: 'investor_update' },
    ],
    contradictions: [planted, lost],
  };
  writeFileSync(path.join(folder, 'company.json'), JSON.stringify(company));
  const { missed, invented } = await judgeCompany(folder);
  expect(missed).toEqual([lost]);
  expect(invented.map(({ metric, sources }) => [metric, sources.toSorted()])).toEqual([
    ['ask', ['deck.txt', 'profile']],
  ]);
});
