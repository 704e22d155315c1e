import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { FieldGroup } from '#shared/web/ui/field.tsx';
import type { valuationEndpoints } from '../contract.ts';
import { ValuationInputs } from '../contract/request.ts';
import { BERKUS_FACTORS, RISK_FACTORS, SCORECARD_FACTORS } from '../domain/parameters.ts';
import { inWords } from './method-words.ts';

const { useSend } = endpointHooks<typeof valuationEndpoints>();

const LABELS = {
  annualRevenue: 'Annual revenue ($)',
  investment: 'Investment ($)',
  cash: 'Cash ($)',
  debt: 'Debt ($)',
  retention: 'Share left after later rounds (0 to 1)',
  berkusScores: 'Berkus',
  scorecardFactors: 'Scorecard',
  riskScores: 'Risk factors',
};
const FIGURES = ['annualRevenue', 'investment', 'cash', 'debt', 'retention'] as const;
const HINTS = {
  annualRevenue: 'Otherwise your latest monthly revenue × 12',
  investment: 'Otherwise the target of your round',
  cash: 'Otherwise that of your financial model',
  debt: 'Otherwise none',
  retention: 'Otherwise 1: no later dilution',
} as const;
const SCORES = [
  {
    name: 'berkusScores',
    label: 'Berkus: what is proven, 0 (nothing) to 1 (fully)',
    factors: BERKUS_FACTORS,
  },
  {
    name: 'scorecardFactors',
    label: 'Scorecard: against others near you, 0.5 to 1.5, 1 is the same',
    factors: SCORECARD_FACTORS,
  },
  { name: 'riskScores', label: 'Risk factors: -2 (grave) to 2 (very good)', factors: RISK_FACTORS },
] as const;

type Scores = Readonly<Record<string, number | null | undefined>>;

/** Empty boxes say nothing: they are left out, and a method without any score gets none. */
function said(scores: Scores | null | undefined): Record<string, number> | undefined {
  const given = Object.entries(scores ?? {}).filter((entry): entry is [string, number] => entry[1] != null);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

function sentInputs(values: ValuationInputs): ValuationInputs {
  const figures = Object.fromEntries(
    FIGURES.flatMap((name) => (values[name] == null ? [] : [[name, values[name]] as const])),
  );
  const scores = Object.fromEntries(
    SCORES.flatMap(({ name }) => {
      const given = said(values[name]);
      return given === undefined ? [] : [[name, given] as const];
    }),
  );
  return { ...figures, ...scores };
}

type Props = { startupId: number; inputs: ValuationInputs | null; onDone: () => void };

/** The button, and what may be stated besides what the platform knows. */
export function InputsForm({ startupId, inputs, onDone }: Props) {
  const form = useContractForm(ValuationInputs, inputs ?? {});
  const { mutateAsync } = useSend('POST /api/startups/{id}/valuation', {
    refreshes: ['GET /api/startups/{id}/valuation', 'GET /api/startups/{id}/valuation/versions'],
  });
  return (
    <Card>
      <CardHeader
        title="Valuation"
        note="Seven methods, using your profile, round and financial model. More inputs make it more reliable."
      />
      <Form
        form={form}
        labels={LABELS}
        className="grid gap-4"
        onSubmit={async (values) => {
          await mutateAsync({ params: { id: startupId }, body: { inputs: sentInputs(values) } });
          onDone();
          toast({ title: 'Valuation calculated successfully' });
        }}
        onFailure={(error) =>
          toast({
            title: 'Failed to calculate valuation',
            description: messageOf(error),
            variant: 'destructive',
          })
        }
      >
        <details>
          <summary className="text-green flex min-h-11 cursor-pointer items-center text-sm font-medium md:min-h-9">
            More inputs: figures and scores
          </summary>
          <div className="mt-2 grid gap-6">
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {FIGURES.map((name) => (
                <FormNumber key={name} name={name} label={LABELS[name]} step="any" hint={HINTS[name]} />
              ))}
            </div>
            {SCORES.map(({ name, label, factors }) => (
              <FieldGroup key={name} label={label}>
                {() => (
                  <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
                    {factors.map((factor) => (
                      <FormNumber
                        key={factor}
                        name={`${name}.${factor}`}
                        label={inWords(factor)}
                        step="any"
                      />
                    ))}
                  </div>
                )}
              </FieldGroup>
            ))}
          </div>
        </details>
        <div>
          <SubmitButton>
            {form.formState.isSubmitting ? 'Calculating...' : 'Calculate Valuation'}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
