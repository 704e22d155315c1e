import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { buildCapTable } from '../domain/cap-table.ts';
import { DEFAULT_ENTRIES } from '../domain/default-entries.ts';
import { valueOf } from '../domain/refusal.ts';
import { CapTableTab } from './cap-table-tab.tsx';

const TABLE_URL = '/api/startups/7/cap-table';
const answer = {
  ...valueOf(buildCapTable({ shares: DEFAULT_ENTRIES })),
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  createdBy: 'Ama Bello',
  canEdit: true,
  inputs: { shares: DEFAULT_ENTRIES },
};
const missing = { status: 404, body: { code: 'not_found', message: 'No' } };

let replies: Record<string, { status?: number; body: unknown }> = {};
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  replies = {
    [`GET ${TABLE_URL}`]: missing,
    [`GET ${TABLE_URL}/versions?limit=100`]: { body: [] },
    [`POST ${TABLE_URL}`]: { status: 201, body: answer },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (typeof init.body === 'string') sent.push(JSON.parse(init.body));
    const { status = 200, body } = replies[`${init.method} ${url}`] ?? missing;
    return Response.json(body, { status });
  });
});

function open(role: 'editor' | 'viewer' = 'editor', at = '/financial-tools') {
  return renderScreen(<CapTableTab startup={{ id: 7, name: 'Mavuno', role }} />, { at }).user;
}

const generate = () => screen.findByRole('button', { name: 'Generate Cap Table' });

describe('before the first table', () => {
  it('the two founders are filled in, and are what is sent', async () => {
    const user = open();
    replies[`GET ${TABLE_URL}`] = { body: answer };
    await user.click(await generate());
    expect(await screen.findByText('Cap table generated successfully')).toBeDefined();
    expect(sent).toEqual([{ shares: DEFAULT_ENTRIES }]);
  });

  it('a wrong field is told at the field, and nothing is sent', async () => {
    const user = open();
    const shares = await screen.findByLabelText('Shares, row 2');
    await user.clear(shares);
    await user.type(shares, '-5');
    await user.click(await generate());
    expect(await screen.findByText('Shares must be a whole number above 0.')).toBeDefined();
    expect(sent).toEqual([]);
    await user.clear(shares);
    await user.type(shares, '3,000,000');
    expect(screen.queryByText('Shares must be a whole number above 0.')).toBeNull();
  });

  it('rows pasted from a spreadsheet become rows', async () => {
    open();
    const first = await screen.findByLabelText('Shareholder, row 2');
    const text = 'Amara\tfounder\tCommon\t10\t0\nBaraka\temployee\tCommon\t20\t0\n';
    fireEvent.paste(first, { clipboardData: { getData: () => text } });
    expect(
      screen.getAllByLabelText(/^Shareholder, row/).map((box) => (box as HTMLInputElement).value),
    ).toEqual(['Founder 1', 'Founder 2', 'Amara', 'Baraka']);
  });

  it('a viewer is told who can make one', async () => {
    open('viewer');
    expect(await screen.findByText('No cap table yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Generate Cap Table' })).toBeNull();
  });
});

describe('a table', () => {
  it('shows figures, percentages with two decimals, vesting in whole percent and the exits', async () => {
    replies[`GET ${TABLE_URL}`] = { body: answer };
    open();
    expect(await screen.findByText('10,000,000')).toBeDefined();
    const row = screen.getByRole('row', { name: /Founder 1/ });
    expect(within(row).getByText('70.00%')).toBeDefined();
    expect(within(row).getByText('29%')).toBeDefined();
    const exit = screen.getByText('Exit at $5M').closest('li');
    expect(exit?.textContent).toContain('$3,500,000');
    expect(screen.getByText('The pool is below 5%')).toBeDefined();
  });

  it('says why on a percentage', async () => {
    replies[`GET ${TABLE_URL}`] = { body: answer };
    const user = open();
    const [first] = await screen.findAllByRole('button', { name: '70.00%' });
    if (first) await user.click(first);
    expect(await screen.findByText(/7,000,000 shares, over all rows/)).toBeDefined();
  });

  it('refused by the server: the toast, and the fault at its row', async () => {
    const errors = [{ path: 'shares.1.vesting.vested', message: 'Vested cannot exceed the vesting total.' }];
    replies[`POST ${TABLE_URL}`] = {
      status: 400,
      body: { code: 'invalid', message: 'Vested cannot exceed the vesting total.', errors },
    };
    const user = open();
    await user.click(await generate());
    expect(await screen.findByText('Failed to generate cap table')).toBeDefined();
    const box = screen.getByLabelText('Vested, row 2');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('that cannot be loaded says so and is asked for again', async () => {
    replies[`GET ${TABLE_URL}`] = { status: 500, body: {} };
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load the cap table');
    replies[`GET ${TABLE_URL}`] = { body: answer };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Exit Scenarios')).toBeDefined();
  });

  it('whose earlier version does not load says that the latest is shown', async () => {
    replies[`GET ${TABLE_URL}`] = { body: { ...answer, version: 2 } };
    replies[`GET ${TABLE_URL}?version=1`] = { status: 500, body: {} };
    open('editor', '/financial-tools?version=1');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load that version: this is the latest',
    );
    expect(screen.getByText('Exit Scenarios')).toBeDefined();
  });

  it('made by an earlier version of the tool says so, and the next one can be made', async () => {
    const message = 'It was made by an earlier version of this tool. Generate it again.';
    replies[`GET ${TABLE_URL}`] = { status: 409, body: { code: 'conflict', message } };
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(await generate()).toBeDefined();
    expect(screen.queryByText('Exit Scenarios')).toBeNull();
  });
});
