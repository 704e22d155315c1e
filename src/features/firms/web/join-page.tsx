import { useLocation, useParams } from 'wouter';
import { isStatus, messageOf } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { FirmInvitationPreview } from '../contract/firm.ts';
import type { firmInvitationEndpoints } from '../contract.ts';
import { FIRM_ROLE_LABELS } from '../domain.ts';

const { useCall, useSend } = endpointHooks<typeof firmInvitationEndpoints>();

const ENDED: Readonly<Record<Exclude<FirmInvitationPreview['state'], 'open'>, string>> = {
  accepted: 'This invitation has been used. If that was not you, ask for a new one.',
  revoked: 'This invitation was taken back. Ask the firm for a new one.',
  expired: 'This invitation is older than 14 days. Ask the firm for a new one.',
};

function Accept({ token, invitation }: { token: string; invitation: FirmInvitationPreview }) {
  const signedIn = useCurrentUser() !== null;
  const [, navigate] = useLocation();
  const { mutate, isPending } = useSend('POST /api/firm-invitations/{token}/accept', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: `Welcome to ${invitation.firmName}` });
      navigate('/portfolio/deal-flow', { replace: true });
    },
    onError: (error) => toast({ title: 'Error', description: messageOf(error), variant: 'destructive' }),
  });
  if (invitation.isMember) {
    return (
      <LinkButton variant="primary" href="/firm">
        You are in this firm: open it
      </LinkButton>
    );
  }
  if (invitation.state !== 'open') return <p className="text-soft">{ENDED[invitation.state]}</p>;
  if (!signedIn) {
    const back = encodeURIComponent(`/firm/join/${token}`);
    return (
      <LinkButton variant="primary" href={`/api/login?redirect=${back}`}>
        Sign in to join
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" pending={isPending} onClick={() => mutate({ params: { token } })}>
      Join the firm
    </Button>
  );
}

/** Where a firm's invitation link leads: what it is for, and one button. */
export function JoinPage() {
  const { token = '' } = useParams();
  const reading = useCall('GET /api/firm-invitations/{token}', { params: { token } }, { staleTimeMs: 0 });
  const { data, error, refetch } = reading;
  if (error && !data)
    return (
      <>
        <PageHeader title="Invitation" />
        {isStatus(error, 404) ? (
          <EmptyState
            title="This invitation is not here"
            icon="mail"
            action={<LinkButton href="/">Home</LinkButton>}
          >
            The link may have been cut off when it was copied. Ask for it once more.
          </EmptyState>
        ) : (
          <ErrorState title="We could not load the invitation" error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  if (!data) return <PageSkeleton />;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title={`Join ${data.firmName}`}
        note={`${data.invitedBy ?? 'The firm'} invites you as ${FIRM_ROLE_LABELS[data.role].toLowerCase()}. You will see and move the deals it shares; your own stay private until you share them.`}
      />
      <Card className="grid justify-items-start gap-4">
        <Avatar name={data.firmName} shape="company" size="lg" />
        <p className="text-soft text-sm">The link works once, until {formatDate(data.expiresAt)}.</p>
        <Accept token={token} invitation={data} />
      </Card>
    </div>
  );
}
