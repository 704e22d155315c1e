import { useState } from 'react';
import { INVITATION_DAYS } from '#shared/domain/invitation.ts';
import { Form } from '#shared/web/form.tsx';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { formatDate } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { NewLink } from '#shared/web/ui/new-link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { type InstanceInvitation, InviteForm, PasswordLinkForm } from '../contract/admission.ts';
import { accounts } from './account-calls.ts';

const LIST = 'GET /api/admin/invitations';

/** Links that let people in, for admins. */
export function InviteCard() {
  const [link, setLink] = useState<string | null>(null);
  const invitations = accounts.useList(LIST, {}, { staleTimeMs: 0 });
  const invite = accounts.useSend('POST /api/admin/invitations', { refreshes: [LIST] });
  const form = useContractForm(InviteForm, { note: '', email: '' });
  const { data: options } = accounts.useCall('GET /api/auth/options', {});
  const isMailed = options?.passwordReset === true;
  return (
    <Card>
      <CardHeader title="Invitations" note="Each link lets one person sign up with any address." />
      <Form
        form={form}
        labels={{ note: 'Who it is for', email: 'E-mail' }}
        className="grid items-end gap-4 sm:grid-cols-2"
        onSubmit={async (body) => {
          setLink((await invite.mutateAsync({ body })).link);
          form.reset();
        }}
      >
        <FormText name="note" label="Who it is for" autoComplete="off" />
        {isMailed ? (
          <FormText
            name="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            hint="The link is sent to it. Leave it empty to send the link yourself."
          />
        ) : null}
        <div>
          <SubmitButton icon="link">{isMailed ? 'Create invitation' : 'Create link'}</SubmitButton>
        </div>
      </Form>
      <div className="mt-4 grid gap-4">
        {link === null ? null : (
          <NewLink link={link}>
            Send this link. It is shown only once and works for one person, for {INVITATION_DAYS} days.
          </NewLink>
        )}
        <Loaded result={invitations} label="Loading invitations" failure="We could not load the invitations">
          {({ items }) =>
            items.length === 0 ? null : (
              <ul className="divide-y">
                {items.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: InstanceInvitation }) {
  const { id, note, state, createdAt, expiresAt } = invitation;
  const name = note ?? `Made ${formatDate(createdAt)}`;
  const isOpen = state === 'open';
  const revoke = accounts.useSend('DELETE /api/admin/invitations/{id}', {
    refreshes: [LIST],
    onError: toastError,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 break-words">
        {name} <Tag tone={isOpen ? 'good' : 'plain'}>{state}</Tag>
        {isOpen ? <span className="text-soft block text-sm">until {formatDate(expiresAt)}</span> : null}
      </span>
      {isOpen ? (
        <Button
          aria-label={`Revoke invitation: ${name}`}
          pending={revoke.isPending}
          onClick={() => revoke.mutate({ params: { id } })}
        >
          Revoke
        </Button>
      ) : null}
    </li>
  );
}

/** For somebody who forgot their password where no letters are sent. */
export function PasswordLinkCard() {
  const { data: options } = accounts.useCall('GET /api/auth/options', {});
  const [link, setLink] = useState<string | null>(null);
  const make = accounts.useSend('POST /api/admin/password-links');
  const form = useContractForm(PasswordLinkForm, { email: '' });
  if (options === undefined || options.passwordReset) return null;
  return (
    <Card>
      <CardHeader
        title="Reset a member’s password"
        note="E-mail is not set up, so you give them a link yourself. First make sure the request really comes from them."
      />
      <Form
        form={form}
        labels={{ email: 'Member’s e-mail' }}
        className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
        onSubmit={async (body) => {
          setLink((await make.mutateAsync({ body })).link);
          form.reset();
        }}
      >
        <FormText name="email" label="Member’s e-mail" type="email" autoComplete="off" required />
        <SubmitButton icon="link">Create link</SubmitButton>
      </Form>
      {link === null ? null : (
        <div className="mt-4">
          <NewLink link={link}>
            Give them this link. It is shown only once and works once, for one hour.
          </NewLink>
        </div>
      )}
    </Card>
  );
}
