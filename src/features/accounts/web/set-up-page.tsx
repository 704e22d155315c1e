import { useState } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { accounts } from './account-calls.ts';

/** Opened from the address that the first start prints: makes the signed-in person the administrator. */
export function SetUpPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const become = accounts.useSend('POST /api/auth/administrator', { refreshes: 'all' });
  return (
    <div className="mx-auto grid max-w-md">
      <PageHeader
        title="Set up"
        note="Sign in with the address printed by the server to become its administrator."
      />
      <Card>
        {become.isSuccess ? (
          <output className="grid justify-items-start gap-3">
            <p>You are the administrator.</p>
            <LinkButton variant="primary" href="/settings/instance">
              Open the settings
            </LinkButton>
          </output>
        ) : (
          <div className="grid justify-items-start gap-3">
            <Button
              variant="primary"
              disabled={token === '' || become.isPending}
              onClick={() => become.mutate({ body: { token } })}
            >
              Become the administrator
            </Button>
            {become.isError ? (
              <p role="alert" className="text-red">
                This address no longer works: the site already has an administrator, or part of the address is
                missing.
              </p>
            ) : null}
            {token === '' ? (
              <p className="text-soft">Open the full address that the server printed.</p>
            ) : null}
          </div>
        )}
      </Card>
    </div>
  );
}
