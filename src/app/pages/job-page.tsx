import { JobPage } from '#features/jobs/web/job-page.tsx';
import { SubjectActions } from './subject-actions.tsx';

/** `/jobs/{id}`: a post, and reporting it. */
export function JobScreen() {
  return (
    <JobPage
      renderActions={({ id, title }) => <SubjectActions subject={{ kind: 'job', id }} name={title} />}
    />
  );
}
