import { Form } from '#shared/web/form.tsx';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { DialogActions } from '#shared/web/ui/dialog.tsx';
import { type SavedSearch, type savedSearchEndpoints, SavedSearchUpdate } from '../contract.ts';
import { REFRESHES } from './saved-search.ts';

const { useSend } = endpointHooks<typeof savedSearchEndpoints>();

/** Another name for a search. */
export function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { id, name, isAlerting, version } = search;
  const form = useContractForm(SavedSearchUpdate, { name, isAlerting, version });
  const { mutateAsync } = useSend('PUT /api/saved-searches/{id}', {
    refreshes: REFRESHES,
    onSuccess: onDone,
  });
  return (
    <Form form={form} labels={{ name: 'Name' }} onSubmit={(body) => mutateAsync({ params: { id }, body })}>
      <FormText name="name" label="Name" maxLength={80} autoComplete="off" required />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton>Rename</SubmitButton>
      </DialogActions>
    </Form>
  );
}
