import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { Reportable } from '../domain.ts';

// The form brings the contract's checks along: it is fetched when somebody reports.
const ReportForm = lazy(async () => ({ default: (await import('./report-form.tsx')).ReportForm }));

export type ReportProps = {
  /** Of a request, conversation or message: the moderators read its words along with the report. */
  subject: { readonly kind: Reportable; readonly id: string | number };
  name: string;
  isDemo?: boolean;
};

const SENT_ALONG: Partial<Record<Reportable, string>> = {
  introduction: ' The text of the request is included.',
  thread: ' The last ten messages of this conversation are included.',
  message: ' The message is included.',
};

/** Asks what is wrong, and tells the moderators. */
export function ReportDialog({ subject, name, isDemo, onClose }: ReportProps & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${name}`}
      isDemo={isDemo}
      description={`Moderators will read it. Only they see who reported.${SENT_ALONG[subject.kind] ?? ''}`}
    >
      <Suspense fallback={<SkeletonLines />}>
        <ReportForm subject={subject} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

/** A quiet button for pages; nothing for visitors, who cannot report. */
export function ReportButton({ subject, name, isDemo }: ReportProps) {
  const [open, setOpen] = useState(false);
  if (useCurrentUser() === null) return null;
  return (
    <>
      <Button variant="quiet" icon="flag" onClick={() => setOpen(true)} aria-label={`Report ${name}`}>
        Report
      </Button>
      {open ? (
        <ReportDialog subject={subject} name={name} isDemo={isDemo} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
