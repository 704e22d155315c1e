import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CapTableAnswer } from '../contract/answer.ts';
import { buildCapTable } from '../domain/cap-table.ts';
import { DEFAULT_ENTRIES } from '../domain/default-entries.ts';
import { valueOf } from '../domain/refusal.ts';
import type { Table } from '../domain/table.ts';
import { ScenarioCard } from './scenario-card.tsx';

const OPTIONS = {
  shareholderName: 'Esi',
  shareholderType: 'employee',
  shares: 1_000_000,
  shareClass: 'Options',
};
const shares = [...DEFAULT_ENTRIES, OPTIONS];
const TABLE = {
  ...valueOf(buildCapTable({ shares })),
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  createdBy: 'Ama Bello',
  canEdit: true,
  inputs: { shares },
} as unknown as CapTableAnswer;

function open(onApply: ((after: Table) => void) | null = null) {
  render(<ScenarioCard table={TABLE} onApply={onApply} />);
  return userEvent.setup();
}

const titles = () =>
  screen.getAllByRole('group').flatMap((each) => each.querySelector('legend')?.textContent ?? []);
const shareOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('a scenario', () => {
  it('begins with a SAFE and a round; another SAFE goes before the round, in which it converts', async () => {
    const user = open();
    expect(titles()).toEqual(['SAFE 1', 'Seed']);
    await user.click(screen.getByRole('button', { name: 'Add SAFE or note' }));
    expect(titles()).toEqual(['SAFE 1', 'SAFE 2', 'Seed']);
    expect(await screen.findByRole('row', { name: /^SAFE 2 0.00%/ })).toBeTruthy();
  });

  it('takes steps in an order of one’s own', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add option exercise' }));
    expect(titles()).toEqual(['SAFE 1', 'Seed', 'Option exercise']);
    expect(screen.getByLabelText<HTMLInputElement>('Shares').value).toBe('100,000');
    await user.click(screen.getByRole('button', { name: 'Move Option exercise earlier' }));
    expect(titles()).toEqual(['SAFE 1', 'Option exercise', 'Seed']);
    await user.click(screen.getByRole('button', { name: 'Remove SAFE 1' }));
    expect(titles()).toEqual(['Option exercise', 'Seed']);
  });

  it('asks for interest only of a note, and for its days only with a rate', async () => {
    const user = open();
    expect(screen.queryByLabelText(/^Interest a year/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Kind'), 'NOTE');
    expect(screen.queryByLabelText('Converts on')).toBeNull();
    await user.type(screen.getByLabelText(/^Interest a year/), '8');
    expect(screen.getByLabelText('Converts on')).toBeTruthy();
    expect((await screen.findAllByText(/say from which day interest runs/)).length).toBeGreaterThan(0);
  });

  it('shows what the steps before an incomplete one do, and cannot be applied', async () => {
    const user = open(vi.fn());
    const before = shareOf(/^Founder 1/);
    await user.click(screen.getByRole('button', { name: 'Add secondary sale' }));
    await user.clear(screen.getByLabelText('Shares'));
    expect((await screen.findByRole('alert')).textContent).toBe('Shares must be a whole number above 0.');
    expect(screen.getByLabelText('Shares').getAttribute('aria-invalid')).toBe('true');
    expect(shareOf(/^Founder 1/)).toEqual(before);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy to the editor' }).disabled).toBe(true);
  });

  it('says which shares a difference comes from, and is put into the editor on demand', async () => {
    const apply = vi.fn<(after: Table) => void>();
    const user = open(apply);
    const founder = screen.getByRole('row', { name: /^Founder 1/ });
    await user.click(within(founder).getByRole('button'));
    const reason = await screen.findByRole('dialog');
    expect(reason.textContent).toContain('Now: 7,000,000 of 11,000,000 shares');
    expect(reason.textContent).toContain('The holding is unchanged; others were issued new shares.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Copy to the editor' }));
    const names = apply.mock.calls[0]?.[0].entries.map(({ shareholderName }) => shareholderName);
    expect(names).toEqual(['Founder 1', 'Founder 2', 'Esi', 'SAFE 1', 'Seed investors', 'Option pool']);
  });
});
