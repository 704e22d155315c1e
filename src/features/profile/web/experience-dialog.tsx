import { EXPERIENCE_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormSelect, FormSwitch, FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import type { experienceEndpoints } from '../contract.ts';
import { type Experience, ExperienceUpdate } from '../contract/experience.ts';
import { EXPERIENCE_TYPE_LABELS } from './experience-words.ts';

const { useSend } = endpointHooks<typeof experienceEndpoints>();
const TYPES = EXPERIENCE_TYPES.map((value) => ({ value, label: EXPERIENCE_TYPE_LABELS[value] }));
const LABELS = {
  type: 'Type',
  title: 'Title',
  company: 'Company or institution',
  startDate: 'Start date',
  endDate: 'End date',
  description: 'Description',
};
const REFRESHES = ['GET /api/users/experiences', 'GET /api/users/profile', 'GET /api/people/{id}'];

function typedOf(item: Experience | null) {
  return {
    type: item?.type ?? 'work',
    title: item?.title ?? '',
    company: item?.company ?? '',
    startDate: item?.startDate ?? '',
    endDate: item?.endDate ?? '',
    isCurrent: item?.isCurrent ?? false,
    description: item?.description ?? '',
    version: item?.version,
  };
}

function ExperienceForm({ item, onDone }: { item: Experience | null; onDone: () => void }) {
  const form = useContractForm(ExperienceUpdate, typedOf(item));
  const add = useSend('POST /api/users/experiences', { refreshes: REFRESHES });
  const change = useSend('PUT /api/users/experiences/{id}', { refreshes: REFRESHES });
  const isCurrent = form.watch('isCurrent') === true;
  return (
    <Form
      form={form}
      labels={LABELS}
      onSubmit={async ({ version, ...body }) => {
        if (item === null) await add.mutateAsync({ body });
        else await change.mutateAsync({ params: { id: item.id }, body: { ...body, version } });
        toast({ title: 'Success', description: item === null ? 'Experience added' : 'Experience updated' });
        onDone();
      }}
    >
      <FormSelect name="type" label="Type" required options={TYPES} />
      <FormText name="title" label="Title" required placeholder="Engineer, BSc Economics, …" />
      <FormText name="company" label="Company or institution" required />
      <FormSwitch
        name="isCurrent"
        label="I currently work here"
        onClick={() => {
          if (!isCurrent) form.setValue('endDate', '');
        }}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormText name="startDate" label="Start date" required type="date" hint="Month and year are shown." />
        {isCurrent ? null : <FormText name="endDate" label="End date" type="date" />}
      </div>
      <FormTextarea name="description" label="Description" />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton>{item === null ? 'Add Experience' : 'Save'}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** Adds an entry, or changes the one given. */
export function ExperienceDialog({ item, onClose }: { item: Experience | null; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={item === null ? 'Add Experience' : 'Edit experience'}
    >
      <ExperienceForm item={item} onDone={onClose} />
    </Dialog>
  );
}
