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
  it('are behind a button that names what it opens', async () => {
    const button = open('/jobs?q=lagos&tab=jobs&page=2');
    const filters = document.querySelector(`[id="${button.getAttribute('aria-controls')}"]`);
    expect(filters?.contains(screen.getByLabelText('Type'))).toBe(true);
    expect([button.getAttribute('aria-expanded'), filters?.classList.contains('hidden')]).toEqual([
      'false',
      true,
    ]);
    await userEvent.click(button);
    expect([button.getAttribute('aria-expanded'), filters?.classList.contains('hidden')]).toEqual([
      'true',
      false,
    ]);
  });

  it('stand open where the address uses one', () => {
    expect(open('/jobs?type=job').getAttribute('aria-expanded')).toBe('true');
  });
});
