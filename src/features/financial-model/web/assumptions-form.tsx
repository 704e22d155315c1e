import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, FormSelect, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { modelEndpoints } from '../contract.ts';
import { Assumptions } from '../contract/request.ts';
import { DEFAULT_ASSUMPTIONS } from '../domain/assumptions.ts';

const { useSend } = endpointHooks<typeof modelEndpoints>();

const MAIN = {
  revenueGrowthRate: 'Revenue Growth Rate (%)',
  marketSize: 'Market Size ($)',
  customerAcquisitionCost: 'Customer Acquisition Cost ($)',
  lifetimeValue: 'Lifetime Value ($)',
  churnRate: 'Churn Rate (%)',
  grossMargin: 'Gross Margin (%)',
} as const;
const HINTS: Partial<Record<string, string>> = {
  revenueGrowthRate: 'In the first year',
  marketSize: 'A year, all suppliers together',
  lifetimeValue: 'Gross margin a customer brings in all',
};

const MORE = {
  cash: 'Cash in the bank ($)',
  startingRevenue: 'Revenue of the last twelve months ($)',
  startingHeadcount: 'Headcount',
  costPerHead: 'Cost per head ($ a year)',
  arpaMonthly: 'Revenue per customer ($ a month)',
  fixedOpex: 'Other fixed costs ($ a year)',
  taxRate: 'Tax rate (%)',
  years: 'Years',
} as const;
const DEFAULTS: Record<keyof typeof MORE, string> = {
  cash: 'Without it the runway is not known',
  startingRevenue: 'Otherwise 1% of the market size',
  startingHeadcount: 'Otherwise the team size of your profile',
  costPerHead: 'Otherwise $24,000',
  arpaMonthly: 'Otherwise lifetime value × churn / margin',
  fixedOpex: 'Otherwise none',
  taxRate: 'Otherwise none',
  years: 'Otherwise 5, at most 30',
};

const entries = <Name extends string>(labels: Record<Name, string>) =>
  Object.entries(labels) as [Name, string][];

type Props = { startupId: number; inputs: Assumptions | null; onDone: () => void };

/** The six inputs, the further ones, and the button that makes a model of them. */
export function AssumptionsForm({ startupId, inputs, onDone }: Props) {
  const form = useContractForm(Assumptions, { churnPeriod: 'monthly', ...DEFAULT_ASSUMPTIONS, ...inputs });
  const { mutateAsync } = useSend('POST /api/startups/{id}/financial-model', {
    refreshes: [
      'GET /api/startups/{id}/financial-model',
      'GET /api/startups/{id}/financial-model/versions',
      'GET /api/dashboard/stats',
    ],
  });
  const isPending = form.formState.isSubmitting;
  return (
    <Card>
      <CardHeader
        title="Financial Model"
        note="Six inputs make a model. Implausible figures are pointed out, not refused."
      />
      <Form
        form={form}
        labels={{ ...MAIN, ...MORE }}
        className="grid gap-5"
        onSubmit={async (assumptions) => {
          await mutateAsync({ params: { id: startupId }, body: { assumptions } });
          onDone();
          toast({ title: 'Financial model generated successfully' });
        }}
        onFailure={(error) =>
          toast({
            title: 'Failed to generate financial model',
            description: messageOf(error),
            variant: 'destructive',
          })
        }
      >
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {entries(MAIN).map(([name, label]) => (
            <FormNumber key={name} name={name} label={label} step="any" required hint={HINTS[name]} />
          ))}
          <FormSelect
            name="churnPeriod"
            label="Churn is stated"
            required
            options={[
              { value: 'monthly', label: 'A month' },
              { value: 'annual', label: 'A year' },
            ]}
          />
        </div>
        <details>
          <summary className="text-green flex min-h-11 cursor-pointer items-center text-sm font-medium md:min-h-9">
            More inputs: cash, revenue, people
          </summary>
          <div className="mt-2 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {entries(MORE).map(([name, label]) => (
              <FormNumber key={name} name={name} label={label} step="any" hint={DEFAULTS[name]} />
            ))}
          </div>
        </details>
        <div>
          <SubmitButton>{isPending ? 'Generating...' : 'Generate'}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
