import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ExtractedNumber } from '../contract/analysis.ts';
import type { OnQuote } from './findings-list.tsx';
import { NumbersTable } from './numbers-table.tsx';

const number = (value: number, start: number, more: Partial<ExtractedNumber> = {}): ExtractedNumber => ({
  kind: 'other',
  value,
  currency: null,
  unit: 'count',
  period: null,
  isAside: true,
  evidence: 'claim',
  quote: { page: 1, start, end: start + 3, text: String(value) },
  ...more,
});

it('shows what investors ask for first, and folds the rest under the document’s own words', async () => {
  const onQuote = vi.fn<OnQuote>();
  const litres = number(7200, 40, { label: 'litres par heure', period: '2025' });
  const numbers = [litres, number(58, 0, { kind: 'team' }), number(915, 80, { label: 'puissance' })];
  render(<NumbersTable numbers={numbers} unit="page" lang="fr" onQuote={onQuote} />);
  expect(
    within(screen.getByRole('table', { name: 'Figures the document states' })).getByText('Team'),
  ).toBeTruthy();
  const folded = screen.getByText('Other figures (2)');
  expect(folded.closest('details')?.open).toBe(false);
  await userEvent.click(folded);
  expect(folded.closest('details')?.open).toBe(true);
  expect(screen.getByText('Litres par heure').getAttribute('lang')).toBe('fr');
  expect(screen.getByText('7,200')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Show “7200” on page/ }));
  expect(onQuote).toHaveBeenCalledWith(litres.quote);
});

it('folds nothing where every figure is named', () => {
  render(<NumbersTable numbers={[number(58, 0, { kind: 'team' })]} unit="page" onQuote={vi.fn<OnQuote>()} />);
  expect(screen.queryByText(/Other figures/)).toBeNull();
});
