import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { roundOnSavanna } from '#test/pro-rata.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import { buildCapTable } from '../domain/cap-table.ts';
import { DEFAULT_ENTRIES } from '../domain/default-entries.ts';
import { valueOf } from '../domain/refusal.ts';
import { ConvertiblesList } from './convertibles-list.tsx';
import { ExitTerms } from './exit-terms.tsx';
import { ExitsList } from './exits-list.tsx';
import { OwnershipTable } from './ownership-table.tsx';
import { RoundRights } from './round-rights.tsx';
import type { TableDraft } from './use-table-draft.ts';

const SAFE = { id: 's1', kind: 'SAFE_POST', holder: 'Kano Angels', amount: 500_000, cap: 5_000_000 } as const;
const UNCAPPED = { id: 's2', kind: 'SAFE_POST', holder: 'Friend', amount: 50_000, discount: 0.2 } as const;
const table = {
  ...valueOf(
    buildCapTable({ shares: DEFAULT_ENTRIES, convertibles: [SAFE, UNCAPPED], exitValues: [20_000_000] }),
  ),
} as unknown as CapTableAnswer;

it('ownership is one column that counts SAFEs at their caps; the switch shows issued shares alone', async () => {
  const user = userEvent.setup();
  render(<OwnershipTable table={table} onExport={() => undefined} />);
  expect(screen.getAllByText(/SAFE, not converted/).length).toBeGreaterThan(0);
  expect(screen.getByText(/is sold by post-money SAFEs/)).toBeTruthy();
  expect(screen.getByText(/Friend, SAFE of/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Issued only' }));
  expect(screen.queryAllByText(/SAFE, not converted/)).toEqual([]);
  expect(screen.getByRole('columnheader', { name: 'Of issued' })).toBeTruthy();
});

it('the reason of an exit lists what each class and SAFE takes, with its shares, and what they come to together', async () => {
  const user = userEvent.setup();
  render(<ExitsList table={table} />);
  await user.click(screen.getByRole('button', { name: 'How it is shared out' }));
  expect(screen.getByText('converted: 1,111,111.11 × $1.794375').parentElement?.textContent).toMatch(
    /^Kano Angels, SAFE/,
  );
  expect(screen.getByText('money back').parentElement?.textContent).toMatch(/^Friend, SAFE/);
  expect(screen.getByText('Together').parentElement?.textContent).toContain('$20,000,000.00');
});

it('the reason of a payout is the holder’s own shares', async () => {
  const user = userEvent.setup();
  const inputs = { shares: DEFAULT_ENTRIES, convertibles: [SAFE, UNCAPPED] };
  render(<ExitsList table={{ ...table, inputs } as unknown as CapTableAnswer} />);
  await user.click(screen.getByRole('button', { name: '$12,560,625' }));
  expect((await screen.findByText(/^7,000,000 × \$1\.794375$/)).textContent).toBeTruthy();
  expect(screen.getByText('$12,560,625.00')).toBeTruthy();
});

it('terms of an exit and authorised shares are kept with the table, and nothing is kept of an empty field', async () => {
  const user = userEvent.setup();
  const kept: TableDraft['terms'][] = [];
  function Screen() {
    const [terms, setTerms] = useState<TableDraft['terms']>({});
    const keep = (next: TableDraft['terms']) => {
      kept.push(next);
      setTerms(next);
    };
    return <ExitTerms terms={terms} classes={['Common']} onTerms={keep} />;
  }
  render(<Screen />);
  await user.click(screen.getByText('At an exit, and authorised shares'));
  await user.type(screen.getByLabelText(/^Debt/), '1.5M');
  await user.type(screen.getByLabelText(/^Costs of the sale/), '5');
  await user.selectOptions(screen.getByLabelText(/^Unvested shares/), 'forfeit-dismissed');
  await user.click(screen.getByRole('button', { name: 'Limit Common' }));
  expect(kept.at(-1)).toMatchObject({
    debt: '1500000',
    transactionCostPct: '5',
    unvested: 'forfeit',
    terminated: true,
    authorised: [{ shareClass: 'Common', shares: 10_000_000 }],
  });
  await user.clear(screen.getByLabelText(/^Costs of the sale/));
  expect(kept.at(-1)?.transactionCostPct).toBeUndefined();
});

it('pro rata tells what keeping a share of a round costs, and a larger right', async () => {
  const user = userEvent.setup();
  render(<RoundRights {...roundOnSavanna()} />);
  await user.click(screen.getByText('Pro rata'));
  expect(screen.getByText('$1,000,000 for 20.00%')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Part of the round/), '50');
  expect(screen.getByText('$2,500,000 for 25.00%')).toBeTruthy();
});

it('a SAFE in naira is added, changed and taken out where the shareholders are', async () => {
  const user = userEvent.setup();
  const kept: TableDraft['terms']['convertibles'][] = [];
  function Screen() {
    const [convertibles, setConvertibles] = useState<TableDraft['terms']['convertibles']>([]);
    const keep = (next: TableDraft['terms']['convertibles']) => {
      kept.push(next);
      setConvertibles(next);
    };
    return <ConvertiblesList convertibles={convertibles ?? []} onConvertibles={keep} />;
  }
  render(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Record SAFE or note' }));
  const add = await screen.findByRole('button', { name: 'Add' });
  await user.click(add);
  expect(screen.getByText('Name who holds it.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Holder/), 'Lagos Angels');
  await user.type(screen.getByLabelText(/^Amount/), '75M');
  await user.selectOptions(screen.getByLabelText(/^Currency/), 'NGN');
  await user.type(screen.getByLabelText(/^Valuation cap/), '1,500,000,000');
  await user.click(add);
  expect(kept.at(-1)).toEqual([
    {
      id: 'SAFE or note 1',
      kind: 'SAFE_POST',
      holder: 'Lagos Angels',
      amount: '75000000',
      currency: 'NGN',
      cap: '1500000000',
    },
  ]);
  expect(screen.getByText('₦75,000,000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change Lagos Angels' }));
  await user.selectOptions(await screen.findByLabelText(/^Kind/), 'NOTE');
  await user.type(screen.getByLabelText(/^Interest a year/), '8');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByText(/say from which day interest runs/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Interest from/), '2026-01-05');
  await user.type(screen.getByLabelText(/^Converts on/), '2027-01-05');
  await user.selectOptions(screen.getByLabelText(/^Days count/), '30_360');
  await user.type(screen.getByLabelText(/^Repaid at an exit/), '2');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(kept.at(-1)).toMatchObject([
    {
      id: 'SAFE or note 1',
      kind: 'NOTE',
      interest: { dayCount: '30_360', periods: [{ rate: '0.08' }] },
      repaymentMultiple: '2',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Lagos Angels' }));
  expect(kept.at(-1)).toBeUndefined();
});

it('limits of the articles, a class without a price and lapsed options are told, each where it belongs', () => {
  const seed = {
    shareholderName: 'Fund',
    shareholderType: 'investor',
    shares: 1_000_000,
    shareClass: 'Seed',
  };
  const options = {
    shareholderName: 'Esi',
    shareholderType: 'employee',
    shares: 500_000,
    shareClass: 'Options',
    exercisePrice: '0.1',
    leftOn: '2026-01-01',
    exerciseDays: 90,
  };
  const built = valueOf(
    buildCapTable({
      shares: [...DEFAULT_ENTRIES, seed, options],
      authorised: [
        { shareClass: 'Common', shares: 11_000_000 },
        { shareClass: 'Seed', shares: 900_000 },
      ],
      asOf: '2026-11-22',
    }),
  );
  render(<OwnershipTable table={built as unknown as CapTableAnswer} onExport={() => undefined} />);
  expect(screen.getByText('Too few shares are authorised')).toBeTruthy();
  expect(screen.getByText(/^1,000,000 Seed are issued, 900,000 are authorised/)).toBeTruthy();
  expect(screen.getByText(/^Seed states neither a price nor what was invested/)).toBeTruthy();
  expect(screen.getByText(/^Row 4: These options could be exercised until 2026-04-01/)).toBeTruthy();
  expect(screen.queryByText(/Row 1:.*Seed/)).toBeNull();
});
