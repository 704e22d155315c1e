import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { ColumnChart } from './column-chart.tsx';
import { FitProfile } from './fit-profile.tsx';
import { LineChart } from './line-chart.tsx';
import { ShareChart } from './share-chart.tsx';

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

it('reads the only line of its name out without it, the figure first', () => {
  const { container } = render(
    <LineChart
      label="Paying customers"
      series={['Paying customers']}
      rows={rows.map(({ date, values }) => ({ date, values: values.slice(1) }))}
      format={String}
    />,
  );
  expect(container.querySelector('figure > p')?.textContent).toBe('18031 Dec 2025');
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

it('a fit has a bar a criterion, each in its place; what is not stated is a dotted line and said so', () => {
  const part = (label: string, valueFraction: number | null) => ({
    key: label,
    label,
    known: valueFraction !== null,
    valueFraction: valueFraction ?? 0,
  });
  const { container } = render(
    <FitProfile
      criteria={[part('Stage', 1), part('Ticket', null), part('Place', 0.25)]}
      weakest="Place"
      named
    />,
  );
  screen.getByRole('img', { name: 'Fit by criterion: Stage 100%, Ticket not stated, Place 25%' });
  expect(container.querySelectorAll('line')).toHaveLength(1);
  expect(
    [...container.querySelectorAll('.fill-green, .fill-ochre')].map((bar) => bar.getAttribute('x')),
  ).toEqual(['0', '84']);
  expect(container.querySelectorAll('.fill-ochre')).toHaveLength(1);
  expect(container.textContent).toContain('Ticket');
});

it('columns have axes, whole marks for counts, and their values in a table', async () => {
  const { container } = render(
    <ColumnChart
      label="Rounds by year"
      said="1 round this year, none before"
      head="Year"
      columns={['2025', '2026']}
      series={[{ name: 'Rounds', values: [0, 1], format: String }]}
    />,
  );
  expect(screen.getByRole('img', { name: '1 round this year, none before' })).toBeDefined();
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['0', '1', '2025', '2026', '0', '1']);
  expect(screen.getByRole('row', { name: '2026 1', hidden: true })).toBeDefined();
});

it('names the point that tells most in the drawing, and leaves room for long amounts', () => {
  const { container } = render(
    <LineChart
      label="Cash"
      series={['Cash']}
      rows={[9_000_000, 2_000_000].map((value, month) => ({ date: `Month ${month}`, values: [value] }))}
      format={(value) => `FCFA ${value / 1e6}M`}
      even={{ head: 'Month' }}
      callout={{ at: 1, value: 2_000_000, text: 'Lowest: FCFA 2M, month 1' }}
    />,
  );
  expect(screen.getByText('Lowest: FCFA 2M, month 1')).toBeDefined();
  const [axis] = [...container.querySelectorAll('svg text')];
  expect(Number(axis?.getAttribute('x'))).toBeGreaterThan('FCFA 10M'.length * 6);
});

it('shares of a whole, stage after stage, with the figures behind each and a table of all', async () => {
  const rows = [
    { name: 'Now', percents: [80, 20, 0] },
    { name: 'Seed', percents: [60, 15, 25] },
  ];
  render(
    <ShareChart label="Ownership" head="Round" series={['Founders', 'Pool', 'Investors']} rows={rows} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Founders 60.0%' }));
  expect(screen.getByRole('dialog').textContent).toContain('Investors 25.00%');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByText('Show table'));
  expect(screen.getByRole('row', { name: 'Seed 60.00% 15.00% 25.00%' })).toBeTruthy();
});
