import { isStatus, messageOf } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ExternalLink } from '#shared/web/ui/link.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { ProfileSnapshot, ReceivedApplication } from '../contract/application.ts';
import type { applicationEndpoints } from '../contract.ts';
import { APPLICATION_ANSWERS } from '../domain/vocabulary.ts';
import { StatusTag } from './applied-list.tsx';

const { useList, useSend } = endpointHooks<typeof applicationEndpoints>();
const ANSWERS = [
  { value: 'received', label: 'Received' },
  { value: 'shortlisted', label: 'Shortlisted' },
  { value: 'declined', label: 'Declined' },
  { value: 'hired', label: 'Hired' },
];

function Snapshot({ snapshot }: { snapshot: ProfileSnapshot }) {
  const links = [
    ['LinkedIn', snapshot.linkedinUrl],
    ['GitHub', snapshot.githubUrl],
    ['Website', snapshot.personalWebsite],
  ] as const;
  return (
    <details className="text-sm">
      <summary className="text-green min-h-11 cursor-pointer content-center font-medium md:min-h-8">
        Profile as sent
      </summary>
      <div className="mt-2 grid gap-2">
        {snapshot.bio === null ? null : <p className="break-words whitespace-pre-line">{snapshot.bio}</p>}
        <div className="flex flex-wrap gap-1.5">
          {snapshot.skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </div>
        <ul className="grid gap-1">
          {snapshot.experiences.map(({ title, company, startDate, endDate }) => (
            <li key={[title, company, startDate].join()} className="break-words">
              {title}, {company}{' '}
              <span className="text-soft">
                {formatDate(startDate)} – {endDate === null ? 'today' : formatDate(endDate)}
              </span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-4">
          {links.map(([label, href]) =>
            href === null ? null : (
              <ExternalLink key={label} href={href}>
                {label}
              </ExternalLink>
            ),
          )}
        </p>
      </div>
    </details>
  );
}

function Application({ jobId, application }: { jobId: number; application: ReceivedApplication }) {
  const { id, snapshot, status, version, message, createdAt } = application;
  const name = fullName(snapshot);
  const { mutate, isPending } = useSend('PUT /api/jobs/{id}/applications/{applicationId}', {
    refreshes: ['GET /api/jobs/{id}/applications', 'GET /api/jobs/mine'],
    onSuccess: () => toast({ title: `${name} was notified` }),
    onError: (error) =>
      toast({ title: 'Not answered', description: messageOf(error), variant: 'destructive' }),
  });
  const answer = (value: string) => {
    const chosen = APPLICATION_ANSWERS.find((known) => known === value);
    if (chosen === undefined) return;
    mutate({ params: { id: jobId, applicationId: id }, body: { status: chosen, version } });
  };
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={name} imageUrl={snapshot.profileImageUrl} />
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold break-words">
            {name} <StatusTag status={status} />
          </h3>
          <p className="text-soft text-sm break-words">
            {[snapshot.headline, snapshot.location, formatDate(createdAt)].filter(Boolean).join(' · ')}
          </p>
          <a
            href={`mailto:${snapshot.email}`}
            className="text-green text-sm break-all underline underline-offset-4"
          >
            {snapshot.email}
          </a>
        </div>
        <SelectField
          label={`Answer to ${name}`}
          required
          hideLabel
          options={ANSWERS}
          value={status}
          disabled={isPending}
          onChange={(event) => answer(event.target.value)}
        />
      </div>
      {message === null ? null : (
        <p className="max-w-prose text-sm break-words whitespace-pre-line">{message}</p>
      )}
      <Snapshot snapshot={snapshot} />
    </li>
  );
}

/** Who applied to a post of one's own; each answer tells the applicant. */
export function ApplicationsList({ jobId }: { jobId: number }) {
  useLive('notifications', ['GET /api/jobs/{id}/applications']);
  const paging = usePage();
  const applications = useList(
    'GET /api/jobs/{id}/applications',
    { params: { id: jobId }, query: paging.query },
    { staleTimeMs: 0 },
  );
  // The post went or changed hands meanwhile: its own page says so.
  if (isStatus(applications.error, 404)) return null;
  return (
    <Card>
      <CardHeader title="Applications" note="Only you see them. Applicants are notified of each answer." />
      <PagedList
        name="the applications"
        result={applications}
        paging={paging}
        empty={<p className="text-soft">No applications yet.</p>}
      >
        {(items) => (
          <ul className="divide-y">
            {items.map((application) => (
              <Application key={application.id} jobId={jobId} application={application} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
