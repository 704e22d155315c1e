import { useLocation } from 'wouter';
import { Form } from '#shared/web/form.tsx';
import { FormSwitch, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { DialogActions } from '#shared/web/ui/dialog.tsx';
import { type savedSearchEndpoints, SavedSearchForm } from '../contract.ts';
import { LIST, searchWords } from './saved-search.ts';

const { useSend } = endpointHooks<typeof savedSearchEndpoints>();
const LABELS = { name: 'Name', query: 'Filters' };
const LONGEST_NAME = 80;

type SaveSearchFormProps = { filters: Readonly<Record<string, string>>; onDone: () => void };

/** Names a search, and says whether its owner is told what it finds. */
export function SaveSearchForm({ filters, onDone }: SaveSearchFormProps) {
  const [, navigate] = useLocation();
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  const words = searchWords(chosen);
  const form = useContractForm(SavedSearchForm, {
    name: words.slice(0, LONGEST_NAME).trim(),
    query: chosen,
    isAlerting: true,
  });
  const { mutateAsync } = useSend('POST /api/saved-searches', {
    refreshes: [LIST],
    onSuccess: () => {
      onDone();
      toast({
        title: 'Search saved',
        action: { label: 'See saved searches', onAction: () => navigate('/saved-searches') },
      });
    },
  });
  return (
    <Form form={form} labels={LABELS} onSubmit={(body) => mutateAsync({ body })} className="grid gap-4">
      <p className="text-soft text-sm">{words}</p>
      <FormText name="name" label={LABELS.name} maxLength={LONGEST_NAME} autoComplete="off" required />
      <FormSwitch
        name="isAlerting"
        label="Alert me to new startups"
        hint="In your inbox at once and in the daily digest. One line for a search, however many there are."
      />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton>Save search</SubmitButton>
      </DialogActions>
    </Form>
  );
}
