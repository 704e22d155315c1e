import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SearchField, TextField } from '#shared/web/ui/text-field.tsx';
import type { DealView } from '../contract/analytics.ts';
import type { dealReportEndpoints } from '../contract.ts';
import { DEAL_PRIORITIES, DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { STAGE_OPTIONS } from './deal-labels.ts';
import { useFilters } from './filters.ts';

const { useList, useSend } = endpointHooks<typeof dealReportEndpoints>();

const VIEWS = 'GET /api/portfolio/deal-flow/views';

const PRIORITIES = DEAL_PRIORITIES.map((value) => ({ value, label: DEAL_PRIORITY_LABELS[value] }));

export type Filters = ReturnType<typeof useFilters>;

type ViewFilters = DealView['filters'];

/** Holds because the server accepts no other tab. */
const sent = (filters: ViewFilters) =>
  filters as ViewFilters & { tab: 'kanban' | 'list' | 'analytics' | null };

/** A name to begin with: "High, Due Diligence". */
const filtersLabel = ({ stage, priority, search }: ViewFilters) =>
  [priority && DEAL_PRIORITY_LABELS[priority], stage && DEAL_STAGE_LABELS[stage], search]
    .filter(Boolean)
    .join(', ');

function SaveDialog({ filters, onClose }: { filters: ViewFilters; onClose: () => void }) {
  const [name, setName] = useState(() => filtersLabel(filters));
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
      description="Saves the current tab, stage, priority and search. A view with the same name is replaced."
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
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={isPending}>
            Save view
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const sameFilters = (one: ViewFilters, other: ViewFilters) =>
  one.stage === other.stage &&
  one.priority === other.priority &&
  (one.search ?? '') === (other.search ?? '') &&
  (one.tab ?? 'kanban') === (other.tab ?? 'kanban');

type ViewsProps = { filters: ViewFilters; onOpen: (filters: ViewFilters) => void };

/** One's saved views, to open with one press; the open one can be deleted. */
function SavedViews({ filters, onOpen }: ViewsProps) {
  const [saving, setSaving] = useState(false);
  const { data } = useList(VIEWS, {}, { staleTimeMs: 0 });
  const removal = useSend('DELETE /api/portfolio/deal-flow/views/{viewId}', {
    refreshes: [VIEWS],
    onSuccess: () => toast({ title: 'View deleted' }),
    onError: toastError,
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
      {filters.tab === 'analytics' || views.some((view) => sameFilters(view.filters, filters)) ? null : (
        <Button variant="quiet" icon="star" onClick={() => setSaving(true)}>
          Save view
        </Button>
      )}
      {saving ? <SaveDialog filters={filters} onClose={() => setSaving(false)} /> : null}
    </fieldset>
  );
}

/** Search, stage, priority and saved views. Figures are of the whole pipeline: there, only the views are offered. */
export function FiltersForm({ filters, change }: Pick<Filters, 'filters' | 'change'>) {
  const isBoth = filters.tab !== 'analytics';
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {isBoth ? (
        <>
          <SearchField
            className="min-w-60 flex-1 basis-full sm:basis-60"
            label="Search deals"
            placeholder="Search startup or sector"
            value={filters.search}
            onChange={(q) => change({ q })}
          />
          <SelectField
            label="Stage"
            hideLabel
            className="min-w-36 flex-1 sm:max-w-44"
            placeholder="All stages"
            options={STAGE_OPTIONS}
            value={filters.stage ?? ''}
            onChange={({ target }) => change({ stage: target.value }, { push: true })}
          />
          <SelectField
            label="Priority"
            hideLabel
            className="min-w-36 flex-1 sm:max-w-44"
            placeholder="All priorities"
            options={PRIORITIES}
            value={filters.priority ?? ''}
            onChange={({ target }) => change({ priority: target.value }, { push: true })}
          />
        </>
      ) : null}
      <SavedViews
        filters={filters}
        onOpen={({ search, ...view }) => change({ ...view, q: search }, { push: true })}
      />
    </div>
  );
}
