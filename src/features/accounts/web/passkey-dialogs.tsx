import { useState } from 'react';
import { Form } from '#shared/web/form.tsx';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import type { Passkey } from '../contract.ts';
import { deviceName } from '../domain.ts';
import { accounts } from './account-calls.ts';
import { makePasskey, passkeyProblem } from './passkey.ts';

const loadRenaming = async () => (await import('../contract.ts')).RenamePasskey;

const REFRESHES = ['GET /api/auth/passkeys'];

export function AddPasskeyDialog({ onDone }: { onDone: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title="Add a passkey"
      description="Your device will ask for your fingerprint, face or PIN."
    >
      <AddForm onDone={onDone} />
    </Dialog>
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

type RenameProps = { passkey: Passkey; onDone: () => void };

export function RenamePasskeyDialog({ passkey, onDone }: RenameProps) {
  return (
    <Dialog open onOpenChange={onDone} title="Rename the passkey">
      <RenameForm passkey={passkey} onDone={onDone} />
    </Dialog>
  );
}

function RenameForm({ passkey, onDone }: RenameProps) {
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
