import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, FormSelect, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { currencyEndpoints } from '#features/currencies/contract.ts';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { type CurrencyCode, currencyOf, currencySymbol } from '#shared/domain/currency.ts';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import type { modelEndpoints } from '../contract.ts';
import { Assumptions } from '../contract/request.ts';
import { DEFAULT_ASSUMPTIONS } from '../domain/assumptions.ts';

const { useSend } = endpointHooks<typeof modelEndpoints>();
const { useCall: useStartup } = endpointHooks<typeof startupEndpoints>();
const { useCall: useRates } = endpointHooks<typeof currencyEndpoints>();

const MAIN = {
  revenueGrowthRate: 'Revenue Growth Rate (%)',
  marketSize: 'Market Size (¤)',
  customerAcquisitionCost: 'Customer Acquisition Cost (¤)',
  lifetimeValue: 'Lifetime Value (¤)',
  churnRate: 'Churn Rate (%)',
  grossMargin: 'Gross Margin (%)',
} as const;
const HINTS: Partial<Record<string, string>> = {
  revenueGrowthRate: 'In the first year',
  marketSize: 'Per year, all suppliers together',
  lifetimeValue: 'Gross profit per customer over its lifetime',
};

const MORE = {
  cash: 'Cash in the bank (¤)',
  startingRevenue: 'Revenue of the last twelve months (¤)',
  startingHeadcount: 'Headcount',
  costPerHead: 'Cost per head (¤ a year)',
  arpaMonthly: 'Revenue per customer (¤ a month)',
  fixedOpex: 'Other fixed costs (¤ a year)',
  taxRate: 'Tax rate (%)',
  years: 'Years',
  devaluationPct: 'Devaluation a year (%)',
  dollarCostsPct: 'Costs paid in dollars (%)',
} as const;
const DEFAULTS: Record<keyof typeof MORE, string> = {
  cash: 'Needed for the runway',
  startingRevenue: 'If empty: 1% of the market size',
  startingHeadcount: 'If empty: the team size of your profile',
  costPerHead: 'If empty: $24,000, converted',
  arpaMonthly: 'If empty: lifetime value × churn / margin',
  fixedOpex: 'If empty: none',
  taxRate: 'If empty: none',
  years: 'If empty: 5, at most 30',
  devaluationPct: 'Loss against the dollar; if empty: none',
  dollarCostsPct: 'They rise as the currency falls; if empty: none',
};

/** The fields with their labels, ¤ standing for the currency of the books; those about its rate only where it has one. */
const entries = <Name extends string>(labels: Record<Name, string>, currency: CurrencyCode) =>
  (Object.entries(labels) as [Name, string][])
    .filter(([name]) => currency !== 'USD' || !['devaluationPct', 'dollarCostsPct'].includes(name))
    .map(([name, label]): [Name, string] => [name, label.replace('¤', currencySymbol(currency))]);

/** The defaults, which are in dollars, as round amounts of another currency. */
function defaultsIn(
  currency: CurrencyCode,
  perDollar: number,
): Record<keyof typeof DEFAULT_ASSUMPTIONS, number> {
  const round = (dollars: number) => Number((dollars * perDollar).toPrecision(2));
  const { marketSize, customerAcquisitionCost, lifetimeValue } = DEFAULT_ASSUMPTIONS;
  if (currency === 'USD') return DEFAULT_ASSUMPTIONS;
  return {
    ...DEFAULT_ASSUMPTIONS,
    marketSize: round(marketSize),
    customerAcquisitionCost: round(customerAcquisitionCost),
    lifetimeValue: round(lifetimeValue),
  };
}

/** The currency a startup raises in and what a dollar is in it; dollars until that is known. */
function useBooks(startupId: number): { currency: CurrencyCode; perDollar: number } | null {
  const startup = useStartup('GET /api/startups/{id}', { params: { id: startupId } });
  const rates = useRates('GET /api/currencies/rates', {});
  if (startup.isPending || rates.isPending) return null;
  const currency = currencyOf(startup.data?.raising?.currency ?? 'USD') ?? 'USD';
  const rate = rates.data?.rates.find((one) => one.currency === currency);
  return rate === undefined ? { currency: 'USD', perDollar: 1 } : { currency, perDollar: rate.perDollar };
}

type Props = { startupId: number; inputs: Assumptions | null; onDone: () => void };

/** The six inputs, the further ones, and the button that makes a model of them, in the currency of the startup's books. */
export function AssumptionsForm(props: Props) {
  const books = useBooks(props.startupId);
  return books === null ? null : <BooksForm {...props} books={books} />;
}

type BooksProps = Props & { books: { currency: CurrencyCode; perDollar: number } };

function BooksForm({ startupId, inputs, onDone, books }: BooksProps) {
  const start = inputs ?? { currency: books.currency, ...defaultsIn(books.currency, books.perDollar) };
  const form = useContractForm(Assumptions, {
    churnPeriod: 'monthly',
    ...start,
    currency: start.currency ?? 'USD',
  });
  const currency = currencyOf(form.watch('currency') ?? 'USD') ?? 'USD';
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
        note="Six inputs make a model. Implausible figures are flagged, not rejected."
      />
      <Form
        form={form}
        labels={Object.fromEntries([...entries(MAIN, currency), ...entries(MORE, currency)])}
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
          {entries(MAIN, currency).map(([name, label]) => (
            <FormNumber key={name} name={name} label={label} step="any" required hint={HINTS[name]} />
          ))}
          <FormSelect name="currency" label="Books are kept in" required options={CURRENCY_OPTIONS} />
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
            {entries(MORE, currency).map(([name, label]) => (
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
