import { useState } from 'react';
import { formatDate } from '#shared/web/format.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormSelect, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { teamEndpoints } from '../contract.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { type Invitation, InvitationForm, type TeamMember } from '../contract/team.ts';
import { TEAM_ROLE_LABELS, TEAM_ROLES, type TeamRole } from '../domain/team.ts';
import { canManageTeam } from '../policy.ts';

const { useList, useSend } = endpointHooks<typeof teamEndpoints>();
const ROLES = TEAM_ROLES.map((value) => ({ value, label: TEAM_ROLE_LABELS[value] }));
const TEAM_CALLS = ['GET /api/startups/{id}/team', 'GET /api/startups/{id}', 'GET /api/profile'];
const refused = (error: Error) =>
  toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });

type MemberProps = { startupId: number; member: TeamMember; manages: boolean; isSelf: boolean };

function Member({ startupId, member, manages, isSelf }: MemberProps) {
  const params = { id: startupId, userId: member.userId };
  const change = useSend('PUT /api/startups/{id}/team/{userId}', { refreshes: TEAM_CALLS, onError: refused });
  const removal = useSend('DELETE /api/startups/{id}/team/{userId}', {
    refreshes: TEAM_CALLS,
    onSuccess: () => toast({ title: isSelf ? 'You left the team' : `${member.name} is out of the team` }),
    onError: refused,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={member.name} imageUrl={member.imageUrl} size="sm" />
        <span className="min-w-0">
          <span className="block font-medium break-words">
            {member.name} {isSelf ? <Tag>You</Tag> : null}
          </span>
          <span className="text-soft block text-sm">
            {member.title ?? TEAM_ROLE_LABELS[member.role]}, since {formatDate(member.joinedAt)}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {manages ? (
          <SelectField
            label={`Role of ${member.name}`}
            hideLabel
            className="min-w-32"
            options={ROLES}
            value={member.role}
            disabled={change.isPending}
            // The options are the roles.
            onChange={(event) => change.mutate({ params, body: { role: event.target.value as TeamRole } })}
          />
        ) : null}
        {manages || isSelf ? (
          <Button pending={removal.isPending} onClick={() => removal.mutate({ params })}>
            {isSelf ? 'Leave' : 'Remove'}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

function NewLink({ link }: { link: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied' });
  };
  return (
    <div role="alert" className="bg-tint grid gap-2 rounded-md p-4">
      <p className="font-medium">Send this link. It is shown only now and works once, for 14 days.</p>
      <div className="grid justify-items-start gap-2">
        <code className="min-w-0 text-sm break-all">{link}</code>
        <Button icon="link" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </div>
  );
}

function InvitationRow({ startupId, invitation }: { startupId: number; invitation: Invitation }) {
  const { id, role, email, state, expiresAt } = invitation;
  const { mutate, isPending } = useSend('DELETE /api/startups/{id}/invitations/{invitationId}', {
    refreshes: ['GET /api/startups/{id}/invitations'],
    onError: refused,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span>
        {TEAM_ROLE_LABELS[role]} {email === null ? 'by link' : `for ${email}`}{' '}
        <Tag tone={state === 'open' ? 'good' : 'plain'}>{state}</Tag>
        {state === 'open' ? (
          <span className="text-soft block text-sm">until {formatDate(expiresAt)}</span>
        ) : null}
      </span>
      {state === 'open' ? (
        <Button pending={isPending} onClick={() => mutate({ params: { id: startupId, invitationId: id } })}>
          Revoke
        </Button>
      ) : null}
    </li>
  );
}

function Invitations({ startupId }: { startupId: number }) {
  const [link, setLink] = useState<string | null>(null);
  const form = useContractForm(InvitationForm, { role: 'editor', email: '' });
  const { data } = useList(
    'GET /api/startups/{id}/invitations',
    { params: { id: startupId } },
    { staleTimeMs: 0 },
  );
  const { mutateAsync } = useSend('POST /api/startups/{id}/invitations', {
    refreshes: ['GET /api/startups/{id}/invitations'],
  });
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">Invite somebody</h2>
      <Form
        form={form}
        className="grid items-end gap-4 sm:grid-cols-[10rem_1fr_auto]"
        onSubmit={async (body) => {
          setLink((await mutateAsync({ params: { id: startupId }, body })).link);
          form.reset();
        }}
      >
        <FormSelect name="role" label="Role" options={ROLES} required />
        <FormText name="email" label="E-mail" type="email" autoComplete="off" />
        <SubmitButton icon="link">Create link</SubmitButton>
      </Form>
      {link === null ? null : <NewLink link={link} />}
      {data && data.items.length > 0 ? (
        <ul className="divide-y">
          {data.items.map((invitation) => (
            <InvitationRow key={invitation.id} startupId={startupId} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Who runs the startup. Owners give roles, take people out and invite by link; anyone may leave. */
export function TeamTab({ startup }: { startup: StartupDetail }) {
  const user = useCurrentUser();
  const params = { id: startup.id };
  const { data, error, refetch } = useList('GET /api/startups/{id}/team', { params }, { staleTimeMs: 0 });
  const manages = canManageTeam({ role: startup.mine });
  if (error && !data)
    return <ErrorState title="We could not load the team" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines label="Loading the team" />;
  return (
    <div className="grid gap-8">
      <ul className="divide-y">
        {data.items.map((member) => (
          <Member
            key={member.userId}
            startupId={startup.id}
            member={member}
            manages={manages}
            isSelf={member.userId === user?.id}
          />
        ))}
      </ul>
      {manages ? <Invitations startupId={startup.id} /> : null}
    </div>
  );
}
