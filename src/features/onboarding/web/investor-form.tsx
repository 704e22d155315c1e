import { z } from 'zod';
import { ONBOARDING_GEOGRAPHIES } from '#shared/domain/catalogue/regions.ts';
import { ONBOARDING_SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { STAGE_LABELS } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPE_LABELS, INVESTOR_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormRadioCards, FormText, FormTextarea } from '#shared/web/form-field.tsx';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { InvestorProfileInput } from '#features/investors/contract/profile.ts';
import type { onboardingEndpoints } from '../contract.ts';
import { InvestorDraft } from '../contract/draft.ts';
import { FormChips, FormLinkedIn, FormTicket, ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import { ticketOf } from './ticket.ts';

const onboarding = endpointHooks<typeof onboardingEndpoints>();

const LABELS = {
  type: 'Investor type',
  firmName: 'Firm',
  investmentThesis: 'Investment thesis',
  minTicketSize: 'Minimum ticket',
  averageTicketSize: 'Average ticket',
  maxTicketSize: 'Maximum ticket',
  sectors: 'Sectors',
  geographies: 'Geographies',
  stages: 'Stages',
  linkedinUrl: 'LinkedIn',
};
const TYPE_NOTES = {
  angel: 'I invest my own money.',
  vc_partner: 'I invest for a venture fund.',
  institutional: 'A bank, development fund, corporate or foundation.',
};
const TYPES = INVESTOR_TYPES.map((value) => ({
  value,
  label: INVESTOR_TYPE_LABELS[value],
  note: TYPE_NOTES[value],
}));
const TICKETS = ['minTicketSize', 'averageTicketSize', 'maxTicketSize'] as const;

/** The contract over a form whose tickets are text: each is read as dollars first, and the boxes keep what was typed. */
export const TypedInvestor = InvestorDraft.transform((typed, context): InvestorProfileInput => {
  const tickets = Object.fromEntries(TICKETS.map((name) => [name, ticketOf(typed[name] ?? '') ?? undefined]));
  const result = InvestorProfileInput.safeParse({ ...typed, ...tickets });
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    context.addIssue({ code: 'custom', message, path: [...path] });
  }
  return z.NEVER;
});

export function InvestorForm({ draft, ...handlers }: ProfileFormProps<InvestorDraft>) {
  const form = useContractForm(TypedInvestor, {
    type: '',
    firmName: '',
    investmentThesis: '',
    minTicketSize: '',
    averageTicketSize: '',
    maxTicketSize: '',
    sectors: [],
    geographies: [],
    stages: [],
    linkedinUrl: '',
    ...draft,
  });
  const create = onboarding.useSend('POST /api/investors');
  return (
    <ProfileForm form={form} labels={LABELS} create={(body) => create.mutateAsync({ body })} {...handlers}>
      <FormRadioCards name="type" label="Investor type" required options={TYPES} />
      <FormText name="firmName" label="Firm" autoComplete="organization" />
      <FormTextarea
        name="investmentThesis"
        label="Investment thesis"
        required
        hint="What you look for and why. At least 20 characters; used for matching."
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <FormTicket name="minTicketSize" label="Minimum ticket" />
        <FormTicket name="averageTicketSize" label="Average ticket" />
        <FormTicket name="maxTicketSize" label="Maximum ticket" />
      </div>
      <FormChips name="sectors" label="Sectors" options={ONBOARDING_SECTORS} />
      <FormChips name="geographies" label="Geographies" options={ONBOARDING_GEOGRAPHIES} />
      <FormChips name="stages" label="Stages" options={STAGE_LABELS} />
      <FormLinkedIn />
    </ProfileForm>
  );
}
