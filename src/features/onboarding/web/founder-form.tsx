import { EXPERTISE_TAGS } from '#shared/domain/catalogue/vocabularies.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormCheckbox, FormText, FormTextarea } from '#shared/web/form-field.tsx';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { FounderProfileInput, type onboardingEndpoints } from '../contract.ts';
import type { FounderDraft } from '../contract/draft.ts';
import { FormChips, FormLinkedIn, ProfileForm, type ProfileFormProps } from './profile-form.tsx';

const onboarding = endpointHooks<typeof onboardingEndpoints>();

const LABELS = {
  bio: 'Bio',
  location: 'Location',
  linkedinUrl: 'LinkedIn',
  previousExits: 'Previous exits',
  expertiseTags: 'Expertise',
};

export function FounderForm({ draft, ...handlers }: ProfileFormProps<FounderDraft>) {
  // The contract's choices are a list of words; a draft may hold any, and the contract says so when it is sent.
  const expertiseTags = (draft.expertiseTags ?? []) as FounderProfileInput['expertiseTags'];
  const form = useContractForm(FounderProfileInput, {
    bio: '',
    location: '',
    linkedinUrl: '',
    previousExits: '',
    lookingForCofounder: false,
    ...draft,
    expertiseTags,
  });
  const create = onboarding.useSend('POST /api/founders');
  return (
    <ProfileForm form={form} labels={LABELS} create={(body) => create.mutateAsync({ body })} {...handlers}>
      <FormTextarea
        name="bio"
        label="Bio"
        required
        hint="What you have done, and what you are building now. At least 10 characters."
      />
      <FormText
        name="location"
        label="Location"
        required
        autoComplete="address-level2"
        placeholder="Lagos, Nigeria"
      />
      <FormChips
        name="expertiseTags"
        label="Expertise"
        hint="What you are good at."
        options={EXPERTISE_TAGS}
      />
      <FormLinkedIn />
      <FormTextarea
        name="previousExits"
        label="Previous exits"
        rows={2}
        hint="Companies you sold or took public."
      />
      <FormCheckbox name="lookingForCofounder" label="I am looking for a co-founder" />
    </ProfileForm>
  );
}
