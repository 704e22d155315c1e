import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { DealView } from '../contract/analytics.ts';
import type { dealReportEndpoints } from '../contract.ts';

const { useList, useSend } = endpointHooks<typeof dealReportEndpoints>();
const VIEWS = 'GET /api/portfolio/deal-flow/views';
type Filters = DealView['filters'];

/** Holds because the server accepts no other tab. */
const sent = (filters: Filters) => filters as Filters & { tab: 'kanban' | 'list' | 'analytics' | null };

const refused = (error: Error) =>
  toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });

function SaveDialog({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useSend('POST /api/portfolio/deal-flow/views', {
    refreshes: [VIEWS],
    onSuccess: (view) => {
      toast({ title: `View “${view.name}” saved` });
      onClose();
    },
    onError: (reason) => setError(messageOf(reason)),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this view"
      description="Tab, stage, priority and search as they are now. A view of the same name is replaced."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ body: { name, filters: sent(filters) } });
        }}
      >
        <TextField
          label="Name"
          required
          maxLength={60}
          data-autofocus=""
          value={name}
          error={error}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            Save view
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const sameFilters = (one: Filters, other: Filters) =>
  one.stage === other.stage &&
  one.priority === other.priority &&
  (one.search ?? '') === (other.search ?? '') &&
  (one.tab ?? 'kanban') === (other.tab ?? 'kanban');

type Props = { filters: Filters; onOpen: (filters: Filters) => void };

/** One's saved views, to open with one press; the open one can be deleted. */
export function ViewsList({ filters, onOpen }: Props) {
  const [saving, setSaving] = useState(false);
  const { data } = useList(VIEWS, {}, { staleTimeMs: 0 });
  const removal = useSend('DELETE /api/portfolio/deal-flow/views/{viewId}', {
    refreshes: [VIEWS],
    onSuccess: () => toast({ title: 'View deleted' }),
    onError: refused,
  });
  const views = data?.items ?? [];
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Saved views</legend>
      {views.map((view) => {
        const isOpen = sameFilters(view.filters, filters);
        return (
          <span key={view.id} className="flex items-center">
            <Button
              aria-pressed={isOpen}
              variant={isOpen ? 'primary' : 'secondary'}
              onClick={() => onOpen(view.filters)}
            >
              {view.name}
            </Button>
            {isOpen ? (
              <IconButton
                icon="trash"
                label={`Delete view ${view.name}`}
                onClick={() => removal.mutate({ params: { viewId: view.id } })}
              />
            ) : null}
          </span>
        );
      })}
      {views.some((view) => sameFilters(view.filters, filters)) ? null : (
        <Button variant="quiet" icon="star" onClick={() => setSaving(true)}>
          Save view
        </Button>
      )}
      {saving ? <SaveDialog filters={filters} onClose={() => setSaving(false)} /> : null}
    </fieldset>
  );
}
