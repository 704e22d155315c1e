import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

it('Escape closes an open list in it first, then the window', () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const field = (isListOpen: boolean) => (
    <Dialog open onOpenChange={onOpenChange} title="Add Deal">
      <input role="combobox" aria-controls="list" aria-expanded={isListOpen} aria-label="Startup" />
    </Dialog>
  );
  const { rerender } = render(field(true));
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(field(false));
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
