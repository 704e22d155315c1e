import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  isDemo?: boolean;
  children: ReactNode;
  /** What happens, as a verb: "Delete startup". */
  action: string;
  onConfirm: () => void;
  pending?: boolean;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  isDemo,
  children,
  action,
  onConfirm,
  pending,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      isDemo={isDemo}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="danger" onClick={onConfirm} pending={pending}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
