import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { PasteForm } from './paste-form.tsx';

it.each([
  [null, 20_001, 'At most 20,000 characters; sign in for longer texts'],
  [{ id: 'ada' }, 20_001, null],
  [{ id: 'ada' }, 500_001, 'At most 500,000 characters; send longer texts as a file'],
])('%j may paste so much: %i characters', (user, length, message) => {
  renderScreen(<PasteForm startupId={null} onResult={() => {}} />, { user });
  fireEvent.change(screen.getByLabelText('Document text'), { target: { value: 'a'.repeat(length) } });
  const button = screen.getByRole('button', { name: 'Analyze Document' });
  expect(button.hasAttribute('disabled')).toBe(message !== null);
  expect(screen.queryByText(/^At most/)?.textContent ?? null).toBe(message);
});
