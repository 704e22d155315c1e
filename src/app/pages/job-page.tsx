import { JobPage } from '#features/jobs/web/job-page.tsx';
import { ReportButton } from '#features/moderation/web/report-dialog.tsx';

/** `/jobs/{id}`: a post, and reporting it. */
export function JobScreen() {
  return (
    <JobPage renderActions={({ id, title }) => <ReportButton subject={{ kind: 'job', id }} name={title} />} />
  );
}
