import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { publicFacts } from '#test/diligence.ts';
import { renderScreen } from '#test/web/screen.tsx';
import type { DiligenceAnswer, MarkForm } from '../contract/report.ts';
import { basisLines } from '../domain/basis.ts';
import { publicOnly } from '../domain/facts.ts';
import { diligenceReport, type Mark } from '../domain/report.ts';
import { missingEvidence } from '../domain/request-text.ts';
import { DueDiligenceTab } from './due-diligence-tab.tsx';

const FACTS = publicFacts();

function answer(marks: readonly Mark[], version: number): DiligenceAnswer {
  const facts = publicOnly(FACTS);
  const report = diligenceReport(facts, marks);
  const checks = Object.values(report.categories).flatMap((category) => category.checks);
  const made = {
    ...report,
    missingEvidence: missingEvidence(facts.name, checks),
    basis: basisLines(facts, side),
    startup: { id: 7, name: 'Pamoja Pay' },
    side,
    conversation,
    version,
    createdAt: '2026-11-21T08:00:00.000Z',
    createdBy: 'Achieng Otieno',
    canRun,
    isOutdated,
  };
  return JSON.parse(JSON.stringify(made)) as DiligenceAnswer;
}

let kept: DiligenceAnswer[];
let marks: Mark[];
let side: 'team' | 'investor';
let canRun: boolean;
let isOutdated: boolean;
let conversation: DiligenceAnswer['conversation'];
let sent: string[];
let failing: boolean;

function note(code: string, body: MarkForm): void {
  const mark = { ...body, evidence: body.evidence ?? null, code, markedBy: 'Ada', markedAt: '2026-11-21' };
  marks = [...marks, mark];
}

async function reply(url: string, init?: RequestInit): Promise<Response> {
  if (failing) return Response.json({ code: 'internal', message: 'No' }, { status: 500 });
  if (url === '/api/threads/3/messages') {
    sent.push(JSON.parse(init?.body as string).content);
    return Response.json({ id: 1 }, { status: 201 });
  }
  const code = /\/marks\/([A-Z_]+)/.exec(url)?.[1];
  if (code !== undefined && init?.method === 'PUT') note(code, JSON.parse(init.body as string));
  if (init?.method !== undefined && init.method !== 'GET') {
    kept.push(answer(marks, kept.length + 1));
    return Response.json(kept.at(-1));
  }
  if (url.includes('/versions')) return Response.json(kept.toReversed());
  const asked = new URL(url, 'http://x').searchParams.get('version');
  const found = asked === null ? kept.at(-1) : kept[Number(asked) - 1];
  return found ? Response.json(found) : Response.json({ code: 'not_found', message: 'No' }, { status: 404 });
}

beforeEach(() => {
  side = 'team';
  canRun = true;
  isOutdated = false;
  conversation = null;
  sent = [];
  failing = false;
  kept = [];
  marks = [];
  vi.stubGlobal('fetch', reply);
});

const open = () =>
  renderScreen(<DueDiligenceTab startupId={7} />, { at: '/ai-insights?tab=due-diligence&startup=7' });

it('generates a report with score, risk, categories, recommendation and missing evidence', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Report' }));
  await screen.findByText('Due diligence report generated');
  const report = kept[0] ?? answer([], 1);
  expect(await screen.findByText('Medium risk')).toBeTruthy();
  expect(screen.getByRole('button', { name: `Why ${report.overallScore}?` })).toBeTruthy();
  for (const name of ['Team', 'Market', 'Product', 'Financials', 'Legal', 'Traction'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText(report.investmentRecommendation)).toBeTruthy();
  expect(screen.queryByText('Critical issues')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Missing evidence' })).toBeTruthy();
});

it('copies one request, and all of them', async () => {
  const user = userEvent.setup();
  kept = [answer([], 1)];
  open();
  const [missing] = kept[0]?.missingEvidence ?? [];
  await user.click(await screen.findByRole('button', { name: `Copy request: ${missing?.label}` }));
  await screen.findByText('Request copied');
  expect(await navigator.clipboard.readText()).toBe(missing?.requestText);
  await user.click(screen.getByRole('button', { name: 'Copy all requests' }));
  expect((await navigator.clipboard.readText()).split('\n\n')).toHaveLength(
    kept[0]?.missingEvidence.length ?? 0,
  );
});

it('says why a check is asked, and takes a note that decides it', async () => {
  kept = [answer([], 1)];
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^All \d+ checks of Legal$/ }));
  const check = screen.getByText(/CAC registration with a status report/, { selector: 'p.font-semibold' });
  const item = within(check.closest('li') ?? document.body);
  await userEvent.click(item.getByRole('button', { name: 'Why?' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Companies and Allied Matters Act 2020');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(item.getByRole('button', { name: /^Add what you found/ }));
  const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 10_000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save and run again' }));
  expect(await dialog.findAllByText(/Please enter what you found/)).not.toHaveLength(0);
  await userEvent.click(dialog.getByRole('radio', { name: /Failed/ }));
  await userEvent.type(dialog.getByLabelText(/What you found/), 'Struck off in May.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save and run again' }));
  await screen.findByText('Saved, and the report is up to date');
  const critical = await screen.findByRole('heading', { name: 'Critical issues' });
  expect(critical.parentElement?.textContent).toContain('Struck off in May.');
});

it('takes a note where a check is missed that no tool answers, and leads to the tool for others', async () => {
  kept = [answer([], 1)];
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Show all/ }));
  const rowOf = (label: string) => within(screen.getByText(label).closest('li') ?? document.body);
  const byPerson = rowOf('founders who work on nothing else');
  await userEvent.click(byPerson.getByRole('button', { name: /^Add what you found/ }));
  expect(await screen.findByRole('dialog', undefined, { timeout: 10_000 })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  const byTool = rowOf('vesting of every founder');
  expect(byTool.queryByRole('button', { name: /^Note/ })).toBeNull();
  expect(byTool.getByRole('link', { name: 'Generate the cap table' })).toBeTruthy();
});

it('does not say that nothing speaks against it where something does', async () => {
  const report = { ...answer([], 1), overallScore: 40, knownScore: 80, criticalIssues: [] };
  const [check] = report.categories.market.checks;
  for (const { checks } of Object.values(report.categories))
    for (const each of checks) if (each.outcome === 'fail') each.outcome = 'partial';
  kept = [report];
  open();
  await screen.findByText('Because evidence is missing, not because anything is negative.');
  cleanup();
  if (check) check.outcome = 'fail';
  open();
  expect(await screen.findByText('Mostly because evidence is missing; 1 finding against it.')).toBeTruthy();
});

it('leads from what a document says to the very words', async () => {
  const report = answer([], 1);
  const [check] = report.categories.legal.checks;
  const quote = { page: 2, start: 8, end: 22, text: 'no competitors' };
  check?.evidence.push({ origin: 'document', text: 'Deck, page 2', document: { id: 9, version: 1, quote } });
  kept = [report];
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^All \d+ checks of Legal$/ }));
  const [why] = screen.getAllByRole('button', { name: 'Why?' });
  if (why) await userEvent.click(why);
  const link = await screen.findByRole('link', { name: 'Deck, page 2' });
  expect(link.getAttribute('href')).toBe('/documents/9?version=1&quote=2.8.22');
});

it('opens earlier versions as they were, read only', async () => {
  kept = [answer([], 1)];
  note('LEGAL_IP', { outcome: 'pass', note: 'Signed.' });
  kept.push(answer(marks, 2));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show version 1' }));
  expect(await screen.findByText(/This is version 1 as it was/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^All \d+ checks of Team$/ }));
  expect(screen.queryByRole('button', { name: /^Add what you found/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the latest' }));
  expect(screen.queryByText(/This is version 1 as it was/)).toBeNull();
});

it('says when what it stands on has changed', async () => {
  kept = [answer([], 1)];
  open();
  await screen.findByRole('button', { name: 'Generate Again' });
  expect(screen.queryByText(/has changed since/)).toBeNull();
  cleanup();
  isOutdated = true;
  kept = [answer([], 1)];
  open();
  expect(await screen.findByText(/The underlying data has changed since/)).toBeTruthy();
});

it('a viewer cannot run it; an investor sees whose file it is and no way into the startup’s tools', async () => {
  canRun = false;
  kept = [answer([], 1)];
  open();
  expect(await screen.findByText(/Only your team sees it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Generate/ })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  side = 'investor';
  canRun = true;
  kept = [answer([], 1)];
  open();
  expect(await screen.findByText(/Only you see it; the startup does not/)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/startups/7/facts', '/startups/7']);
});

it('an investor sends a request into the open conversation, once', async () => {
  side = 'investor';
  conversation = { threadId: 3, name: 'Achieng' };
  kept = [answer([], 1)];
  open();
  const [missing] = kept[0]?.missingEvidence ?? [];
  await userEvent.click(await screen.findByRole('button', { name: `Send to Achieng: ${missing?.label}` }));
  await screen.findByText('Request sent to Achieng');
  expect(sent).toEqual([missing?.requestText]);
  expect(screen.queryByRole('button', { name: `Send to Achieng: ${missing?.label}` })).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/startups/7/facts');
});

it('hears of a failing run, and of a failing load', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Generate Report' });
  failing = true;
  await userEvent.click(button);
  await screen.findByText('Failed to generate due diligence report');
  cleanup();
  open();
  await screen.findByText('We could not load the due diligence', undefined, { timeout: 5000 });
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Generate Report' })).toBeTruthy();
});
