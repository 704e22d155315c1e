import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Job } from '../contract/job.ts';
import type { applicationEndpoints } from '../contract.ts';

const { useSend } = endpointHooks<typeof applicationEndpoints>();

/** A mail draft to the poster's address. */
function mailDraft(email: string, title: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Application for ${title}`)}`;
}

function showContact(job: Job): void {
  const { email } = job.user;
  const way = email === null ? 'Sign in to see the e-mail address.' : `E-mail: ${email}`;
  toast({ title: 'Contact Information', description: `${fullName(job.user)}. ${way}`, durationMs: 5000 });
}

/** The poster's own page, else a mail draft, else an application here, else whom to contact. */
export function ApplyAction({ job, inList = false }: { job: Job; inList?: boolean }) {
  const { title, applicationUrl, applicationEmail, takesApplications } = job;
  const label = `Apply for ${title}`;
  const variant = inList ? 'secondary' : 'primary';
  if (job.state !== 'open' || job.viewer.isOwner) return null;
  if (applicationUrl !== null) {
    return (
      <a
        href={applicationUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${label} (opens in a new tab)`}
        className={buttonStyle(variant)}
      >
        Apply
      </a>
    );
  }
  if (applicationEmail !== null) {
    return (
      <a href={mailDraft(applicationEmail, title)} aria-label={label} className={buttonStyle(variant)}>
        Apply
      </a>
    );
  }
  if (takesApplications) return <ProfileApplication job={job} words="Apply" variant={variant} />;
  return (
    <Button variant={variant} aria-label={label} onClick={() => showContact(job)}>
      Apply
    </Button>
  );
}

/** Applying here, where the poster takes it beside an address of their own. */
export function ApplyHere({ job }: { job: Job }) {
  const hasAddress = job.applicationUrl !== null || job.applicationEmail !== null;
  if (job.state !== 'open' || job.viewer.isOwner || !job.takesApplications || !hasAddress) return null;
  return <ProfileApplication job={job} words="Apply with my profile" variant="secondary" />;
}

type ProfileApplicationProps = { job: Job; words: string; variant: 'primary' | 'secondary' };

function ProfileApplication({ job, words, variant }: ProfileApplicationProps) {
  const user = useCurrentUser();
  const [open, setOpen] = useState(false);
  const label = `${words} for ${job.title}`;
  const { application } = job.viewer;
  if (user === null) {
    return (
      <LinkButton variant={variant} href={`/sign-in?redirect=/jobs/${job.id}`} aria-label={label}>
        {words}
      </LinkButton>
    );
  }
  if (application !== null && application !== 'withdrawn') {
    return (
      <LinkButton icon="check" href="/jobs?view=saved">
        Applied
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant={variant} aria-label={label} onClick={() => setOpen(true)}>
        {words}
      </Button>
      {open ? <ApplyDialog job={job} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ApplyDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const { mutate, isPending, error } = useSend('POST /api/jobs/{id}/applications', {
    refreshes: ['GET /api/jobs', 'GET /api/jobs/{id}', 'GET /api/jobs/applied'],
    onSuccess: () => {
      onClose();
      toast({ title: 'Application sent', description: `${fullName(job.user)} was notified.` });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Apply for ${job.title}`}
      description={`${fullName(job.user)} receives your current profile and your e-mail address.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            onClick={() => mutate({ params: { id: job.id }, body: { message } })}
          >
            Send application
          </Button>
        </>
      }
    >
      <TextareaField
        label="Message"
        hint="Why you are a good fit, in a few sentences."
        rows={6}
        maxLength={4000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={error === null ? null : messageOf(error)}
        data-autofocus=""
      />
      <p className="mt-3 text-sm">
        <TextLink href="/profile">Review your profile first</TextLink>
      </p>
    </Dialog>
  );
}
