import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { INVESTMENT } from '#test/portfolio-company.ts';
import { InvestmentDialog } from './investment-dialog.tsx';

it('shows the newer state when a colleague was faster, and puts either over the other', async () => {
  const newer = { ...INVESTMENT, investmentAmount: 80_000, version: 2 };
  const bodies: { version: number; investmentAmount: number }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { body?: string } = {}) => {
    bodies.push(JSON.parse(init.body ?? '{}'));
    const message = 'Somebody changed this since you opened it.';
    return bodies.length === 1
      ? Response.json({ code: 'conflict', message, current: newer }, { status: 409 })
      : Response.json(newer);
  });
  const onClose = vi.fn<() => void>();
  renderScreen(<InvestmentDialog investment={INVESTMENT} onClose={onClose} />);
  const amount = screen.getByLabelText('Investment amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '60000');
  await userEvent.click(screen.getByRole('button', { name: 'Save investment' }));
  expect(await screen.findByText(/\$80,000, Seed, 31 Jan 2024/)).toBeDefined();
  expect(amount).toMatchObject({ value: '60000' });
  await userEvent.click(screen.getByRole('button', { name: 'Take the newer state' }));
  expect(amount).toMatchObject({ value: '80000' });
  await userEvent.click(screen.getByRole('button', { name: 'Save investment' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies.map(({ version, investmentAmount }) => [version, investmentAmount])).toEqual([
    [1, 60_000],
    [2, 80_000],
  ]);
});
