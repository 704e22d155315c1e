import { useState } from 'react';
import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { authenticatorKey } from '../domain.ts';
import { accounts } from './account-calls.ts';
import { PasswordField } from './password-field.tsx';
import { CodeField } from './code-field.tsx';

const SECURITY = ['GET /api/auth/security', 'GET /api/auth/sessions'];
/** What a member wants of two-step sign-in. */
export type Asked = 'enable' | 'codes' | 'disable';
const TITLES: Record<Asked, string> = {
  enable: 'Switch two-step sign-in on',
  codes: 'New backup codes',
  disable: 'Switch two-step sign-in off',
};

type Props = { asked: Asked; onDone: () => void };

export function TwoStepDialog({ asked, onDone }: Props) {
  return (
    <Dialog open onOpenChange={onDone} title={TITLES[asked]}>
      <Steps asked={asked} onDone={onDone} />
    </Dialog>
  );
}

type Made = { totpURI?: string; backupCodes: readonly string[] };

function Steps({ asked, onDone }: Props) {
  const [made, setMade] = useState<Made | null>(null);
  const enable = accounts.useSend('POST /api/account/two-factor/enable');
  const codes = accounts.useSend('POST /api/account/two-factor/generate-backup-codes');
  const disable = accounts.useSend('POST /api/account/two-factor/disable', { refreshes: SECURITY });
  const form = useLateForm(async () => (await import('#shared/contract/account.ts')).Confirm, {
    password: '',
  });
  if (made?.totpURI !== undefined) return <AppStep made={made} uri={made.totpURI} onDone={onDone} />;
  if (made !== null) return <BackupCodes codes={made.backupCodes} onDone={onDone} />;
  return (
    <Form
      form={form}
      labels={{ password: 'Password' }}
      onSubmit={async (body) => {
        if (asked === 'enable') setMade(await enable.mutateAsync({ body }));
        else if (asked === 'codes') setMade(await codes.mutateAsync({ body }));
        else {
          await disable.mutateAsync({ body });
          toast({ title: 'Two-step sign-in is off' });
          onDone();
        }
      }}
    >
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton>{asked === 'disable' ? 'Switch off' : 'Continue'}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** The key goes into the app; its first code proves that it arrived. */
function AppStep({ made, uri, onDone }: { made: Made; uri: string; onDone: () => void }) {
  const [isOn, setOn] = useState(false);
  const form = useLateForm(async () => (await import('#shared/contract/account.ts')).Code, { code: '' });
  const verify = accounts.useSend('POST /api/account/two-factor/verify-totp', { refreshes: SECURITY });
  if (isOn) return <BackupCodes codes={made.backupCodes} onDone={onDone} />;
  return (
    <div className="grid gap-4">
      <p>
        In your authenticator app add an account by hand and type this key, or on a phone{' '}
        <a className="text-green font-medium underline underline-offset-4" href={uri}>
          open it in the app
        </a>
        .
      </p>
      <p className="bg-sunk rounded-md p-3 font-mono text-lg break-words select-all" aria-label="Key">
        {authenticatorKey(uri)}
      </p>
      <Form
        form={form}
        labels={{ code: 'Code' }}
        onSubmit={async (body) => {
          await verify.mutateAsync({ body });
          setOn(true);
        }}
      >
        <CodeField hint="Six digits that the app shows now." />
        <DialogActions>
          <SubmitButton>Switch on</SubmitButton>
        </DialogActions>
      </Form>
    </div>
  );
}

function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <p>Keep these somewhere safe. Each one signs you in once if you do not have your phone.</p>
      <ul
        aria-label="Backup codes"
        className="bg-sunk grid grid-cols-2 gap-2 rounded-md p-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </DialogActions>
    </div>
  );
}
