import { useLocation, useParams } from 'wouter';
import { formatDate } from '#shared/web/format.ts';
import { isStatus, messageOf } from '#shared/web/api-error.ts';
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
import type { teamEndpoints } from '../contract.ts';
import type { InvitationPreview } from '../contract/team.ts';
import { TEAM_ROLE_LABELS } from '../domain/team.ts';

const { useCall, useSend } = endpointHooks<typeof teamEndpoints>();

const ENDED: Readonly<Record<Exclude<InvitationPreview['state'], 'open'>, string>> = {
  accepted: 'This invitation has been used. If that was not you, ask for a new one.',
  revoked: 'This invitation was taken back. Ask the team for a new one.',
  expired: 'This invitation is older than 14 days. Ask the team for a new one.',
};

function Accept({ token, invitation }: { token: string; invitation: InvitationPreview }) {
  const signedIn = useCurrentUser() !== null;
  const [, navigate] = useLocation();
  const { mutate, isPending } = useSend('POST /api/invitations/{token}/accept', {
    refreshes: 'all',
    onSuccess: ({ startupId }) => {
      toast({ title: `Welcome to the team of ${invitation.startupName}` });
      navigate(`/startups/${startupId}`, { replace: true });
    },
    onError: (error) => toast({ title: 'Error', description: messageOf(error), variant: 'destructive' }),
  });
  const { startupId, startupName, isMember, state } = invitation;
  if (isMember) {
    return (
      <LinkButton variant="primary" href={`/startups/${startupId}`}>
        You are in this team: open {startupName}
      </LinkButton>
    );
  }
  if (state !== 'open') return <p className="text-soft">{ENDED[state]}</p>;
  if (!signedIn) {
    return (
      <LinkButton
        variant="primary"
        href={`/api/login?redirect=${encodeURIComponent(`/invitations/${token}`)}`}
      >
        Sign in to join
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" pending={isPending} onClick={() => mutate({ params: { token } })}>
      Join the team
    </Button>
  );
}

/** Where an invitation's link leads: what it is for, and one button. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useCall(
    'GET /api/invitations/{token}',
    { params: { token } },
    { staleTimeMs: 0 },
  );
  if (isStatus(error, 404)) {
    return (
      <>
        <PageHeader title="Invitation" />
        <EmptyState
          title="This invitation is not here"
          icon="mail"
          action={<LinkButton href="/">Home</LinkButton>}
        >
          The link may have been cut off when it was copied. Ask for it once more.
        </EmptyState>
      </>
    );
  }
  if (error && !data)
    return (
      <>
        <PageHeader title="Invitation" />
        <ErrorState title="We could not load the invitation" error={error} onRetry={() => void refetch()} />
      </>
    );
  if (!data) return <PageSkeleton />;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title={`Join the team of ${data.startupName}`}
        note={`${data.invitedBy ?? 'The team'} invites you as ${TEAM_ROLE_LABELS[data.role].toLowerCase()}.`}
      />
      <Card className="grid justify-items-start gap-4">
        <Avatar name={data.startupName} imageUrl={data.logoUrl} shape="company" size="lg" />
        <p className="text-soft text-sm">The link works once, until {formatDate(data.expiresAt)}.</p>
        <Accept token={token} invitation={data} />
      </Card>
    </div>
  );
}
