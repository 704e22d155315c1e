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
  await userEvent.click(screen.getByRole('button', { name: 'Use the newer version' }));
  expect(amount).toMatchObject({ value: '80000' });
  await userEvent.click(screen.getByRole('button', { name: 'Save investment' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies.map(({ version, investmentAmount }) => [version, investmentAmount])).toEqual([
    [1, 60_000],
    [2, 80_000],
  ]);
});

it('records an investment in a company outside the directory by its name, country and sector', async () => {
  const bodies: object[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { method?: string; body?: string } = {}) => {
    if (init.method === 'GET') return Response.json([], { headers: { 'x-total-count': '0' } });
    bodies.push(JSON.parse(init.body ?? '{}'));
    return Response.json(INVESTMENT, { status: 201 });
  });
  const onClose = vi.fn<() => void>();
  const { user } = renderScreen(<InvestmentDialog investment={null} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'It is not in the directory' }));
  await user.type(screen.getByLabelText('Company'), 'Baobab Cold');
  await user.selectOptions(screen.getByLabelText('Sector'), 'FoodTech');
  await user.type(screen.getByLabelText('Deal date'), '2024-05-31');
  await user.selectOptions(screen.getByLabelText('Round type'), 'Seed');
  await user.type(screen.getByLabelText('Investment amount'), '50000');
  await user.click(screen.getByRole('button', { name: 'Record Investment' }));
  expect((await screen.findAllByText(/Please select a country/)).length).toBeGreaterThan(1);
  expect(bodies).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Country'), 'Senegal');
  await user.click(screen.getByRole('button', { name: 'Record Investment' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies).toMatchObject([
    { company: { name: 'Baobab Cold', country: 'SN', sector: 'foodtech' }, investmentAmount: 50_000 },
  ]);
  expect(bodies[0]).not.toHaveProperty('startupId');
});
