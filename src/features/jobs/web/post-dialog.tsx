import { useLocation } from 'wouter';
import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { Job } from '../contract/job.ts';
import { JobInput, JobUpdate } from '../contract/job-input.ts';
import type { jobEndpoints } from '../contract.ts';
import { JobFields } from './job-form.tsx';
import { JOB_LABELS, jobDefaults } from './job-fields.ts';

const { useSend } = endpointHooks<typeof jobEndpoints>();
const REFRESHES = ['GET /api/jobs', 'GET /api/jobs/mine', 'GET /api/jobs/{id}'];

/** Posts an opportunity, at once or as a draft. */
export function PostDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const form = useContractForm(JobInput, { ...jobDefaults(null), draft: false });
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
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Post Opportunity"
      description="Open to everybody for 90 days. You can change or close it at any time."
    >
      <Form form={form} labels={JOB_LABELS} onSubmit={(body) => mutateAsync({ body })} onFailure={fail}>
        <JobFields />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            disabled={form.formState.isSubmitting}
            onClick={() => form.setValue('draft', true)}
          >
            Save as draft
          </Button>
          <SubmitButton onClick={() => form.setValue('draft', false)}>Post Job</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** Changes a post of one's own. */
export function EditDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const form = useContractForm(JobUpdate, { ...jobDefaults(job), version: job.version });
  const { mutateAsync } = useSend('PUT /api/jobs/{id}', {
    refreshes: REFRESHES,
    onSuccess: () => {
      onClose();
      toast({ title: 'Post changed' });
    },
  });
  return (
    <Dialog open wide onOpenChange={onClose} title={`Edit ${job.title}`}>
      <Form
        form={form}
        labels={JOB_LABELS}
        onSubmit={(body) => mutateAsync({ params: { id: job.id }, body })}
      >
        <JobFields />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save post</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
