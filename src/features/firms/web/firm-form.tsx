import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { type Firm, FirmForm } from '../contract/firm.ts';
import type { firmEndpoints } from '../contract.ts';
import { FIRM } from './firm.ts';

const { useSend } = endpointHooks<typeof firmEndpoints>();

const LABELS = { name: 'Name of the firm', domain: 'Website' };

/** Forms a firm, or changes the one there is. */
export function FirmDetailsForm({ firm }: { firm: Firm | null }) {
  const form = useContractForm(FirmForm, { name: firm?.name ?? '', domain: firm?.domain ?? '' });
  const forming = useSend('POST /api/firm', { refreshes: 'all' });
  const changing = useSend('PUT /api/firm', { refreshes: [FIRM] });
  return (
    <Form
      form={form}
      labels={LABELS}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={async (body) => {
        if (firm === null) await forming.mutateAsync({ body });
        else await changing.mutateAsync({ body: { ...body, version: firm.version } });
        toast({ title: firm === null ? `${body.name} was created` : 'Firm saved' });
      }}
    >
      <FormText name="name" label={LABELS.name} required autoComplete="organization" />
      <FormText name="domain" label={LABELS.domain} placeholder="acacia.vc" autoComplete="off" />
      <SubmitButton>{firm === null ? 'Create firm' : 'Save firm'}</SubmitButton>
    </Form>
  );
}
