import { useContractForm } from '#shared/web/use-contract-form.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { InvitePanel } from '#shared/web/ui/invite-panel.tsx';
import { type Firm, FirmInvitationForm } from '../contract/firm.ts';
import type { firmInvitationEndpoints } from '../contract.ts';
import { FIRM_ROLE_LABELS } from '../domain.ts';
import { canInvite } from '../policy.ts';
import { ROLE_OPTIONS } from './roles.ts';

const { useList, useSend } = endpointHooks<typeof firmInvitationEndpoints>();
const INVITATIONS = 'GET /api/firm/invitations';

/** Brings a colleague in by link or e-mail, and lists the invitations made so far. */
export function InviteForm({ firm }: { firm: Firm }) {
  const form = useContractForm(FirmInvitationForm, { role: 'partner', email: '' });
  const { data } = useList(INVITATIONS, {}, { staleTimeMs: 0 });
  const creation = useSend('POST /api/firm/invitations', { refreshes: [INVITATIONS] });
  const revocation = useSend('DELETE /api/firm/invitations/{invitationId}', {
    refreshes: [INVITATIONS],
    onError: toastError,
  });
  return (
    <InvitePanel
      form={form}
      roles={ROLE_OPTIONS.filter(({ value }) => canInvite(firm, value))}
      labels={FIRM_ROLE_LABELS}
      made={data?.items ?? []}
      onCreate={(body) => creation.mutateAsync({ body })}
      revoking={revocation.isPending ? Number(revocation.variables.params.invitationId) : null}
      onRevoke={(invitationId) => revocation.mutate({ params: { invitationId } })}
    />
  );
}
