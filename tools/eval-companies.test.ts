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

test('a writer may call a metric as people do, and each holder’s share differs with the founders’', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kilele-companies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const agreement =
    'Zawadi Ltd\nShareholders agreement\n1. Shares\nThe founders together hold 70% of the shares.\nHolder\tShares\t%\nAma Boateng (founder)\t700\t70\nNile Fund\t300\t30';
  const update = 'Zawadi Ltd\nUpdate, November 2026\nTeam\nWe are a team of 41.';
  writeFileSync(path.join(folder, 'plan.txt'), 'Zawadi Ltd\nPlan, November 2026\nTeam\nWe are a team of 58.');
  writeFileSync(path.join(folder, 'agreement.txt'), agreement);
  writeFileSync(path.join(folder, 'update.txt'), update);
  const company = {
    name: 'Zawadi',
    today: '2026-11-20',
    perDollar: {},
    profile: { teamSize: 58, ask: null },
    traction: [],
    model: null,
    capTable: {
      foundersPercent: 60,
      holders: [
        { name: 'Ama Boateng', percent: 60 },
        { name: 'Nile Fund', percent: 40 },
      ],
    },
    papers: [
      { file: 'agreement.txt', type: 'legal_agreement' },
      { file: 'update.txt', type: 'investor_update' },
      { file: 'plan.txt', type: 'business_plan' },
    ],
    contradictions: [
      { metric: 'employees', period: null, between: ['update.txt', 'profile'], why: '' },
      { metric: 'employees', period: null, between: ['update.txt', 'plan.txt'], why: '' },
      { metric: 'founders_percent', period: null, between: ['agreement.txt', 'capTable'], why: '' },
    ],
  };
  writeFileSync(path.join(folder, 'company.json'), JSON.stringify(company));
  const { missed, invented } = await judgeCompany(folder);
  expect([missed, invented]).toEqual([[], []]);
});
