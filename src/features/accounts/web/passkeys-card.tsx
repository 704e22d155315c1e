import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { formatRelative } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { Passkey } from '../contract.ts';
import { deviceName } from '../domain.ts';
import { accounts } from './access.ts';
import { canUsePasskeys, makePasskey, passkeyProblem } from './passkey.ts';

const loadRenaming = async () => (await import('../contract.ts')).RenamePasskey;

const REFRESHES = ['GET /api/auth/passkeys'];

/** Signing in by finger, face or PIN of a device, without a password. */
export function PasskeysCard() {
  const passkeys = accounts.useList('GET /api/auth/passkeys', {});
  const [asked, setAsked] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Passkeys"
        note="Sign in with your fingerprint, face or device PIN. No password to type or steal."
      />
      {passkeys.isPending ? (
        <SkeletonLines label="Loading your passkeys" />
      ) : passkeys.isError ? (
        <LoadError what="your passkeys" result={passkeys} />
      ) : passkeys.data.items.length === 0 ? null : (
        <ul className="mb-4 divide-y">
          {passkeys.data.items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button icon="key" onClick={() => setAsked(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className="text-soft text-sm">This browser does not support passkeys. Try another browser.</p>
      )}
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title="Add a passkey"
        description="Your device will ask for your fingerprint, face or PIN."
      >
        <AddForm onDone={() => setAsked(false)} />
      </Dialog>
    </Card>
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const form = useLateForm(loadRenaming, { name: deviceName(navigator.userAgent) });
  const [problem, setProblem] = useState<string | null>(null);
  const keep = accounts.useSend('POST /api/account/passkey/verify-registration', { refreshes: REFRESHES });
  return (
    <Form
      form={form}
      labels={{ name: 'Name' }}
      onSubmit={async ({ name }) => {
        setProblem(null);
        try {
          const options = await accounts.client.call('GET /api/account/passkey/generate-register-options');
          const response = await makePasskey(options);
          await keep.mutateAsync({ body: { name, response } });
        } catch (error) {
          setProblem(passkeyProblem(error));
          return;
        }
        toast({ title: 'Passkey added', description: 'Use it the next time you sign in.' });
        onDone();
      }}
    >
      {problem === null ? null : (
        <p role="alert" className="bg-amber-tint text-amber rounded-md p-3 text-sm font-medium">
          {problem}
        </p>
      )}
      <FormText name="name" label="Name" hint="So that you recognise it later." required />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton>Continue</SubmitButton>
      </DialogActions>
    </Form>
  );
}

const historyOf = ({ createdAt, lastUsedAt, backedUp }: Passkey) =>
  [
    `Added ${formatRelative(createdAt)}`,
    lastUsedAt === null ? 'never used' : `last used ${formatRelative(lastUsedAt)}`,
    backedUp ? 'synced across devices' : 'on this device only',
  ].join(', ');

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const remove = accounts.useSend('DELETE /api/auth/passkeys/{id}', {
    refreshes: REFRESHES,
    onSuccess: close,
    onError: (error) =>
      toast({ title: 'The passkey was not removed', description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-soft text-sm">{historyOf(passkey)}</p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={`Rename ${name}`} onClick={() => setOpen('rename')}>
          Rename
        </Button>
        <Button aria-label={`Remove ${name}`} onClick={() => setOpen('remove')}>
          Remove
        </Button>
      </div>
      <Dialog open={open === 'rename'} onOpenChange={close} title="Rename the passkey">
        <RenameForm passkey={passkey} onDone={close} />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={`Remove ${name}?`}
        action="Remove"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
      >
        <p>It can no longer open your account. Delete it on the device too; we cannot do that for you.</p>
      </ConfirmDialog>
    </li>
  );
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const form = useLateForm(loadRenaming, { name: passkey.name });
  const rename = accounts.useSend('PATCH /api/auth/passkeys/{id}', { refreshes: REFRESHES });
  return (
    <Form
      form={form}
      labels={{ name: 'Name' }}
      onSubmit={async (body) => {
        await rename.mutateAsync({ params: { id: passkey.id }, body });
        onDone();
      }}
    >
      <FormText name="name" label="Name" required />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton>Save</SubmitButton>
      </DialogActions>
    </Form>
  );
}
