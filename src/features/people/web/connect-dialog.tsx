import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { peopleEndpoints } from '../contract.ts';
import type { PairStatus } from '../contract/connection.ts';
import { CONNECTION_CALLS } from './connection-calls.ts';

const { useCall, useSend } = endpointHooks<typeof peopleEndpoints>();

const LONGEST_NOTE = 300;

const told = (title: string) => ({
  refreshes: CONNECTION_CALLS,
  onSuccess: () => toast({ title }),
  onError: toastError,
});

export type OtherProps = { userId: string; name: string; isDemo: boolean };

/** Sends an invitation with a few words. */
function ConnectDialog({ userId, name, isDemo, onClose }: OtherProps & { onClose: () => void }) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useSend('POST /api/connections', {
    refreshes: CONNECTION_CALLS,
    onSuccess: () => {
      toast({ title: 'Invitation sent' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Connect with ${name}`}
      isDemo={isDemo}
      description="They can accept or decline your invitation. You are notified when they accept."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            onClick={() => mutate({ body: { userId, note: note.trim() } })}
          >
            Send Invitation
          </Button>
        </>
      }
    >
      <TextareaField
        label="Note"
        data-autofocus=""
        value={note}
        maxLength={LONGEST_NOTE}
        hint={`Where you met, or why you would like to connect. At most ${LONGEST_NOTE} characters.`}
        error={error ? messageOf(error) : null}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}

/** Accept and Decline of an invitation somebody sent. */
export function AnswerButtons({ id, name }: { id: number; name: string }) {
  const accept = useSend('POST /api/connections/{id}/accept', told(`You are connected with ${name}`));
  const decline = useSend('POST /api/connections/{id}/decline', told('Invitation declined'));
  const isPending = accept.isPending || decline.isPending;
  return (
    <>
      <Button
        variant="primary"
        icon="check"
        pending={accept.isPending}
        disabled={isPending}
        aria-label={`Accept the invitation of ${name}`}
        onClick={() => accept.mutate({ params: { id } })}
      >
        Accept
      </Button>
      <Button
        pending={decline.isPending}
        disabled={isPending}
        aria-label={`Decline the invitation of ${name}`}
        onClick={() => decline.mutate({ params: { id } })}
      >
        Decline
      </Button>
    </>
  );
}

export function WithdrawButton({ id, name }: { id: number; name: string }) {
  const { mutate, isPending } = useSend('POST /api/connections/{id}/withdraw', told('Invitation withdrawn'));
  return (
    <Button
      variant="quiet"
      pending={isPending}
      aria-label={`Withdraw the invitation to ${name}`}
      onClick={() => mutate({ params: { id } })}
    >
      Withdraw
    </Button>
  );
}

/** What a person can do about another, by how the two stand. */
export function ConnectAction({ id, connectionStatus, ...other }: OtherProps & PairStatus) {
  const { name } = other;
  const [asking, setAsking] = useState(false);
  if (connectionStatus === 'connected')
    return (
      <Tag tone="good" icon="check">
        Connected
      </Tag>
    );
  if (connectionStatus === 'received' && id !== null) return <AnswerButtons id={id} name={name} />;
  if (connectionStatus === 'sent' && id !== null)
    return (
      <>
        <Tag icon="clock">Invited</Tag>
        <WithdrawButton id={id} name={name} />
      </>
    );
  return (
    <>
      <Button icon="plus" aria-label={`Connect with ${name}`} onClick={() => setAsking(true)}>
        Connect
      </Button>
      {asking ? <ConnectDialog {...other} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** The same where it is not known yet how the two stand; nothing until it is. */
export function PersonConnectAction(props: OtherProps) {
  const { data } = useCall('GET /api/users/{id}/connection', { params: { id: props.userId } });
  return data ? <ConnectAction {...props} {...data} /> : null;
}
