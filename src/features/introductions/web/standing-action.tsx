import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { type ConnectDialogProps, LABELS, variantOf } from './connect-words.ts';
import { useStanding } from './standing.ts';

const ConnectForm = lazy(async () => ({ default: (await import('./connect-form.tsx')).ConnectForm }));

/** Opens the form that asks for an introduction. */
function AskAction({ disabled, ...props }: ConnectDialogProps & { disabled: boolean }) {
  const { target, name, isDemo, action = 'Connect' } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variantOf(props)}
        icon="handshake"
        aria-label={`${LABELS[action]} ${name}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Ask ${name} for an introduction`}
        isDemo={isDemo}
        description="They read your note and accept or decline. You can write to each other once they accept."
      >
        <Suspense fallback={<SkeletonLines count={5} />}>
          <ConnectForm target={target} name={name} isDemo={isDemo} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}

/** What can be done about somebody, by how the two stand. */
export function StandingAction(props: ConnectDialogProps) {
  const { target, name } = props;
  const { standing: known, isError } = useStanding(target);
  switch (known?.standing) {
    case 'own':
      return null;
    case 'requested':
      return (
        <LinkButton icon="clock" href="/introductions?box=sent" aria-label={`Requested: ${name}`}>
          Requested
        </LinkButton>
      );
    case 'answer':
      return (
        <LinkButton variant="primary" icon="handshake" href="/introductions" aria-label={`Answer ${name}`}>
          Answer
        </LinkButton>
      );
    case 'message':
      return (
        <LinkButton
          icon="message"
          href={known.threadId === null ? '/messages' : `/messages?thread=${known.threadId}`}
          aria-label={`Message ${name}`}
        >
          Message
        </LinkButton>
      );
    case 'unavailable':
      return (
        <span title={known.note ?? undefined} className="inline-flex min-h-11 items-center md:min-h-9">
          <Tag>Not available</Tag>
          {known.note === null ? null : <span className="sr-only">: {known.note}</span>}
        </span>
      );
    default:
      return <AskAction {...props} disabled={known === undefined && !isError} />;
  }
}
