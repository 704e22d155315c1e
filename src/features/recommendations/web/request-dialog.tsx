import { useState } from 'react';
import type { peopleEndpoints } from '#features/people/contract.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import { SearchField } from '#shared/web/ui/text-field.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { RecommendationRequest, type recommendationEndpoints } from '../contract.ts';

const { useSend } = endpointHooks<typeof recommendationEndpoints>();
const people = endpointHooks<typeof peopleEndpoints>();
const MOST_SHOWN = 6;

type PickerProps = { value: string; onChange: (userId: string) => void; error: string | undefined };

/** Finds a member by name and takes one. */
function PersonPicker({ value, onChange, error }: PickerProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), 250);
  const found = people.useList(
    'GET /api/users/search',
    { query: { q, limit: MOST_SHOWN } },
    { keepPrevious: true, staleTimeMs: 30_000 },
  );
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 text-sm font-medium">Who do you want to ask?</legend>
      <SearchField
        label="Find a person"
        value={text}
        onChange={setText}
        placeholder="Name, headline or skill"
      />
      {found.isError ? (
        <ErrorState title="Search failed" error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <SkeletonLines count={3} label="Searching" />
      ) : found.data.items.length === 0 ? (
        <p className="text-soft text-sm">No one found. Try another spelling.</p>
      ) : (
        <div className="grid grid-cols-1 gap-1">
          {found.data.items.map((person) => (
            <label
              key={person.id}
              className="has-checked:border-green has-checked:bg-tint flex min-h-11 cursor-pointer items-center gap-3 rounded-md border p-2"
            >
              <input
                type="radio"
                name="person"
                className="accent-green size-4"
                checked={value === person.id}
                onChange={() => onChange(person.id)}
              />
              <Avatar name={fullName(person)} imageUrl={person.profileImageUrl} size="sm" />
              <span className="min-w-0">
                <span className="block text-sm font-medium break-words">
                  {fullName(person)} <DemoTag isDemo={person.isDemo} />
                </span>
                {person.headline === null ? null : (
                  <span className="text-soft block text-sm break-words">{person.headline}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
      {error === undefined ? null : <p className="text-red text-sm font-medium">{error}</p>}
    </fieldset>
  );
}

function RequestForm({ onClose }: { onClose: () => void }) {
  const form = useContractForm(RecommendationRequest, { userId: '', note: '' });
  const { mutateAsync } = useSend('POST /api/users/recommendations/request', {
    refreshes: ['GET /api/users/recommendations/open'],
  });
  return (
    <Form
      form={form}
      labels={{ userId: 'Person', note: 'Note' }}
      onSubmit={async (body) => {
        await mutateAsync({ body });
        toast({ title: 'Success', description: 'Recommendation requested' });
        onClose();
      }}
    >
      <PersonPicker
        value={form.watch('userId')}
        onChange={(userId) => form.setValue('userId', userId, { shouldValidate: true })}
        error={form.formState.errors.userId?.message}
      />
      <FormTextarea name="note" label="Note" hint="What should they write about?" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Request Recommendation</SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** Asks a member for a recommendation. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Request Recommendation"
      description="They write it and you approve it before others see it."
    >
      <RequestForm onClose={onClose} />
    </Dialog>
  );
}
