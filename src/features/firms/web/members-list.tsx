import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Firm, FirmMember } from '../contract/firm.ts';
import type { firmEndpoints } from '../contract.ts';
import { FIRM_ROLE_LABELS, FIRM_ROLES, type FirmRole } from '../domain.ts';
import { canManageFirm } from '../policy.ts';

const { useSend } = endpointHooks<typeof firmEndpoints>();
export const ROLE_OPTIONS = FIRM_ROLES.map((value) => ({ value, label: FIRM_ROLE_LABELS[value] }));
const refused = (error: Error) =>
  toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });

type RowProps = { firm: Firm; member: FirmMember; isSelf: boolean };

function Leaving({ firm, member, isSelf, onClose }: RowProps & { onClose: () => void }) {
  const { mutate, isPending } = useSend('DELETE /api/firm/members/{userId}', {
    refreshes: 'all',
    onSuccess: () => {
      onClose();
      toast({ title: isSelf ? `You left ${firm.name}` : `${member.name} is out of ${firm.name}` });
    },
    onError: refused,
  });
  const who = isSelf ? 'you' : member.name;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isSelf ? `Leave ${firm.name}?` : `Take ${member.name} out of ${firm.name}?`}
      action={isSelf ? 'Leave' : 'Remove'}
      pending={isPending}
      onConfirm={() => mutate({ params: { userId: member.userId } })}
    >
      {firm.members.length === 1
        ? 'You are the last one: the firm ends, and its shared deals are yours again.'
        : `What ${who} shared stays with the firm; what ${who} kept private stays private.`}
    </ConfirmDialog>
  );
}

function MemberRow({ firm, member, isSelf }: RowProps) {
  const [leaving, setLeaving] = useState(false);
  const change = useSend('PUT /api/firm/members/{userId}', {
    refreshes: ['GET /api/firm'],
    onError: refused,
  });
  const manages = canManageFirm(firm);
  const params = { userId: member.userId };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={member.name} imageUrl={member.imageUrl} size="sm" />
        <span className="min-w-0">
          <span className="block font-medium break-words">
            {member.name} {isSelf ? <Tag>You</Tag> : null}
          </span>
          <span className="text-soft block text-sm">
            {FIRM_ROLE_LABELS[member.role]}, since {formatDate(member.joinedAt)}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {manages ? (
          <SelectField
            label={`Role of ${member.name}`}
            hideLabel
            className="min-w-32"
            options={ROLE_OPTIONS}
            value={member.role}
            disabled={change.isPending}
            // The options are the roles.
            onChange={({ target }) => change.mutate({ params, body: { role: target.value as FirmRole } })}
          />
        ) : null}
        {manages || isSelf ? (
          <Button onClick={() => setLeaving(true)}>{isSelf ? 'Leave' : 'Remove'}</Button>
        ) : null}
      </span>
      {leaving ? (
        <Leaving firm={firm} member={member} isSelf={isSelf} onClose={() => setLeaving(false)} />
      ) : null}
    </li>
  );
}

/** Who works in the firm. Owners give roles and take people out; anyone may leave. */
export function MembersList({ firm, userId }: { firm: Firm; userId: string | null }) {
  return (
    <ul className="divide-y">
      {firm.members.map((member) => (
        <MemberRow key={member.userId} firm={firm} member={member} isSelf={member.userId === userId} />
      ))}
    </ul>
  );
}
