import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormSelect, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { type Firm, type FirmInvitation, FirmInvitationForm } from '../contract/firm.ts';
import type { firmInvitationEndpoints } from '../contract.ts';
import { FIRM_ROLE_LABELS } from '../domain.ts';
import { canInvite } from '../policy.ts';
import { ROLE_OPTIONS } from './members-list.tsx';

const { useList, useSend } = endpointHooks<typeof firmInvitationEndpoints>();
const INVITATIONS = 'GET /api/firm/invitations';

function NewLink({ link }: { link: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied' });
  };
  return (
    <div role="alert" className="bg-tint grid justify-items-start gap-2 rounded-md p-4">
      <p className="font-medium">Send this link. It is shown only now and works once, for 14 days.</p>
      <code className="min-w-0 text-sm break-all">{link}</code>
      <Button icon="link" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  );
}

function InvitationRow({ invitation }: { invitation: FirmInvitation }) {
  const { id, role, email, state, expiresAt } = invitation;
  const { mutate, isPending } = useSend('DELETE /api/firm/invitations/{invitationId}', {
    refreshes: [INVITATIONS],
    onError: (error) => toast({ title: 'Error', description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 break-words">
        {FIRM_ROLE_LABELS[role]} {email === null ? 'by link' : `for ${email}`}{' '}
        <Tag tone={state === 'open' ? 'good' : 'plain'}>{state}</Tag>
        {state === 'open' ? (
          <span className="text-soft block text-sm">until {formatDate(expiresAt)}</span>
        ) : null}
      </span>
      {state === 'open' ? (
        <Button pending={isPending} onClick={() => mutate({ params: { invitationId: id } })}>
          Revoke
        </Button>
      ) : null}
    </li>
  );
}

/** Brings a colleague in by link or e-mail, and lists the invitations made so far. */
export function InviteForm({ firm }: { firm: Firm }) {
  const [link, setLink] = useState<string | null>(null);
  const form = useContractForm(FirmInvitationForm, { role: 'partner', email: '' });
  const { data } = useList(INVITATIONS, {}, { staleTimeMs: 0 });
  const { mutateAsync } = useSend('POST /api/firm/invitations', { refreshes: [INVITATIONS] });
  return (
    <div className="grid gap-4">
      <Form
        form={form}
        className="grid items-end gap-4 sm:grid-cols-[10rem_1fr_auto]"
        onSubmit={async (body) => {
          setLink((await mutateAsync({ body })).link);
          form.reset();
        }}
      >
        <FormSelect
          name="role"
          label="Role"
          options={ROLE_OPTIONS.filter(({ value }) => canInvite(firm, value))}
          required
        />
        <FormText name="email" label="E-mail" type="email" autoComplete="off" />
        <SubmitButton icon="link">Create link</SubmitButton>
      </Form>
      {link === null ? null : <NewLink link={link} />}
      {data && data.items.length > 0 ? (
        <ul className="divide-y">
          {data.items.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
