import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { FilterPanel, FilterSelect } from './filter-panel.tsx';

function open(at: string) {
  renderScreen(
    <FilterPanel label="Search posts" placeholder="Title">
      <FilterSelect name="type" label="Type" anything="All" options={[{ value: 'job', label: 'Job' }]} />
    </FilterPanel>,
    { at },
  );
  return screen.getByRole('button', { name: 'Filters' });
}

describe('the filters of a list, on a phone', () => {
  it('are in a sheet behind a button, take effect at once, and go back to the list', async () => {
    const button = open('/jobs?q=lagos&tab=jobs&page=2');
    expect([button.getAttribute('aria-expanded'), screen.queryByRole('dialog')]).toEqual(['false', null]);
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(sheet.querySelector(`[id="${button.getAttribute('aria-controls')}"]`)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'job');
    expect(window.location.search).toBe('?q=lagos&tab=jobs&type=job');
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('job');
  });
});
