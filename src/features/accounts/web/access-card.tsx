import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { PageLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { useInvitation, useReturnPath, useEnter } from './access.ts';
import { accounts } from './account-calls.ts';

const withRedirect = (path: string, back: string) =>
  back === '/' ? path : `${path}?redirect=${encodeURIComponent(back)}`;

/** What sign-in and sign-up stand in: one tab each, the form, and the other ways in. */
export function AccessFrame({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const [path] = useLocation();
  const back = useReturnPath();
  return (
    <div className="mx-auto grid max-w-md">
      <PageHeader title={title} note={note} />
      <nav aria-label="Account" className="mb-4 grid grid-cols-2 gap-1 rounded-md border p-1">
        {[
          { href: '/sign-in', label: 'Sign In' },
          { href: '/sign-up', label: 'Sign Up' },
        ].map(({ href, label }) => (
          <PageLink
            key={href}
            href={withRedirect(href, back)}
            aria-current={path === href ? 'page' : undefined}
            className={classNames(
              'grid min-h-11 place-items-center rounded-sm text-sm font-semibold md:min-h-9',
              path === href ? 'bg-tint text-green' : 'text-soft hover:bg-sunk',
            )}
          >
            {label}
          </PageLink>
        ))}
      </nav>
      <Card>{children}</Card>
      <OtherWays back={back} />
    </div>
  );
}

/** The provider and the demo, where this instance has them. */
function OtherWays({ back }: { back: string }) {
  const { data } = accounts.useCall('GET /api/auth/options', {});
  const enter = useEnter();
  const invitation = useInvitation();
  const failed = (error: Error) => {
    toast({ title: 'This did not work', description: messageOf(error), variant: 'destructive' });
  };
  const provider = accounts.useSend('POST /api/account/sign-in/social', {
    onSuccess: ({ url }) => window.location.assign(url),
    onError: failed,
  });
  const explore = accounts.useSend('POST /api/auth/explore', {
    onSuccess: () => void enter(() => '/dashboard'),
    onError: failed,
  });
  if (!data || (!data.openIdConnect && !data.demo)) return null;
  return (
    <section aria-label="Other ways in" className="mt-6 grid gap-3">
      {data.openIdConnect ? (
        <Button
          icon="key"
          pending={provider.isPending}
          onClick={() =>
            provider.mutate({ body: { redirect: back, ...(invitation === null ? {} : { invitation }) } })
          }
        >
          Continue with your organisation
        </Button>
      ) : null}
      {data.demo ? (
        <div className="rounded-md border border-dashed p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-base font-semibold">Just looking?</h2>
            <Tag tone="warn">Demo data</Tag>
          </div>
          <p className="text-soft mt-1 mb-3 text-sm">
            Try everything with fictional companies. You need no account, and nothing you do reaches real
            people.
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            {(['founder', 'investor'] as const).map((role) => (
              <Button
                key={role}
                disabled={explore.isPending}
                onClick={() => explore.mutate({ body: { role } })}
              >
                Explore as {role === 'founder' ? 'a founder' : 'an investor'}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
