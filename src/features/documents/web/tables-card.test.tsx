import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { OnQuote } from './findings-list.tsx';
import { TablesCard } from './tables-card.tsx';

const quote = { page: 2, start: 0, end: 7, text: 'Revenue' };
const unsure = {
  quote: { page: 2, start: 9, end: 36, text: 'Cash\t1 234 567 987 654' },
  candidates: [
    [1234567, 987654],
    [1234, 567987654],
  ],
};

it('says whether the totals add up, and which rows can be read in several ways', async () => {
  const onQuote = vi.fn<OnQuote>();
  const table = {
    quote,
    rowCount: 12,
    isSettled: true,
    sums: [
      { rule: 'gross profit = revenue − cost of sales', holds: true },
      { rule: 'total equity and liabilities = total assets', holds: false },
    ],
    unsure: [unsure],
  };
  render(<TablesCard tables={[table]} unit="Page" lang="en" onQuote={onQuote} />);
  expect(screen.getByText(/12 rows, 1 of 2 totals add up, which settled how its numbers read/)).toBeTruthy();
  expect(screen.getByText('Not sure: 1 row')).toBeTruthy();
  expect(screen.getByText('1,234,567 and 987,654; or 1,234 and 567,987,654')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '“Cash 1 234 567 987 654”' }));
  expect(onQuote).toHaveBeenCalledWith(unsure.quote);
});

it('is not there where no table was read', () => {
  const { container } = render(<TablesCard tables={[]} unit="Page" lang="en" onQuote={vi.fn<OnQuote>()} />);
  expect(container.textContent).toBe('');
});
