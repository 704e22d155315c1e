import { useContractForm } from '#shared/web/use-contract-form.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { InvitePanel } from '#shared/web/ui/invite-panel.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { MemberRow } from '#shared/web/ui/member-row.tsx';
import type { teamEndpoints } from '../contract.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { InvitationForm, type TeamMember } from '../contract/team.ts';
import { TEAM_ROLE_LABELS, TEAM_ROLES } from '../domain/team.ts';
import { canManageTeam } from '../policy.ts';

const { useList, useSend } = endpointHooks<typeof teamEndpoints>();
const ROLES = TEAM_ROLES.map((value) => ({ value, label: TEAM_ROLE_LABELS[value] }));
const TEAM_CALLS = ['GET /api/startups/{id}/team', 'GET /api/startups/{id}', 'GET /api/profile'];
const INVITATIONS = 'GET /api/startups/{id}/invitations';

type Startup = Pick<StartupDetail, 'id' | 'name' | 'mine'>;
type MateProps = { startup: Startup; member: TeamMember; isSelf: boolean };

function Mate({ startup, member, isSelf }: MateProps) {
  const params = { id: startup.id, userId: member.userId };
  const change = useSend('PUT /api/startups/{id}/team/{userId}', {
    refreshes: TEAM_CALLS,
    onError: toastError,
  });
  const removal = useSend('DELETE /api/startups/{id}/team/{userId}', {
    refreshes: TEAM_CALLS,
    onSuccess: () =>
      toast({ title: isSelf ? 'You left the team' : `${member.name} was removed from the team` }),
    onError: toastError,
  });
  return (
    <MemberRow
      member={member}
      isSelf={isSelf}
      manages={canManageTeam({ role: startup.mine })}
      position={member.title ?? TEAM_ROLE_LABELS[member.role]}
      team={`the team of ${startup.name}`}
      roles={ROLES}
      farewell={`${isSelf ? 'You' : member.name} will no longer see the team’s private pages. An owner can invite them again.`}
      pending={change.isPending || removal.isPending}
      onRole={(role) => change.mutate({ params, body: { role } })}
      onLeave={() => removal.mutate({ params })}
    />
  );
}

function Invitations({ startupId }: { startupId: number }) {
  const params = { id: startupId };
  const form = useContractForm(InvitationForm, { role: 'editor', email: '' });
  const { data } = useList(INVITATIONS, { params }, { staleTimeMs: 0 });
  const creation = useSend('POST /api/startups/{id}/invitations', { refreshes: [INVITATIONS] });
  const revocation = useSend('DELETE /api/startups/{id}/invitations/{invitationId}', {
    refreshes: [INVITATIONS],
    onError: toastError,
  });
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">Invite someone</h2>
      <InvitePanel
        form={form}
        roles={ROLES}
        labels={TEAM_ROLE_LABELS}
        made={data?.items ?? []}
        onCreate={(body) => creation.mutateAsync({ params, body })}
        revoking={revocation.isPending ? Number(revocation.variables.params.invitationId) : null}
        onRevoke={(invitationId) => revocation.mutate({ params: { ...params, invitationId } })}
      />
    </section>
  );
}

/** Who runs the startup. Owners give roles, take people out and invite by link; anyone may leave. */
export function TeamTab({ startup }: { startup: Startup }) {
  const user = useCurrentUser();
  const team = useList('GET /api/startups/{id}/team', { params: { id: startup.id } }, { staleTimeMs: 0 });
  return (
    <Loaded result={team} label="Loading the team" failure="We could not load the team">
      {({ items }) => (
        <div className="grid gap-8">
          <ul className="divide-y">
            {items.map((member) => (
              <Mate
                key={member.userId}
                startup={startup}
                member={member}
                isSelf={member.userId === user?.id}
              />
            ))}
          </ul>
          {canManageTeam({ role: startup.mine }) ? <Invitations startupId={startup.id} /> : null}
        </div>
      )}
    </Loaded>
  );
}
