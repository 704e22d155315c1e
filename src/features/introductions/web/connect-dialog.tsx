import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#shared/web/session.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { type ConnectDialogProps, LABELS, variantOf } from './connect-words.ts';

// A member's: visitors never fetch it.
const StandingAction = lazy(async () => ({
  default: (await import('./standing-action.tsx')).StandingAction,
}));

/** Connect, or what has come of it: Requested, Answer, Message, Not available. Visitors sign in first. */
export function ConnectDialog(props: ConnectDialogProps) {
  const [path] = useLocation();
  const { name, action = 'Connect' } = props;
  if (useCurrentUser() !== null)
    return (
      <Suspense
        fallback={
          <Button
            variant={variantOf(props)}
            icon="handshake"
            aria-label={`${LABELS[action]} ${name}`}
            disabled
          >
            {action}
          </Button>
        }
      >
        <StandingAction {...props} />
      </Suspense>
    );
  return (
    <LinkButton
      variant={variantOf(props)}
      icon="handshake"
      href={`/api/login?redirect=${encodeURIComponent(path)}`}
      aria-label={`${LABELS[action]} ${name}`}
    >
      {action}
    </LinkButton>
  );
}
