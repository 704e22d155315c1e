import { toastError } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { legal } from './legal.ts';

/** Asks a member to accept a new version of the terms and the privacy notice. */
export function ConsentBar() {
  const terms = legal.useCall('GET /api/legal/{page}', { params: { page: 'terms' }, query: {} });
  const privacy = legal.useCall('GET /api/legal/{page}', { params: { page: 'privacy' }, query: {} });
  const accept = legal.useSend('POST /api/legal/consent', {
    refreshes: ['GET /api/auth/user', 'GET /api/legal/{page}'],
    onError: toastError,
  });
  const versions = terms.data && privacy.data && { terms: terms.data.version, privacy: privacy.data.version };
  return (
    <section
      aria-label="New version of the terms"
      className="bg-tint mx-4 mt-3 flex flex-wrap items-center justify-between gap-3 rounded-md p-3 md:mx-6"
    >
      <p className="min-w-0">
        There is a new version. Please read the <TextLink href="/terms">terms of use</TextLink> and the{' '}
        <TextLink href="/privacy">privacy notice</TextLink>.
      </p>
      <Button
        variant="primary"
        disabled={!versions}
        pending={accept.isPending}
        onClick={() => versions && accept.mutate({ body: versions })}
      >
        Accept
      </Button>
    </section>
  );
}
