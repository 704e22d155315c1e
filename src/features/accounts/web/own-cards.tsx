import { lazy, Suspense, useState } from 'react';
import { fullName } from '#shared/domain/person-name.ts';
import type { CurrentUser } from '#shared/web/session.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }));
const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

export function NameCard({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Name"
        note={
          <>
            <span className="text-ink font-medium break-words">{fullName(user)}</span>, shown to other
            members.
          </>
        }
        actions={<Button onClick={() => setOpen(true)}>Change name</Button>}
      />
      <Suspense>{open ? <NameDialog user={user} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Card>
  );
}

export function PasswordCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Password"
        note="Changing it signs you out on all other devices."
        actions={<Button onClick={() => setOpen(true)}>Change password</Button>}
      />
      <Suspense>{open ? <PasswordDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </Card>
  );
}
