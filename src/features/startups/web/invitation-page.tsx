import { useLocation, useParams } from 'wouter';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { InvitationLanding } from '#shared/web/ui/invitation-landing.tsx';
import type { teamEndpoints } from '../contract.ts';
import { TEAM_ROLE_LABELS } from '../domain/team.ts';

const { useCall, useSend } = endpointHooks<typeof teamEndpoints>();

/** Where the invitation link of a startup's team leads. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const [, navigate] = useLocation();
  const result = useCall('GET /api/invitations/{token}', { params: { token } }, { staleTimeMs: 0 });
  const { mutate, isPending } = useSend('POST /api/invitations/{token}/accept', {
    refreshes: 'all',
    onSuccess: ({ startupId }) => {
      toast({ title: `Welcome to the team of ${result.data?.startupName ?? 'the startup'}` });
      navigate(`/startups/${startupId}`, { replace: true });
    },
    onError: toastError,
  });
  return (
    <InvitationLanding
      result={result}
      href={`/invitations/${token}`}
      kind="team"
      joining={isPending}
      onJoin={() => mutate({ params: { token } })}
      wordsOf={({ startupId, startupName, logoUrl, invitedBy, role }) => ({
        title: `Join the team of ${startupName}`,
        note: `${invitedBy ?? 'The team'} invites you as ${TEAM_ROLE_LABELS[role].toLowerCase()}.`,
        name: startupName,
        imageUrl: logoUrl,
        home: { href: `/startups/${startupId}`, label: `You are already in this team. Open ${startupName}` },
      })}
    />
  );
}
