import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TABLES } from '#test/web/parameter-tables.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { comparedWith } from '../domain/comparison.ts';
import { basisLines, factsFrom, type KnownStartup, type StatedInputs } from '../domain/valuation-basis.ts';
import { valueStartup } from '../domain/valuation.ts';
import { ValuationTab } from './valuation-tab.tsx';

const KNOWN: KnownStartup = {
  tables: TABLES,
  stage: 'seed',
  sector: 'fintech',
  country: 'KE',
  annualRevenue: 60_000,
  investment: 500_000,
  model: null,
};
const BARE: KnownStartup = {
  ...KNOWN,
  stage: 'growth',
  annualRevenue: null,
  investment: null,
};
const PEERS = Array.from({ length: 20 }, (_, index) => ({
  sector: 'fintech',
  stage: 'seed',
  region: 'africa',
  roundSize: (index + 1) * 50_000,
  valueToRevenue: null,
}));
const answer = (known: KnownStartup, inputs: StatedInputs, version: number) => ({
  ...valueStartup(factsFrom(known, inputs, '2026-11-21')),
  basis: basisLines(known, inputs),
  ...comparedWith(valueStartup(factsFrom(known, inputs, '2026-11-21')).recommendation.fairValue, {
    known,
    stated: inputs,
    peers: PEERS,
  }),
  version,
  createdAt: '2026-11-21T08:00:00.000Z',
  createdBy: 'Achieng Otieno',
  canEdit: true,
  inputs,
});

let known: KnownStartup;
let kept: ReturnType<typeof answer>[];
let role: 'owner' | 'viewer';
let failing: boolean;
let sent: { inputs: StatedInputs }[];

async function reply(url: string, init?: RequestInit): Promise<Response> {
  if (failing) return Response.json({ code: 'internal', message: 'No' }, { status: 500 });
  if (init?.method === 'POST') {
    const body = JSON.parse(init.body as string);
    sent.push(body);
    kept.push(answer(known, body.inputs, kept.length + 1));
    return Response.json(kept.at(-1));
  }
  if (url.includes('/versions'))
    return Response.json(
      kept.map(({ version, createdAt, createdBy, recommendation }) => ({
        version,
        createdAt,
        createdBy,
        fairValue: recommendation.fairValue,
      })),
    );
  const asked = new URL(url, 'http://x').searchParams.get('version');
  const found = asked === null ? kept.at(-1) : kept[Number(asked) - 1];
  return found ? Response.json(found) : Response.json({ code: 'not_found', message: 'No' }, { status: 404 });
}

beforeEach(() => {
  known = KNOWN;
  kept = [];
  sent = [];
  role = 'owner';
  failing = false;
  vi.stubGlobal('fetch', reply);
});

const open = () =>
  renderScreen(<ValuationTab startup={{ id: 7, role }} />, { at: '/financial-tools?tab=valuation' });

it('calculates, and shows fair value, range, reasoning and seven methods', async () => {
  open();
  expect(await screen.findByText('No valuation yet')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Calculate Valuation' }));
  await screen.findByText('Valuation calculated successfully');
  expect(sent).toEqual([{ inputs: {} }]);
  const { recommendation } = kept[0] ?? answer(KNOWN, {}, 1);
  expect(screen.getByRole('img', { name: /^Between \$.*fair value \$/ })).toBeTruthy();
  for (const line of recommendation.reasoning) expect(screen.getByText(line)).toBeTruthy();
  for (const name of ['Berkus', 'Venture Capital Method', 'Discounted Cash Flow', 'First Chicago'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getAllByText(/\d+% confidence/)).toHaveLength(7);
});

it('says why a method has no value, and why another has one', async () => {
  kept = [answer(KNOWN, {}, 1)];
  open();
  expect(await screen.findByText('Needs: cash flows.', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Why?' })[4] ?? document.body);
  const reason = await screen.findByRole('dialog');
  expect(reason.textContent).toContain('Revenue x median multiple');
  expect(reason.textContent).toContain('$60,000');
  expect(reason.textContent).toContain('stockcircle.com');
});

it('says where it stands among closed rounds and against the last one', async () => {
  kept = [answer({ ...KNOWN, lastRound: { postMoney: 1_000_000, origin: 'Seed at $0.1 a share' } }, {}, 1)];
  open();
  const size = await screen.findByRole('img', { name: 'Size of the round: above 48% of them' });
  expect(within(size.closest('li') ?? document.body).getByText('Above 48% of 20.')).toBeTruthy();
  expect(screen.getByText('0 to compare with.')).toBeTruthy();
  expect(screen.getByText('Thin data')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Which round?' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('$1,000,000 after it: Seed at $0.1');
});

it('sends only what was stated, and refuses a score out of bounds', async () => {
  open();
  const idea = await screen.findByLabelText(/^Sound Idea/);
  await userEvent.type(idea, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Valuation' }));
  expect(await screen.findAllByText(/Must be from 0 to 1/)).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await userEvent.clear(idea);
  await userEvent.type(idea, '0.5');
  await userEvent.type(screen.getByLabelText(/^Debt/), '1000');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate Valuation' }));
  await screen.findByText('Valuation calculated successfully');
  expect(sent).toEqual([{ inputs: { debt: 1000, berkusScores: { soundIdea: 0.5 } } }]);
});

it('of a startup with nothing to show says what is missing', async () => {
  kept = [answer(BARE, {}, 1)];
  open();
  expect(await screen.findByText('Not yet: every method lacks inputs.')).toBeTruthy();
  expect(screen.getByText('No method can be used yet.')).toBeTruthy();
});

it('is read only for a viewer, and opens earlier versions', async () => {
  role = 'viewer';
  kept = [answer(BARE, {}, 1), answer(KNOWN, {}, 2)];
  open();
  await screen.findAllByRole('option', { name: /^Version 1/ });
  await userEvent.selectOptions(screen.getByLabelText('Show'), '1');
  expect(await screen.findByText('Not yet: every method lacks inputs.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Calculate Valuation' })).toBeNull();
});

it('lies beside an earlier one, method by method, with the facts that changed', async () => {
  kept = [answer(BARE, {}, 1), answer(KNOWN, {}, 2)];
  open();
  await screen.findAllByRole('option', { name: /^Version 1/ });
  await userEvent.selectOptions(screen.getByLabelText(/^Compare with/), '1');
  const table = within(await screen.findByRole('region', { name: 'Two versions side by side' }));
  const fair = within(table.getByRole('row', { name: /^Fair value/ })).getAllByRole('cell');
  expect(fair[0]?.textContent).toBe('–');
  expect(fair[1]?.textContent).toMatch(/^\$/);
  expect(table.getAllByRole('row', { name: /weight 0% → / })).toHaveLength(7);
  expect(table.getByRole('row', { name: /^Annual revenue/ })).toBeTruthy();
});

it('hears of a failing calculation, and of a failing load', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'Calculate Valuation' });
  failing = true;
  await userEvent.click(button);
  await screen.findByText('Failed to calculate valuation');
  cleanup();
  open();
  await screen.findByText('We could not load the valuation', undefined, { timeout: 5000 });
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Calculate Valuation' })).toBeTruthy();
});
