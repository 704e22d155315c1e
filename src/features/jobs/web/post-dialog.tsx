import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { Job } from '../contract/job.ts';
import { JobInput, JobUpdate } from '../contract/job-input.ts';
import type { jobEndpoints } from '../contract.ts';
import { type Companies, JobFields } from './job-form.tsx';
import { companyValue, JOB_LABELS, jobDefaults } from './job-fields.ts';

const { useCall, useSend } = endpointHooks<typeof jobEndpoints>();
const REFRESHES = ['GET /api/jobs', 'GET /api/jobs/mine', 'GET /api/jobs/{id}'];

type FormProps = { companies: Companies; onClose: () => void };

function PostForm({ companies, onClose }: FormProps) {
  const [, navigate] = useLocation();
  const [only] = companies;
  const chosen = only === undefined ? 'self' : companies.length === 1 ? companyValue(only) : '';
  const form = useContractForm(JobInput, { ...jobDefaults(null, chosen), draft: false });
  const { mutateAsync } = useSend('POST /api/jobs', {
    refreshes: REFRESHES,
    onSuccess: ({ state, id }) => {
      onClose();
      toast({ title: state === 'draft' ? 'Draft saved' : 'Job posted successfully!' });
      if (state === 'draft') navigate(`/jobs/${id}`);
    },
  });
  const fail = (error: unknown) =>
    toast({ title: 'Error posting job', description: messageOf(error), variant: 'destructive' });
  return (
    <Form form={form} labels={JOB_LABELS} onSubmit={(body) => mutateAsync({ body })} onFailure={fail}>
      <JobFields companies={companies} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          disabled={form.formState.isSubmitting}
          onClick={() => form.setValue('draft', true)}
        >
          Save as draft
        </Button>
        <SubmitButton onClick={() => form.setValue('draft', false)}>Post Job</SubmitButton>
      </DialogActions>
    </Form>
  );
}

function EditForm({ job, companies, onClose }: FormProps & { job: Job }) {
  const form = useContractForm(JobUpdate, { ...jobDefaults(job), version: job.version });
  const { mutateAsync } = useSend('PUT /api/jobs/{id}', {
    refreshes: REFRESHES,
    onSuccess: () => {
      onClose();
      toast({ title: 'Post changed' });
    },
  });
  return (
    <Form form={form} labels={JOB_LABELS} onSubmit={(body) => mutateAsync({ params: { id: job.id }, body })}>
      <JobFields companies={companies} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Save post</SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** The form once it is known whom its poster may post for. */
function WithCompanies({ children }: { children: (companies: Companies) => ReactNode }) {
  const result = useCall('GET /api/jobs/companies', {}, { staleTimeMs: 0 });
  if (result.data !== undefined) return children(result.data);
  return result.isError ? (
    <LoadError what="your companies" result={result} />
  ) : (
    <SkeletonLines count={6} label="Loading your companies" />
  );
}

/** Posts an opportunity, at once or as a draft. */
export function PostDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Post Opportunity"
      description="Visible to everyone for 90 days. You can change or close it at any time."
    >
      <WithCompanies>{(companies) => <PostForm companies={companies} onClose={onClose} />}</WithCompanies>
    </Dialog>
  );
}

/** Changes a post of one's own. */
export function EditDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <Dialog open wide onOpenChange={onClose} title={`Edit ${job.title}`}>
      <WithCompanies>
        {(companies) => <EditForm job={job} companies={companies} onClose={onClose} />}
      </WithCompanies>
    </Dialog>
  );
}
