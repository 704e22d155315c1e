import { useState } from 'react';
import type { z } from 'zod';
import type { invitationShapes } from '#shared/contract/invitation.ts';
import { INVITATION_DAYS } from '#shared/domain/invitation.ts';
import { Form } from '../form.tsx';
import type { FormOf } from '../use-contract-form.ts';
import { FormSelect, FormText, SubmitButton } from '../form-field.tsx';
import { formatDate } from '../format.ts';
import { Button } from './button.tsx';
import { NewLink } from './new-link.tsx';
import { Tag } from './tag.tsx';

type Shapes<Role extends string> = ReturnType<typeof invitationShapes<Role>>;
type InviteForm<Role extends string> = Shapes<Role>['form'];
type Invitation = z.infer<Shapes<string>['kept']>;

type RowProps = { invitation: Invitation; role: string; pending: boolean; onRevoke: (id: number) => void };

function InvitationRow({ invitation, role, pending, onRevoke }: RowProps) {
  const { id, email, state, expiresAt } = invitation;
  const isOpen = state === 'open';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 break-words">
        {role} {email === null ? 'by link' : `for ${email}`}{' '}
        <Tag tone={isOpen ? 'good' : 'plain'}>{state}</Tag>
        {isOpen ? <span className="text-soft block text-sm">until {formatDate(expiresAt)}</span> : null}
      </span>
      {isOpen ? (
        <Button pending={pending} onClick={() => onRevoke(id)}>
          Revoke
        </Button>
      ) : null}
    </li>
  );
}

type InvitePanelProps<Role extends string> = {
  form: FormOf<InviteForm<Role>>;
  /** The roles the inviter may give. */
  roles: readonly { readonly value: Role; readonly label: string }[];
  labels: Readonly<Record<string, string>>;
  /** Those made so far. */
  made: readonly Invitation[];
  onCreate: (values: z.output<InviteForm<Role>>) => Promise<{ link: string }>;
  /** The one being taken back. */
  revoking: number | null;
  onRevoke: (id: number) => void;
};

/** Invites somebody by a link that is shown once and may be mailed; lists the invitations so far. */
export function InvitePanel<Role extends string>(props: InvitePanelProps<Role>) {
  const { form, roles, labels, made, onCreate, revoking, onRevoke } = props;
  const [link, setLink] = useState<string | null>(null);
  return (
    <div className="grid gap-4">
      <Form
        form={form}
        className="grid items-end gap-4 sm:grid-cols-[10rem_1fr_auto]"
        onSubmit={async (values) => {
          setLink((await onCreate(values)).link);
          form.reset();
        }}
      >
        <FormSelect name="role" label="Role" options={roles} required />
        <FormText name="email" label="E-mail" type="email" autoComplete="off" />
        <SubmitButton icon="link">Create link</SubmitButton>
      </Form>
      {link === null ? null : (
        <NewLink link={link}>
          Send this link. It is shown only once and works once, for {INVITATION_DAYS} days.
        </NewLink>
      )}
      {made.length === 0 ? null : (
        <ul className="divide-y">
          {made.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              role={labels[invitation.role] ?? invitation.role}
              pending={revoking === invitation.id}
              onRevoke={onRevoke}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
