import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { MemberRow } from '#shared/web/ui/member-row.tsx';
import type { Firm, FirmMember } from '../contract/firm.ts';
import type { firmEndpoints } from '../contract.ts';
import { FIRM_ROLE_LABELS } from '../domain.ts';
import { canManageFirm } from '../policy.ts';
import { ROLE_OPTIONS } from './roles.ts';

const { useSend } = endpointHooks<typeof firmEndpoints>();

type ColleagueProps = { firm: Firm; member: FirmMember; isSelf: boolean };

function Colleague({ firm, member, isSelf }: ColleagueProps) {
  const change = useSend('PUT /api/firm/members/{userId}', {
    refreshes: ['GET /api/firm'],
    onError: toastError,
  });
  const removal = useSend('DELETE /api/firm/members/{userId}', {
    refreshes: 'all',
    onSuccess: () =>
      toast({ title: isSelf ? `You left ${firm.name}` : `${member.name} was removed from ${firm.name}` }),
    onError: toastError,
  });
  const params = { userId: member.userId };
  const who = isSelf ? 'you' : member.name;
  return (
    <MemberRow
      member={member}
      isSelf={isSelf}
      manages={canManageFirm(firm)}
      position={FIRM_ROLE_LABELS[member.role]}
      team={firm.name}
      roles={ROLE_OPTIONS}
      farewell={
        firm.members.length === 1
          ? 'You are the last member: the firm will be deleted and its shared deals become yours again.'
          : `What ${who} shared stays with the firm; what ${who} kept private stays private.`
      }
      pending={change.isPending || removal.isPending}
      onRole={(role) => change.mutate({ params, body: { role } })}
      onLeave={() => removal.mutate({ params })}
    />
  );
}

/** Who works in the firm. Owners give roles and take people out; anyone may leave. */
export function MembersList({ firm, userId }: { firm: Firm; userId: string | null }) {
  return (
    <ul className="divide-y">
      {firm.members.map((member) => (
        <Colleague key={member.userId} firm={firm} member={member} isSelf={member.userId === userId} />
      ))}
    </ul>
  );
}
