import {
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  EXPERTISE_TAGS,
} from '#shared/domain/catalogue/vocabularies.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { ApiError } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormCheckbox, FormMultiSelect, FormSwitch, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { suggestionEndpoints } from '../contract.ts';
import { type SuggestionPreferences, SuggestionPreferencesInput } from '../contract/suggestion.ts';
import { REMOTE_PREFERENCE_LABELS, REMOTE_PREFERENCES } from '../domain/vocabulary.ts';

const { useCall, useSend } = endpointHooks<typeof suggestionEndpoints>();

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const WISHES = [
  { key: 'skills', label: 'Skills', own: true, options: same(EXPERTISE_TAGS) },
  {
    key: 'locations',
    label: 'Places',
    own: true,
    options: same(['Lagos', 'Nairobi', 'Accra', 'Cairo', 'Kigali']),
  },
  { key: 'interests', label: 'Interests', own: true, options: same(SECTORS.map(({ label }) => label)) },
  {
    key: 'experienceLevels',
    label: 'Experience levels',
    own: false,
    options: EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LEVEL_LABELS[value] })),
  },
  {
    key: 'remotePreferences',
    label: 'Ways of working',
    own: false,
    options: REMOTE_PREFERENCES.map((value) => ({ value, label: REMOTE_PREFERENCE_LABELS[value] })),
  },
] as const;

type WishesFormProps = { preferences: SuggestionPreferences; onDone: () => void };

function WishesForm({ preferences, onDone }: WishesFormProps) {
  const form = useContractForm(SuggestionPreferencesInput, preferences);
  const { mutateAsync } = useSend('PUT /api/users/match-preferences', {
    refreshes: ['GET /api/users/match-preferences'],
  });
  return (
    <Form
      form={form}
      labels={{ wishes: 'What you are looking for' }}
      onSubmit={async (body) => {
        try {
          await mutateAsync({ body });
        } catch (error) {
          // A conflict on this call carries what its answer would have been.
          const current =
            error instanceof ApiError
              ? (error.problem?.current as SuggestionPreferences | undefined)
              : undefined;
          if (current !== undefined) form.setValue('version', current.version);
          throw error;
        }
        toast({ title: 'Success', description: 'Saved. Refresh your matches to use it.' });
        onDone();
      }}
    >
      <div>
        <FormSwitch name="isHiring" label="I am looking for people to work with" />
        <FormSwitch name="isRaising" label="I raise money" />
      </div>
      {WISHES.map(({ key, label, own, options }) => (
        <div key={key} className="grid grid-cols-1 gap-1">
          <FormMultiSelect
            name={`wishes.${key}.values`}
            label={label}
            options={options}
            allowOther={own}
            max={10}
            {...(own ? { hint: 'Choose, or type your own and press Enter.' } : {})}
          />
          <FormCheckbox name={`wishes.${key}.must`} label={`Must have (${label.toLowerCase()})`} />
        </div>
      ))}
      <p className="text-soft text-sm">
        Everything else is a preference that moves people up or down. Your matches can see which of your
        wishes they meet. School, employer, age and gender are never used.
      </p>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton>Save</SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** What a person looks for in others, in a window of its own. */
export function WishesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isError, refetch, isFetching } = useCall('GET /api/users/match-preferences', {});
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="What you are looking for"
      description="Used for matching, together with your skills, interests, place and what both sides are open to."
    >
      {isError ? (
        <LoadError what="what you are looking for" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonLines label="Loading what you are looking for" />
      ) : (
        <WishesForm preferences={data} onDone={onClose} />
      )}
    </Dialog>
  );
}
