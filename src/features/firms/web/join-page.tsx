import { useLocation, useParams } from 'wouter';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { InvitationLanding } from '#shared/web/ui/invitation-landing.tsx';
import type { firmInvitationEndpoints } from '../contract.ts';
import { FIRM_ROLE_LABELS } from '../domain.ts';

const { useCall, useSend } = endpointHooks<typeof firmInvitationEndpoints>();

/** Where a firm's invitation link leads. */
export function JoinPage() {
  const { token = '' } = useParams();
  const [, navigate] = useLocation();
  const result = useCall('GET /api/firm-invitations/{token}', { params: { token } }, { staleTimeMs: 0 });
  const { mutate, isPending } = useSend('POST /api/firm-invitations/{token}/accept', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: `Welcome to ${result.data?.firmName ?? 'the firm'}` });
      navigate('/portfolio/deal-flow', { replace: true });
    },
    onError: toastError,
  });
  return (
    <InvitationLanding
      result={result}
      href={`/firm/join/${token}`}
      kind="firm"
      joining={isPending}
      onJoin={() => mutate({ params: { token } })}
      wordsOf={({ firmName, invitedBy, role }) => ({
        title: `Join ${firmName}`,
        note: `${invitedBy ?? 'The firm'} invites you as ${FIRM_ROLE_LABELS[role].toLowerCase()}. You will see and move the deals it shares; your own stay private until you share them.`,
        name: firmName,
        imageUrl: null,
        home: { href: '/firm', label: 'You are already in this firm. Open it' },
      })}
    />
  );
}
