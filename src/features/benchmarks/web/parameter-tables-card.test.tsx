import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { BenchmarkTable } from '../contract.ts';
import { ParameterTablesCard } from './parameter-tables-card.tsx';

const SHIPPED: BenchmarkTable = {
  id: 1,
  kind: 'sector-multiples',
  name: 'stockcircle.com',
  url: null,
  date: '2023',
  ageMonths: 35,
  rows: 14,
  isShipped: true,
  isUsed: true,
};

it('tells age and source of each table, and takes a fresher one or says what is wrong with it', async () => {
  let tables = [SHIPPED];
  vi.stubGlobal('fetch', async (_url: string, init: { method?: string; body?: string } = {}) => {
    if (init.method === 'GET') return Response.json(tables, { headers: { 'x-total-count': '1' } });
    if (init.body?.includes('half'))
      return Response.json(
        { code: 'invalid', message: 'Row 3: the multiple must be a number.' },
        { status: 400 },
      );
    const added = { ...SHIPPED, id: 2, date: '2026-06', ageMonths: 5, isShipped: false };
    tables = [added, { ...SHIPPED, isUsed: false }];
    return Response.json(added, { status: 201 });
  });
  const { user } = renderScreen(<ParameterTablesCard />);
  expect(await screen.findByText('35 months old, 14 rows, from stockcircle.com')).toBeTruthy();
  expect(screen.getByText('Old')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();

  const file = screen.getByLabelText('Table as a CSV file');
  await user.upload(file, new File(['half'], 'table.csv'));
  expect((await screen.findByRole('alert')).textContent).toBe('Row 3: the multiple must be a number.');
  await user.upload(file, new File(['whole'], 'table.csv'));
  expect(await screen.findByText('5 months old, 14 rows, from stockcircle.com')).toBeTruthy();
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Multiples by industry, 2026-06' })).toBeTruthy();
});
