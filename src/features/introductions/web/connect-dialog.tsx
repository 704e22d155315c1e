import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#shared/web/session.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';

const ConnectForm = lazy(async () => ({ default: (await import('./connect-form.tsx')).ConnectForm }));

/** Who is asked, as the page knows them. */
export type ConnectTarget =
  | { readonly startupId: number }
  | { readonly investorId: number }
  | { readonly receiverId: string };

export type ConnectDialogProps = {
  target: ConnectTarget;
  /** The startup, investor or person, as the page calls it. */
  name: string;
  /** What the button says; on a person's page Connect is the other thing. */
  action?: keyof typeof LABELS;
};

const LABELS = { Connect: 'Connect with', Introduction: 'Introduction to' };

/** The Connect button; it asks for an introduction, after signing in. */
export function ConnectDialog({ target, name, action = 'Connect' }: ConnectDialogProps) {
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const label = `${LABELS[action]} ${name}`;
  const variant = action === 'Connect' ? 'primary' : 'secondary';
  if (useCurrentUser() === null) {
    return (
      <LinkButton
        variant={variant}
        icon="handshake"
        href={`/api/login?redirect=${encodeURIComponent(path)}`}
        aria-label={label}
      >
        {action}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant={variant} icon="handshake" aria-label={label} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Ask ${name} for an introduction`}
        description="They read your line and accept or not. Only then can you write to each other."
      >
        <Suspense fallback={<SkeletonLines count={5} />}>
          <ConnectForm target={target} name={name} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
