import type { ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { CasePage } from '#features/moderation/web/case-page.tsx';
import { MatchRunPage } from '#features/matching/web/run-page.tsx';
import { ImportPage } from '#features/market/web/import-page.tsx';
import { QueuePage } from '#features/moderation/web/queue-page.tsx';
import { RecordPage } from '#features/moderation/web/record-page.tsx';
import { OutboxPage } from '#features/notifications/web/outbox-page.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';

const PLACES = [
  ['/admin/moderation', 'Reports'],
  ['/admin/moderation/record', 'Record'],
  ['/admin/outbox', 'Letters'],
  ['/admin/matching', 'Matching'],
  ['/admin/rounds', 'Rounds'],
  ['/settings/instance', 'Instance'],
] as const;

/** What an admin looks after, behind the one entry in the header. */
function AdminFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <>
      <nav aria-label="Administration" className="mb-5 flex gap-1 overflow-x-auto border-b">
        {PLACES.map(([href, label]) => (
          <PageLink
            key={href}
            href={href}
            aria-current={href === path ? 'page' : undefined}
            className="text-soft hover:text-ink aria-[current=page]:border-green aria-[current=page]:text-green -mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-semibold outline-offset-[-2px]"
          >
            {label}
          </PageLink>
        ))}
      </nav>
      {children}
    </>
  );
}

export const ModerationScreen = () => (
  <AdminFrame>
    <QueuePage />
  </AdminFrame>
);

export function CaseScreen() {
  const { id = '' } = useParams();
  return (
    <AdminFrame>
      <CasePage id={Number(id)} />
    </AdminFrame>
  );
}

export const RecordScreen = () => (
  <AdminFrame>
    <RecordPage />
  </AdminFrame>
);

export const OutboxScreen = () => (
  <AdminFrame>
    <OutboxPage />
  </AdminFrame>
);

export const MatchRunScreen = () => (
  <AdminFrame>
    <MatchRunPage />
  </AdminFrame>
);

export const RoundImportScreen = () => (
  <AdminFrame>
    <ImportPage />
  </AdminFrame>
);
