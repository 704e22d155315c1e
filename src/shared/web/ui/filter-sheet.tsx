import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FilterSheetProps = { id: string; onClose: () => void; children: ReactNode };

/** The filters of a list on a phone, in a sheet over it; what is chosen takes effect at once. */
export function FilterSheet({ id, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Filters"
      footer={
        <Button variant="primary" onClick={onClose}>
          Show results
        </Button>
      }
    >
      <form
        id={id}
        aria-label="Filters"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
        className="grid gap-3"
      >
        {children}
      </form>
    </Dialog>
  );
}
