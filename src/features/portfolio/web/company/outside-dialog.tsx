import { useLocation } from 'wouter';
import type { CompanyDetail } from '../../contract/company.ts';
import type { companyEndpoints } from '../../contract.ts';
import { LinkForm, OutsideCompanyForm } from '../../contract/outside-company.ts';
import { Form } from '#shared/web/form.tsx';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { toast, toastError } from '#shared/web/toast.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { OutsideCompanyFields, StartupField } from '../investment-form.tsx';
import { LABELS } from '../investment-labels.ts';

const { useSend } = endpointHooks<typeof companyEndpoints>();

type Outside = NonNullable<CompanyDetail['outside']>;
type Props = { company: Outside; onClose: () => void };

const FACTS = {
  name: LABELS['company.name'],
  country: LABELS['company.country'],
  sector: LABELS['company.sector'],
};

function Buttons({ action, onClose }: { action: string; onClose: () => void }) {
  return (
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <SubmitButton>{action}</SubmitButton>
    </DialogActions>
  );
}

function CorrectionForm({ company: { id, name, country, sector, version }, onClose }: Props) {
  const form = useContractForm(OutsideCompanyForm, { name, country, sector });
  const change = useSend('PATCH /api/portfolio/companies/{startupId}', { refreshes: 'all' });
  return (
    <Form
      form={form}
      labels={FACTS}
      onSubmit={async (body) => {
        await change.mutateAsync({ params: { startupId: id }, body: { ...body, version } });
        toast({ title: 'Company saved' });
        onClose();
      }}
      onFailure={toastError}
    >
      <OutsideCompanyFields />
      <Buttons action="Save company" onClose={onClose} />
    </Form>
  );
}

function LinkingForm({ company: { id, joined }, onClose }: Props) {
  const form = useContractForm(LinkForm, joined === null ? {} : { startupId: joined.id });
  const link = useSend('POST /api/portfolio/companies/{startupId}/link', { refreshes: 'all' });
  const [, navigate] = useLocation();
  return (
    <Form
      form={form}
      labels={LABELS}
      onSubmit={async ({ startupId }) => {
        // The page of the company outside the directory is no more.
        await link.mutateAsync({ params: { startupId: id }, body: { startupId } });
        navigate(`/portfolio/company/${startupId}`, { replace: true });
        toast({ title: 'Records linked' });
        onClose();
      }}
      onFailure={toastError}
    >
      <StartupField />
      <Buttons action="Link my records" onClose={onClose} />
    </Form>
  );
}

const TITLES = {
  company: { title: 'Correct the company', description: undefined },
  link: {
    title: 'Link to a startup of the directory',
    description:
      'Your investments, records and notes stay as they are and move to the startup. No one is notified. This cannot be undone.',
  },
} as const;

/** What a holder does with a company of theirs that is not in the directory. */
export function OutsideDialog({ kind, ...props }: Props & { kind: keyof typeof TITLES }) {
  const Fields = kind === 'link' ? LinkingForm : CorrectionForm;
  return (
    <Dialog open wide={kind === 'company'} onOpenChange={props.onClose} {...TITLES[kind]}>
      <Fields {...props} />
    </Dialog>
  );
}
