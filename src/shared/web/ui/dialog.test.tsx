import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
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

it('begins at its marked field, also where that comes later, and leaves whoever has begun elsewhere', async () => {
  const dialog = (fields: ReactNode) => (
    <Dialog open onOpenChange={() => {}} title="Add Deal">
      {fields}
    </Dialog>
  );
  const marked = <input key="marked" aria-label="Startup" data-autofocus="" />;
  const { rerender, unmount } = render(dialog(null));
  rerender(dialog(marked));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Startup')));
  unmount();
  const search = <input key="search" aria-label="Search" />;
  const second = render(dialog(search));
  screen.getByLabelText('Search').focus();
  second.rerender(dialog([search, marked]));
  await new Promise((done) => setTimeout(done, 20));
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});

it('gives the focus back to what opened it', async () => {
  const view = (open: boolean) => (
    <>
      <button type="button">Add Deal</button>
      <Dialog open={open} onOpenChange={() => {}} title="Add Deal">
        <input aria-label="Startup" data-autofocus="" />
      </Dialog>
    </>
  );
  const { rerender } = render(view(false));
  const opener = screen.getByRole('button', { name: 'Add Deal' });
  opener.focus();
  rerender(view(true));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Startup')));
  rerender(view(false));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
