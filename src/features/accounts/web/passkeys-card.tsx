import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatRelative } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { Passkey } from '../contract.ts';
import { accounts } from './account-calls.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

const AddPasskeyDialog = lazy(async () => ({
  default: (await import('./passkey-dialogs.tsx')).AddPasskeyDialog,
}));
const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./passkey-dialogs.tsx')).RenamePasskeyDialog,
}));

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
      <Suspense>{asked ? <AddPasskeyDialog onDone={() => setAsked(false)} /> : null}</Suspense>
    </Card>
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
    refreshes: ['GET /api/auth/passkeys'],
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
      <Suspense>
        {open === 'rename' ? <RenamePasskeyDialog passkey={passkey} onDone={close} /> : null}
      </Suspense>
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
