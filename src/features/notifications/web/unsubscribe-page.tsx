import { useEffect, useState } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import type { notificationEndpoints } from '../contract.ts';

const { useSend } = endpointHooks<typeof notificationEndpoints>();

/** Opened from the link of a digest: opening it is the one click. */
export function UnsubscribePage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { mutate, data, error, isPending } = useSend('POST /api/notifications/unsubscribe');
  useEffect(() => mutate({ body: { token } }), [mutate, token]);
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <PageHeader title="The daily digest" />
      {data ? (
        <Card>
          <p>You will no longer receive these e-mails. New notifications still reach your inbox on Kilele.</p>
          <LinkButton href="/settings/notifications" className="mt-4">
            Choose your notifications
          </LinkButton>
        </Card>
      ) : isStatus(error, 400) ? (
        <Card>
          <p>
            This link is incomplete. Please open it from the e-mail again, or change this in your settings.
          </p>
          <LinkButton href="/settings/notifications" className="mt-4">
            Choose your notifications
          </LinkButton>
        </Card>
      ) : error ? (
        <ErrorState
          title="We could not end the e-mails"
          error={error}
          onRetry={() => mutate({ body: { token } })}
          retrying={isPending}
        />
      ) : (
        <Card>
          <SkeletonLines count={2} label="Ending the e-mails" />
        </Card>
      )}
    </div>
  );
}
