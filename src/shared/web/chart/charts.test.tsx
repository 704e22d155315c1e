import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';

beforeEach(() => {
  // jsdom makes no addresses for files.
  Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const rows = [
  { date: '2024-12-31', values: [100, 90] },
  { date: '2025-06-30', values: [null, 140] },
  { date: '2025-12-31', values: [320, 180] },
];
const drawn = () =>
  render(
    <LineChart
      label="Value and money paid in"
      series={['Value', 'Paid in']}
      rows={rows}
      format={(value) => `$${value}`}
    />,
  );

it('reads the last day out, and any other that is chosen', async () => {
  drawn();
  const day = screen.getByRole('slider', { name: 'Value and money paid in: day' });
  expect(day.getAttribute('aria-valuetext')).toBe('31 Dec 2025: Value $320, Paid in $180');
  await userEvent.tab();
  expect(document.activeElement).toBe(day);
  fireEvent.change(day, { target: { value: '1' } });
  expect(day.getAttribute('aria-valuetext')).toBe('30 Jun 2025: Value not known, Paid in $140');
});

it('keeps the numbers in a table, what is missing told as missing', () => {
  drawn();
  const table = screen.getByRole('table', { hidden: true });
  const [, , middle] = within(table).getAllByRole('row', { hidden: true });
  expect(middle?.textContent).toBe('30 Jun 2025–$140');
});

it('gives the numbers to a spreadsheet as they are', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:chart';
  });
  drawn();
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV', hidden: true }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('2025-06-30,,140');
});

it('draws nothing from one day', () => {
  const { container } = render(
    <LineChart label="Value" series={['Value']} rows={rows.slice(0, 1)} format={String} />,
  );
  expect(container.textContent).toBe('');
});

it('bars are a table, and what is below zero goes left of it', () => {
  const { container } = render(
    <BarChart
      label="Change by cause"
      head={['Cause', 'Change']}
      rows={[
        { key: 'companies', name: 'Companies', value: 300, text: '$300', note: '75%' },
        { key: 'currency', name: 'Currency', value: -100, text: '-$100', note: '25%' },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Change by cause' })).toBeDefined();
  expect(screen.getByRole('row', { name: /Currency -\$100 ?25%/ })).toBeDefined();
  const [up, down] = [...container.querySelectorAll('rect')];
  expect([up?.getAttribute('x'), up?.getAttribute('width')]).toEqual(['25', '75']);
  expect([down?.getAttribute('x'), down?.getAttribute('width')]).toEqual(['0', '25']);
});
